/** Everyone can use it: axe, sideways scrolling and target sizes on every screen, on a phone and on a desk. */
import AxeBuilder from '@axe-core/playwright';
import { languages, type Language } from 'contract/constants';
import { isFull, waysInTurn } from '../tests/harness/in-turn';
import { screens, type Screen } from '../tests/harness/screens';
import type { Page } from 'playwright/test';
import { expect, logIn, openStill, test } from './fixtures';

const phone = { name: 'a phone', viewport: { width: 360, height: 740 } };
const desk = { name: 'a desk', viewport: { width: 1280, height: 900 } };

type Who = 'visitor' | 'player';

interface Look {
  size: typeof phone;
  who: Who;
  language: Language;
}

const looks: Look[] = [phone, desk].flatMap((size) =>
  (['visitor', 'player'] as const).flatMap((who) => languages.map((language) => ({ size, who, language }))),
);
/** What passed is not described node by node, which takes axe a third of its time. */
const violationsAlone = { resultTypes: ['violations' as const] };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The operators' own pages: none of the product's screens, and for somebody who has signed in as one. */
const desks = [
  'today',
  'players',
  'reports',
  'reports/months',
  'till',
  'exceptions',
  'support',
  'care',
  'documents',
  'books',
  'hosts',
  'games',
  'switches',
  'returns',
  'methods',
  'bonuses',
  'bonuses/offers',
  'bonuses/offers/welcome',
  'loyalty',
  'races',
  'content',
  'content/pictures',
  'sports',
  'requests',
  'operators',
  'log',
];
const pages: Pick<Screen, 'name' | 'path' | 'seenBy'>[] = [
  ...screens,
  ...desks.map((name) => ({ name: `desk ${name}`, path: `/__ops/${name}`, seenBy: 'anybody' as const })),
];

async function signInAsOperator(page: Page): Promise<void> {
  await page.goto('/sandbox/operators');
  await page.getByRole('button', { name: 'ada@operators.example' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
}

const addressIn = (path: string, language: Language): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** In the short form every screen is looked at once: sizes, languages, visitors and players take turns. */
const looksAt = pages.map(({ seenBy }, index) =>
  waysInTurn(
    looks.filter(({ who }) => seenBy === 'anybody' || seenBy === who),
    index,
  ),
);

/** Signing in takes its time: whoever has done it looks at all that is his on one size, and in the long form in one language. */
const visitOf = ({ size, who, language }: Look): string => `${size.name}, ${who}${isFull ? `, ${language}` : ''}`;

for (const visit of new Set(looks.map(visitOf))) {
  const looked = looks.filter((look) => visitOf(look) === visit);
  const { size, who } = looked[0]!;
  test(`axe finds nothing on ${visit} @browser`, async ({ page }) => {
    test.setTimeout(360_000);
    await page.setViewportSize(size.viewport);
    await signInAsOperator(page);
    if (who === 'player')
      await logIn(page, JSON.parse(process.env.LANTERN_PLAYER ?? '{}') as { username: string; password: string });
    for (const [index, { name, path }] of pages.entries())
      for (const look of looksAt[index]!.filter((one) => looked.includes(one)))
        await test.step(name, async () => {
          await openStill(page, addressIn(path, look.language));
          const { violations } = await new AxeBuilder({ page })
            .setLegacyMode()
            .options(violationsAlone)
            .withTags(tags)
            .analyze();
          const found = violations.map(
            ({ id, help, nodes }) =>
              `${id}: ${help} — ${nodes
                .slice(0, 3)
                .map(({ target }) => target.join(' '))
                .join(' | ')}`,
          );
          expect.soft(found, `${name} (${path}, ${look.language})`).toEqual([]);
        });
  });
}

for (const language of waysInTurn(languages, 5)) {
  test(`nothing scrolls sideways at 320 px, ${language} @browser`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const measure = async (name: string, path: string) => {
      await openStill(page, addressIn(path, language));
      const over = await page.evaluate(() => {
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
      expect.soft(over, `${name} (${path})`).toBeNull();
    };
    await signInAsOperator(page);
    for (const { name, path } of pages.filter(({ seenBy }) => seenBy !== 'player')) await measure(name, path);
    await logIn(page, JSON.parse(process.env.LANTERN_PLAYER ?? '{}') as { username: string; password: string });
    for (const { name, path } of pages.filter(({ seenBy }) => seenBy === 'player')) await measure(name, path);
  });
}

test('every target is at least 44 px high and wide, unless it stands in a sentence @browser', async ({ page }) => {
  test.setTimeout(120_000);
  const measure = async (name: string, path: string) => {
    await openStill(page, path);
    const small = await page.evaluate(() => {
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
          const boxes = /^(checkbox|radio)$/.test((element as HTMLInputElement).type)
            ? [element, ...labels]
            : [element];
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
    expect.soft(small, `${name} (${path})`).toEqual([]);
  };
  await signInAsOperator(page);
  for (const { name, path } of pages.filter(({ seenBy }) => seenBy !== 'player')) await measure(name, path);
  await logIn(page, JSON.parse(process.env.LANTERN_PLAYER ?? '{}') as { username: string; password: string });
  for (const { name, path } of pages.filter(({ seenBy }) => seenBy === 'player')) await measure(name, path);
});
