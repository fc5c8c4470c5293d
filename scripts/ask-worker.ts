import type { Miniflare } from 'miniflare';

/** Asks one of the Workers past the edge, at its own address where it has one (`directApi`). @param path begins with a slash */
export async function askWorker(
  miniflare: Miniflare,
  worker: string,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Response> {
  // What refuses a body half-way ends the connection before the answer is read: bytes go by the bridge.
  const own = init.body instanceof Uint8Array ? null : await miniflare.unsafeGetDirectURL(worker).catch(() => null);
  if (own)
    return fetch(own.origin + path, {
      ...(init as RequestInit),
      // A connection for each call: one that is kept is ended by the runtime after a pause, perhaps just as the next call takes it up.
      headers: { ...init.headers, connection: 'close' },
      redirect: 'manual',
    });
  const bridge = await miniflare.getWorker(worker);
  return (await bridge.fetch(`http://${worker}${path}`, { ...init, redirect: 'manual' })) as unknown as Response;
}
