import { describe, expect, it } from 'vitest';
import { bringUpToDate } from '../../casino-api/src/kernel/storage/schema-steps';
import { storageOver } from '../../casino-api/src/kernel/storage/storage-over';
import { done } from '../../casino-api/src/kernel/outcome';
import { archivedBefore } from '../../casino-api/src/ledger/archive/archive';
import { archivedBooks } from '../../casino-api/src/ledger/archive/archive-proof';
import { fileOfRound } from '../../casino-api/src/ledger/archive/round-archive';
import { playerTables } from '../../casino-api/src/player/schema';
import { AnswerArchived, timedId } from '../../casino-api/src/ledger/stored-answers';
import { TableParts } from '../../casino-api/src/features/rounds/table-parts';
import { archived, awake, from, later, MemoryDatabase, minute, type Player } from './archived-player';

/** An object with so many rounds, a minute apart; every hundredth is open. */
function withRounds(rounds: number): Player {
  const player = awake(new MemoryDatabase());
  for (let index = 0; index < rounds; index += 1) {
    player.database.run(
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
  return player;
}

it('keeps this calendar year and the one before', () => {
  expect(archivedBefore(Date.UTC(2027, 11, 31, 23, 59))).toBe(Date.UTC(2026, 0, 1));
  expect(archivedBefore(Date.UTC(2028, 0, 1))).toBe(Date.UTC(2027, 0, 1));
});

describe('what receipts show of old rounds', () => {
  it('goes once, in parts, and what is open stays', () => {
    const player = withRounds(3_000);
    const { archive, count, database, sql } = player;
    expect(archive.next(Date.UTC(2027, 11, 31))).toBeNull();
    const { files } = archived(player);
    expect(files.size).toBe(6);
    expect(count('rounds')).toBe(3_000);
    // However many are played, no more than what is open stays.
    expect(count('rounds WHERE outcome IS NOT NULL')).toBe(30);
    expect(count("rounds WHERE outcome IS NOT NULL AND state <> 'open'")).toBe(0);
    for (const index of [0, 498, 500, 2_998]) {
      const id = timedId('p', `r${index}`, from + index * minute);
      const { file } = fileOfRound(sql, id)!;
      expect((JSON.parse(files.get(file)!) as Record<string, unknown>)[id]).toMatchObject({
        seedId: 1,
        nonce: index,
        outcome: { index },
        position: { stake: 100 },
        options: [],
      });
    }
    expect(fileOfRound(sql, timedId('p', 'r99', from + 99 * minute))).toBeNull();
    expect(archivedBooks(sql).files.map(({ file }) => file)).toEqual([...files.keys()]);
    expect(() => database.run('DELETE FROM archived')).toThrow('stays archived');
    expect(() => database.run("UPDATE archived SET sha256 = ''")).toThrow('never changed');
  });

  it('stays where it is of the next year', () => {
    const player = withRounds(10);
    const late = timedId('p', 'late', Date.UTC(2027, 0, 1));
    player.database.run(
      `INSERT INTO rounds (provider, id, gameid, gametitle, currency, state, stake, payout, books, balance_after, started_at, seed_id, nonce, outcome) VALUES ('lantern', '${late}', 'g', 'G', 'EUR', 'settled', 1, 0, '{}', 0, ${Date.UTC(2027, 0, 1)}, 1, 10, '{}')`,
    );
    archived(player, Date.UTC(2028, 5, 1));
    expect(player.count('rounds WHERE outcome IS NOT NULL')).toBe(1);
    expect(fileOfRound(player.sql, late)).toBeNull();
  });

  it('is found where a release before had put it', () => {
    const { database } = withRounds(10);
    database.run(`
      DROP TABLE archived; DROP TABLE ledger_carried; DROP TABLE answers_gone_through; DELETE FROM schema_steps WHERE name IN ('archive-1', 'archive-2');
      UPDATE rounds SET outcome = NULL, position = NULL WHERE state <> 'open'`);
    bringUpToDate(
      storageOver(database),
      playerTables.filter(({ name }) => name !== 'archive-2'),
    );
    const [first, last] = [0, 9].map((index) => timedId('p', `r${index}`, from + index * minute));
    database.run("INSERT INTO archived_rounds VALUES (?, ?, 10, 'rounds/p/x.json', 'h', 1, 'c', 1)", [first!, last!]);
    expect(fileOfRound(awake(database).sql, first!)).toEqual({ file: 'rounds/p/x.json', sha256: 'h' });
  });
});

it('puts away parts in shared rounds that are over, whole', () => {
  const player = awake(new MemoryDatabase());
  const [over, waiting, next] = [0, 1, 400 * 24 * 60].map((late) => timedId('p', `t${late}`, from + late * minute));
  const position = { stake: 100, choice: null, decisions: [] };
  for (const [round, id] of [over!, waiting!, next!].entries()) {
    player.database.run(
      "INSERT INTO rounds (provider, id, gameid, gametitle, currency, state, stake, payout, books, balance_after, started_at) VALUES ('lantern', ?, 'g', 'G', 'EUR', ?, 100, 0, '{}', 0, 0)",
      [id, id === waiting ? 'open' : 'settled'],
    );
    new TableParts(player.sql).write({
      roundId: id,
      gameid: 'g',
      round,
      mode: 'real',
      known: { round: 0, hash: 'h' },
      resultAt: 1,
      position,
      outcome: null,
      secret: id === waiting ? null : 's',
    });
  }
  const { files, kinds } = archived(player);
  expect(kinds).toEqual(['tables']);
  expect(player.count('table_rounds')).toBe(2);
  const part = (JSON.parse(files.get(fileOfRound(player.sql, over!)!.file)!) as Record<string, unknown>)[over!];
  expect(part).toMatchObject({ roundId: over, position, secret: 's', known: { round: 0, hash: 'h' } });
  expect([fileOfRound(player.sql, waiting!), fileOfRound(player.sql, next!)]).toEqual([null, null]);
});

describe('long answers of old years', () => {
  const receipt = { roundId: 'r', receipt: 'x'.repeat(300) };
  const give = ({ answers }: Player, key: string, at = from, data: unknown = receipt, body: unknown = { key }) =>
    answers.once(key, body, at, () => done(data));

  it('are told again from their file, by key and fingerprint of the request', () => {
    const player = awake(new MemoryDatabase());
    for (let index = 0; index < 700; index += 1) give(player, `decision:${String(index).padStart(4, '0')}`);
    const stay: [string, number?, unknown?][] = [
      ['decision:short', from, null],
      ['decision:late', Date.UTC(2027, 0, 1)],
      ['withdraw:long'],
    ];
    for (const [key, at, data] of stay) give(player, key, at, data);
    const { files, kinds } = archived(player);
    expect(kinds).toEqual(['answers', 'answers']);
    // Nothing is gone through twice.
    expect(player.count("answers_gone_through WHERE after_key = '' AND before > 0")).toBe(1);
    expect(player.count("stored_answers WHERE json_type(answer) = 'object'")).toBe(3);

    const again = awake(player.database);
    for (const [key, at, data] of stay)
      expect(give(again, key, at, data)).toEqual(done(data === undefined ? receipt : data));
    const asked = () => give(again, 'decision:0600', later);
    expect(asked).toThrow(AnswerArchived);
    const { file } = again.archive.fileOf('answers', 2);
    again.answers.recall('decision:0600', (JSON.parse(files.get(file)!) as Record<string, never>)['decision:0600']!);
    expect(asked()).toEqual(done(receipt));
    // Another request under its key is refused without a look at the file.
    expect(give(again, 'decision:0600', later, receipt, 'other')).toEqual({ ok: false, code: 'duplicate_transaction' });
    expect(again.answers.isAnswered('decision:0600')).toBe(true);
    expect(() => again.database.run("UPDATE stored_answers SET answer = '1' WHERE key = 'decision:0600'")).toThrow();
    expect(() => again.database.run("UPDATE stored_answers SET answer = '7' WHERE key = 'decision:late'")).toThrow();
    expect(() => again.database.run("DELETE FROM stored_answers WHERE key = 'decision:0600'")).toThrow('kept for good');
  });

  it('of the year after go a year later', () => {
    const player = awake(new MemoryDatabase());
    give(player, 'decision:b');
    expect(archived(player).kinds).toEqual(['answers']);
    give(player, 'decision:a', Date.UTC(2027, 3, 1));
    expect(archived(player).kinds).toEqual([]);
    expect(archived(player, Date.UTC(2029, 0, 1)).kinds).toEqual(['answers']);
    expect(() => give(player, 'decision:a')).toThrow(AnswerArchived);
  });
});
