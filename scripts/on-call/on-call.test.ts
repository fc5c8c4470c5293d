/** Alerts ring by what the Workers measure, and end with it; each has a runbook that says what to do. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allCalls } from 'contract/index';
import { measure, type Metric, type Point } from 'contract/metrics';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform, type StandIn } from '../../tests/harness/platform';
import { askPoints } from '../../tests/harness/platform/state';
import { root } from '../build';
import { connect } from '../deploy/platform';
import { dashboardOf } from './dashboard';
import { alerts, moneyRoutes } from './objectives';
import { ringing, told, worst } from './watch';

let platform: StandIn;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.stop());

const rings = async (): Promise<string[]> =>
  (await ringing(connect(platform.environment), 'lantern_production')).map(({ alert }) => alert.id);

/** What a Worker measures, so many times, some minutes ago. */
const measured = (metric: Metric, times: number, minutesAgo = 1): void => {
  const writeDataPoint = (point: Point) =>
    void platform.account.points.push({ at: Date.now() - minutesAgo * 60_000, point, times });
  measure({ METRICS: { writeDataPoint } }, metric);
};
const page = (over: object = {}): Metric => ({
  kind: 'request',
  worker: 'edge',
  method: 'GET',
  route: '/casino',
  status: 200,
  took: 20,
  ...over,
});
const call = (over: object = {}): Metric => ({
  kind: 'request',
  worker: 'api',
  method: 'POST',
  route: '/rounds',
  status: 200,
  result: 'ok',
  took: 5,
  ...over,
});
const well = () => {
  measured(page(), 500);
  measured(call(), 500);
  measured({ kind: 'outbox', lag: 200, tried: 2, failed: 0 }, 100);
  measured({ kind: 'alarm', object: 'player', late: 10 }, 100);
};

const faults: [alert: string, fault: () => void][] = [
  ['pages-answer', () => measured(page({ status: 503 }), 40)],
  ['pages-are-fast', () => measured(page({ took: 2_400 }), 200)],
  ['calls-answer', () => measured(call({ method: 'GET', route: '/games', status: 503 }), 40)],
  ['money-moves', () => measured(call({ status: 500 }), 10)],
  ['outbox-delivers', () => measured({ kind: 'outbox', lag: 100, tried: 3, failed: 1 }, 20)],
  ['alarms-ring', () => measured({ kind: 'alarm', object: 'table', late: 90_000 }, 20)],
  ['money-refused', () => measured(call({ result: 'insufficient_funds' }), 700)],
  ['logins-refused', () => measured(call({ route: '/player/login', result: 'invalid_username_or_password' }), 300)],
];

it('nothing rings while all is well', async () => {
  well();
  expect(await rings()).toEqual([]);
});

it.each(faults)('%s rings by its fault, and ends when that is over', async (id, fault) => {
  well();
  fault();
  const found = await ringing(connect(platform.environment), 'lantern_production');
  expect(found.map(({ alert }) => alert.id).filter((each) => each.startsWith(id))).not.toEqual([]);
  expect(told(found[0]!)).toMatch(/^(PAGE|ticket) .* %\)\. docs\/runbooks\//);
  // Over for an hour, and many good ones since: what pages has ended.
  platform.account.points.forEach((each) => (each.at -= 400 * 60_000));
  for (let time = 0; time < 20; time += 1) well();
  expect(
    (await ringing(connect(platform.environment), 'lantern_production'))
      .filter(({ alert }) => alert.severity === 'page')
      .map(({ alert }) => alert.id),
  ).toEqual([]);
});

it('every alert is tried above', () => {
  const tried = faults.map(([id]) => id);
  expect(alerts.filter(({ id }) => !tried.some((each) => id.startsWith(each)))).toEqual([]);
});

it('what cannot be read is told, and is not silence', async () => {
  platform.faults.set('POST /analytics_engine/sql', { status: 500 });
  await expect(rings()).rejects.toThrow('What was measured could not be read');
});

