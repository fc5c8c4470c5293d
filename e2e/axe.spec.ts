/** Everyone can use it: axe, sideways scrolling and target sizes on every screen, on a phone and on a desk. */
import { languages, type Language } from 'contract/constants';
import { isFull, waysInTurn } from '../tests/harness/in-turn';
import { screens, type Screen } from '../tests/harness/screens';
import { expect, logIn, openStill, signInAsOperator, test } from './fixtures';
import { axeFindings, reachingOver, smallTargets } from './judge';

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
          const found = await axeFindings(page);
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
      const over = await reachingOver(page);
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
    const small = await smallTargets(page);
    expect.soft(small, `${name} (${path})`).toEqual([]);
  };
  await signInAsOperator(page);
  for (const { name, path } of pages.filter(({ seenBy }) => seenBy !== 'player')) await measure(name, path);
  await logIn(page, JSON.parse(process.env.LANTERN_PLAYER ?? '{}') as { username: string; password: string });
  for (const { name, path } of pages.filter(({ seenBy }) => seenBy === 'player')) await measure(name, path);
});
