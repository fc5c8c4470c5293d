/** The dashboard of an environment, as Grafana imports it: made of the objectives and of what is measured, so that it shows what alerts are about. */
import { columns as c } from '../../contract/metrics';
import { money, objectives } from './objectives';

interface Panel {
  id: number;
  type: 'timeseries';
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig: { defaults: { unit: string } };
  targets: { refId: string; rawSql: string }[];
}

const minute = 'intDiv(toUInt32(timestamp), 60) * 60 AS t';
const since = '$__timeFilter(timestamp)';

export function dashboardOf(dataset: string): { title: string; uid: string; panels: Panel[] } {
  const charts: [title: string, unit: string, query: string][] = [
    ...objectives.map(({ title, counts, bad }): [string, string, string] => [
      `${title}: part that is bad`,
      'percentunit',
      `SELECT ${minute}, SUM(IF(${bad}, _sample_interval, 0)) / SUM(_sample_interval) AS bad FROM ${dataset} WHERE ${counts} AND ${since} GROUP BY t ORDER BY t`,
    ]),
    [
      'Requests a minute',
      'short',
      `SELECT ${minute}, ${c.worker} AS worker, SUM(_sample_interval) AS requests FROM ${dataset} WHERE ${c.kind} = 'request' AND ${since} GROUP BY t, worker ORDER BY t`,
    ],
    [
      'Latency, 99 of 100',
      'ms',
      `SELECT ${minute}, ${c.worker} AS worker, quantileWeighted(0.99)(${c.duration}, _sample_interval) AS p99 FROM ${dataset} WHERE ${c.kind} = 'request' AND ${since} GROUP BY t, worker ORDER BY t`,
    ],
    [
      'Refusals, by code',
      'short',
      `SELECT ${minute}, ${c.result} AS result, SUM(_sample_interval) AS refused FROM ${dataset} WHERE ${c.kind} = 'request' AND ${c.worker} = 'api' AND ${c.result} <> 'ok' AND ${c.result} <> '' AND ${since} GROUP BY t, result ORDER BY t`,
    ],
    [
      'Money: calls by route',
      'short',
      `SELECT ${minute}, ${c.route} AS route, SUM(_sample_interval) AS calls FROM ${dataset} WHERE ${money} AND ${since} GROUP BY t, route ORDER BY t`,
    ],
    ...(
      [
        ['deposit', 'deposits'],
        ['withdrawal', 'withdrawals paid out'],
        ['stake', 'stakes'],
        ['payout', 'wins paid'],
      ] as const
    ).map(([kind, title]): [string, string, string] => [
      `Money: ${title}, minor units by currency`,
      'short',
      `SELECT ${minute}, ${c.currency} AS currency, SUM(${c.amount} * _sample_interval) AS amount FROM ${dataset} WHERE ${c.kind} = 'money' AND ${c.money} = '${kind}' AND ${since} GROUP BY t, currency ORDER BY t`,
    ]),
    [
      'Outbox: longest wait',
      'ms',
      `SELECT ${minute}, MAX(${c.duration}) AS lag FROM ${dataset} WHERE ${c.kind} = 'outbox' AND ${since} GROUP BY t ORDER BY t`,
    ],
    [
      'Alarms: latest',
      'ms',
      `SELECT ${minute}, ${c.route} AS object, MAX(${c.duration}) AS late FROM ${dataset} WHERE ${c.kind} = 'alarm' AND ${since} GROUP BY t, object ORDER BY t`,
    ],
  ];
  return {
    title: `Lantern: ${dataset}`,
    uid: dataset.replaceAll('_', '-'),
    panels: charts.map(([title, unit, rawSql], index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      gridPos: { x: (index % 2) * 12, y: Math.floor(index / 2) * 8, w: 12, h: 8 },
      fieldConfig: { defaults: { unit } },
      targets: [{ refId: 'A', rawSql }],
    })),
  };
}