it('what is bad is told by route and answer, the most frequent first, and nothing of before', async () => {
  well();
  measured(call({ status: 500, result: 'internal_error' }), 9);
  measured(call({ route: '/cashier/deposits', status: 503, result: 'unavailable' }), 12);
  measured(call({ route: '/wallet/bet', status: 500, result: 'internal_error' }), 50, 30);
  measured(call({ method: 'GET', route: '/games', status: 500, result: 'internal_error' }), 40);
  const [first] = (await ringing(connect(platform.environment), 'lantern_production')).filter(({ alert }) =>
    alert.id.startsWith('money-moves'),
  );
  expect(await worst(connect(platform.environment), first!.alert, 'lantern_production')).toEqual([
    '    12 × POST /cashier/deposits: 503 unavailable',
    '    9 × POST /rounds: 500 internal_error',
  ]);
});

describe('a runbook', () => {
  const folder = path.join(root, 'docs/runbooks');

  it.each([...new Set(alerts.map(({ runbook }) => runbook))])(
    '%s is there, and says what it means, what to look at and what to do',
    (runbook) => {
      expect(existsSync(path.join(root, runbook))).toBe(true);
      const text = readFileSync(path.join(root, runbook), 'utf8');
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
      expect(headings).toEqual(['What it means', 'Look', 'Do', 'It is over when']);
    },
  );

  it.each(readdirSync(folder))('%s names panels that the dashboard has', (file) => {
    const titles = dashboardOf('lantern_production').panels.map(({ title }) => title);
    const named = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/[Pp]anel "([^"]+)"/g)];
    expect(named.map(([, title]) => title).filter((title) => !titles.includes(title!))).toEqual([]);
  });

  it('is there for an alert, and for nothing else', () => {
    const wanted = new Set(alerts.map(({ runbook }) => path.basename(runbook)));
    expect(readdirSync(folder).filter((file) => !wanted.has(file))).toEqual([]);
  });
});

it('the routes that money moves by are routes that there are', () => {
  const paths = allCalls().map(([, { path: of }]) => of);
  const pattern = (route: string) => new RegExp(`^${route.replaceAll('%', '.*')}$`);
  expect(moneyRoutes.filter((route) => !paths.some((of) => pattern(route).test(of)))).toEqual([]);
});

it('the dashboard shows every objective, and asks what the dataset can be asked', () => {
  const { panels } = dashboardOf('lantern_production');
  expect(panels.length).toBeGreaterThan(10);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});

it('the dashboard shows every route that money moves by, as its alerts count them', async () => {
  const routes = ['/rounds', '/wallet/bet', '/sports/bets', '/cashier/deposits', '/player/rounds/end'];
  for (const route of routes) measured(call({ route }), 1);
  measured(call({ route: '/player/login' }), 1);
  const panel = dashboardOf('lantern_production').panels.find(({ title }) => title === 'Money: calls by route')!;
  const sql = panel.targets[0]!.rawSql.replace('$__timeFilter(timestamp)', '1 = 1').replace(
    'intDiv(toUInt32(timestamp), 60) * 60 AS t',
    '0 AS t',
  );
  expect((await askPoints(platform.account, sql)).map(({ route }) => route).sort()).toEqual(routes.sort());
});

it('the dashboard shows what money moved, each kind and currency by itself, sampled points weighed', async () => {
  const money = { kind: 'money', count: 1 } as const;
  measured({ ...money, money: 'deposit', currency: 'EUR', amount: 20_00 }, 3);
  measured({ ...money, money: 'deposit', currency: 'NOK', amount: 500_00 }, 1);
  measured({ ...money, money: 'stake', currency: 'EUR', amount: 1_00 }, 7);
  // A request's duration lies in the column of an amount.
  measured(call({ took: 9_999 }), 5);
  const asked = async (title: string) => {
    const panel = dashboardOf('lantern_production').panels.find((each) => each.title.startsWith(title))!;
    const sql = panel.targets[0]!.rawSql.replace('$__timeFilter(timestamp)', '1 = 1').replace(
      'intDiv(toUInt32(timestamp), 60) * 60 AS t',
      '0 AS t',
    );
    return askPoints(platform.account, sql);
  };
  expect(await asked('Money: deposits')).toMatchObject([
    { currency: 'EUR', amount: 60_00 },
    { currency: 'NOK', amount: 500_00 },
  ]);
  expect(await asked('Money: stakes')).toMatchObject([{ currency: 'EUR', amount: 7_00 }]);
  expect(await asked('Money: withdrawals')).toEqual([]);
});
