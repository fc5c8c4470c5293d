/**
 * `npm run audit:vitals [-- screen …]`: what Lighthouse says of screens on a slow phone, by its mobile preset as it stands (1.6 Mbit/s, 150 ms a round trip,
 * a processor four times slower, all simulated), by HTTP/2 as in production: median of five first visits, in turns with five of a static page of as many bytes
 * (`vitals/plain-page.ts`). QUALITY: largest paint at most 150 ms after that page's, blocked time at most its own, no layout shift, 100 in accessibility and best practices
 * (search engines by `audit:pages`, in production settings). The figures are as measured.
 * The server's part is what it takes with no browser beside it, as in production (docs/decisions/2026-11-23-the-servers-own-time.md).
 * Lighthouse is fetched when it is needed: it weighs 185 MB, more than the product with all its tools should carry (docs/decisions).
 */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { median } from './bench/cpu';
import { ensureChromium } from './browsers';
import { plainPath } from './vitals/edge-front';
import { serverTime } from './vitals/server-time';

const lighthouse = 'lighthouse@12.8.2';
const runs = 5;
/** How much later than the static page's the largest paint may be, ms. */
const margin = 150;
const screens = [
  '/',
  '/casino',
  '/livecasino',
  '/register',
  '/login',
  '/play/lantern/lantern-festival?mode=fun',
  '/play/lantern/buried-light?mode=fun',
  '/game/lantern-festival',
  '/promotions',
  '/sports',
  '/responsible-gambling',
];

const asked = process.argv.slice(2);

interface Report {
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, { numericValue: number; details: { items: { resourceType?: string }[] } }>;
  categories: Record<'accessibility' | 'best-practices', { score: number }>;
}

const run = promisify(execFile);
const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-vitals-'));
const env = { ...process.env, CHROME_PATH: ensureChromium() };

/** What Lighthouse makes of a visit. */
async function report(address: string, ...how: string[]): Promise<Report> {
  const file = path.join(stateDir, 'report.json');
  await run(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
      ...how,
    ],
    { env },
  );
  const made = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (made.runtimeError) throw new Error(`Lighthouse: ${made.runtimeError.code} at ${address}`);
  return made;
}

/** The option that tells Lighthouse how long the server takes for a page, ms; else it goes by what its own browser, on the same two cores, let the server have. */
async function serverTimeOption(name: string, origin: string, taken: number): Promise<string> {
  const file = path.join(stateDir, `${name}.json`);
  await writeFile(
    file,
    JSON.stringify({ additionalRttByOrigin: { [origin]: 0 }, serverResponseTimeByOrigin: { [origin]: taken } }),
  );
  return `--precomputed-lantern-data-path=${file}`;
}

/** One visit of a browser that was never here. A busy machine now and then loses a trace, which Lighthouse says of itself. */
async function visit(address: string, serverOption: string, attempts = 3): Promise<Report> {
  try {
    return await report(address, serverOption);
  } catch (error) {
    if (attempts === 1) throw error;
    return visit(address, serverOption, attempts - 1);
  }
}

const served = fork(path.join(import.meta.dirname, 'vitals/low-priority-product.ts'), [stateDir], {
  execArgv: ['--import', 'tsx'],
});
served.once('exit', (code) => {
  if (code) throw new Error('The product did not start.');
});
const [{ product, front }] = (await once(served, 'message')) as [{ product: string; front: string }];
let [passed, failed] = [0, 0];
const middle = (visits: Report[], audit: string) => median(visits.map(({ audits }) => audits[audit]!.numericValue));
const figures = (visits: Report[]) => ({
  paint: middle(visits, 'largest-contentful-paint'),
  blocked: middle(visits, 'total-blocking-time'),
  shift: middle(visits, 'cumulative-layout-shift'),
});
const powers: number[] = [];
try {
  // Chromium's own first start, from a cold disk, beside a product that has just begun, is nobody's visit, come what may.
  await report(front).catch(() => undefined);
  for (const screen of asked.length ? asked : screens) {
    // The first visit of all fills the edge's caches; a visitor seldom is the first.
    const html = await fetch(product + screen);
    const plain = plainPath + gzipSync(Buffer.from(await html.arrayBuffer())).length;
    const taken = await serverTime(front, screen);
    const own = await serverTimeOption('ours', front, taken);
    const plainOption = await serverTimeOption('still', front, await serverTime(front, plain));
    const [ours, still]: [Report[], Report[]] = [[], []];
    for (let count = 0; count < runs; count += 1) {
      ours.push(await visit(front + screen, own));
      still.push(await visit(front + plain, plainOption));
    }
    const [here, there] = [figures(ours), figures(still)];
    const [{ categories, audits }] = ours as [Report];
    const scores = [categories.accessibility, categories['best-practices']].map(({ score }) => Math.round(score * 100));
    const scripts = audits['network-requests']!.details.items.some(({ resourceType }) => resourceType === 'Script');
    const holds =
      here.paint <= there.paint + margin &&
      here.blocked <= there.blocked &&
      here.shift === 0 &&
      scores.every((score) => score === 100);
    if (holds) passed += 1;
    else failed += 1;
    powers.push(...ours.map(({ environment }) => environment.benchmarkIndex));
    const pair = (name: 'paint' | 'blocked') =>
      `${here[name].toFixed(0).padStart(5)} | ${there[name].toFixed(0).padStart(4)} ms`;
    console.log(
      `${holds ? '✓' : '✗'} ${screen.padEnd(44)} LCP ${pair('paint')}   TBT ${pair('blocked')}${scripts ? ' *' : '  '}   CLS ${here.shift.toFixed(4)}   server ${taken.toFixed(0)} ms   scores ${scores.join(' ')}`,
    );
  }
} finally {
  served.disconnect();
  await once(served, 'exit');
}
console.log(
  `Ours | the static page's, as measured; * has scripts. Benchmark index of this machine: ${median(powers).toFixed(0)}. A quiet machine tells the truth.`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
