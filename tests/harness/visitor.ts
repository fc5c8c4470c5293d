/** Somebody with a browser and scripts switched off: keeps cookies, sends what a browser sends, follows redirects. */
import type { Miniflare } from 'miniflare';
import { askAs, unlessClosed } from '../../scripts/ask-worker';
import { staticPaths, type Runtime } from '../../scripts/runtime';
import { VisitorCookies } from './cookie-jar';
import { Page, type Answered } from './page';

export interface VisitorOptions {
  /** CF-IPCountry as the network sends it; null: the header is missing. Default `DE`. */
  country?: string | null;
  region?: string;
  city?: string;
  /** Accept-Language; null: none is sent. Default `en`. */
  language?: string | null;
  /** The visitor's address. */
  ip?: string;
  /** Sent with every request, over everything else. */
  headers?: Record<string, string>;
}

export interface RequestOptions {
  /** The page that the visitor comes from: gives Referer and Sec-Fetch-Site. Left out: typed into the address bar. */
  from?: Page;
  /** Over what the browser would send; null leaves a header out. */
  headers?: Record<string, string | null>;
  /** False: a redirect is what is asked for. */
  follow?: boolean;
}

const redirectLimit = 6;
const redirectStatus = new Set([301, 302, 303, 307, 308]);

/** How a request comes to the product. `cf`: what the network says of where it comes from. */
export type Way = (
  url: URL,
  init: {
    method: string;
    headers: Record<string, string>;
    body: Body | undefined;
    cf: Record<string, string | undefined>;
  },
) => Promise<Pick<Response, 'status' | 'headers' | 'text' | 'arrayBuffer'>>;

/** By Miniflare, as a browser's requests come. */
const byMiniflare =
  (miniflare: Miniflare): Way =>
  async (url, { cf, body, ...init }) =>
    (await miniflare.dispatchFetch(url.href, {
      ...init,
      body: body as never,
      redirect: 'manual',
      cf: cf as never,
    })) as unknown as Response;

/** To the edge app itself, where it has an address of its own: pages cost half as much. Static files are not its business, and it knows no https. */
export function wayTo({ miniflare, edgeUrl }: Pick<Runtime, 'miniflare' | 'edgeUrl'>): Way {
  const usual = byMiniflare(miniflare);
  if (edgeUrl === null) return usual;
  const files = staticPaths();
  const isFile = (path: string) =>
    files.some((file) => (file.endsWith('*') ? path.startsWith(file.slice(0, -1)) : path === file));
  return (url, init) => {
    const { method, headers, body, cf } = init;
    const hasFiles = body instanceof Uint8Array || body instanceof FormData;
    if (hasFiles || url.protocol !== 'http:' || isFile(url.pathname)) return usual(url, init);
    const asked = askAs(url, edgeUrl, { method, headers: { ...headers, 'mf-cf-blob': JSON.stringify(cf) }, body });
    return unlessClosed(asked, () => usual(url, init));
  };
}

type Body = URLSearchParams | FormData | string | Uint8Array;

export class Visitor {
  readonly cookies = new VisitorCookies();

  constructor(
    private readonly way: Way,
    /** Of the address bar, without a trailing slash. */
    private readonly origin: string,
    readonly options: VisitorOptions = {},
  ) {}

  /** Opens an address by hand, or by a link when `from` is given. */
  get(path: string, options: RequestOptions = {}): Promise<Page> {
    return this.request('GET', path, undefined, options);
  }

  /** Posts from our own page, as a submitted form does. */
  post(path: string, body: Body | Record<string, string>, options: RequestOptions = {}): Promise<Page> {
    const plain =
      body instanceof URLSearchParams ||
      body instanceof FormData ||
      body instanceof Uint8Array ||
      typeof body === 'string';
    return this.request('POST', path, plain ? body : new URLSearchParams(body), options);
  }

  async request(method: string, path: string, body: Body | undefined, options: RequestOptions = {}): Promise<Page> {
    const started = performance.now();
    const redirects: Answered['redirects'] = [];
    const setCookies: string[] = [];
    let url = new URL(path, options.from?.url ?? this.origin);
    let step: { method: string; body: Body | undefined } = { method, body };
    for (;;) {
      const response = await this.once(step.method, url, step.body, options);
      const cookies = response.headers.getSetCookie();
      setCookies.push(...cookies);
      this.cookies.take(cookies, url.protocol === 'https:');
      const location = response.headers.get('location');
      if (!redirectStatus.has(response.status) || location === null || options.follow === false) {
        const html = await response.text();
        return new Page(this, {
          url,
          status: response.status,
          headers: new Headers([...response.headers]),
          html,
          redirects,
          setCookies,
          took: performance.now() - started,
        });
      }
      await response.arrayBuffer();
      const to = new URL(location, url);
      redirects.push({ url: url.href, status: response.status, to: to.href });
      if (to.origin !== this.origin) throw new Error(`${url.href} sends the visitor away, to ${to.href}.`);
      if (redirects.length > redirectLimit)
        throw new Error(`Too many redirects: ${redirects.map((redirect) => redirect.to).join(' → ')}`);
      if (response.status !== 307 && response.status !== 308) step = { method: 'GET', body: undefined };
      url = to;
    }
  }

  private once(method: string, url: URL, body: Body | undefined, options: RequestOptions) {
    const { country = 'DE', region, city, language = 'en', ip = '203.0.113.7' } = this.options;
    const own = options.from !== undefined || method !== 'GET';
    const headers: Record<string, string | null> = {
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'accept-language': language,
      'user-agent': 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': own ? 'same-origin' : 'none',
      origin: method === 'GET' || method === 'HEAD' ? null : url.origin,
      referer: options.from ? options.from.url.href : null,
      'cf-ipcountry': country,
      'cf-connecting-ip': ip,
      cookie: this.cookies.header(),
      ...this.options.headers,
      ...options.headers,
    };
    return this.way(url, {
      method,
      headers: Object.fromEntries(
        Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null),
      ),
      body,
      cf: { country: country?.slice(0, 2).toUpperCase() ?? 'XX', region, regionCode: region, city },
    });
  }
}
