/** Finds text that is cut, spills out of its button, or pushes its page sideways. */
import type { Page } from 'playwright/test';
import { oneEmFont } from '../tests/harness/one-em-font';

/** Kana and kanji as wide as they are with a Japanese font, which the machine may not have. */
export const asJapaneseFontsDo = (page: Page): Promise<void> =>
  page.evaluate(async (file) => {
    const font = new FontFace(
      'One em',
      Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0)),
    );
    document.fonts.add(await font.load());
    const root = document.documentElement;
    root.style.fontFamily = `'One em', ${getComputedStyle(root).fontFamily}`;
  }, oneEmFont().toString('base64'));

/** What is cut, in words that name the text and where it stands. */
export const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Letters' edges are no whole pixels. */
    const slack = 1.5;
    const limit = document.documentElement.clientWidth;
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.classList.length ? `.${[...element.classList].join('.')}` : ''}`;
    const shorten = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
    const isForReadersAlone = (element: Element) => {
      const { clipPath, position, width, height } = getComputedStyle(element);
      return position === 'absolute' && (clipPath !== 'none' || (parseFloat(width) <= 1 && parseFloat(height) <= 1));
    };
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isFramed = (element: Element) =>
      element.matches('button, .btn, .tab, .tag, .chip, .badge, summary, .stakes label, .spot');

    /** Why the text of a node is not whole to the eye. */
    const faultOf = (parent: Element, rects: DOMRect[]): string | null => {
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const top = Math.min(...rects.map((rect) => rect.top));
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      for (let above: Element | null = parent; above && above !== document.body; above = above.parentElement) {
        if (isForReadersAlone(above)) return null;
        const style = getComputedStyle(above);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const box = above.getBoundingClientRect();
        const [over, under] = [right - box.right, box.left - left];
        if (scrolls(style.overflowX)) return null;
        // Out of sight as a whole: a line that finds no room wraps away, and no letter of it is cut.
        const isAway = top >= box.bottom - slack || bottom <= box.top + slack || left >= box.right || right <= box.left;
        if (isAway && (hides(style.overflowX) || hides(style.overflowY))) return null;
        if (hides(style.overflowX) && Math.max(over, under) > slack)
          return `cut by ${named(above)}, ${Math.round(Math.max(over, under))} px wide`;
        // A line's box is higher than its letters: half the leading may be out of sight.
        const leading = Math.max(0, rects[0]!.height - parseFloat(getComputedStyle(parent).fontSize)) / 2 + slack;
        if (hides(style.overflowY) && Math.max(bottom - box.bottom, box.top - top) > leading)
          return `cut by ${named(above)}, ${Math.round(Math.max(bottom - box.bottom, box.top - top))} px high`;
        if (isFramed(above) && Math.max(over, under) > slack)
          return `spills out of ${named(above)} by ${Math.round(Math.max(over, under))} px`;
        if (style.position === 'fixed') break;
      }
      return right > limit + slack || left < -slack
        ? `reaches from ${Math.round(left)} to ${Math.round(right)} px`
        : null;
    };

    const found = new Set<string>();
    if (document.documentElement.scrollWidth > limit)
      found.add(`scrolls sideways to ${document.documentElement.scrollWidth} px`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || parent.closest('script, style, svg, select, datalist, noscript, .skip'))
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const fault = rects.length > 0 ? faultOf(parent, rects) : null;
      // A feed's names (`.price`) are as long as they are. A browser without a dictionary hyphenates nothing: long words have soft hyphens.
      const isOurs = rects.length > 1 && !parent.closest('.price');
      for (const { 0: word, index } of isOurs ? node.textContent.matchAll(/\p{Script=Latin}{8,}/gu) : []) {
        // What lies behind a soft hyphen begins with the hyphen's own box, at the end of the line before.
        range.setStart(node, index + Number(node.textContent[index - 1] === '\u00AD'));
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
        if (lines.size > 1) found.add(`“${word}” in ${named(parent)}: broken without a hyphen`);
      }
      if (fault) found.add(`“${shorten(node.textContent)}” in ${named(parent)}: ${fault}`);
    }

    const pen = document.createElement('canvas').getContext('2d')!;
    const widthOf = (text: string, style: CSSStyleDeclaration) => {
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return pen.measureText(text).width;
    };
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder], select')) {
      if (!field.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(field);
      const text =
        field.tagName === 'SELECT'
          ? ((field as unknown as HTMLSelectElement).selectedOptions[0]?.text ?? '')
          : field.placeholder;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const missing = Math.round(widthOf(text, style) - room);
      if (missing > slack) found.add(`“${shorten(text)}” in ${named(field)} [${field.name}]: ${missing} px too long`);
    }
    return [...found];
  });
