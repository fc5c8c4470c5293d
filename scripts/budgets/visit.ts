/** A first visit and the page after it, in a real browser of a phone's size: what crosses the wire. */
import { chromium, type Browser } from 'playwright';
import { gzipped, lazyImages } from './bytes';

export interface Load {
  /** Besides lazily loaded pictures. */
  requests: number;
  /** Compressed, all that came over the wire. */
  bytes: number;
  /** Of these, lazily loaded pictures that stood near the first view. */
  lazyBytes: number;
  /** Addresses outside our own origin. */
  foreign: string[];
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (executablePath: string): Promise<Browser> => chromium.launch({ executablePath, args });

interface Visitor {
  /** Scripts run; they don't by default. */
  scripts?: boolean;
  /** As a browser keeps them, of somebody who is logged in: `name=value`. */
  cookies?: string[];
}

/** Opens the addresses one after the other as a newcomer with an empty cache. */
export async function visit(
  browser: Browser,
  origin: string,
  addresses: string[],
  { scripts = false, cookies = [] }: Visitor = {},
): Promise<Load[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    javaScriptEnabled: scripts,
    locale: 'en-GB',
  });
  await context.addCookies(
    cookies.map((cookie) => ({
      url: origin,
      name: cookie.slice(0, cookie.indexOf('=')),
      value: cookie.slice(cookie.indexOf('=') + 1),
    })),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const loads: Load[] = [];
  for (const address of addresses) {
    // Answered from the browser's own cache, or with "not modified": nothing but headers crossed the wire.
    const cached = new Set<string>();
    const asked = new Map<string, string>();
    const onRequest = ({ requestId, request }: { requestId: string; request: { url: string } }) =>
      asked.set(requestId, request.url);
    const onCache = ({ requestId }: { requestId: string }) => cached.add(requestId);
    const onResponse = ({
      requestId,
      response,
    }: {
      requestId: string;
      response: { fromDiskCache?: boolean; status: number };
    }) => (response.fromDiskCache || response.status === 304) && cached.add(requestId);
    session.on('Network.requestWillBeSent', onRequest);
    session.on('Network.requestServedFromCache', onCache);
    session.on('Network.responseReceived', onResponse);
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    session.off('Network.requestWillBeSent', onRequest);
    session.off('Network.requestServedFromCache', onCache);
    session.off('Network.responseReceived', onResponse);

    const html = await page.content();
    const lazy = lazyImages(html);
    const load: Load = { requests: 0, bytes: 0, lazyBytes: 0, foreign: [] };
    for (const [id, url] of asked) {
      if (cached.has(id) || url.startsWith('data:')) continue;
      const { origin: from, pathname } = new URL(url);
      if (from !== origin) load.foreign.push(url);
      const body = await context.request.get(url).then((response) => response.body());
      const size = gzipped(body);
      load.bytes += size;
      if (lazy.has(pathname)) load.lazyBytes += size;
      else load.requests += 1;
    }
    loads.push(load);
  }
  await context.close();
  return loads;
}
