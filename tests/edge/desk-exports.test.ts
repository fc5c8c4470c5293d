/** What a desk exports is what it shows: the same rows from the same page on, and no text of anybody's that a spreadsheet would run. */
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let risk: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  risk = await operatorVisitor(lantern, 'risk');
});
afterAll(() => lantern.stop());

const linkOf = (page: Page, text: string): string | undefined =>
  page
    .$('main a')
    .filter((_, link) => page.$(link).text() === text)
    .attr('href');
async function exportOf(page: Page): Promise<{ text: string; rows: Record<string, string>[]; name: string }> {
  const file = await risk.get(linkOf(page, 'Export as CSV')!);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const rows = papa.parse<Record<string, string>>(file.html, { header: true, skipEmptyLines: true }).data;
  return { text: file.html, rows, name: file.headers.get('content-disposition')! };
}
const cellsUnder = (page: Page, head: string): string[] =>
  page
    .$(`td[data-head="${head}"]`)
    .map((_, cell) => page.$(cell).text())
    .get();

const firstDay = Date.UTC(2025, 0, 1);
const dayAt = (place: number) => new Date(firstDay + place * 86_400_000).toISOString().slice(0, 10);
/** To the 8th of February, 14 months in part or whole. */
const days = 404;

describe('reports', () => {
  beforeAll(async () => {
    const database = await lantern.database();
    // Each day 100.00 more is staked and 60.00 won in euro, on the last one 160.00 won; in crowns nothing moves.
    await database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
         INSERT INTO house_days (day, currency, cash, bonus, held, unallocated, jackpots, held_wins, house, providers, turnover, payouts, rewards)
         SELECT date('2025-01-01', (i - 1) || ' days'), value, 5000, 0, 0, 0, 0, 0, -5000, 0, iif(value = 'EUR', i * 10000, 0), iif(value = 'EUR', i * 6000 + iif(i = ?1, 10000, 0), 0), 0
         FROM n, json_each('["EUR", "NOK"]')`,
      )
      .bind(days)
      .run();
    await database
      .prepare("INSERT INTO day_figures (day, currency, deposited, paid_out, active) VALUES (?, 'EUR', 7000, 3000, 2)")
      .bind(dayAt(days - 2))
      .run();
  });

  it('by day hold every figure as it is shown, below zero too, and of an older page its own days', async () => {
    const newest = await risk.get('/__ops/reports');
    const latest = await exportOf(newest);
    expect(latest.name).toContain(`days-to-${dayAt(days - 1)}.csv`);
    expect(latest.rows).toHaveLength(31 * 2);
    expect(latest.rows[0]).toMatchObject({
      ...{ day: dayAt(days - 1), currency: 'EUR', turnover: '100.00', payouts: '160.00', ggr: '-60.00' },
      ...{ deposited: '0.00', active: '0', owed: '50.00', cash: '50.00' },
    });
    expect(latest.rows[2]).toMatchObject({
      ...{ day: dayAt(days - 2), turnover: '100.00', payouts: '60.00', ggr: '40.00' },
      ...{ deposited: '70.00', paidOut: '30.00', active: '2' },
    });
    expect(latest.text).not.toContain("'");
    expect(latest.rows.map(({ day }) => day)).toEqual(cellsUnder(newest, 'Day'));
    const earlier = await risk.get(linkOf(newest, 'Earlier')!);
    const older = await exportOf(earlier);
    expect(older.rows.map(({ day }) => day)).toEqual(cellsUnder(earlier, 'Day'));
    expect([older.rows[0]!.day, older.name]).toEqual([dayAt(days - 32), expect.stringContaining(dayAt(days - 32))]);
  });

  it('by month hold the sums of the days, with what was owed at the end, and lead to earlier months', async () => {
    const months = await risk.get(linkOf(await risk.get('/__ops/reports'), 'By month')!);
    const latest = await exportOf(months);
    expect(latest.name).toContain('months-to-2026-02.csv');
    expect(latest.rows.map(({ month }) => month)).toEqual(cellsUnder(months, 'Month'));
    expect(latest.rows).toHaveLength(12 * 2);
    expect(latest.rows[0]).toEqual({
      ...{ month: '2026-02', currency: 'EUR', turnover: '800.00', payouts: '580.00', ggr: '220.00' },
      ...{ deposited: '70.00', paidOut: '30.00', bonusCost: '0.00', owed: '50.00' },
    });
    expect(latest.rows[2]).toMatchObject({ month: '2026-01', turnover: '3100.00', ggr: '1240.00' });
    expect(latest.rows.at(-1)).toMatchObject({ month: '2025-03', currency: 'NOK', turnover: '0.00' });
    const earlier = await risk.get(linkOf(months, 'Earlier')!);
    const older = await exportOf(earlier);
    expect(older.rows.map(({ month, currency }) => `${month} ${currency}`)).toEqual([
      ...['2025-02 EUR', '2025-02 NOK', '2025-01 EUR', '2025-01 NOK'],
    ]);
    expect(linkOf(earlier, 'Earlier')).toBeUndefined();
    expect(cellsUnder(await risk.get(linkOf(earlier, 'The latest')!), 'Month')).toEqual(cellsUnder(months, 'Month'));
    const ggr = [...latest.rows, ...older.rows].reduce((sum, row) => sum + Number(row.ggr), 0);
    expect(ggr).toBe(days * 40 - 100);
    for (const formula of ['turnover − payouts', 'at the end of the month: cash + bonus + on hold + unallocated'])
      expect(months).toShow(formula);
  });
});

it('the log: by operator, by player, and of an older page what stands on it and before', async () => {
  const entries = 120;
  // Two operators by turns, and of every third entry a player.
  await (
    await lantern.database()
  )
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       INSERT INTO operator_log (seq, id, at, actor, action, subject, player_id, details, hash)
       SELECT (SELECT max(seq) FROM operator_log) + i, 'seeded:' || i, i, iif(i % 2, 'cleo@lantern.example', 'dana@lantern.example'), 'note',
         '=1+' || i, iif(i % 3, NULL, 'player-three'), '{"note":"=2+2"}', 'h' FROM n`,
    )
    .bind(entries)
    .run();
  const ofCleo = await risk.get('/__ops/log?actor=Cleo@lantern.example');
  const all = await exportOf(ofCleo);
  expect(all.name).toContain('operator-log.csv');
  expect(all.rows).toHaveLength(entries / 2);
  expect(all.rows.slice(0, 50).map(({ seq }) => seq)).toEqual(cellsUnder(ofCleo, 'No.'));
  expect(all.rows.every(({ actor }) => actor === 'cleo@lantern.example')).toBe(true);
  expect(all.rows[0]).toMatchObject({ action: 'note', subject: "'=1+119", details: '{"note":"=2+2"}' });
  const earlier = await risk.get(linkOf(ofCleo, 'Next page')!);
  expect(cellsUnder(earlier, 'No.')).toHaveLength(10);
  expect((await exportOf(earlier)).rows.map(({ seq }) => seq)).toEqual(cellsUnder(earlier, 'No.'));
  const ofPlayer = await risk.get('/__ops/log?player=player-three');
  const told = await exportOf(ofPlayer);
  expect(told.rows).toHaveLength(entries / 3);
  expect(told.rows.map(({ seq }) => seq)).toEqual(cellsUnder(ofPlayer, 'No.'));
  const ofBoth = await risk.get('/__ops/log?player=player-three&actor=dana@lantern.example&action=note');
  expect((await exportOf(ofBoth)).rows).toHaveLength(entries / 6);
});

it('the log of many years: every entry, however many there are', async () => {
  const entries = 11_003;
  await (
    await lantern.database()
  )
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       INSERT INTO operator_log (seq, id, at, actor, action, subject, details, hash)
       SELECT (SELECT max(seq) FROM operator_log) + i, 'years:' || i, i, 'zoe@lantern.example', 'note', i, '{}', 'h' FROM n`,
    )
    .bind(entries)
    .run();
  const { rows } = await exportOf(await risk.get('/__ops/log?actor=zoe@lantern.example'));
  expect(rows).toHaveLength(entries);
  expect(new Set(rows.map(({ seq }) => seq)).size).toBe(entries);
});
