/** Everyone can use it: axe, sideways scrolling and target sizes on every screen, on a phone and on a desk, in every language by turns. */
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

/** English is named too: a visitor keeps the language of the page before. */
const addressIn = (path: string, language: Language): string => `/${language}${path === '/' ? '' : path}`;

/** In the short form every screen is looked at once: sizes, languages, visitors and players take turns. */
const looksAt = pages.map(({ seenBy }, index) =>
  waysInTurn(
    looks.filter(({ who }) => seenBy === 'anybody' || seenBy === who),
    index,
  ),
);

/** Signing in takes its time: whoever has done it looks at all that is his on one size, and in the long form in one language. */
const visitOf = ({ size, who, language }: Look): string => `${size.name}, ${who}${isFull ? `, ${language}` : ''}`;

/** Where nothing may reach over the edge (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

for (const visit of new Set(looks.map(visitOf))) {
  const looked = looks.filter((look) => visitOf(look) === visit);
  const { size, who } = looked[0]!;
  test(`nothing is found on ${visit}: by axe, in targets below 44 px, beyond the edge at 320 px @browser`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    await signInAsOperator(page);
    if (who === 'player')
      await logIn(page, JSON.parse(process.env.LANTERN_PLAYER ?? '{}') as { username: string; password: string });
    for (const [index, { name, path }] of pages.entries())
      for (const look of looksAt[index]!.filter((one) => looked.includes(one)))
        await test.step(name, async () => {
          const place = `${name} (${path}, ${look.language})`;
          await page.setViewportSize(size.viewport);
          await openStill(page, addressIn(path, look.language));
          expect.soft(await axeFindings(page), place).toEqual([]);
          // As a phone has them, with the words of each language; those in a sentence may be smaller.
          await page.setViewportSize(phone.viewport);
          expect.soft(await smallTargets(page), place).toEqual([]);
          await page.setViewportSize(narrowest);
          expect.soft(await reachingOver(page), place).toBeNull();
        });
  });
}
