/** Weighs pages as a phone would receive them: compressed, with what they pull in. */
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';

export const gzipped = (content: string | Buffer): number => gzipSync(content).length;

interface Fetched {
  status: number;
  body: string;
}

export type Fetch = (address: string) => Promise<Fetched>;

export interface PageWeight {
  status: number;
  html: number;
  css: number;
  /** Bytes of script, linked, inline and what an element wakes; 0 is the bar. */
  script: number;
  /** Those of `script` that come with the page, not when an element wakes them. */
  linked: number;
}

/** HTML, style sheets and scripts of one page, compressed. Style sheets are fetched once and remembered in `sheets`. */
export async function weigh(address: string, fetch: Fetch, sheets: Map<string, number>): Promise<PageWeight> {
  const { status, body } = await fetch(address);
  const $ = load(body);
  let css = 0;
  for (const link of $('link[rel=stylesheet]').toArray()) {
    const href = $(link).attr('href')!;
    if (!sheets.has(href)) sheets.set(href, gzipped((await fetch(href)).body));
    css += sheets.get(href)!;
  }
  let linked = 0;
  for (const element of $('script, link[rel=modulepreload]').toArray()) {
    const source = $(element).attr('src') ?? $(element).attr('href');
    linked += source ? gzipped((await fetch(source)).body) : Math.max(1, gzipped($(element).text()));
  }
  let script = linked;
  for (const element of $('[data-wakes]').toArray())
    script += gzipped((await fetch($(element).attr('data-wakes')!)).body);
  return { status, html: gzipped(body), css, script, linked };
}

/** Addresses of images that the page only asks for when they come near. */
export function lazyImages(html: string): Set<string> {
  const $ = load(html);
  return new Set(
    $('img[loading=lazy]')
      .toArray()
      .map((image) => $(image).attr('src')!),
  );
}
