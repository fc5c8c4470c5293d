import fc from 'fast-check';
import initSqlJs, { type BindParams } from 'sql.js';
import { expect, it } from 'vitest';
import { days } from 'contract/constants';
import { CashStatements } from './cash-statement';
import { ledgerTables, summedTogether } from './schema';

const { Database } = await initSqlJs();
type Kind = 'deposit' | 'bet' | 'win' | 'withdrawal_hold' | 'cashback';
interface Move {
  kind: Kind;
  amount: number;
  at: number;
}

/** Books with these moves of cash in their order. `late`: the sums of days came to them as they were. */
function booksOf(moves: readonly Move[], late = false) {
  const database = new Database();
  const [books, ...sums] = ledgerTables;
  const steps = late ? [books!] : ledgerTables;
  for (const { sql } of steps) database.run(sql);
  database.run('BEGIN');
  for (const [index, { kind, amount, at }] of moves.entries()) {
    database.run("INSERT INTO ledger_lines VALUES (?1, 'player:cash', 'EUR', ?2), (?1, 'house:games', 'EUR', -?2)", [
      index + 1,
      amount,
    ]);
    database.run(
      "INSERT INTO ledger_transactions (seq, id, kind, currency, at) VALUES (?1, 't' || ?1, ?2, 'EUR', ?3)",
      [index + 1, kind, at],
    );
  }
  database.run('COMMIT');
  if (late) for (const { sql } of sums) database.run(sql);
  const exec = (query: string, ...bindings: unknown[]) => {
    const statement = database.prepare(query, bindings as BindParams);
    const rows: Record<string, unknown>[] = [];
    while (statement.step()) rows.push(statement.getAsObject());
    statement.free();
    return { one: () => rows[0], [Symbol.iterator]: () => rows[Symbol.iterator]() };
  };
  return { statements: new CashStatements({ exec } as unknown as SqlStorage), close: () => database.close() };
}

const partOf = {
  deposit: 'deposits',
  bet: 'games',
  win: 'games',
  withdrawal_hold: 'withdrawals',
  cashback: 'credits',
} as const;

/** The same from every line. */
function summed(moves: readonly Move[], from: number, until: number) {
  const statement = { opening: 0, deposits: 0, withdrawals: 0, returned: 0, credits: 0, games: 0, closing: 0 };
  for (const { kind, amount, at } of moves) {
    if (at < from) statement.opening += amount;
    else if (at < until) statement[partOf[kind]] += amount;
    if (at < Math.max(from, until)) statement.closing += amount;
  }
  return statement;
}

it('says of any days what all lines say, whenever its sums were made and however the clocks went', () => {
  const move = fc.record({
    kind: fc.constantFrom<Kind>('bet', 'win', 'cashback', 'withdrawal_hold'),
    amount: fc.integer({ min: 1, max: 500 }),
    ahead: fc.integer({ min: -days, max: days }),
  });
  fc.assert(
    fc.property(fc.array(move, { minLength: 0, maxLength: 400, size: 'max' }), fc.boolean(), (drawn, late) => {
      let clock = 10 * days;
      const moves: Move[] = [{ kind: 'deposit', amount: 1_000_000, at: clock }];
      for (const { kind, amount, ahead } of drawn) {
        clock += Math.abs(ahead) % (days / 20);
        moves.push({
          kind,
          amount: kind === 'bet' || kind === 'withdrawal_hold' ? -amount : amount,
          at: clock + Math.trunc(ahead / 2),
        });
      }
      const { statements, close } = booksOf(moves, late);
      for (const [first, end] of [
        [0, 40],
        [9, 10],
        [10, 11],
        [11, 14],
        [12, 13],
        [14, 12],
        [0, 0],
        [13, Number.MAX_SAFE_INTEGER / days],
      ]) {
        const [from, until] = [first! * days, end! * days];
        expect(statements.of(from, until, 'EUR')).toEqual(summed(moves, from, until));
      }
      close();
    }),
    { numRuns: 15 },
  );
});

it('takes no longer for books of ten thousand transactions than for those of five hundred', () => {
  const movesOf = (count: number): Move[] =>
    Array.from({ length: count }, (_, index) => ({
      kind: index === 0 ? 'deposit' : index % 2 ? 'bet' : 'win',
      amount: index === 0 ? 1_000_000 : index % 2 ? -1 : 1,
      at: index * 60_000,
    }));
  // Both end just before their lines are summed, when most of them are read one by one.
  const [few, many] = [booksOf(movesOf(4 * summedTogether - 1)), booksOf(movesOf(80 * summedTogether - 1))];
  const timeOf = ({ statements }: typeof few) => {
    const times = Array.from({ length: 41 }, () => {
      const started = performance.now();
      statements.of(0, Number.MAX_SAFE_INTEGER, 'EUR');
      return performance.now() - started;
    });
    return times.sort((a, b) => a - b)[20]!;
  };
  timeOf(few);
  const ratio = timeOf(many) / timeOf(few);
  expect(ratio).toBeLessThan(3);
  for (const books of [few, many]) books.close();
});
