/**
 * `npm run audit:vitals [-- screen …]`: what Lighthouse says of screens on a slow phone, by its mobile preset as it stands (1.6 Mbit/s, 150 ms a round trip,
 * a processor four times slower, all simulated), by HTTP/2 as in production, median of three first visits. QUALITY: LCP ≤ 1.0 s, CLS ≤ 0.02, TBT 0 where a page has no script.
 * Lighthouse is fetched when it is needed: it weighs 185 MB, more than the product with all its tools should carry (docs/decisions).
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startByFork, stopFork } from '../e2e/start-product';
import { median } from './bench/cpu';
import { ensureChromium } from './browsers';
import { edgeFront } from './vitals/edge-front';

const lighthouse = 'lighthouse@12.8.2';
const runs = 3;
const bars = { largestPaint: 1_000, layoutShift: 0.02, blocked: 0 };
const screens = ['/', '/casino', '/livecasino', '/register', '/login', '/play/lantern/lantern-festival?mode=fun', '/play/lantern/buried-light?mode=fun', '/game/lantern-festival', '/responsible-gambling'];

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

/** One visit of a browser that was never here. A busy machine now and then loses a trace, which Lighthouse says of itself. */
async function visit(address: string, attempts = 3): Promise<Report> {
  const file = path.join(stateDir, 'report.json');
  const said = await run('npx', ['--yes', lighthouse, address, '--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors'], { env }).then(() => null, (error: Error) => error);
  const report = said ? null : (JSON.parse(await readFile(file, 'utf8')) as Report);
  if (report && !report.runtimeError) return report;
  if (attempts === 1) throw said ?? new Error(`Lighthouse: ${report!.runtimeError!.code} at ${address}`);
  return visit(address, attempts - 1);
}

const { child, ready } = await startByFork(stateDir);
const front = await edgeFront(ready.address, stateDir);
let [passed, failed] = [0, 0];
const powers: number[] = [];
try {
  for (const screen of asked.length ? asked : screens) {
    // The first visit of all fills the edge's caches; a visitor seldom is the first.
    await fetch(ready.address + screen);
    const reports: Report[] = [];
    for (let count = 0; count < runs; count += 1) reports.push(await visit(front.address + screen));
    const middle = (audit: string) => median(reports.map(({ audits }) => audits[audit]!.numericValue));
    const [largestPaint, layoutShift, blocked] = [middle('largest-contentful-paint'), middle('cumulative-layout-shift'), middle('total-blocking-time')];
    const still = reports[0]!.audits['network-requests']!.details.items.every(({ resourceType }) => resourceType !== 'Script');
    const holds = largestPaint <= bars.largestPaint && layoutShift <= bars.layoutShift && (!still || blocked <= bars.blocked);
    if (holds) passed += 1;
    else failed += 1;
    powers.push(...reports.map(({ environment }) => environment.benchmarkIndex));
    const scores = Object.values(reports[0]!.categories).map(({ score }) => Math.round(score * 100)).join(' ');
    console.log(`${holds ? '✓' : '✗'} ${screen.padEnd(44)} LCP ${largestPaint.toFixed(0).padStart(5)} ms   CLS ${layoutShift.toFixed(3)}   TBT ${blocked.toFixed(0).padStart(3)} ms${still ? '  ' : ' *'}   scores ${scores}`);
  }
} finally {
  front.stop();
  await stopFork(child);
}
console.log(`* has scripts, no bar for TBT. Scores: performance, accessibility, best practices, search engines. The machine's benchmark index: ${median(powers).toFixed(0)}; a quiet machine tells the truth.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
