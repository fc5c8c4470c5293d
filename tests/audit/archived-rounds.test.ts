import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { storageOver } from '../../casino-api/src/kernel/storage/storage-over';
import { Ledger } from '../../casino-api/src/ledger/ledger-store';
import { OwnStorage } from '../../casino-api/src/kernel/storage/own-storage';
import { archivedBefore, RoundArchive } from '../../casino-api/src/ledger/archive/round-archive';
import { bringUpToDate } from '../../casino-api/src/kernel/storage/schema-steps';
import { playerTables } from '../../casino-api/src/player/schema';
import { timedId } from '../../casino-api/src/ledger/stored-answers';

const { Database } = await initSqlJs();
const minute = 60_000;
const from = Date.UTC(2026, 0, 1);

/** An object with so many rounds, a minute apart; every hundredth is open. */
function objectWith(rounds: number) {
  const database = new Database();
  const storage = storageOver(database);
  bringUpToDate(storage, playerTables);
  for (let index = 0; index < rounds; index += 1) {
    database.run(
      `INSERT INTO rounds (provider, id, gameid, gametitle, currency, state, stake, payout, books, balance_after, started_at, seed_id, nonce, outcome, position)
       VALUES ('lantern', ?, 'g', 'G', 'EUR', ?, 100, 0, '{}', 0, ?, 1, ?, ?, '{"stake":100}')`,
      [
        timedId('p', `r${index}`, from + index * minute),
        index % 100 === 99 ? 'open' : 'settled',
        from + index * minute,
        index,
        JSON.stringify({ kind: 'slot', index, grid: 'x'.repeat(400) }),
      ],
    );
  }
  const own = new OwnStorage(storage);
  const count = (what: string) => Number(database.exec(`SELECT count(*) FROM ${what}`)[0]!.values[0]![0]);
  return { database, count, archive: new RoundArchive({ own, chain: new Ledger(own).chain, playerId: () => 'p' }) };
}

it('keeps this calendar year and the one before', () => {
  expect(archivedBefore(Date.UTC(2027, 11, 31, 23, 59))).toBe(Date.UTC(2026, 0, 1));
  expect(archivedBefore(Date.UTC(2028, 0, 1))).toBe(Date.UTC(2027, 0, 1));
});

it('puts away every closed round that is old enough, once, in parts, and keeps what is open', () => {
  const { database, count, archive } = objectWith(3_000);
  expect(archive.next(Date.UTC(2027, 11, 31))).toBeNull();
  const at = Date.UTC(2028, 0, 1);
  const files = new Map<string, string>();
  for (let part = archive.next(at); part; part = archive.next(at)) {
    // As if killed after the file was written: the same file again.
    expect(archive.next(at)).toEqual(part);
    expect(files.has(part.file)).toBe(false);
    files.set(part.file, part.text);
    archive.moved(part, at);
  }
  expect(files.size).toBe(6);
  expect(count('rounds')).toBe(3_000);
  // However many are played, no more than what is open stays.
  expect(count('rounds WHERE outcome IS NOT NULL')).toBe(30);
  expect(count("rounds WHERE outcome IS NOT NULL AND state <> 'open'")).toBe(0);
  for (const index of [0, 498, 500, 2_998]) {
    const id = timedId('p', `r${index}`, from + index * minute);
    const { file } = archive.fileOf(id)!;
    expect((JSON.parse(files.get(file)!) as Record<string, unknown>)[id]).toMatchObject({
      seedId: 1,
      nonce: index,
      outcome: { index },
      position: { stake: 100 },
      options: [],
    });
  }
  expect(archive.fileOf(timedId('p', 'r99', from + 99 * minute))).toBeNull();
  expect(archive.files().map(({ file }) => file)).toEqual([...files.keys()]);
  expect(() => database.run('DELETE FROM archived_rounds')).toThrow('stays archived');
});

it('leaves rounds of the next year where they are', () => {
  const { count, archive, database } = objectWith(10);
  const late = timedId('p', 'late', Date.UTC(2027, 0, 1));
  database.run(
    `INSERT INTO rounds (provider, id, gameid, gametitle, currency, state, stake, payout, books, balance_after, started_at, seed_id, nonce, outcome) VALUES ('lantern', '${late}', 'g', 'G', 'EUR', 'settled', 1, 0, '{}', 0, ${Date.UTC(2027, 0, 1)}, 1, 10, '{}')`,
  );
  const at = Date.UTC(2028, 5, 1);
  archive.moved(archive.next(at)!, at);
  expect(archive.next(at)).toBeNull();
  expect(count('rounds WHERE outcome IS NOT NULL')).toBe(1);
  expect(archive.fileOf(late)).toBeNull();
});
