/** `npm run budgets`: how heavy the pages are, against the bars of QUALITY ("light on the phone"). Bytes, so it is the same on every machine. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../contract/constants';
import { screens } from '../tests/harness/screens';
import { gzipped, weigh, type Fetch } from './budgets/bytes';
import { fullestPlayPages, SaidInstead } from './budgets/fullest-play';
import { asPlayerSees, fillAccount } from './budgets/player-screens';
import { launch, visit } from './budgets/visit';
import { apiBundle, edgeWorkerFile } from './build';
import { ensureChromium } from './browsers';
import { startRuntime } from './runtime';
import { makeSecrets } from './start/secrets';
import { readyPlayer, seed } from './start/seed';
import { ensureBuilt } from './start/sources';

const kilobyte = 1024;
const bars = {
  script: 0,
  islands: 6 * kilobyte,
  hydrated: 95 * kilobyte,
  hydratedRequests: 8,
  firstView: 14 * kilobyte,
  lobbyVisit: 60 * kilobyte,
  contentVisit: 20 * kilobyte,
  requests: 12,
  secondPage: 15 * kilobyte,
  worker: 1024 * kilobyte,
};

/** What a connection brings before the first acknowledgement: ten segments of 1,460 bytes. */
const firstAnswer = 14_600;
/** Of page, two sheets, script, logo and rules together, as Chromium counts them over HTTP/2. */
const headersOfHome = 1_350;

/** The screens whose weight with all pictures is limited (QUALITY, light on the phone). */
const lobby = ['/', '/casino', '/livecasino', '/game-shows', '/crash-and-fast'];

/** As many as home shows of what a player played. */
const recentlyPlayed = [
  'lantern-festival',
  'buried-light',
  'velvet-blackjack',
  'moonlit-carousel',
  'nine-comets',
  'tidal-wheel',
  'deep-trawl',
  'the-brass-owl',
  'pearl-diver',
  'kite-dragons',
];

let passed = 0;
let failed = 0;
/** Prints a figure beside its bar and counts it. */
function judge(name: string, figure: number, bar: number, unit: 'B' | 'requests', note = ''): void {
  const holds = figure <= bar;
  if (holds) passed += 1;
  else failed += 1;
  // What is missed by a few bytes would look met in kilobytes.
  const show = (value: number) =>
    unit === 'B' ? (holds ? `${(value / kilobyte).toFixed(1)} KB` : `${value} B`) : String(value);
  console.log(
    `  ${holds ? '✓' : '✗'} ${name.padEnd(44)} ${show(figure).padStart(9)}  bar ${show(bar).padStart(9)} ${unit === 'B' ? '' : unit} ${note}`,
  );
}

