/** What somebody who may write to the store could plant there, balances and tables kept in step, and what the audit says to it (QUALITY, the books). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfFile, headsFile, readHeads, type BooksHead } from '../../casino-api/src/ledger/books/heads-file';
import { accounts, transfer } from '../../casino-api/src/ledger/ledger';
import { LedgerChain } from '../../casino-api/src/ledger/chain/chain';
import { Ledger } from '../../casino-api/src/ledger/ledger-store';
import { OwnStorage } from '../../casino-api/src/kernel/storage/own-storage';
import { bringUpToDate } from '../../casino-api/src/kernel/storage/schema-steps';
import { playerTables } from '../../casino-api/src/player/schema';
import { storageOver } from '../../casino-api/src/kernel/storage/storage-over';
import { auditDirectory } from '../../scripts/audit-books';
import { writeBooks } from './made-up-books';

const { Database: MemoryDatabase } = await initSqlJs();
const [secret, othersSecret] = ['the-house-signs-heads-with-this-one', 'a-forger-has-nothing-but-this-secret'];
const at = Date.UTC(2026, 10, 24, 23);
const players = ['ada', 'bo'] as const;
type Player = (typeof players)[number];

const round = (database: Database, id: string, payout: number) =>
  database.run(
    `INSERT INTO rounds (provider, id, gameid, gametitle, currency, state, stake, payout, books, balance_after, started_at) VALUES ('lantern', ?, 'g', 'G', 'EUR', 'settled', 100, ?, '{}', 0, 0)`,
    [id, payout],
  );
const deposit = (database: Database, id: string, amount: number) =>
  database.run(
    "INSERT INTO deposits (id, method, amount, currency, state, requested_at, processed_at) VALUES (?, 'card', ?, 'EUR', 'credited', 0, 0)",
    [id, amount],
  );

/** Books with a deposit (1), a withdrawal on hold (2), one that was paid (3, 4), and rounds that were lost or won (5 to 13). */
function booksOf(): Database {
  const database = new MemoryDatabase();
  const storage = storageOver(database);
  bringUpToDate(storage, playerTables);
  const ledger = new Ledger(new OwnStorage(storage));
  let hour = 0;
  const post = (kind: Parameters<Ledger['post']>[0]['kind'], id: string, lines: ReturnType<typeof transfer>) =>
    ledger.post({ id: `${kind}:${id}`, kind, currency: 'EUR', lines }, at - 24 * 3_600_000 + (hour += 1) * 1_000);
  deposit(database, 'd', 500_00);
  post('deposit', 'd', transfer(accounts.clearing('card'), accounts.cash, 500_00));
  for (const [id, state] of [
    ['w', 'requested'],
    ['p', 'paid'],
  ] as const) {
    database.run(
      "INSERT INTO withdrawals (id, method, amount, currency, state, requested_at) VALUES (?, 'card', 5000, 'EUR', ?, 0)",
      [id, state],
    );
    post('withdrawal_hold', id, transfer(accounts.cash, accounts.hold(id), 50_00));
  }
  post('withdrawal_paid', 'p', transfer(accounts.hold('p'), accounts.clearing('card'), 50_00));
  for (let number = 1; number <= 6; number += 1) {
    const won = number % 2 === 0 ? 150 : 0;
    round(database, `r${number}`, won);
    post('bet', `r${number}`, transfer(accounts.cash, accounts.houseGames, 100));
    if (won) post('win', `r${number}`, transfer(accounts.houseGames, accounts.cash, won));
  }
  return database;
}

const headOf = (player: Player, database: Database): BooksHead => ({
  books: player,
  ...new LedgerChain(new OwnStorage(storageOver(database))).head()!,
  at,
});
const withoutGuards = (database: Database) => {
  for (const [name] of database.exec("SELECT name FROM sqlite_master WHERE type = 'trigger'")[0]!.values)
    database.run(`DROP TRIGGER "${String(name)}"`);
};

/** Balances as the lines have them: no forger would leave them to tell on him. */
const rebalance = (database: Database) =>
  database.run(
    'DELETE FROM ledger_balances; INSERT INTO ledger_balances SELECT account, currency, sum(amount) FROM ledger_lines GROUP BY account, currency',
  );

