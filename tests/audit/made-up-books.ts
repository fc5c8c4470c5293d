/** Books of made-up players as files, built on the released schema: quick, and as large as wanted. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import { transfer, type Account, type TransactionKind } from '../../casino-api/src/ledger/ledger';
import { LedgerChain } from '../../casino-api/src/ledger/chain/chain';
import { OwnStorage } from '../../casino-api/src/kernel/storage/own-storage';
import { bringUpToDate } from '../../casino-api/src/kernel/storage/schema-steps';
import { playerTables } from '../../casino-api/src/player/schema';
import { storageOver } from '../../casino-api/src/kernel/storage/storage-over';

const stake = 1_00;
const deposited = 10_000_000_00;
const held = 50_00;

type Move = { seq: number; id: string; kind: TransactionKind; from: Account; to: Account; amount: number };

function post(database: Database, chain: LedgerChain, { seq, id, kind, from, to, amount }: Move): void {
  database.run("INSERT INTO ledger_lines (seq, account, currency, amount) VALUES (?, ?, 'EUR', ?), (?, ?, 'EUR', ?)", [
    seq,
    from,
    -amount,
    seq,
    to,
    amount,
  ]);
  const hash = chain.append({ seq, id, kind, currency: 'EUR', at: 0, lines: transfer(from, to, amount) });
  database.run("INSERT INTO ledger_transactions (seq, id, kind, currency, at, hash) VALUES (?, ?, ?, 'EUR', 0, ?)", [
    seq,
    id,
    kind,
    hash,
  ]);
}

/** One player's database: a deposit, lost rounds and a withdrawal that is still held. @param transactions two lines each, at least 3 */
export async function madeUpBooks(
  transactions: number,
  bend: (database: Database) => void = () => {},
): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  bringUpToDate(storageOver(database), playerTables);
  const chain = new LedgerChain(new OwnStorage(storageOver(database)));
  database.run('BEGIN');
  database.run(
    "INSERT INTO deposits (id, method, amount, currency, state, requested_at, processed_at) VALUES ('d', 'card', ?, 'EUR', 'credited', 0, 0)",
    [deposited],
  );
  post(database, chain, {
    seq: 1,
    id: 'deposit:d',
    kind: 'deposit',
    from: 'provider:card',
    to: 'player:cash',
    amount: deposited,
  });
  database.run(
    "INSERT INTO withdrawals (id, method, amount, currency, state, requested_at) VALUES ('w', 'card', ?, 'EUR', 'requested', 0)",
    [held],
  );
  post(database, chain, {
    seq: 2,
    id: 'withdrawal_hold:w',
    kind: 'withdrawal_hold',
    from: 'player:cash',
    to: 'player:hold:w',
    amount: held,
  });
  for (let seq = 3; seq <= transactions; seq += 1) {
    post(database, chain, {
      seq,
      id: `bet:${seq}`,
      kind: 'bet',
      from: 'player:cash',
      to: 'house:games',
      amount: stake,
    });
    database.run(
      `INSERT INTO rounds (provider, id, gameid, gametitle, currency, state, stake, payout, books, balance_after, started_at)
       VALUES ('lantern', ?, 'g', 'G', 'EUR', 'settled', ?, 0, '{}', 0, 0)`,
      [`r${seq}`, stake],
    );
  }
  database.run('COMMIT');
  bend(database);
  const bytes = database.export();
  database.close();
  return bytes;
}

export async function writeBooks(directory: string, name: string, bytes: Uint8Array): Promise<void> {
  const objects = path.join(directory, 'durable-objects', 'players');
  await mkdir(objects, { recursive: true });
  await writeFile(path.join(objects, `${name}.sqlite`), bytes);
}
