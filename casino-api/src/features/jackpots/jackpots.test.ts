import initSqlJs, { type BindParams } from 'sql.js';
import { expect, it } from 'vitest';
import { jackpotTables } from './schema';
import { Jackpots, UnknownToPool } from './jackpots';
import type { JackpotMessage } from './reports';
import { OwnStorage } from '../../kernel/storage/own-storage';

const { Database } = await initSqlJs();
const gameid = 'whalesong-bay';
const minute = 60_000;

function player() {
  const database = new Database();
  jackpotTables.forEach(({ sql }) => database.run(sql));
  const exec = (query: string, ...bindings: unknown[]) => {
    const statement = database.prepare(query, bindings as BindParams);
    const rows: unknown[] = [];
    while (statement.step()) rows.push(statement.getAsObject());
    statement.free();
    return { toArray: () => rows, [Symbol.iterator]: () => rows[Symbol.iterator]() };
  };
  const [posted, reported, planned]: [number[], JackpotMessage[], number[]] = [[], [], []];
  /** As the object wakes up with what its tables say. */
  const awake = () =>
    new Jackpots({
      own: new OwnStorage({
        sql: { exec },
        transactionSync: (work: () => unknown) => work(),
      } as unknown as DurableObjectStorage),
      ledger: {
        post: ({ lines }: { lines: { amount: number }[] }) =>
          posted.push(Math.max(...lines.map(({ amount }) => amount))),
      } as never,
      outbox: { write: (message) => reported.push(message) },
      facts: () => ({ playerId: 'p', currency: 'EUR' }) as never,
      plans: { tell: (_, at) => planned.push(at), context: () => undefined },
    });
  return { awake, jackpots: awake(), posted, told: reported, planned };
}

it('stakes nothing for a pool that does not know of the player', () => {
  const { jackpots, awake, planned } = player();
  expect(() => jackpots.staked(gameid, 50_00)).toThrow(UnknownToPool);
  expect(jackpots.entering(gameid, 0)).toEqual({ playerId: 'p', turnover: 0, visit: 1 });
  // The end of the visit is planned before it begins.
  expect(planned).toEqual([minute]);
  expect(() => jackpots.staked(gameid, 50_00)).toThrow(UnknownToPool);
  jackpots.entered(gameid, 1);
  jackpots.staked(gameid, 50_00);
  awake().staked(gameid, 50_00);
  expect(jackpots.stakedFor(gameid, 0)).toEqual({ playerId: 'p', turnover: 100_00, visit: 1 });
});

it('tells what was staked while somebody plays, and ends the visit when a minute brought nothing', () => {
  const { jackpots, told: reported, posted, planned } = player();
  jackpots.entered(gameid, jackpots.entering(gameid, 0).visit);
  jackpots.staked(gameid, 100_00);
  jackpots.tell(gameid, minute);
  jackpots.staked(gameid, 100_00);
  jackpots.tell(gameid, 2 * minute);
  jackpots.tell(gameid, 3 * minute);
  expect(reported).toEqual([
    { kind: 'jackpot_stakes', gameid, stakes: { playerId: 'p', turnover: 100_00 } },
    { kind: 'jackpot_stakes', gameid, stakes: { playerId: 'p', turnover: 200_00 } },
    { kind: 'jackpot_left', gameid, stakes: { playerId: 'p', turnover: 200_00, visit: 1 } },
  ]);
  expect(planned).toEqual([minute, 2 * minute, 3 * minute]);
  expect(posted).toEqual([1_50, 1_50]);
  expect(() => jackpots.staked(gameid, 1)).toThrow(UnknownToPool);
  expect(jackpots.entering(gameid, 4 * minute)).toMatchObject({ turnover: 200_00, visit: 2 });
});

it('posts what it is asked for at a hit, and nothing of it again', () => {
  const { jackpots, posted } = player();
  jackpots.entered(gameid, jackpots.entering(gameid, 0).visit);
  jackpots.staked(gameid, 100_00);
  expect([jackpots.stakedFor(gameid, 1), jackpots.stakedFor(gameid, 2)].map(({ turnover }) => turnover)).toEqual([
    100_00, 100_00,
  ]);
  expect(posted).toEqual([1_50]);
});

it('does not take part in a visit whose end came before the pool’s answer', () => {
  const { jackpots } = player();
  const { visit } = jackpots.entering(gameid, 0);
  jackpots.tell(gameid, minute);
  jackpots.entered(gameid, visit);
  expect(() => jackpots.staked(gameid, 1)).toThrow(UnknownToPool);
  jackpots.entered(gameid, jackpots.entering(gameid, 2 * minute).visit);
  jackpots.staked(gameid, 1);
});
