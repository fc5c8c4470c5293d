/** No text is cut, spills out of its button, or pushes its page sideways: every screen in seven languages on the narrowest phones. */
import { languages, type Language } from 'contract/constants';
import { gamesOfFamily } from '../casino-api/src/games/registry';
import { gameFamilies } from '../contract/play';
import { asJapaneseFontsDo, cutIn } from './cut-text';
import { inTurn } from '../tests/harness/in-turn';
import { screens } from '../tests/harness/screens';
import { expect, logIn, openStill, test } from './fixtures';

/** `npm run audit:cut-text`: in all languages; `CUT_TEXT=turn` each screen in the language whose turn it is. */
const all = process.env.CUT_TEXT === 'all';
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
const addressIn = (path: string, language: Language): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

for (const language of languages)
  test(`no text is cut on a narrow phone, ${language} @browser`, async ({ page }) => {
    test.setTimeout(all ? 1_200_000 : 120_000);
    // Left again at once, a page complains that its hints were not loaded to the end.
    await page.route('**/speculation-rules.json', (route) =>
      route.fulfill({ contentType: 'application/speculationrules+json', body: '{}' }),
    );
    const looked = all ? pages : inTurn(pages, language);
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
