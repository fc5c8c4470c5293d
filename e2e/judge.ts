/** What is judged of a page that is open: by axe, by its width and by the size of what is pressed. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What passed is not described node by node, which takes axe a third of its time. */
const violationsAlone = { resultTypes: ['violations' as const] };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(violationsAlone)
    .withTags(tags)
    .analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  );
}

/** What reaches beyond the right edge, so that the page scrolls sideways; null where it does not. */
export const reachingOver = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return null;
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const inScroller = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (scrolls(above)) return true;
      return false;
    };
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1 && !inScroller(element),
    );
    return culprits
      .slice(0, 3)
      .map(
        (element) =>
          `${element.outerHTML.slice(0, 80)} reaches ${Math.round(element.getBoundingClientRect().right)} px`,
      )
      .join(' | ');
  });

/** Targets below 44 px high or wide that stand in no sentence. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const visible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    const inSentence = (element: Element) => {
      const block = element.parentElement?.closest('p, dd, li, label, td, figcaption');
      const words = (block?.textContent ?? '').replace(element.textContent ?? '', '').trim();
      return getComputedStyle(element).display === 'inline' && words.length > 8;
    };
    /** A link whose `::after` covers its card: what is hit 22 px from its middle is still the link. */
    const stretched = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (dx: number, dy: number) => element.contains(document.elementFromPoint(x + dx, y + dy));
      const spans = (reach: (by: number) => boolean) =>
        [...Array(least).keys()].filter((by) => reach(by - least / 2)).length >= least - 1 ||
        [...Array(2 * least).keys()].filter((by) => reach(by - least)).length >= least - 1;
      return spans((by) => hits(by, 0)) && spans((by) => hits(0, by));
    };
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter((element) => visible(element) && !inSentence(element))
      .flatMap((element) => {
        // A label around or beside a box is part of its target.
        const labels = [...((element as HTMLInputElement).labels ?? [])];
        const boxes = /^(checkbox|radio)$/.test((element as HTMLInputElement).type) ? [element, ...labels] : [element];
        const rects = boxes.map((box) => box.getBoundingClientRect());
        const width = Math.max(...rects.map((rect) => rect.width));
        const height = Math.max(...rects.map((rect) => rect.height));
        // Off-screen until focused: the skip link.
        const hidden = rects.every(
          (rect) => rect.bottom < 0 || rect.right < 0 || (rect.width <= 1 && rect.height <= 1),
        );
        return !hidden && (width < least - 0.5 || height < least - 0.5) && !stretched(element)
          ? [
              `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 30) || element.getAttribute('name') || element.getAttribute('aria-label')}" ${Math.round(width)}×${Math.round(height)}`,
            ]
          : [];
      });
  });
