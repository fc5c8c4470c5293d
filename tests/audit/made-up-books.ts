/** Books of made-up players as files, built on the released schema: quick, and as large as wanted. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import { bringUpToDate } from '../../casino-api/src/player/schema';
import { storageOver } from '../../scripts/audit-books';

const stake = 1_00;
const deposited = 10_000_000_00;
const held = 50_00;

function post(database: Database, seq: number, id: string, kind: string, from: string, to: string, amount: number): void {
  database.run("INSERT INTO ledger_lines (seq, account, currency, amount) VALUES (?, ?, 'EUR', ?), (?, ?, 'EUR', ?)", [seq, from, -amount, seq, to, amount]);
  database.run("INSERT INTO ledger_transactions (seq, id, kind, currency, at) VALUES (?, ?, ?, 'EUR', 0)", [seq, id, kind]);
}

/** One player's database: a deposit, lost rounds and a withdrawal that is still held. @param transactions two lines each, at least 3 */
export async function madeUpBooks(transactions: number, bend: (database: Database) => void = () => {}): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  bringUpToDate(storageOver(database));
  database.run('BEGIN');
  database.run("INSERT INTO deposits (id, method, amount, currency, state, requested_at, processed_at) VALUES ('d', 'card', ?, 'EUR', 'credited', 0, 0)", [deposited]);
  post(database, 1, 'deposit:d', 'deposit', 'provider:card', 'player:cash', deposited);
  database.run("INSERT INTO withdrawals (id, method, amount, currency, state, requested_at) VALUES ('w', 'card', ?, 'EUR', 'requested', 0)", [held]);
  post(database, 2, 'withdrawal_hold:w', 'withdrawal_hold', 'player:cash', 'player:hold:w', held);
  for (let seq = 3; seq <= transactions; seq += 1) {
    post(database, seq, `bet:${seq}`, 'bet', 'player:cash', 'house:games', stake);
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
