/** Where texts are seen: which of them a page shows, and at which spot of it; and the page that tells a translator. */
import { load } from 'cheerio';
import type { Page } from 'playwright';
import type { Language } from 'contract/languages';
import type { Row } from './corpus';

/** A text on a screen, in CSS pixels of its picture. Without a size it is there for those who listen, or folded away. */
interface Spot {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Sight extends Spot {
  screen: string;
  /** The screen's picture, beside the page that shows it. */
  picture: string;
}

/** A screen with its picture, by the file of its route (`app/routes/casino.tsx`). */
export interface Pictured {
  screen: string;
  picture: string;
  route: string;
}

/** Where the code says a text. */
export interface Use {
  file: string;
  /** Those that the file stands on, what has least else on it first. */
  screens: Pictured[];
}

export const nameOf = ({ file, key }: Row): string => `${file.replace(/\.ts$/, '')}.${key}`;

/** As it is compared: spaces are one, and marks for line breaks are none. */
const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A regular expression that a shown text matches; null for a text of hardly more than values, which anything would match. */
export function patternOf(text: string): string | null {
  const parts = plain(text).split(/\{\{\w+\}\}/);
  if (!/\p{L}{2}|[\u3040-\u30ff\u4e00-\u9fff]/u.test(parts.join(''))) return null;
  return `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?')}$`;
}

/** Attributes whose values are read or heard. */
const shownAttributes = ['aria-label', 'placeholder', 'title', 'alt', 'value', 'content'];
/** Longer texts are a page's own, not a sentence's. */
const longest = 900;

/**
 * Names the texts of a language that a page's own words show, as `spotsOn` finds them in a browser; a string that was looked at before is not looked at again,
 * so that thousands of pages that repeat one another are read in a moment.
 */
export function reader(rows: readonly Row[], language: Language): (html: string) => string[] {
  const read = new Set<string>();
  const whole = new Map<string, string[]>();
  const filled: { name: string; expression: RegExp }[] = [];
  for (const row of rows) {
    const text = row.text[language];
    const pattern = text ? patternOf(text) : null;
    if (!pattern) continue;
    if (/\{\{\w+\}\}/.test(text)) filled.push({ name: nameOf(row), expression: new RegExp(pattern, 'su') });
    else whole.set(plain(text), [...(whole.get(plain(text)) ?? []), nameOf(row)]);
  }
  return (html) => {
    const $ = load(html);
    $('script, style, noscript').remove();
    const names: string[] = [];
    const look = (text: string) => {
      const said = plain(text);
      if (!said || said.length > longest || read.has(said)) return;
      read.add(said);
      names.push(...(whole.get(said) ?? []));
      for (const { name, expression } of filled) if (expression.test(said)) names.push(name);
    };
    $('title, meta[name=description], body *').each((_, element) => {
      for (const attribute of shownAttributes) look($(element).attr(attribute) ?? '');
      look($(element).text());
      for (const node of element.childNodes) if (node.type === 'text') look(node.data);
    });
    return names;
  };
}

/** The spots of a page that show one of the texts. */
export async function spotsOn(page: Page, rows: readonly Row[], language: Language): Promise<Spot[]> {
  // The compiler of the scripts names functions by a helper of its own, which a page has not.
  await page.evaluate('globalThis.__name ??= (named) => named');
  const patterns = rows.flatMap((row) => {
    const pattern = row.text[language] ? patternOf(row.text[language]) : null;
    return pattern ? [{ name: nameOf(row), pattern }] : [];
  });
  return page.evaluate(
    ({ texts, shownAttributes, longest }) => {
      const plain = (text: string) =>
        text
          .replace(/[\u00ad\u200b]/g, '')
          .replace(/\s+/g, ' ')
          .trim();
      const expressions = texts.map(({ name, pattern }) => ({ name, expression: new RegExp(pattern, 'su') }));
      const shown: { text: string; box: () => DOMRect }[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('title, meta[name=description], body *')) {
        if (element.closest('script, style, noscript')) continue;
        const box = () => element.getBoundingClientRect();
        for (const attribute of shownAttributes)
          if (element.hasAttribute(attribute)) shown.push({ text: element.getAttribute(attribute)!, box });
        const { textContent, children } = element;
        if ([...children].some((child) => child.textContent === textContent)) continue;
        if (textContent && textContent.length < longest) shown.push({ text: textContent, box });
        if (children.length)
          for (const node of element.childNodes)
            if (node instanceof Text && node.data.trim())
              shown.push({
                text: node.data,
                box: () => {
                  const range = document.createRange();
                  range.selectNodeContents(node);
                  return range.getBoundingClientRect();
                },
              });
      }
      const spots = new Map<string, { name: string; left: number; top: number; width: number; height: number }>();
      for (const { text, box } of shown) {
        const said = plain(text);
        for (const { name, expression } of said ? expressions : []) {
          if ((spots.get(name)?.width ?? 0) > 1 || !expression.test(said)) continue;
          const { left, top, width, height } = box();
          spots.set(name, { name, left: left + scrollX, top: top + scrollY, width, height });
        }
      }
      return [...spots.values()];
    },
    { texts: patterns, shownAttributes, longest },
  );
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** How much of a screen is shown around a text. */
const [around, most, mostOfUse] = [48, 3, 2];

function sightOf({ screen, picture, left, top, width, height }: Sight): string {
  const link = `<a href="${escaped(picture)}">${escaped(screen)}</a>`;
  if (width <= 1 || height <= 1) return `<li>${link}, for those who listen or folded away</li>`;
  const from = Math.max(0, top - around);
  return `<li>${link}<div class="cut" style="height:${Math.round(height + 2 * around)}px;background-image:url('${escaped(picture)}');background-position:0 -${Math.round(from)}px"><i style="left:${Math.round(left)}px;top:${Math.round(top - from)}px;width:${Math.round(width)}px;height:${Math.round(height)}px"></i></div></li>`;
}

/** Of a text that no visit meets: the code that says it, beside the screens which that code stands on. */
function useOf([use]: readonly Use[]): string {
  if (!use) return '<p>In an answer of the API.</p>';
  const code = `<code>${escaped(use.file)}</code>`;
  if (use.screens.length === 0) return `<p>By ${code}: in an answer, a mail, or a page that no visit comes to.</p>`;
  const screens = use.screens
    .slice(0, mostOfUse)
    .map(
      ({ screen, picture }) =>
        `<li><a href="${escaped(picture)}">${escaped(screen)}</a><div class="cut" style="height:320px;background-image:url('${escaped(picture)}')"></div></li>`,
    );
  return `<p>By ${code}, in a state that no visit meets, on:</p><ul>${screens.join('')}</ul>`;
}

/**
 * The page: each text by its key, with the spots where it is seen.
 * @param uses where the code says those that are seen nowhere, by name
 */
export function pageOfPlaces(
  language: Language,
  rows: readonly Row[],
  sights: readonly Sight[],
  uses: ReadonlyMap<string, readonly Use[]> = new Map(),
): string {
  const byName = new Map<string, Sight[]>();
  for (const sight of sights) byName.set(sight.name, [...(byName.get(sight.name) ?? []), sight]);
  const seen = rows.filter((row) => byName.has(nameOf(row))).length;
  const texts = rows.map((row) => {
    const found = byName.get(nameOf(row)) ?? [];
    const places = found.length
      ? `<ul>${found.slice(0, most).map(sightOf).join('')}</ul>${found.length > most ? `<p>and on ${found.length - most} more screens</p>` : ''}`
      : useOf(uses.get(nameOf(row)) ?? []);
    return `<section id="${escaped(nameOf(row))}"><h2>${escaped(nameOf(row))}</h2><p lang="en">${escaped(row.text.en)}</p><p lang="${language}"><b>${escaped(row.text[language])}</b></p>${places}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Where texts are seen: ${language}</title>
<style>body{font:16px/1.5 system-ui;margin:24px;max-width:900px}section{border-top:1px solid #ccc;padding:8px 0}h2{font:600 15px monospace}ul{display:flex;flex-wrap:wrap;gap:12px;padding:0;list-style:none}.cut{position:relative;width:360px;overflow:hidden;background-repeat:no-repeat;background-size:360px auto}.cut i{position:absolute;outline:2px solid #d00}</style>
<h1>Where texts are seen: ${language}</h1><p>${seen} of ${rows.length} texts are on a screen. Search for a key or for words.</p>
${texts.join('\n')}</html>
`;
}
