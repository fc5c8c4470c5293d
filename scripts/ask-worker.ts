import type { Miniflare } from 'miniflare';
import { Agent, errors, fetch, request } from 'undici';

/**
 * A connection is opened for many calls, for that costs as much as a call. It is let go long before the runtime would end it, after five seconds, perhaps
 * just as the next call takes it up.
 */
const dispatcher = new Agent({
  keepAliveTimeout: 1_000,
  keepAliveMaxTimeout: 1_000,
  bodyTimeout: 0,
  headersTimeout: 0,
});

/**
 * The runtime closes a connection once it has answered what it did not read to its end, sometimes before the answer is read, and what was sent into it
 * meanwhile has come to nobody. Either is asked `otherwise`.
 */
export async function unlessClosed<Answer>(asked: Promise<Answer>, otherwise: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const cause = ((error as Error).cause ?? error) as Error & { code?: string };
    if (!(cause instanceof errors.SocketError) && cause.code !== 'ECONNRESET' && cause.code !== 'EPIPE') throw error;
    return otherwise();
  }
}

/** Asks a Worker by itself at `address`, as a browser would that has `url` in its address bar. Redirects are answers. */
export async function askAs(
  url: URL,
  address: string,
  init: { method: string; headers: Record<string, string>; body: string | URLSearchParams | undefined },
): Promise<Response> {
  const { method, body } = init;
  const type = body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'text/plain';
  const own = { host: url.host, ...(body === undefined ? {} : { 'content-type': `${type};charset=UTF-8` }) };
  const answer = await request(address + url.pathname + url.search, {
    method: method as 'GET',
    headers: { ...own, ...init.headers },
    body: body?.toString() ?? null,
    dispatcher,
  });
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const text = await answer.body.arrayBuffer();
  return new Response([204, 205, 304].includes(answer.statusCode) ? null : text, {
    status: answer.statusCode,
    headers,
  });
}

/** Asks one of the Workers past the edge, at its own address where it has one (`direct`). @param path begins with a slash */
export async function askWorker(
  miniflare: Miniflare,
  worker: string,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Response> {
  const byBridge = async () => {
    const bridge = await miniflare.getWorker(worker);
    return (await bridge.fetch(`http://${worker}${path}`, { ...init, redirect: 'manual' })) as unknown as Response;
  };
  // Files are refused half-way often enough.
  const own = init.body instanceof Uint8Array ? null : await miniflare.unsafeGetDirectURL(worker).catch(() => null);
  if (!own) return byBridge();
  return unlessClosed(
    fetch(own.origin + path, { ...init, redirect: 'manual', dispatcher }) as Promise<unknown> as Promise<Response>,
    byBridge,
  );
}
