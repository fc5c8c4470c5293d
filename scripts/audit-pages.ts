/**
 * `npm run audit:pages [-- --screens part,part] [-- path …]`: what Lighthouse says of every public screen in accessibility, best practices and, as search
 * engines meet it in production, SEO. QUALITY: 100 in each. Each screen is looked at in English first, then each in one more language; which one moves
 * by a seed that is printed (`SEED=…` repeats it). `--screens` keeps those whose name or path holds one of the parts. Minutes long, so a command of its
 * own. Lighthouse is fetched when it is needed, as for `audit:vitals`, and loaded once for all pages.
 */
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright';
import { languages } from '../contract/constants';
import { screens } from '../tests/harness/screens';
import { ensureChromium } from './browsers';
import { startRuntime } from './runtime';
import { anyFreePort } from './start/processes';
import { makeSecrets } from './start/secrets';
import { seed } from './start/seed';
import { ensureBuilt } from './start/sources';

const version = 'lighthouse@12.8.2';
const categories = ['accessibility', 'best-practices', 'seo'] as const;
/** What is kept from search engines on purpose (robots.txt) can't be crawled, and needs no words to stand in a list of theirs; all else of SEO holds there too. */
const ofTheFound: readonly string[] = ['is-crawlable', 'meta-description'];

interface Report {
  runtimeError?: { code: string; message: string };
  audits: Record<
    string,
    { score: number | null; title: string; details?: { items?: { node?: { snippet?: string } }[] } }
  >;
  categories: Record<(typeof categories)[number], { score: number; auditRefs: { id: string; weight: number }[] }>;
}

type Lighthouse = (address: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;

interface Finding {
  category: (typeof categories)[number];
  told: string;
}

/** As a module: a process of its own for each page takes longer than the page. */
async function fetchLighthouse(): Promise<Lighthouse> {
  const { stdout } = await promisify(execFile)('npx', [
    '--yes',
    '--package',
    version,
    '--call',
    'command -v lighthouse',
  ]);
  const command = await realpath(stdout.trim().split('\n').at(-1)!);
  return (
    (await import(pathToFileURL(path.join(path.dirname(command), '../core/index.js')).href)) as { default: Lighthouse }
  ).default;
}

const { values, positionals: asked } = parseArgs({ options: { screens: { type: 'string' } }, allowPositionals: true });
const parts = values.screens?.split(',').filter(Boolean);
const chosen = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000));

await ensureBuilt(() => console.log('Building …'));
const lighthouse = await fetchLighthouse();
const host = '127.0.0.1';
const [port, browserPort] = [await anyFreePort(host), await anyFreePort(host)];
const origin = `http://localhost:${port}`;
const variables: Record<string, string> = { ...makeSecrets(), QA: 'off', MAIL: 'outbox', SITE_ORIGIN: origin };
// Production at the edge, where search engines are let in; the API beside it keeps its sandbox, whose offers and races have pages too.
const runtime = await startRuntime({ port, edge: { ...variables, ENVIRONMENT: 'production' }, api: variables });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${browserPort}`],
});
const control = await browser.newBrowserCDPSession();

/** What Lighthouse finds fault with on a page, for somebody who was never here: the cookie of the language last read would lead on from English addresses. */
async function faultsOf(address: string, found: boolean): Promise<Finding[]> {
  await control.send('Storage.clearCookies');
  const made = await lighthouse(origin + address, {
    port: browserPort,
    logLevel: 'silent',
    onlyCategories: [...categories],
    extraHeaders: { 'cf-ipcountry': 'DE' },
    // Throttling that is simulated slows nothing down; with any other Lighthouse waits five seconds after each moment that it measures. Nobody looks at the pictures of a report.
    throttlingMethod: 'simulate',
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
    disableFullPageScreenshot: true,
  });
  const report = made!.lhr;
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.code} at ${address}`);
  return categories.flatMap((category) =>
    report.categories[category].auditRefs
      .filter(
        ({ id, weight }) =>
          weight > 0 &&
          report.audits[id]!.score !== null &&
          report.audits[id]!.score! < 1 &&
          (found || !ofTheFound.includes(id)),
      )
      .map(({ id }) => ({
        category,
        told: [
          `${id}: ${report.audits[id]!.title}`,
          ...(report.audits[id]!.details?.items ?? []).slice(0, 3).map(({ node }) => node?.snippet ?? ''),
        ]
          .filter(Boolean)
          .join('\n      '),
      })),
  );
}

const others = languages.filter((language) => language !== 'en');
// A page that says it isn't there has nothing to be found.
const open = screens.filter(
  ({ seenBy, status, name, path: address }) =>
    seenBy !== 'player' && status === 200 && (!parts || parts.some((part) => `${name} ${address}`.includes(part))),
);
const inOther = open.map(({ path: address, found }, index) => {
  const other = `/${others[(index + chosen) % others.length]}`;
  return { address: address === '/' ? other : other + address, found };
});
const looked = asked.length
  ? asked.map((address) => ({ address, found: screens.find((screen) => screen.path === address)?.found ?? true }))
  : [...open.map(({ path: address, found }) => ({ address, found })), ...inOther];

let [passed, failed] = [0, 0];
const began = Date.now();
try {
  await seed(runtime.miniflare, variables.API_KEY!);
  console.log(`Seed ${chosen}, ${looked.length} pages: accessibility, best practices, search engines`);
  for (const { address, found } of looked) {
    const faults = await faultsOf(address, found);
    if (faults.length) failed += 1;
    else passed += 1;
    const marks = categories
      .map((category) => (faults.some((fault) => fault.category === category) ? '✗' : '✓'))
      .join(' ');
    console.log(`  ${marks}  ${address}${found ? '' : '  (kept from search engines)'}`);
    for (const { told } of faults) console.log(`      ${told}`);
  }
} finally {
  await browser.close();
  await runtime.stop();
}
console.log(
  `${passed} passed, ${failed} failed, ${((Date.now() - began) / 1_000 / Math.max(1, looked.length)).toFixed(1)} s a page`,
);
process.exit(failed || !passed ? 1 : 0);
