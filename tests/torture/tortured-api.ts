/** The built casino API on a state directory, spoken to over plain HTTP, killed and started again at will. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Miniflare } from 'miniflare';
import { apiWorker, startRuntime, type Runtime } from '../../scripts/runtime';
import { makeSecrets } from '../../scripts/start/secrets';

export interface Reply {
  status: number;
  code: string;
  data: unknown;
}

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The API did not answer: the request may or may not have been carried out. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** A kept connection that was closed while it was idle: asking once more on a new one is what every client does. */
class ClosedBefore extends NoAnswer {}

/** Nobody waits longer for an answer; what takes longer counts as lost. */
const longestWait = 20_000;

async function workerdChildren(): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const fields = /^\d+ \((.*)\) \S (\d+)/.exec(stat);
    if (fields?.[1] === 'workerd' && Number(fields[2]) === process.pid) found.push(Number(name));
  }
  return found;
}

export class TorturedApi {
  private runtime: Runtime | null = null;
  private pids: number[] = [];
  private agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  kills = 0;

  private constructor(
    readonly stateDir: string,
    private readonly variables: Record<string, string>,
    private readonly inspector: boolean,
  ) {}

  /** @param measured where speed and memory are measured: without the QA console, as in production, and with an inspector */
  static async start(measured = false, more: Record<string, string> = {}): Promise<TorturedApi> {
    const variables = { ...makeSecrets(), QA: measured ? 'off' : 'on', MAIL: 'outbox', ...more };
    const api = new TorturedApi(await mkdtemp(path.join(tmpdir(), 'lantern-torture-')), variables, measured);
    await api.up();
    return api;
  }

  get miniflare(): Miniflare {
    if (!this.runtime) throw new Error('The API is down.');
    return this.runtime.miniflare;
  }

  /** Of the runtime's process. */
  get pid(): number {
    const [pid] = this.pids;
    if (!pid) throw new Error('The API is down.');
    return pid;
  }

  get url(): string {
    if (!this.runtime?.apiUrl) throw new Error('The API is down.');
    return this.runtime.apiUrl;
  }

  get key(): string {
    return this.variables.API_KEY!;
  }

  database() {
    return this.miniflare.getD1Database('DB', apiWorker);
  }

  /** kill -9 of the runtime's process, in the middle of whatever it does; then a start on what it left behind. */
  async killAndRestart(): Promise<void> {
    this.kills += 1;
    for (const pid of this.pids) process.kill(pid, 'SIGKILL');
    this.agent.destroy();
    const dead = this.runtime;
    this.runtime = null;
    await dead?.stop().catch(() => {});
    await this.up();
  }

  /** @throws NoAnswer when the connection broke or nothing came in time. */
  async send(sent: Sent): Promise<Reply> {
    try {
      return await this.sendOnce(sent);
    } catch (error) {
      if (error instanceof ClosedBefore) return this.sendOnce(sent, true);
      throw error;
    }
  }

  /** @param anew on a connection of its own, which can't have been closed before */
  private sendOnce({ method, path: address, headers, body }: Sent, anew = false): Promise<Reply> {
    const url = this.runtime?.apiUrl;
    if (!url) return Promise.reject(new NoAnswer('down'));
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        `${url}${address}`,
        {
          method,
          agent: anew ? false : this.agent,
          timeout: longestWait,
          headers: {
            'api-key': this.variables.API_KEY,
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
            ...headers,
          },
        },
        (response) => {
          let answer = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
          response.on('error', () => reject(new NoAnswer('cut off')));
          response.on('close', () => (response.complete ? undefined : reject(new NoAnswer('cut off'))));
          response.on('end', () => {
            if (!response.complete) return reject(new NoAnswer('cut off'));
            try {
              const { info, data } = JSON.parse(answer) as { info: { resultCode: string }; data: unknown };
              resolve({ status: response.statusCode ?? 0, code: info.resultCode, data });
            } catch {
              reject(new NoAnswer(`not an envelope: ${response.statusCode} ${answer.slice(0, 200)}`));
            }
          });
        },
      );
      request.on('timeout', () => request.destroy());
      request.on('error', (error) =>
        reject(new (request.reusedSocket ? ClosedBefore : NoAnswer)(`${error.message}: ${method} ${address}`)),
      );
      request.end(text);
    });
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    await this.runtime?.stop();
    this.runtime = null;
    await rm(this.stateDir, { recursive: true, force: true });
  }

  private async up(): Promise<void> {
    const before = new Set(await workerdChildren());
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
    const options = {
      stateDir: this.stateDir,
      edge: this.variables,
      api: this.variables,
      direct: true,
      inspector: this.inspector,
    };
    // On a busy machine the fresh runtime may drop the connection by which its tables are made; making them again does no harm.
    this.runtime = await startRuntime(options).catch((error: unknown) =>
      error instanceof TypeError ? startRuntime(options) : Promise.reject(error as Error),
    );
    this.pids = (await workerdChildren()).filter((pid) => !before.has(pid));
  }
}
