/**
 * Answers a page that can't be had with one that says so, in the language of its address. It keeps that page and its style, nothing else: what
 * a player sees is never stored here. Its constants are written into it by the build (`scripts/offline.ts`).
 */
declare const __OFFLINE__: { cache: string; style: string; pages: Readonly<Record<string, string>>; usual: string };

const worker = self as unknown as ServiceWorkerLike;
interface ExtendableEventLike extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEventLike extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface ServiceWorkerLike {
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: ((type: 'install' | 'activate', act: (event: ExtendableEventLike) => void) => void) &
    ((type: 'fetch', act: (event: FetchEventLike) => void) => void);
}

const { cache, style, pages, usual } = __OFFLINE__;

async function kept(path: string): Promise<Response> {
  const found = await (await caches.open(cache)).match(path);
  return found ?? Response.error();
}

/** The page of the address's language: `/de/cashier` has German. */
const pageFor = (url: string): string => pages[new URL(url).pathname.split('/')[1]!] ?? usual;

worker.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(cache)
      .then((opened) => opened.addAll([style, usual, ...Object.values(pages)]))
      .then(() => worker.skipWaiting()),
  ),
);

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      // The page is asked for while this worker wakes, so that nobody waits for it.
      worker.registration.navigationPreload?.enable(),
      caches.keys().then((names) => Promise.all(names.map((name) => name !== cache && caches.delete(name)))),
    ]),
  ),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(
      event.preloadResponse.then((page) => page ?? fetch(request)).catch(() => kept(pageFor(request.url))),
    );
  else if (new URL(request.url).pathname === style) event.respondWith(fetch(request).catch(() => kept(style)));
});
