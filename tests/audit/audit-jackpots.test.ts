import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { jackpotFindings } from '../../casino-api/src/features/jackpots/jackpot-audit';
import { poolTables } from '../../casino-api/src/features/jackpots/object-schema';
import { afterHit, afterStakes, newPool } from '../../casino-api/src/features/jackpots/jackpot-pool';
import { jackpotOf } from '../../casino-api/src/features/jackpots/jackpot-terms';
import { storageOver } from '../../casino-api/src/kernel/storage/storage-over';

const gameid = 'whalesong-bay';
const terms = jackpotOf(gameid);

/** A pool that was hit after each of these stakes, euro minor units, and what `forge` made of its tables. */
async function findingsAfter(stakes: readonly number[], forge = ''): Promise<string[]> {
  const { Database } = await initSqlJs();
  const database = new Database();
  poolTables.forEach(({ sql }) => database.run(sql));
  let pool = newPool(terms);
  stakes.forEach((stake, index) => {
    const { after, prize } = afterHit(afterStakes(pool, stake, terms), terms);
    pool = after;
    database.run('INSERT INTO jackpot_players VALUES (?, ?)', [`player ${index}`, stake]);
    database.run('INSERT INTO jackpot_prizes VALUES (?, ?, ?, ?, 0)', [
      index + 1,
      `round ${index}`,
      `player ${index}`,
      prize,
    ]);
    database.run('INSERT INTO jackpot_standings VALUES (?, ?, ?, ?, ?)', [
      index + 1,
      after.pool,
      after.reserve,
      after.fed,
      after.paid,
    ]);
  });
  database.run('INSERT INTO jackpot_pool VALUES (1, ?, ?, ?, ?, ?)', [
    gameid,
    pool.pool,
    pool.reserve,
    pool.fed,
    pool.paid,
  ]);
  database.run(`DROP TRIGGER jackpot_prizes_stay; DROP TRIGGER jackpot_prizes_remain; ${forge}`);
  const findings = jackpotFindings(storageOver(database).sql);
  database.close();
  return findings;
}

const stakes = [718_50, 1, 99, 4_000_00];

describe('the audit of a jackpot', () => {
  it('computes every hit again from what was staked by then', async () => {
    expect(await findingsAfter(stakes)).toEqual([]);
  });

  it.each([
    // The whole of it is right at the end, and the second winner has got what was the first's.
    [
      'a prize that went to the next winner',
      'UPDATE jackpot_prizes SET amount = amount - 1 WHERE number = 1; UPDATE jackpot_prizes SET amount = amount + 1 WHERE number = 2',
      /hit 1 .* paid 50717, by what had been staked it was 50718/,
    ],
    [
      'a standing with another reserve',
      'UPDATE jackpot_standings SET reserve = reserve + 1, pool = pool - 1 WHERE number = 3',
      /hit 3 of the jackpot/,
    ],
    ['a prize that is gone', 'DELETE FROM jackpot_prizes WHERE number = 4', /has paid \d+, its prizes are/],
    [
      'stakes that no player brought',
      "UPDATE jackpot_players SET turnover = turnover - 1 WHERE player_id = 'player 0'",
      /was fed \d+, its players brought/,
    ],
  ])('finds %s', async (_, forge, finding) => {
    expect((await findingsAfter(stakes, forge)).join('\n')).toMatch(finding);
  });

  it('has tables that take no standing whose sums are not right', async () => {
    await expect(
      findingsAfter(stakes, 'UPDATE jackpot_standings SET paid = paid + 1 WHERE number = 1'),
    ).rejects.toThrow('CHECK');
  });
});