await ensureBuilt(() => console.log('Building …'));
const variables = { ...makeSecrets(), QA: 'off', MAIL: 'outbox', SITE_ORIGIN: 'http://localhost:8788' };
const said = new SaidInstead();
const runtime = await startRuntime({ edge: variables, api: variables, between: said.between });
const browser = await launch(ensureChromium());
try {
  const apiKey = (variables as Record<string, string>).API_KEY!;
  await seed(runtime.miniflare, apiKey);
  const asking =
    (more: Record<string, string> = {}): Fetch =>
    async (address) => {
      const response = await fetch(runtime.url + address, {
        headers: { 'cf-ipcountry': 'DE', 'accept-language': 'en', ...more },
        redirect: 'manual',
      });
      return { status: response.status, body: await response.text() };
    };
  const fetchPage = asking();
  const fetchLite = asking({ 'save-data': 'on' });

  const sheets = new Map<string, number>();
  const open = screens.filter(({ seenBy }) => seenBy !== 'player');
  console.log('\nHTML and CSS of the first view, gzip; the heaviest of seven languages');
  for (const { name, path: address, islands, status } of open) {
    const weights = [];
    for (const language of languages) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const weight = await weigh(address === '/' ? prefix || '/' : prefix + address, fetchPage, sheets);
      if (weight.status !== status)
        throw new Error(`${prefix}${address} answered ${weight.status} instead of ${status}.`);
      weights.push({ language, ...weight });
    }
    const heaviest = weights.reduce((a, b) => (b.html + b.css > a.html + a.css ? b : a));
    judge(
      name,
      heaviest.html + heaviest.css,
      bars.firstView,
      'B',
      `(${heaviest.language}: HTML ${heaviest.html}, CSS ${heaviest.css})`,
    );
    judge(
      `${name}: script`,
      Math.max(...weights.map(({ script }) => script)),
      islands ? bars.islands : bars.script,
      'B',
    );
    if (islands)
      judge(`${name}: script in lite mode`, (await weigh(address, fetchLite, sheets)).script, bars.script, 'B');
  }

  console.log('\nHome of a newcomer: all that its first paint waits for comes with the first answer (ten segments)');
  {
    const home = await weigh('/', fetchPage, sheets);
    const [logo, rules] = await Promise.all(
      ['/brand/lantern.svg', '/speculation-rules.json'].map(async (address) =>
        gzipped((await fetchPage(address)).body),
      ),
    );
    judge(
      'with logo, first script, headers',
      home.html + home.css + home.linked + logo! + rules! + headersOfHome,
      firstAnswer,
      'B',
    );
  }

  console.log(
    '\nPlay pages at their fullest, for real money: the heaviest state of the heaviest game of a family, in the heaviest of seven languages',
  );
  for (const [family, { state, language, html, css }] of await fullestPlayPages(runtime, apiKey, said, sheets)) {
    judge(
      `${family} at its fullest`,
      html + css,
      bars.firstView,
      'B',
      `(${state}, ${language}: HTML ${html}, CSS ${css})`,
    );
  }

  console.log('\nA first visit on a phone, images included, and the page after it');
  for (const address of lobby) {
    const next = address === '/casino' ? '/livecasino' : '/casino';
    const [first, second] = await visit(browser, runtime.url, [address, next]);
    judge(
      `first visit to ${address}`,
      first!.bytes,
      bars.lobbyVisit,
      'B',
      `(${first!.lazyBytes} B of it pictures that come near)`,
    );
    judge(`first visit to ${address}: requests`, first!.requests, bars.requests, 'requests');
    judge(`first visit to ${address}: other hosts`, first!.foreign.length, 0, 'requests');
    judge(
      `then ${next}`,
      second!.bytes - second!.lazyBytes,
      bars.secondPage,
      'B',
      `(and ${second!.lazyBytes} B of pictures that come near)`,
    );
  }
  for (const address of ['/login', '/register', '/access-restricted', '/no-such-page']) {
    const [first] = await visit(browser, runtime.url, [address]);
    judge(`first visit to ${address}`, first!.bytes, bars.contentVisit, 'B');
  }

  console.log(
    '\nScreens that React takes over, for somebody who is logged in: all scripts, gzip, and the requests of a first visit',
  );
  const { username, password } = await readyPlayer(runtime.miniflare, apiKey);
  const loggedIn = await fetch(`${runtime.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: runtime.url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ username, password }),
  });
  const cookies = loggedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  const fetchAsPlayer = asking({ cookie: cookies.join('; ') });
  const fetchLiteAsPlayer = asking({ cookie: cookies.join('; '), 'save-data': 'on' });
  for (const { name, path: address } of screens.filter(({ hydrated }) => hydrated)) {
    for (const language of languages) {
      const { status, html, css, script } = await weigh(
        (language === 'en' ? '' : `/${language}`) + address,
        fetchAsPlayer,
        sheets,
      );
      if (status !== 200 || script === 0)
        throw new Error(
          `${address} in ${language} is not the hydrated page of a player: status ${status}, ${script} bytes of script.`,
        );
      judge(`${name}, ${language}: script`, script, bars.hydrated, 'B');
      judge(`${name}, ${language}: HTML and CSS`, html + css, bars.firstView, 'B', `(HTML ${html}, CSS ${css})`);
    }
    judge(`${name}: script in lite mode`, (await weigh(address, fetchLiteAsPlayer, sheets)).script, bars.script, 'B');
    const [load] = await visit(browser, runtime.url, [address], { scripts: true, cookies });
    judge(`${name}: requests`, load!.requests, bars.hydratedRequests, 'requests');
    judge(`${name}: other hosts`, load!.foreign.length, 0, 'requests');
  }

  console.log(
    '\nEvery screen for somebody who is logged in and has a full account: HTML and CSS of the first view, the heaviest of seven languages',
  );
  fillAccount(said);
  // Played lately, so that home and the list of it are full.
  for (const gameid of recentlyPlayed) await fetchAsPlayer(`/play/lantern/${gameid}?mode=real`);
  for (const { name, path: address, mayEnhance, hydrated, status } of asPlayerSees(screens)) {
    const weights = [];
    for (const language of languages) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const weight = await weigh(address === '/' ? prefix || '/' : prefix + address, fetchAsPlayer, sheets);
      // Whoever is logged in has an account already (/pnp).
      if (weight.status !== status && weight.status !== 303)
        throw new Error(`${prefix}${address} answered a player ${weight.status} instead of ${status}.`);
      weights.push({ language, ...weight });
    }
    const heaviest = weights.reduce((a, b) => (b.html + b.css > a.html + a.css ? b : a));
    judge(
      `${name}, as a player`,
      heaviest.html + heaviest.css,
      bars.firstView,
      'B',
      `(${heaviest.language}: HTML ${heaviest.html}, CSS ${heaviest.css})`,
    );
    // The scripts of those that React takes over are weighed above.
    if (!hydrated)
      judge(
        `${name}, as a player: script`,
        Math.max(...weights.map(({ script }) => script)),
        mayEnhance ? bars.islands : bars.script,
        'B',
      );
  }

  console.log('\nThe Workers, gzip');
  judge('edge Worker', gzipped(await readFile(edgeWorkerFile)), bars.worker, 'B');
  const api = apiBundle('production');
  const parts = await Promise.all(
    (await readdir(api))
      .filter((file) => !file.endsWith('.map'))
      .sort()
      .map((file) => readFile(path.join(api, file))),
  );
  judge('casino-api Worker', gzipped(Buffer.concat(parts)), bars.worker, 'B');
} finally {
  await browser.close();
  await runtime.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
