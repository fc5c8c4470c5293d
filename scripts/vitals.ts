/**
 * `npm run audit:vitals [-- screen …]`: what Lighthouse says of screens on a slow phone, by its mobile preset as it stands (1.6 Mbit/s, 150 ms a round trip,
 * a processor four times slower, all simulated), by HTTP/2 as in production, median of three first visits. QUALITY: LCP ≤ 1.0 s, CLS ≤ 0.02, TBT 0 where a page has no script.
 * The server's part is what it takes with no browser beside it, as in production (docs/decisions/2026-11-23-the-servers-own-time.md).
 * Each visit is reckoned once more with a processor as fast as that of the machine that the bars were set on (`bench/judge.ts`); that is what is judged.
 * Lighthouse is fetched when it is needed: it weighs 185 MB, more than the product with all its tools should carry (docs/decisions).
 */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from './bench/cpu';
import { startYardstick } from './bench/yardstick';
import { ensureChromium } from './browsers';
import { serverTime } from './vitals/server-time';

const lighthouse = 'lighthouse@12.8.2';
const runs = 3;
/** How many times slower than this machine Lighthouse takes a phone to be. */
const phone = 4;
const bars = { largestPaint: 1_000, layoutShift: 0.02, blocked: 0 };
const screens = [
  '/',
  '/casino',
  '/livecasino',
  '/register',
  '/login',
  '/play/lantern/lantern-festival?mode=fun',
  '/play/lantern/buried-light?mode=fun',
  '/game/lantern-festival',
  '/responsible-gambling',
];

const asked = process.argv.slice(2);

interface Report {
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, { numericValue: number; details: { items: { resourceType?: string }[] } }>;
  categories: Record<string, { score: number }>;
}

const run = promisify(execFile);
const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-vitals-'));
const env = { ...process.env, CHROME_PATH: ensureChromium() };

/** What Lighthouse makes of a visit: a new one, or that of its notes. */
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

/** A visit as it was here, and what the same one would have been at the bars' pace. */
interface Visit {
  here: Report;
  atPace: Report;
}

/** The option that tells Lighthouse how long the server takes for a page, ms; else it goes by what its own browser, on the same two cores, let the server have. */
async function serverTimeOption(origin: string, taken: number): Promise<string> {
  const file = path.join(stateDir, 'server.json');
  await writeFile(
    file,
    JSON.stringify({ additionalRttByOrigin: { [origin]: 0 }, serverResponseTimeByOrigin: { [origin]: taken } }),
  );
  return `--precomputed-lantern-data-path=${file}`;
}

/** One visit of a browser that was never here. A busy machine now and then loses a trace, which Lighthouse says of itself. */
async function visit(address: string, serverOption: string, attempts = 3): Promise<Visit> {
  const notes = path.join(stateDir, 'visit');
  try {
    const before = await yardstick.slowness();
    const here = await report(address, serverOption, `-GA=${notes}`);
    const slowness = (before + (await yardstick.slowness())) / 2;
    slownesses.push(slowness);
    if (slowness === 1) return { here, atPace: here };
    const slowdown = phone / slowness;
    // Lighthouse reckons with notes only by the settings that they were taken with, and takes them at full speed whatever these say.
    const artifacts = path.join(notes, 'artifacts.json');
    const taken = JSON.parse(await readFile(artifacts, 'utf8')) as {
      settings: { throttling: { cpuSlowdownMultiplier: number } };
    };
    taken.settings.throttling.cpuSlowdownMultiplier = slowdown;
    await writeFile(artifacts, JSON.stringify(taken));
    return {
      here,
      atPace: await report(address, serverOption, `-A=${notes}`, `--throttling.cpuSlowdownMultiplier=${slowdown}`),
    };
  } catch (error) {
    if (attempts === 1) throw error;
    return visit(address, serverOption, attempts - 1);
  }
}

const yardstick = await startYardstick();
const served = fork(path.join(import.meta.dirname, 'vitals/low-priority-product.ts'), [stateDir], {
  execArgv: ['--import', 'tsx'],
});
served.once('exit', (code) => {
  if (code) throw new Error('The product did not start.');
});
const [{ product, front }] = (await once(served, 'message')) as [{ product: string; front: string }];
let [passed, failed] = [0, 0];
const slownesses: number[] = [];
const powers: number[] = [];
try {
  // Chromium's own first start, from a cold disk, beside a product that has just begun, is nobody's visit, come what may.
  await report(front).catch(() => undefined);
  for (const screen of asked.length ? asked : screens) {
    // The first visit of all fills the edge's caches; a visitor seldom is the first.
    await fetch(product + screen);
    const taken = await serverTime(front, screen);
    const serverOption = await serverTimeOption(front, taken);
    const visits: Visit[] = [];
    for (let count = 0; count < runs; count += 1) visits.push(await visit(front + screen, serverOption));
    const [first] = visits;
    const middle = (audit: string, of: keyof Visit) => median(visits.map((one) => one[of].audits[audit]!.numericValue));
    const [largestPaint, layoutShift, blocked] = [
      middle('largest-contentful-paint', 'atPace'),
      middle('cumulative-layout-shift', 'atPace'),
      middle('total-blocking-time', 'atPace'),
    ];
    const still = first!.here.audits['network-requests']!.details.items.every(
      ({ resourceType }) => resourceType !== 'Script',
    );
    const holds =
      largestPaint <= bars.largestPaint && layoutShift <= bars.layoutShift && (!still || blocked <= bars.blocked);
    if (holds) passed += 1;
    else failed += 1;
    powers.push(...visits.map(({ here }) => here.environment.benchmarkIndex));
    const scores = Object.values(first!.here.categories)
      .map(({ score }) => Math.round(score * 100))
      .join(' ');
    const measured = `here ${middle('largest-contentful-paint', 'here').toFixed(0).padStart(5)} and ${middle('total-blocking-time', 'here').toFixed(0).padStart(3)} ms`;
    console.log(
      `${holds ? '✓' : '✗'} ${screen.padEnd(44)} LCP ${largestPaint.toFixed(0).padStart(5)} ms   CLS ${layoutShift.toFixed(3)}   TBT ${blocked.toFixed(0).padStart(3)} ms${still ? '  ' : ' *'}   (${measured}, server ${taken.toFixed(0)} ms)   scores ${scores}`,
    );
  }
} finally {
  await yardstick.stop();
  served.disconnect();
  await once(served, 'exit');
}
console.log(
  `* has scripts, no bar for TBT. Judged at the bars' pace: this machine is ${median(slownesses).toFixed(2)} times as slow as the one that they were set on, its benchmark index ${median(powers).toFixed(0)}; in brackets what it comes to here.`,
);
console.log('Scores: performance, accessibility, best practices, search engines. A quiet machine tells the truth.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
