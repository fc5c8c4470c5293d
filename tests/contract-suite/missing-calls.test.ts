/** An API that has a part of the calls is judged by what it has, and the report of it is one that a person can act on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from 'contract/index';
import { BendingProxy, type Passing } from './bending-proxy';
import { told, type Verdict } from './report';
import { runContract } from './run';
import { serveApi } from './served-api';

let api: Awaited<ReturnType<typeof serveApi>>;
let proxy: BendingProxy;
beforeAll(async () => {
  api = await serveApi();
  proxy = await BendingProxy.before(api.url);
});
afterAll(async () => {
  await proxy.stop();
  await api.stop();
});

const calls = allCalls();
const parametersOf = (path: string): number => path.split('/:').length - 1;
const patterns = calls
  .map(([name, { method, path }]) => ({
    name,
    method,
    parameters: parametersOf(path),
    pattern: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`),
  }))
  .sort((a, b) => a.parameters - b.parameters);
const nameOf = ({ method, path }: Passing): string | undefined =>
  patterns.find((each) => each.method === method && each.pattern.test(path.split('?')[0]!))?.name;

/** As a router answers that has heard of nothing. */
const noSuchPage = { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404 Not Found</h1>' };

/** The report of the API without some of its calls. */
async function reportWithout(names: ReadonlySet<string>): Promise<{ verdicts: Verdict[]; lines: string[] }> {
  proxy.set(async (request, forward) => (names.has(nameOf(request) ?? '') ? noSuchPage : forward()));
  const { verdicts, notes } = await runContract({ url: proxy.url, key: api.key });
  return { verdicts, lines: told(verdicts, notes) };
}

const named = (verdicts: readonly Verdict[], state: Verdict['state']): string[] =>
  verdicts.filter((verdict) => verdict.state === state).map(({ call }) => call);

const everySecond = (from: number): Set<string> =>
  new Set(calls.map(([name]) => name).filter((_, index) => index % 2 === from));

describe.each([
  // Few rules read it.
  ['GET /player', new Set(['getPlayer']), calls.length - 12],
  ['every second call', everySecond(1), 1],
  ['every second call, and with them a session for anybody', everySecond(0), 0],
])('without %s', (_, lacking, conforming) => {
  let verdicts: Verdict[];
  let lines: string[];
  beforeAll(async () => {
    ({ verdicts, lines } = await reportWithout(lacking));
  }, 240_000);

  it('each missing call is told once, as missing', () => {
    expect(named(verdicts, 'missing')).toEqual([...lacking]);
    expect(lines.filter((line) => line.startsWith('missing '))).toHaveLength(lacking.size);
  });

  it('what needs none of them is judged', () => {
    expect(named(verdicts, 'conforms').length).toBeGreaterThanOrEqual(conforming);
  });

  it('nothing else is held against the API', () => {
    expect(
      lines.filter((line, index) => line.startsWith('deviates') || lines[index - 1]?.startsWith('deviates')),
    ).toEqual([]);
  });

  it('what could not be judged says which call it needs, and is counted apart', () => {
    const left = verdicts.flatMap(({ unjudged }) => unjudged);
    expect(left.length).toBeGreaterThan(0);
    const addresses = verdicts.filter(({ state }) => state === 'missing').map(({ address }) => address);
    for (const { needs } of left) expect(addresses).toEqual(expect.arrayContaining(needs));
    expect(lines.filter((line) => line.includes(': not judged: needs '))).toHaveLength(left.length);
    expect(lines.at(-1)).toContain(`${lacking.size} missing; ${left.length} rules not judged`);
  });

  it('no error of the engine is in the report', () => {
    expect(lines.filter((line) => /TypeError|undefined|Cannot read|\[object/.test(line))).toEqual([]);
  });
});
