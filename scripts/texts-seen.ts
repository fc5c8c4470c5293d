/**
 * `npm run texts:seen`: where each text is seen, as a page with a picture of its place, for translators. `-- de` in another language. Into a folder of
 * its own, or into `SEEN_DIR`.
 *
 *     KEPT_PAGES=/tmp/pages npm run test:miniflare && KEPT_PAGES=/tmp/pages npm run texts:seen
 *
 * shows what no visit meets (refusals, late states) as the tests have met it, in the language that they met it in. What nobody has met is set where the code
 * would say it: in the stead of another text that it says there.
 */
import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { languageFacts, languages, type Language } from 'contract/languages';
import { figures } from 'locales/figures';
import { gameFamilies } from '../contract/play';
import { gamesOfFamily } from '../casino-api/src/games/registry';
import { screens, standing, type Screen } from '../tests/harness/screens';
import { worldNames } from '../tests/harness/qa';
import { startByFork, stopFork } from '../e2e/start-product';
import { ensureChromium } from './browsers';
import { launch } from './budgets/visit';
import { placesOf } from './texts/alternatives';
import { answerOf, othersOfSameCalls } from './texts/answers';
import { allTexts, type Row } from './texts/corpus';
import { nameOf } from './texts/known';
import { mailPage, mailsIn } from './texts/mails';
import { reader, type Pictured, type Sight } from './texts/places';
import { pageOfPlaces } from './texts/places-page';
import { keyOf, sources, usesOf } from './texts/uses';
import { phone, Viewer } from './texts/viewer';

const chosen = process.argv[2] ?? 'en';
const language = languages.find((each) => each === chosen);
if (!language) throw new Error(`${chosen} is none of ${languages.join(', ')}`);

const folder = process.env.SEEN_DIR ?? (await mkdtemp(path.join(tmpdir(), 'lantern-texts-seen-')));
await mkdir(folder, { recursive: true });
const rows = await allTexts();
const byName = new Map(rows.map((row) => [nameOf(row), row]));
const viewer = new Viewer(rows, folder);
const pictured: Pictured[] = [];
type Visited = Pick<Screen, 'name' | 'path' | 'seenBy'> & { enhanced: boolean };
const visited: Visited[] = [
  ...screens.map((screen) => ({ ...screen, enhanced: screen.mayEnhance || screen.hydrated })),
  ...gameFamilies.map((family) => ({
    name: `a game of ${family}`,
    path: `/play/lantern/${gamesOfFamily(family)[0]!.id}?mode=fun`,
    seenBy: 'anybody' as const,
    enhanced: true,
  })),
];
const ofPlayers = visited.filter(({ seenBy }) => seenBy === 'player');
const unseen = (): Set<string> => {
  const { seen } = viewer;
  return new Set([...byName.keys()].filter((name) => !seen.has(name)));
};
const report = (what: string) => console.log(`${viewer.seen.size} of ${rows.length} texts ${what}`);

const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-texts-seen-state-'));
const { child, ready } = await startByFork(stateDir);
const browser = await launch(ensureChromium());
const prefix = language === 'en' ? '' : `/${language}`;

async function newPage(of: Browser, scripts: boolean): Promise<Page> {
  const context = await of.newContext({ viewport: phone, javaScriptEnabled: scripts, reducedMotion: 'reduce' });
  return context.newPage();
}