/** Closes the gap that a deleted transaction leaves, or makes one before `seq`. */
const shift = (database: Database, seq: number, by: 1 | -1) => {
  for (const table of ['ledger_lines', 'ledger_transactions'])
    database.run(
      `UPDATE ${table} SET seq = -(seq + ${by}) WHERE seq >= ${seq}; UPDATE ${table} SET seq = -seq WHERE seq < 0`,
    );
};
const remove = (database: Database, seq: number) =>
  database.run(`DELETE FROM ledger_lines WHERE seq = ${seq}; DELETE FROM ledger_transactions WHERE seq = ${seq}`);
const add = (database: Database, seq: number, id: string, kind: string, lines: [string, number][]) => {
  for (const [account, amount] of lines)
    database.run(`INSERT INTO ledger_lines VALUES (${seq}, '${account}', 'EUR', ${amount})`);
  database.run(`INSERT INTO ledger_transactions VALUES (${seq}, '${id}', '${kind}', 'EUR', ${at}, NULL)`);
};
/** Every hash anew, as whoever knows how could do it. */
const rehash = (database: Database) => {
  database.run('UPDATE ledger_transactions SET hash = NULL');
  for (const { seq, hash } of [...new LedgerChain(new OwnStorage(storageOver(database))).recomputed()])
    database.run('UPDATE ledger_transactions SET hash = ? WHERE seq = ?', [hash, seq]);
};
const losingBetGone = (database: Database) => {
  remove(database, 5);
  shift(database, 5, -1);
  database.run("DELETE FROM rounds WHERE id = 'r1'");
};
const forgedDeposit = (database: Database, seq: number) => {
  add(database, seq, 'deposit:x', 'deposit', [
    ['player:cash', 1_000_00],
    ['provider:card', -1_000_00],
  ]);
  deposit(database, 'x', 1_000_00);
};

interface Store {
  ada: Database;
  bo: Database;
}
interface Forgery {
  name: string;
  forge: (store: Store) => void;
  finds: RegExp;
  /** The store agrees with itself: only a head from before can tell. */
  byHeadAlone?: true;
}

const notPosted = (seq: number) => new RegExp(`ada.sqlite: transaction ${seq} is not what was posted`);

