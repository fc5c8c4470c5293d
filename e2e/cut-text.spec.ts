/** No text is cut, spills out of its button, or pushes its page sideways: every screen in seven languages on the narrowest phones. */
import { languages, type Language } from 'contract/constants';
import { gamesOfFamily } from '../casino-api/src/games/registry';
import { gameFamilies } from '../contract/play';
import { asJapaneseFontsDo, cutIn } from './cut-text';
import { screens } from '../tests/harness/screens';
import { expect, logIn, openStill, test } from './fixtures';

/** The short form looks at each screen in two of the languages, others in each run; `CUT_TEXT=all` in all, `CUT_TEXT_SEED` in those of an earlier run. */
const all = process.env.CUT_TEXT === 'all';
// The workers of a run share the seed of the process that started them.
const seed = Number((process.env.CUT_TEXT_SEED ??= String(Math.floor(Date.now() / 1000) % 1000)));
const widths = [320, 360];

const pages = [
  ...screens,
  // A stage of each family of games, whatever the screens' samples are.
  ...gameFamilies.map((family) => ({
    name: `a game of ${family}`,
    path: `/play/lantern/${gamesOfFamily(family)[0]!.id}?mode=fun`,
    seenBy: 'anybody' as const,
  })),
];
const isLookedAt = (index: number, language: Language): boolean => {
  const turn = (languages.indexOf(language) - index - seed) % languages.length;
  return all || [0, 3].includes((turn + languages.length) % languages.length);
};

const addressIn = (path: string, language: Language): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

for (const language of languages)
  test(`no text is cut on a narrow phone, ${language} @browser`, async ({ page }) => {
    test.setTimeout(all ? 300_000 : 120_000);
    if (!all) console.log(`CUT_TEXT_SEED=${seed}`);
    // Left again at once, a page complains that its hints were not loaded to the end.
    await page.route('**/speculation-rules.json', (route) =>
      route.fulfill({ contentType: 'application/speculationrules+json', body: '{}' }),
    );
    const looked = pages.filter((_, index) => isLookedAt(index, language));
    const look = async (path: string) => {
      await page.setViewportSize({ width: widths[0]!, height: 740 });
      await openStill(page, addressIn(path, language));
      if (language === 'jp') await asJapaneseFontsDo(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await cutIn(page), `${path} at ${width} px`).toEqual([]);
      }
    };
    for (const { path } of looked.filter(({ seenBy }) => seenBy !== 'player')) await look(path);
    await logIn(page, JSON.parse(process.env.LANTERN_PLAYER ?? '{}') as { username: string; password: string });
    for (const { path } of looked.filter(({ seenBy }) => seenBy !== 'visitor')) await look(path);
  });
