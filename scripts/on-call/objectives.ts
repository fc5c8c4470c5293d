/**
 * What the product promises whoever plays, as conditions over what is measured (contract/metrics.ts), and the alerts that follow from it. An objective's budget is
 * what may go wrong in thirty days; an alert rings when it is spent so fast that it will not last: by two windows each, so that it rings soon and ends soon.
 */
import { columns as c } from '../../contract/metrics';

export interface Objective {
  id: string;
  title: string;
  /** The part of all that has to be good, over thirty days. */
  target: number;
  /** What counts, and what of it is bad, as conditions of SQL. */
  counts: string;
  bad: string;
}

const requests = `${c.kind} = 'request'`;
const edge = `${requests} AND ${c.worker} = 'edge'`;
const api = `${requests} AND ${c.worker} = 'api'`;
/** Calls that move money, by the patterns of their routes; `%` is any text. */
export const moneyRoutes = ['/rounds', '/player/rounds/%', '/cashier/%', '/wallet/%', '/sports/bets%'];
export const money = `${api} AND ${c.method} = 'POST' AND (${moneyRoutes.map((route) => `${c.route} LIKE '${route}'`).join(' OR ')})`;

export const objectives: readonly Objective[] = [
  { id: 'pages-answer', title: 'Pages answer', target: 0.999, counts: edge, bad: `${c.status} >= 500` },
  {
    id: 'pages-are-fast',
    title: 'Pages answer within a second',
    target: 0.99,
    counts: edge,
    bad: `${c.duration} > 1000`,
  },
  {
    id: 'calls-answer',
    title: 'Calls of the casino API answer',
    target: 0.9995,
    counts: api,
    bad: `${c.status} >= 500`,
  },
  {
    id: 'money-moves',
    title: 'Calls that move money answer',
    target: 0.9999,
    counts: money,
    bad: `${c.status} >= 500`,
  },
  {
    id: 'outbox-delivers',
    title: 'What a player’s object tells others is told within five minutes',
    target: 0.999,
    counts: `${c.kind} = 'outbox'`,
    bad: `(${c.duration} > 300000 OR ${c.failed} > 0)`,
  },
  {
    id: 'alarms-ring',
    title: 'Alarms of objects ring within a minute of their time',
    target: 0.999,
    counts: `${c.kind} = 'alarm'`,
    bad: `${c.duration} > 60000`,
  },
];

/** How fast a budget of thirty days may be spent. A page: two hours' worth of it in one; a ticket: it would be gone before it is new. */
const burnRates = [
  { severity: 'page', rate: 14.4, long: 60, short: 5 },
  { severity: 'page', rate: 6, long: 360, short: 30 },
  { severity: 'ticket', rate: 1, long: 4_320, short: 360 },
] as const;

export interface Alert {
  id: string;
  title: string;
  severity: 'page' | 'ticket';
  /** Rings when the part that is bad is above `above` in every window; of fewer than `least` nothing is said. */
  windows: readonly { minutes: number; above: number }[];
  least: number;
  counts: string;
  bad: string;
  runbook: string;
}

const burning: Alert[] = objectives.flatMap(({ id, title, target, counts, bad }) =>
  burnRates.map(({ severity, rate, long, short }) => ({
    id: `${id}-${long < 60 ? `${long}m` : `${long / 60}h`}`,
    title: `${title}: the budget burns ${rate} times too fast`,
    severity,
    // A part cannot be above the whole of it.
    windows: [long, short].map((minutes) => ({ minutes, above: Math.min(0.9, rate * (1 - target)) })),
    least: 20,
    counts,
    bad,
    runbook: `docs/runbooks/${id}.md`,
  })),
);

/** By the code, since most refusals come with the status 200; what ends in an error is another matter. */
const refused = `${c.result} <> 'ok' AND ${c.status} < 500`;

/** What no budget tells: refusals that are nobody's fault one by one, and silence. */
const single: Alert[] = [
  {
    id: 'money-refused',
    title: 'Most calls that move money are refused',
    severity: 'page',
    windows: [{ minutes: 15, above: 0.5 }],
    least: 50,
    counts: money,
    bad: refused,
    runbook: 'docs/runbooks/money-refused.md',
  },
  {
    id: 'logins-refused',
    title: 'Most log-ins are refused',
    severity: 'page',
    windows: [{ minutes: 15, above: 0.8 }],
    least: 100,
    counts: `${api} AND ${c.method} = 'POST' AND ${c.route} = '/player/login'`,
    bad: refused,
    runbook: 'docs/runbooks/logins-refused.md',
  },
];

export const alerts: readonly Alert[] = [...burning, ...single];

/** The question that an alert's window asks of the dataset: how many there were, and how many of them were bad. Points stand for as many as they were drawn from. */
export const windowQuery = ({ counts, bad }: Pick<Alert, 'counts' | 'bad'>, minutes: number, dataset: string): string =>
  `SELECT SUM(_sample_interval) AS total, SUM(IF(${bad}, _sample_interval, 0)) AS bad FROM ${dataset} WHERE ${counts} AND timestamp > NOW() - INTERVAL '${minutes}' MINUTE`;

/** What is bad of it, by route and answer. */
export const worstQuery = ({ counts, bad }: Pick<Alert, 'counts' | 'bad'>, minutes: number, dataset: string): string =>
  `SELECT ${c.method} AS method, ${c.route} AS route, ${c.status} AS status, ${c.result} AS result, SUM(_sample_interval) AS times FROM ${dataset} WHERE ${counts} AND ${bad} AND timestamp > NOW() - INTERVAL '${minutes}' MINUTE GROUP BY method, route, status, result ORDER BY times DESC LIMIT 5`;