const forgeries: readonly Forgery[] = [
  {
    name: 'a forged deposit of 1,000.00',
    forge: ({ ada }) => forgedDeposit(ada, 14),
    finds: /transaction 14 carries no hash/,
  },
  {
    name: 'a forged deposit between others',
    forge: ({ ada }) => {
      shift(ada, 3, 1);
      forgedDeposit(ada, 3);
    },
    finds: /transaction 3 carries no hash/,
  },
  {
    name: 'a losing bet deleted with its round',
    forge: ({ ada }) => {
      remove(ada, 5);
      ada.run("DELETE FROM rounds WHERE id = 'r1'");
    },
    finds: /transaction 5 is missing/,
  },
  { name: 'a losing bet deleted and the gap closed', forge: ({ ada }) => losingBetGone(ada), finds: notPosted(5) },
  {
    name: 'amounts changed on both sides, the round with them',
    forge: ({ ada }) =>
      ada.run(
        "UPDATE ledger_lines SET amount = amount * 5 WHERE seq = 7; UPDATE rounds SET payout = payout * 5 WHERE id = 'r2'",
      ),
    finds: notPosted(7),
  },
  {
    name: 'two transactions in each other’s place',
    forge: ({ ada }) => {
      for (const table of ['ledger_lines', 'ledger_transactions'])
        ada.run(
          `UPDATE ${table} SET seq = -(11 - seq) WHERE seq IN (5, 6); UPDATE ${table} SET seq = -seq WHERE seq < 0`,
        );
    },
    finds: notPosted(5),
  },
  {
    name: 'a time changed',
    forge: ({ ada }) => ada.run('UPDATE ledger_transactions SET at = at - 86400000 WHERE seq = 1'),
    finds: notPosted(1),
  },
  {
    name: 'a kind changed',
    forge: ({ ada }) => ada.run("UPDATE ledger_transactions SET kind = 'level_reward' WHERE seq = 7"),
    finds: notPosted(7),
  },
  {
    name: 'an idempotency key changed',
    forge: ({ ada }) => ada.run("UPDATE ledger_transactions SET id = 'bet:other' WHERE seq = 6"),
    finds: notPosted(6),
  },
  {
    name: 'a reference to another transaction changed',
    forge: ({ ada }) => ada.run("INSERT INTO ledger_answers VALUES ('win:r2', 'deposit:d', 'correction')"),
    finds: notPosted(7),
  },
  {
    name: 'a pair of lines that sum to zero added',
    forge: ({ ada }) =>
      ada.run(
        "INSERT INTO ledger_lines VALUES (6, 'house:promotions', 'EUR', -700), (6, 'player:unallocated', 'EUR', 700)",
      ),
    finds: notPosted(6),
  },
  {
    name: 'a win moved to another player, with its round',
    forge: ({ ada, bo }) => {
      remove(ada, 7);
      shift(ada, 7, -1);
      ada.run("UPDATE rounds SET payout = 0 WHERE id = 'r2'");
      add(bo, 14, 'win:moved', 'win', [
        ['player:cash', 150],
        ['house:games', -150],
      ]);
      bo.run("UPDATE rounds SET payout = 150 WHERE id = 'r1'");
    },
    finds: /ada.sqlite: transaction 7 is not what was posted[^]*bo.sqlite: transaction 14 carries no hash/,
  },
  {
    name: 'a transaction posted twice, hash and all',
    forge: ({ ada }) => {
      add(ada, 14, 'win:again', 'win', [
        ['player:cash', 150],
        ['house:games', -150],
      ]);
      ada.run(
        "UPDATE ledger_transactions SET hash = (SELECT hash FROM ledger_transactions WHERE seq = 7) WHERE seq = 14; UPDATE rounds SET payout = 150 WHERE id = 'r1'",
      );
    },
    finds: notPosted(14),
  },
  {
    name: 'a bonus that was never granted',
    forge: ({ ada }) =>
      add(ada, 14, 'bonus_granted:x', 'bonus_granted', [
        ['player:bonus:x', 100_00],
        ['house:promotions', -100_00],
      ]),
    finds: /transaction 14 carries no hash/,
  },
  {
    name: 'a hold made larger, with its withdrawal',
    forge: ({ ada }) =>
      ada.run(
        "UPDATE ledger_lines SET amount = amount * 2 WHERE seq = 2; UPDATE withdrawals SET amount = amount * 2 WHERE id = 'w'",
      ),
    finds: notPosted(2),
  },
  {
    name: 'a settled payout deleted, to be paid again',
    forge: ({ ada }) => {
      remove(ada, 4);
      shift(ada, 4, -1);
      ada.run("UPDATE withdrawals SET state = 'approved' WHERE id = 'p'");
    },
    finds: notPosted(4),
  },
  {
    name: 'a forged deposit, every hash computed anew',
    forge: ({ ada }) => {
      shift(ada, 3, 1);
      forgedDeposit(ada, 3);
      rehash(ada);
    },
    finds: /ada.sqlite: the transactions up to 13 are not those of the head of 2026-11-24/,
    byHeadAlone: true,
  },
  {
    name: 'a losing bet gone, every hash computed anew',
    forge: ({ ada }) => {
      losingBetGone(ada);
      rehash(ada);
    },
    finds: /ada.sqlite: the books end at transaction 12; the head of 2026-11-24 had 13: their end was cut off/,
    byHeadAlone: true,
  },
  {
    name: 'the books’ end cut off',
    forge: ({ ada }) => {
      [12, 13].forEach((seq) => remove(ada, seq));
      ada.run("DELETE FROM rounds WHERE id = 'r6'");
    },
    finds: /ada.sqlite: the books end at transaction 11; the head of 2026-11-24 had 13/,
    byHeadAlone: true,
  },
  {
    name: 'a player deleted',
    forge: (store) => {
      store.ada = new MemoryDatabase();
    },
    finds: /the books ada are gone; the head of 2026-11-24 had 13 transactions/,
    byHeadAlone: true,
  },
  {
    name: 'hashes taken away, as if the books were older than their chain',
    forge: ({ ada }) => {
      ada.run('UPDATE ledger_transactions SET hash = NULL; UPDATE ledger_opening SET is_closed = 0');
      forgedDeposit(ada, 14);
    },
    finds: /ada.sqlite: the chain of the books was opened again/,
    byHeadAlone: true,
  },
  {
    name: 'another player’s books put in their place',
    forge: (store) => {
      store.ada = new MemoryDatabase(store.bo.export());
      losingBetGone(store.ada);
      rehash(store.ada);
    },
    finds: /ada.sqlite: the books end at transaction 12/,
    byHeadAlone: true,
  },
  {
    name: 'the whole store set back',
    forge: ({ ada, bo }) =>
      [ada, bo].forEach((database) => {
        [12, 13].forEach((seq) => remove(database, seq));
        database.run("DELETE FROM rounds WHERE id = 'r6'");
      }),
    finds: /no book goes as far as its head: the whole store was set back/,
    byHeadAlone: true,
  },
];

