import { days } from 'contract/constants';
import { linesOfDay, type ProviderDay } from '../../ledger/statements/settlement-index';
import type { StatementLine } from '../../ledger/statements/statements';
import type { Env } from '../../kernel/env';
import { testersBindings } from '../bindings';

/** An order that the sandbox's gateways have settled; null for one whose payment was taken back. */
export type SettledOrder = { provider: string; reference: string; line: Omit<StatementLine, 'reference'> | null };

/** A bet or a win of the sandbox's games, by its transaction's id. Minor units, epoch ms. */
export interface SandboxMove extends Omit<StatementLine, 'reference' | 'amount'> {
  provider: string;
  transactionId: string;
  roundId: string;
  staked: number;
  paid: number;
}

/** What the sandbox's gateways and games remember of what they moved, apart from anything of ours. One object keeps all of it. */
export class SandboxStatement {
  constructor(private readonly sql: SqlStorage) {}

  settle({ provider, reference, line }: SettledOrder): void {
    this.open();
    if (!line) this.sql.exec('DELETE FROM settled_orders WHERE reference = ?', reference);
    else
      this.sql.exec(
        'INSERT OR REPLACE INTO settled_orders (reference, provider, amount, currency, at) VALUES (?, ?, ?, ?, ?)',
        reference,
        provider,
        line.amount,
        line.currency,
        line.at,
      );
  }

  move({ provider, transactionId, roundId, staked, paid, currency, at }: SandboxMove): void {
    this.open();
    this.sql.exec(
      'INSERT OR IGNORE INTO game_moves (id, provider, round_id, staked, paid, currency, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      transactionId,
      provider,
      roundId,
      staked,
      paid,
      currency,
      at,
    );
  }

  /** @param from, to epoch ms, `to` left out */
  orders(provider: string, from: number, to: number): StatementLine[] {
    this.open();
    return this.sql
      .exec<StatementLine & Record<string, SqlStorageValue>>(
        'SELECT reference, amount, currency, at FROM settled_orders WHERE provider = ? AND at >= ? AND at < ?',
        provider,
        from,
        to,
      )
      .toArray();
  }

  /** By the UTC day on which a round began. @param from, to see `orders` */
  gameDays(provider: string, from: number, to: number): StatementLine[] {
    this.open();
    return this.sql
      .exec<ProviderDay & Record<string, SqlStorageValue>>(
        `SELECT date(begun / 1000, 'unixepoch') AS day, currency, sum(staked) AS staked, sum(paid) AS paid
         FROM (SELECT currency, min(at) AS begun, sum(staked) AS staked, sum(paid) AS paid FROM game_moves WHERE provider = ? AND at >= ? GROUP BY round_id, currency)
         WHERE begun >= ? AND begun < ? GROUP BY 1, 2`,
        provider,
        from - days,
        from,
        to,
      )
      .toArray()
      .flatMap(linesOfDay);
  }

  /** An object that stands for one payment has none of these tables. */
  private open(): void {
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS settled_orders (reference TEXT PRIMARY KEY, provider TEXT NOT NULL, amount INTEGER NOT NULL, currency TEXT NOT NULL, at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS game_moves (
        id TEXT PRIMARY KEY, provider TEXT NOT NULL, round_id TEXT NOT NULL, staked INTEGER NOT NULL, paid INTEGER NOT NULL, currency TEXT NOT NULL, at INTEGER NOT NULL
      );
    `);
  }
}

/** What the object of the statement answers; times are epoch ms, `to` left out. */
export interface StatementCalls {
  settle(order: SettledOrder): Promise<void>;
  move(move: SandboxMove): Promise<void>;
  statement(provider: string, from: number, to: number): Promise<StatementLine[]>;
  gameDays(provider: string, from: number, to: number): Promise<StatementLine[]>;
}

/** The sandbox's memory of what its gateways and games have moved: an object beside those of its payments. */
export function sandboxStatement(env: Env): StatementCalls {
  const { SANDBOX_PAYMENT } = testersBindings(env);
  return SANDBOX_PAYMENT.get(SANDBOX_PAYMENT.idFromName('statement')) as unknown as StatementCalls;
}