async function logIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${ready.address}/login`);
  await page.locator('main [name=username]').fill(username);
  await page.locator('main [name=password]').fill(password);
  await page.locator('main form:has([name=password]) button').last().click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(ready.address + (prefix && address === '/' ? prefix : prefix + address));
  // A page that refreshes itself would leave while it is read.
  if (!answer?.headers().refresh) return;
  await page.route(page.url(), async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const { refresh: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(page.url());
  await page.unrouteAll();
}

async function visit(page: Page, which: readonly Visited[], note = '', wanted?: ReadonlySet<string>): Promise<void> {
  for (const { name, path: address } of which) {
    await open(page, address);
    const screen = name + note;
    const picture = await viewer.look(page, screen, language!, wanted);
    const route = standing.routeAt(new URL(address, ready.address).pathname);
    if (picture && route !== null) pictured.push({ screen, picture, route: `app/${route}.tsx` });
  }
}

/** The screens as those find them who have played and paid before: testers' players with a history. */
async function visitAsWorlds(page: Page): Promise<void> {
  for (const world of worldNames) {
    const made = await page.request.post(`${ready.address}/__qa/worlds/${world}`, {
      headers: { accept: 'application/json', origin: ready.address },
    });
    await logIn(page, ((await made.json()) as { data: { username: string; password: string } }).data);
    await visit(page, ofPlayers, ` (${world})`, unseen());
  }
}

async function lookAtKept(page: Page, kept: string): Promise<void> {
  const spokenBy = new Map<string, Language>(languages.map((each) => [languageFacts[each].html, each]));
  const readers = new Map(languages.map((each) => [each, reader(viewer.knows(each))]));
  for (const file of (await readdir(kept)).sort()) {
    const html = await readFile(path.join(kept, file), 'utf8');
    const spoken = spokenBy.get(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '');
    const wanted = unseen();
    if (!spoken || !readers.get(spoken)!(html).some((name) => wanted.has(name))) continue;
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    await viewer.lookAt(page, `${ready.address}/kept`, html, `${title} (${spoken}, met by a test)`, spoken, wanted);
  }
}

/** A screen in the language is worth so many texts of a feature on one in another. */
const inTheLanguage = 100;

/** Among how many spots of texts beside one it is set. */
const nearby = 24;

/** What no page was met with: in the stead of what else the code says there, or beside what it says nearby. */
async function setTheOthers(page: Page): Promise<void> {
  const names = new Map(rows.map((row) => [keyOf(row), nameOf(row)]));
  const places = placesOf(sources(), [...names.keys()]);
  const house = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]));
  const shown = new Map(languages.map((each) => [each, {} as Record<string, string>]));
  for (const sight of viewer.sights)
    for (const [name, value] of Object.entries(sight.values)) shown.get(viewer.spokenOn(sight))![name] ??= value;
  /** What stands in places of that name elsewhere, in the language of the spot. */
  const valuesAt = (spot: Sight) => ({ ...shown.get(viewer.spokenOn(spot)), ...house });
  const met = new Map<string, Sight[]>();
  const densities = new Map<string, number>();
  for (const sight of viewer.sights) {
    met.set(sight.name, [...(met.get(sight.name) ?? []), sight]);
    const of = `${sight.picture} ${sight.name.split('.')[0]}`;
    densities.set(of, (densities.get(of) ?? 0) + 1);
  }
  /** The more of a feature a screen shows, the more surely it is that feature's own. */
  const density = (sight: Sight, feature: string) =>
    (densities.get(`${sight.picture} ${feature}`) ?? 0) + (viewer.spokenOn(sight) === language ? inTheLanguage : 0);
  const spotsOf = (keys: readonly string[], feature: string) =>
    keys.flatMap((key) =>
      [...(met.get(names.get(key)!) ?? [])].sort((a, b) => density(b, feature) - density(a, feature)),
    );
  for (const [key, name] of names) {
    if (met.has(name)) continue;
    const row = byName.get(name)!;
    const others = places.insteadOf(key);
    const code = /^results\.(\w+)$/.exec(name)?.[1];
    const feature = name.split('.')[0]!;
    const spots = spotsOf(code ? othersOfSameCalls(code, others) : others, feature);
    const spot = spots.find(({ how }) => how === 'drawn') ?? spots.find(({ how }) => how === 'heard');
    const beside = spotsOf(places.beside(key), feature)
      .filter(({ how }) => how === 'drawn')
      .slice(0, nearby)
      .sort((a, b) => density(b, feature) - density(a, feature))[0];
    if (spot)
      await viewer.setAt(page, row, spot, 'in the stead of', {
        ...valuesAt(spot),
        ...spot.values,
      });
    else if (code) {
      const answer = answerOf(code, row.text[language!], language!);
      await viewer.lookAt(page, `${ready.address}/kept`, answer, 'An answer to a program', language!, new Set([name]));
    } else if (beside) await viewer.setAt(page, row, beside, 'beside', valuesAt(beside));
  }
}

try {
  const page = await newPage(browser, false);
  await visit(
    page,
    visited.filter(({ seenBy }) => seenBy !== 'player'),
  );
  await page.goto(`${ready.address}/offline/${language}.htm`);
  await viewer.look(page, 'without a network', language);
  await logIn(page, ready.player);
  await visit(page, ofPlayers);
  report('on screens');
  await visitAsWorlds(page);
  report('also as players with a history');
  const scripted = await newPage(browser, true);
  await visit(
    scripted,
    visited.filter(({ seenBy, enhanced }) => enhanced && seenBy !== 'player'),
    ' with scripts',
    unseen(),
  );
  await logIn(scripted, ready.player);
  await visit(
    scripted,
    ofPlayers.filter(({ enhanced }) => enhanced),
    ' with scripts',
    unseen(),
  );
  report('also with scripts');
  for (const { name, subject, html } of mailsIn(language))
    await viewer.lookAt(page, `${ready.address}/mail`, mailPage(subject, html), `A mail: ${name}`, language, unseen());
  report('also in mails');
  if (process.env.KEPT_PAGES) await lookAtKept(page, process.env.KEPT_PAGES);
  report('also on pages that tests kept');
  await setTheOthers(page);
  report('also in the stead of others or beside them');
} finally {
  await browser.close();
  await stopFork(child);
}
const left = rows.filter((row: Row) => unseen().has(nameOf(row)));
const uses = await usesOf(left, pictured);
for (const row of left) console.log(`no picture of ${nameOf(row)}, said by ${uses.get(nameOf(row))?.[0]?.file ?? '?'}`);
console.log(await viewer.write('index.html', pageOfPlaces(language, rows, viewer.sights, uses)));
