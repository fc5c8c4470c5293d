/** Where texts are seen: what a page shows, says and tells search engines, with the spot of each. */
import { load } from 'cheerio';
import type { Page } from 'playwright';
import { type Known, longest, partsOfTitle } from './known';

/** Something that a page says, in CSS pixels of its picture. */
interface Shown {
  text: string;
  /**
   * `drawn`: there to be read. `heard`: said by a screen reader, or shown by a script or by opening what is folded: its spot is that of what it belongs to.
   * `told`: to tabs of browsers and to search engines.
   */
  how: 'drawn' | 'heard' | 'told';
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Spot extends Shown, Known {
  /** Which of what the page says. */
  at: number;
}

export interface Sight extends Spot {
  screen: string;
  /** The screen's picture, beside the page that shows it. */
  picture: string;
  /** As search engines have the page. */
  found: { title: string; description: string };
  /** The name of the text that was met there, in whose stead or beside which this one was set. */
  set?: { how: 'in the stead of' | 'beside'; name: string };
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

/** Attributes whose values are read or heard. Those of a script (`data-stop`) are shown by it. */
const shownAttributes = ['aria-label', 'placeholder', 'title', 'alt', 'value', 'content'];

type Knower = (shown: string) => readonly Known[];

/** Names the texts that the words of a page which is no browser's show; a string that was looked at before is not looked at again. */
export function reader(known: Knower): (html: string) => string[] {
  const read = new Set<string>();
  return (html) => {
    const $ = load(html, { scriptingEnabled: false });
    $('script, style').remove();
    const names: string[] = [];
    const look = (text: string) => {
      if (!text || read.has(text)) return;
      read.add(text);
      names.push(...known(text).map(({ name }) => name));
    };
    partsOfTitle($('title').first().text()).forEach(look);
    $('meta[name=description], body *').each((_, element) => {
      for (const [name, value] of Object.entries($(element).attr() ?? {}))
        if (shownAttributes.includes(name) || name.startsWith('data-')) look(value);
      look($(element).text());
      for (const node of element.childNodes) if (node.type === 'text') look(node.data);
    });
    return names;
  };
}

/** Other words, in the stead of those at a place or beside them. */
interface Wanted {
  at: number;
  said: string;
  text: string;
  isBeside: boolean;
}

/** All that a page says. @param set words that it does not */
async function shownOn(page: Page, set: Wanted | null = null): Promise<Shown[]> {
  // The compiler of the scripts names functions by a helper of its own, which a page has not.
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(
    ({ attributes, most, wanted }) => {
      const shown: Shown[] = [];
      const add = (
        text: string,
        element: HTMLElement,
        own: () => DOMRect,
        write: (text: string) => void,
        read = true,
      ) => {
        if (!text.trim() || text.length > most) return;
        const isHere = wanted?.at === shown.length;
        if (isHere && !wanted.isBeside) {
          const tidy = text.replace(/[\u00ad\u200b]/g, '').replace(/\s+/g, ' ');
          write(tidy.replace(wanted.said, () => wanted.text));
        }
        let box = own();
        if (isHere && wanted.isBeside) {
          const copy = element.cloneNode(false) as HTMLElement;
          copy.textContent = wanted.text;
          element.insertAdjacentElement('afterend', copy);
          box = copy.getBoundingClientRect();
        }
        const isDrawn = read && box.width > 1 && box.height > 1;
        for (let at: HTMLElement | null = element; at && (box.width <= 1 || box.height <= 1); at = at.parentElement)
          box = at.getBoundingClientRect();
        const { left, top, width, height } = box;
        const how = element.closest('head') ? 'told' : isDrawn ? 'drawn' : 'heard';
        shown.push({ text, how, left: left + scrollX, top: top + scrollY, width, height });
      };
      for (const element of document.querySelectorAll<HTMLElement>('title, meta[name=description], body *')) {
        if (element.closest('script, style')) continue;
        const box = () => element.getBoundingClientRect();
        for (const { name, value } of [...element.attributes])
          if (attributes.includes(name) || name.startsWith('data-')) {
            const isRead = name === 'placeholder' || (name === 'value' && element.matches('input, button'));
            add(value, element, box, (text) => element.setAttribute(name, text), isRead);
          }
        const { textContent, children } = element;
        if ([...children].some((child) => child.textContent === textContent)) continue;
        // What is set below one another is no sentence.
        const isSentence = [...children].every((child) =>
          /^(inline|none|contents|ruby)/.test(getComputedStyle(child).display),
        );
        if (isSentence) add(textContent ?? '', element, box, (text) => (element.textContent = text));
        if (children.length === 0) continue;
        for (const node of element.childNodes)
          if (node instanceof Text)
            add(
              node.data,
              element,
              () => {
                const range = document.createRange();
                range.selectNodeContents(node);
                return range.getBoundingClientRect();
              },
              (text) => (node.data = text),
            );
      }
      return shown;
    },
    { attributes: shownAttributes, most: longest, wanted: set },
  );
}

/** How much one would rather have a spot than another. */
const worth = { drawn: 2, heard: 1, told: 0 } as const;

/** The best spot of each text that a page says. */
export async function spotsOn(page: Page, known: Knower): Promise<Spot[]> {
  const spots = new Map<string, Spot>();
  (await shownOn(page)).forEach((shown, at) => {
    const strings = shown.how === 'told' ? partsOfTitle(shown.text) : [shown.text];
    for (const { name, said, values } of strings.flatMap(known)) {
      const before = spots.get(name);
      if (!before || worth[shown.how] > worth[before.how]) spots.set(name, { ...shown, name, said, values, at });
    }
  });
  return [...spots.values()];
}

/** Sets other words at a spot. @returns their spot */
export async function setAt(
  page: Page,
  { at, said }: Pick<Spot, 'at' | 'said'>,
  text: string,
  isBeside: boolean,
): Promise<Shown> {
  return (await shownOn(page, { at, said, text, isBeside }))[at]!;
}
