/** Processor time of a process, and how to spend it request by request. */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/**
 * User and system time that a process has used so far, in milliseconds, by the scheduler's own count of its threads: `/proc/<pid>/stat` knows
 * hundredths of a second, which is an eighth of four hundred light pages. Linux only.
 */
export function cpuOf(pid: number): number {
  const threads = `/proc/${pid}/task`;
  return readdirSync(threads).reduce((sum, thread) => sum + nanosecondsOf(`${threads}/${thread}/schedstat`), 0) / 1e6;
}

function nanosecondsOf(schedstat: string): number {
  try {
    return Number(readFileSync(schedstat, 'utf8').split(' ')[0]);
  } catch {
    return 0; // A thread that ended meanwhile.
  }
}

/**
 * Requests in flight. With one alone the process sleeps between two requests, and on an idle machine the kernel's work of waking it
 * (0.05 to 0.4 ms, seen on one and the same machine) is charged to the page.
 */
const inFlight = 4;

const agent = new Agent({ keepAlive: true, maxSockets: inFlight });

export interface Answer {
  status: number;
  body: Buffer;
  setCookie: string[];
  serverTiming: string;
  location: string | undefined;
}

/** One GET on connections that stay open. */
export const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> => send('GET', url, headers);

/** One posted form on the same connections; redirects are the caller's to follow. */
export const post = (url: string, form: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send(
    'POST',
    url,
    {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(form)),
    },
    form,
  );

function send(method: string, url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          setCookie: response.headers['set-cookie'] ?? [],
          serverTiming: String(response.headers['server-timing'] ?? ''),
          location: response.headers.location,
        }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}

/** Milliseconds of processor time that `pid` spends on one request, over `count` requests, a few at a time. */
export async function cpuPerRequest(pid: number, count: number, once: () => Promise<Answer>): Promise<number> {
  const before = cpuOf(pid);
  let left = count;
  const ask = async (): Promise<void> => {
    while (left-- > 0) await once();
  };
  await Promise.all(Array.from({ length: inFlight }, ask));
  return (cpuOf(pid) - before) / count;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
