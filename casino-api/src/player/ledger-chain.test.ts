import initSqlJs, { type Database } from 'sql.js';
import { describe, expect, it } from 'vitest';
import { accounts, transfer } from '../ledger/ledger';
import { canonicalTransaction, chainStart, transactionHash } from '../ledger/chain/chain-hash';
import { Ledger } from '../ledger/ledger-store';
import { OwnStorage } from '../kernel/storage/own-storage';
import { bringUpToDate } from '../kernel/storage/schema-steps';
import { storageOver } from '../kernel/storage/storage-over';
import { playerTables } from './schema';

const { Database: MemoryDatabase } = await initSqlJs();

const at = Date.UTC(2026, 10, 24);

function books(): { database: Database; ledger: Ledger; own: OwnStorage } {
  const database = new MemoryDatabase();
  const storage = storageOver(database);
  bringUpToDate(storage, playerTables);
  const own = new OwnStorage(storage);
  return { database, own, ledger: new Ledger(own) };
}

/** As if the object had been thrown out of memory. */
const awake = (database: Database): Ledger => new Ledger(new OwnStorage(storageOver(database)));

const deposit = (ledger: Ledger, id: string, amount = 100) =>
  ledger.post(
    {
      id: `deposit:${id}`,
      kind: 'deposit',
      currency: 'EUR',
      lines: transfer(accounts.clearing('card'), accounts.cash, amount),
    },
    at,
  );
const hashes = (database: Database) =>
  database.exec('SELECT hash FROM ledger_transactions ORDER BY seq')[0]!.values.flat();

/** What a release without a chain had left. */
function olderBooks(count: number): Database {
  const { database, ledger } = books();
  for (let seq = 1; seq <= count; seq += 1) deposit(ledger, String(seq));
  database.run(`
    DROP TRIGGER ledger_opening_stay; DROP TRIGGER ledger_opening_remains; DROP TABLE ledger_opening;
    ALTER TABLE ledger_transactions DROP COLUMN hash;
    DELETE FROM schema_steps WHERE name IN ('ledger-chain', 'books-told'); DROP TABLE books_counted; DROP TABLE books_moved`);
  bringUpToDate(storageOver(database), playerTables);
  return database;
}

describe('the chain of a player’s books', () => {
  it('has a form that anybody can hash: lines by account, whatever order they were posted in', () => {
    const transaction = {
      id: 'deposit:1',
      kind: 'deposit',
      currency: 'EUR',
      seq: 1,
      at,
      lines: transfer(accounts.clearing('card'), accounts.cash, 100),
    } as const;
    expect(canonicalTransaction(chainStart, transaction)).toBe(
      `["${'0'.repeat(64)}",1,"deposit:1","deposit","EUR",${at},[["player:cash",100],["provider:card",-100]],null]`,
    );
    expect(transactionHash(chainStart, { ...transaction, lines: transaction.lines.toReversed() })).toBe(
      transactionHash(chainStart, transaction),
    );
    expect(transactionHash(chainStart, transaction)).toBe(
      'f9993282706f4c1c2750f3c221acd502875f6e3ddb31538f64bca0d549cc7576',
    );
  });

  it('goes on from where it was, awake or anew, and within a step that writes together', () => {
    const { database, ledger } = books();
    deposit(ledger, '1');
    ledger.atOnce(() => {
      deposit(ledger, '2');
      deposit(ledger, '3');
    });
    const again = awake(database);
    deposit(again, '4');
    expect(new Set(hashes(database)).size).toBe(4);
    expect(again.audit().findings).toEqual([]);
    expect(again.chain.head()).toEqual({ seq: 4, hash: hashes(database)[3] });
  });

  it('leaves nothing of a step that threw', () => {
    const { ledger, own, database } = books();
    deposit(ledger, '1');
    expect(() =>
      own.asOneStep(() => {
        database.run('SAVEPOINT step');
        deposit(ledger, '2');
        database.run('ROLLBACK TO step');
        throw new Error('no');
      }),
    ).toThrow('no');
    deposit(ledger, '3');
    expect(ledger.audit().findings).toEqual([]);
  });

  it('covers what a transaction answers', () => {
    const { ledger, database } = books();
    deposit(ledger, '1');
    ledger.post(
      {
        id: 'deposit_refunded:1',
        kind: 'deposit_refunded',
        currency: 'EUR',
        lines: transfer(accounts.cash, accounts.clearing('card'), 100),
        answers: { id: 'deposit:1', reason: 'limit' },
      },
      at,
    );
    expect(ledger.audit().findings).toEqual([]);
    database.run("DROP TRIGGER ledger_answers_stay; UPDATE ledger_answers SET reason = 'frozen'");
    expect(ledger.audit().findings).toEqual([expect.stringMatching(/^transaction 2 is not what was posted/)]);
  });

  it('reads older books a part at a time, while they grow, and then never again', () => {
    const database = olderBooks(10);
    let ledger = awake(database);
    expect(ledger.chain.head()).toBeNull();
    expect(ledger.chain.readOlder(4)).toBe(false);
    ledger = awake(database);
    deposit(ledger, '11');
    expect(ledger.audit().findings).toEqual([]);
    expect([ledger.chain.readOlder(4), ledger.chain.readOlder(4), ledger.chain.readOlder(4)]).toEqual([
      false,
      true,
      true,
    ]);
    deposit(ledger, '12');
    expect(hashes(database)).toEqual([...Array<null>(11).fill(null), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(ledger.audit().findings).toEqual([]);
    const newer = books();
    for (let seq = 1; seq <= 12; seq += 1) deposit(newer.ledger, String(seq));
    // The same books come to the same head, whenever their chain began.
    expect(ledger.chain.head()).toEqual(newer.ledger.chain.head());
    expect(() => database.run('UPDATE ledger_opening SET seq = 5')).toThrow('never changed');
  });

  it('finds what was forged in books older than it, once it has read them', () => {
    const database = olderBooks(5);
    awake(database).chain.readOlder(100);
    database.run('DROP TRIGGER ledger_transactions_stay; UPDATE ledger_transactions SET at = at + 1 WHERE seq = 2');
    expect(awake(database).audit().findings).toEqual([
      'the transactions up to 5 are not those that the chain began with',
    ]);
  });

  it('plans the reading of older books where there are any', () => {
    const plans = (database: Database) =>
      database.exec("SELECT count(*) FROM due WHERE kind = 'books_told'")[0]!.values[0]![0];
    expect([plans(olderBooks(3)), plans(books().database)]).toEqual([1, 0]);
  });
});
