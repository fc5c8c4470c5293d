import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}
export interface Answer {
  status: number;
  json?: unknown;
}

/** How the next requests go wrong: `lost` does the work and never answers, `cut` does it and answers half; the others do nothing, `silent` keeps the caller waiting. */
export type Trouble = 'lost' | 'down' | 'garbage' | 'refused' | 'cut' | 'silent';

/** A gateway of ours on loopback, with its troubles. */
export class LocalGateway {
  /** Every request, as `METHOD /path`. */
  readonly asked: string[] = [];
  private readonly troubles: { kind: Trouble; path: RegExp }[] = [];
  private readonly server;

  constructor(private readonly work: (asked: Asked) => Answer) {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const url = new URL(request.url ?? '/', this.url);
        const method = request.method ?? 'GET';
        this.asked.push(`${method} ${url.pathname}`);
        const found = this.troubles.findIndex(({ path }) => path.test(`${method} ${url.pathname}${url.search}`));
        const [trouble] = found >= 0 ? this.troubles.splice(found, 1) : [];
        if (trouble?.kind === 'down') return void response.writeHead(502).end('Bad gateway');
        if (trouble?.kind === 'refused')
          return void response
            .writeHead(400, { 'content-type': 'application/json' })
            .end('{"code":"refused","message":"no"}');
        if (trouble?.kind === 'silent') return;
        if (trouble?.kind === 'garbage') return void response.writeHead(200).end('<html>');
        const { status, json } = this.work({
          method,
          url,
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        });
        if (trouble?.kind === 'lost') return void response.destroy();
        const text = json === undefined ? '' : JSON.stringify(json);
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(trouble?.kind === 'cut' ? text.slice(0, text.length / 2) : text);
      });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next request whose `METHOD /path?query` fits goes wrong. */
  next(kind: Trouble, path: RegExp = /./): void {
    this.troubles.push({ kind, path });
  }

  get isCalm(): boolean {
    return this.troubles.length === 0;
  }

  calm(): void {
    this.troubles.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
