/**
 * `npm run texts:seen`: where each text is seen, as a page with a picture of its place, for translators. `-- de` in another language. Into a folder of
 * its own, or into `SEEN_DIR`.
 *
 *     KEPT_PAGES=/tmp/pages npm run test:miniflare && KEPT_PAGES=/tmp/pages npm run texts:seen
 *
 * shows what no visit meets (refusals, mails, late states) as the tests have met it, in the language that they met it in.
 */
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languageFacts, languages } from 'contract/languages';
import { gameFamilies } from '../contract/play';
import { gamesOfFamily } from '../casino-api/src/games/registry';
import { screens, standing } from '../tests/harness/screens';
import { startByFork, stopFork } from '../e2e/start-product';
import { ensureChromium } from './browsers';
import { launch } from './budgets/visit';
import { allTexts } from './texts/corpus';
import { nameOf, pageOfPlaces, type Pictured, reader, spotsOn, type Sight } from './texts/places';
import { usesOf } from './texts/uses';

const chosen = process.argv[2] ?? 'en';
const language = languages.find((each) => each === chosen);
if (!language) throw new Error(`${chosen} is none of ${languages.join(', ')}`);

const folder = process.env.SEEN_DIR ?? (await mkdtemp(path.join(tmpdir(), 'lantern-texts-seen-')));
await mkdir(folder, { recursive: true });
const rows = await allTexts();
const [width, height] = [360, 740];
const pages = [
  ...screens,
  ...gameFamilies.map((family) => ({
    name: `a game of ${family}`,
    path: `/play/lantern/${gamesOfFamily(family)[0]!.id}?mode=fun`,
    seenBy: 'anybody' as const,
  })),
];

const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-texts-seen-state-'));
const { child, ready } = await startByFork(stateDir);
const browser = await launch(ensureChromium());
const sights: Sight[] = [];
const pictured: Pictured[] = [];
try {
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const prefix = language === 'en' ? '' : `/${language}`;
  const look = async (screen: string, address: string) => {
    const there = ready.address + (prefix && address === '/' ? prefix : prefix + address);
    const answer = await page.goto(there);
    // A page that refreshes itself would leave while it is read.
    if (answer?.headers().refresh) {
      await page.route(page.url(), async (route) => {
        const response = await route.fetch({ maxRetries: 3 });
        const { refresh: _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await page.goto(page.url());
      await page.unrouteAll();
    }
    // As tall as the page, so that what is fixed to the window's edge stands at the page's.
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(tall, height) });
    const picture = `${screen.replaceAll(/[^a-z0-9]+/gi, '-')}.jpg`;
    await page.screenshot({ path: path.join(folder, picture), type: 'jpeg', quality: 60, fullPage: true });
    sights.push(...(await spotsOn(page, rows, language)).map((spot) => ({ ...spot, screen, picture })));
    const route = standing.routeAt(new URL(address, there).pathname);
    if (route !== null) pictured.push({ screen, picture, route: `app/${route}.tsx` });
    await page.setViewportSize({ width, height });
  };
  const lookAtKept = async (kept: string) => {
    const readers = new Map(languages.map((each) => [languageFacts[each].html, [each, reader(rows, each)] as const]));
    const seen = new Set(sights.map(({ name }) => name));
    for (const file of (await readdir(kept)).sort()) {
      const html = await readFile(path.join(kept, file), 'utf8');
      const [spoken, read] = readers.get(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '') ?? [];
      if (!spoken || !read?.(html).some((name) => !seen.has(name))) continue;
      const unseen = rows.filter((row) => !seen.has(nameOf(row)));
      await page.route(`${ready.address}/kept`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
      await page.goto(`${ready.address}/kept`);
      await page.unrouteAll();
      const spots = await spotsOn(page, unseen, spoken);
      if (spots.length === 0) continue;
      const screen = `${await page.title()} (${spoken}, met by a test)`;
      const picture = file.replace(/html$/, 'jpg');
      await page.screenshot({ path: path.join(folder, picture), type: 'jpeg', quality: 60, fullPage: true });
      for (const spot of spots) {
        seen.add(spot.name);
        sights.push({ ...spot, screen, picture });
      }
    }
  };
  for (const { name, path: address } of pages.filter(({ seenBy }) => seenBy !== 'player')) await look(name, address);
  await page.goto(`${ready.address}/login`);
  await page.locator('main [name=username]').fill(ready.player.username);
  await page.locator('main [name=password]').fill(ready.player.password);
  await page.locator('main form:has([name=password]) button').last().click();
  await page.waitForURL((url) => url.pathname !== '/login');
  for (const { name, path: address } of pages.filter(({ seenBy }) => seenBy === 'player')) await look(name, address);
  if (process.env.KEPT_PAGES) await lookAtKept(process.env.KEPT_PAGES);
} finally {
  await browser.close();
  await stopFork(child);
}
const seen = new Set(sights.map(({ name }) => name));
const unseen = rows.filter((row) => !seen.has(nameOf(row)));
const uses = await usesOf(unseen, pictured);
const placed = unseen.filter((row) => uses.get(nameOf(row))!.some((use) => use.screens.length > 0)).length;
const file = path.join(folder, 'index.html');
await writeFile(file, pageOfPlaces(language, rows, sights, uses));
console.log(`${seen.size} of ${rows.length} texts seen on ${pages.length} screens and on pages that tests kept`);
console.log(
  `${placed} more are shown with the screens of the code that says them, ${unseen.length - placed} with that code alone`,
);
console.log(file);