let directory: string;
let heads: BooksHead[];
let store: Store;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lantern-forgeries-'));
  store = { ada: booksOf(), bo: booksOf() };
  heads = players.map((player) => headOf(player, store[player]));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const file = (number: number, told: readonly BooksHead[], previous: string | null = null, key = secret) =>
  headsFile({ number, day: '2026-11-24', previous: hashOfFile(previous), heads: told }, key);
const keyOf = async (text: Promise<string>) => (JSON.parse(await text) as { publicKey: string }).publicKey;

async function audited(withHeads: boolean): Promise<string> {
  for (const player of players) await writeBooks(directory, player, store[player].export());
  const { heads: held } = await readHeads(
    [{ name: '000001.json', text: await file(1, heads) }],
    await keyOf(file(1, [])),
  );
  return (await auditDirectory(directory, withHeads ? held : undefined)).findings.join('\n');
}

describe('the audit', () => {
  it('finds nothing in books that nobody forged, nor in those that went on after their heads', async () => {
    expect(await audited(true)).toBe('');
    new Ledger(new OwnStorage(storageOver(store.ada))).post(
      { id: 'cashback:x', kind: 'bet', currency: 'EUR', lines: transfer(accounts.cash, accounts.houseGames, 100) },
      at,
    );
    round(store.ada, 'r7', 0);
    expect(await audited(true)).toBe('');
  });

  it('is tried with more than twenty forgeries', () => expect(forgeries.length).toBeGreaterThanOrEqual(20));

  it.each(forgeries)('finds $name', async ({ forge, finds, byHeadAlone }) => {
    [store.ada, store.bo].forEach(withoutGuards);
    forge(store);
    for (const database of [store.ada, store.bo])
      if (database.exec("SELECT 1 FROM sqlite_master WHERE name = 'ledger_lines'").length > 0) rebalance(database);
    if (byHeadAlone) expect(await audited(false)).toBe('');
    else expect(await audited(false)).toMatch(finds);
    expect(await audited(true)).toMatch(finds);
  });
});

describe('files of heads', () => {
  it('count only as they were signed, one after the other, by the house', async () => {
    const first = await file(1, heads);
    const second = await file(2, [heads[0]!], first);
    const publicKey = (JSON.parse(first) as { publicKey: string }).publicKey;
    const read = async (...texts: string[]) => {
      const { heads: held, findings } = await readHeads(
        texts.map((text, index) => ({ name: `f${index + 1}`, text })),
        publicKey,
      );
      return { findings, counted: [...held.values()].flat().length };
    };
    expect(await read(first, second)).toEqual({ findings: [], counted: 3 });
    expect(await read(first.replace('"seq":13', '"seq":11'))).toEqual({
      findings: ['f1 was changed after it was signed'],
      counted: 0,
    });
    expect(await read(await file(1, heads, null, othersSecret))).toEqual({
      findings: ['f1 is signed with another key'],
      counted: 0,
    });
    expect(await read(first, await file(3, heads, second))).toEqual({
      findings: ['f2 does not follow file 1: one between was left out or exchanged'],
      counted: 4,
    });
    expect(await read(await file(1, []), second)).toEqual({
      findings: ['f2 does not follow file 1: one between was left out or exchanged'],
      counted: 1,
    });
    expect(await read('{}', '"')).toEqual({
      findings: ['f1 is no file of heads', 'f2 is no file of heads'],
      counted: 0,
    });
  });
});
