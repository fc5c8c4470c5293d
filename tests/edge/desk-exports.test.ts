/** What a desk exports is what it shows: the same rows from the same page on, and no text of anybody's that a spreadsheet would run. */
import papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('reports: every figure as it is shown, below zero too, and of an older page its own days', async () => {
  const database = await lantern.database();
  const firstDay = Date.UTC(2026, 0, 1);
  const dayAt = (place: number) => new Date(firstDay + place * 86_400_000).toISOString().slice(0, 10);
  const days = 40;
  // Each day 100.00 more is staked and 60.00 won in euro, on the last one 160.00 won; in crowns nothing moves.
  await database.batch(
    Array.from({ length: days }, (_, place) =>
      (['EUR', 'NOK'] as const).map((currency) => {
        const factor = currency === 'EUR' ? place + 1 : 0;
        const lost = place === days - 1 && currency === 'EUR' ? 100_00 : 0;
        return database
          .prepare(
            'INSERT INTO house_days (day, currency, cash, bonus, held, unallocated, jackpots, held_wins, house, providers, turnover, payouts, rewards) VALUES (?, ?, 5000, 0, 0, 0, 0, 0, -5000, 0, ?, ?, 0)',
          )
          .bind(dayAt(place), currency, factor * 100_00, factor * 60_00 + lost);
      }),
    ).flat(),
  );
  const newest = await risk.get('/__ops/reports');
  const latest = await exportOf(newest);
  expect(latest.name).toContain(`days-to-${dayAt(days - 1)}.csv`);
  expect(latest.rows).toHaveLength(31 * 2);
  expect(latest.rows[0]).toMatchObject({
    ...{ day: dayAt(days - 1), currency: 'EUR', turnover: '100.00', payouts: '160.00', ggr: '-60.00' },
    ...{ deposited: '0.00', active: '0', owed: '50.00', cash: '50.00' },
  });
  expect(latest.rows[2]).toMatchObject({ day: dayAt(days - 2), turnover: '100.00', payouts: '60.00', ggr: '40.00' });
  expect(latest.text).not.toContain("'");
  expect(latest.rows.map(({ day }) => day)).toEqual(cellsUnder(newest, 'Day'));
  const earlier = await risk.get(linkOf(newest, 'Earlier')!);
  const older = await exportOf(earlier);
  expect(older.rows.map(({ day }) => day)).toEqual(cellsUnder(earlier, 'Day'));
  expect([older.rows.length, older.name]).toEqual([9 * 2, expect.stringContaining(`days-to-${dayAt(8)}.csv`)]);
  const ggr = [...latest.rows, ...older.rows].reduce((sum, row) => sum + Number(row.ggr), 0);
  expect(ggr).toBe(40 * 40 - 100);
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
  const earlier = await risk.get(linkOf(ofCleo, 'Earlier')!);
  expect(cellsUnder(earlier, 'No.')).toHaveLength(10);
  expect((await exportOf(earlier)).rows.map(({ seq }) => seq)).toEqual(cellsUnder(earlier, 'No.'));
  const ofPlayer = await risk.get('/__ops/log?player=player-three');
  const told = await exportOf(ofPlayer);
  expect(told.rows).toHaveLength(entries / 3);
  expect(told.rows.map(({ seq }) => seq)).toEqual(cellsUnder(ofPlayer, 'No.'));
  const ofBoth = await risk.get('/__ops/log?player=player-three&actor=dana@lantern.example&action=note');
  expect((await exportOf(ofBoth)).rows).toHaveLength(entries / 6);
});
