/** Stands in front of an API and bends what goes through it: how the suite is tried against APIs that are wrong in one thing. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Passing {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type Forward = (over?: Partial<Passing>) => Promise<Reply>;
/** Answers a request, mostly by what `forward` brings. */
export type Bend = (request: Passing, forward: Forward) => Promise<Reply>;

async function textOf(stream: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function send(base: string, { method, path, headers, body }: Passing): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...kept } = headers;
    const request = http.request(
      `${base}${path}`,
      { method, headers: { ...kept, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) } },
      (response) => {
        textOf(response).then(
          (text) => resolve({ status: response.statusCode ?? 502, headers: flat(response.headers), body: text }),
          reject,
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const flat = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export class BendingProxy {
  private bend: Bend = (_, forward) => forward();

  private constructor(
    private readonly server: http.Server,
    readonly url: string,
  ) {}

  static async before(base: string): Promise<BendingProxy> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new BendingProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (incoming, outgoing) => {
      proxy.pass(base, incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
    });
    return proxy;
  }

  private async pass(base: string, incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const request: Passing = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: flat(incoming.headers),
      body: await textOf(incoming),
    };
    const { status, headers, body } = await this.bend(request, (over) => send(base, { ...request, ...over }));
    const { 'content-length': length, 'transfer-encoding': _, connection: __, ...kept } = headers;
    outgoing.writeHead(status, {
      ...kept,
      ...(request.method === 'HEAD' && length ? { 'content-length': length } : {}),
    });
    outgoing.end(body);
  }

  /** From now on; nothing is bent without an argument. */
  set(bend: Bend = (_, forward) => forward()): void {
    this.bend = bend;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
