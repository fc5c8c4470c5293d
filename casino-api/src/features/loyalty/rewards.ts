import type { Currency } from 'contract/money';
import { accounts, transfer } from '../../ledger/ledger';
import type { Ledger } from '../../ledger/ledger-store';
import { declaredTerms, type SpinsTerms } from './terms';

/** What is given once by its key. `cash` in minor units. */
export interface Reward {
  key: string;
  kind: 'level_reward' | 'challenge_prize' | 'race_prize';
  cash: number;
  freeSpins: number;
  /** What the free spins are played on. */
  spins?: SpinsTerms;
  /** The round that earned it, or the race. */
  roundId: string;
  /** What a prize of a race says of it in the history; the title as it is kept. */
  race?: { title: string; place: number };
}

/** Times are epoch ms; `givenAt` is null while cash or spins are still to be given. */
export interface EarnedReward {
  key: string;
  roundId: string;
  earnedAt: number;
  givenAt: number | null;
  /** What its free spins are played on. */
  spins: SpinsTerms;
}

/** @param json null of what was earned before operators could set it */
const spinsFrom = (json: string | null): SpinsTerms =>
  json === null ? declaredTerms.spins : (JSON.parse(json) as SpinsTerms);

/** The rewards of one player. Every method is part of the caller's step. */
export class Rewards {
  constructor(
    private readonly sql: SqlStorage,
    private readonly ledger: Ledger,
  ) {}

  /** Notes a reward; nothing happens, and false is given, when its key was earned before. */
  earn({ key, kind, cash, freeSpins, spins, roundId, race }: Reward, at: number): boolean {
    const { rowsWritten } = this.sql.exec(
      'INSERT INTO rewards (key, kind, cash, free_spins, spins, round_id, earned_at, title, place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
      key,
      kind,
      cash,
      freeSpins,
      spins && freeSpins > 0 ? JSON.stringify(spins) : null,
      roundId,
      at,
      race?.title ?? null,
      race?.place ?? null,
    );
    return rowsWritten > 0;
  }

  hasDue(): boolean {
    return (
      this.sql
        .exec(
          'SELECT 1 FROM rewards WHERE (cash > 0 AND cash_given_at IS NULL) OR (free_spins > 0 AND spins_given_at IS NULL) LIMIT 1',
        )
        .toArray().length > 0
    );
  }

  /** Pays the cash of what was earned and not yet paid. Not to be called while the account is frozen. @returns how much of it was earned earlier, minor units */
  payDue(currency: Currency, at: number): number {
    const due = this.sql
      .exec<{ key: string; kind: Reward['kind']; cash: number; earned_at: number }>(
        'SELECT key, kind, cash, earned_at FROM rewards WHERE cash > 0 AND cash_given_at IS NULL ORDER BY earned_at, key',
      )
      .toArray();
    for (const { key, kind, cash } of due) {
      this.ledger.post(
        { id: `reward:${key}`, kind, currency, lines: transfer(accounts.housePromotions, accounts.cash, cash) },
        at,
      );
      this.sql.exec('UPDATE rewards SET cash_given_at = ? WHERE key = ?', at, key);
    }
    return due.reduce((late, { cash, earned_at }) => (earned_at < at ? late + cash : late), 0);
  }

  /** Gives the free spins of what was earned and not yet given. Not to be called while the account is frozen. @returns how many of them were earned earlier */
  giveSpins(give: (key: string, count: number, spins: SpinsTerms) => void, at: number): number {
    const due = this.sql
      .exec<{ key: string; count: number; spins: string | null; earned_at: number }>(
        'SELECT key, free_spins AS count, spins, earned_at FROM rewards WHERE free_spins > 0 AND spins_given_at IS NULL ORDER BY earned_at, key',
      )
      .toArray();
    for (const { key, count, spins } of due) {
      give(key, count, spinsFrom(spins));
      this.sql.exec('UPDATE rewards SET spins_given_at = ? WHERE key = ?', at, key);
    }
    return due.reduce((late, { count, earned_at }) => (earned_at < at ? late + count : late), 0);
  }

  /** By key, those whose keys begin alike. @param prefix ends with `:` */
  earned(prefix: `${string}:`): Map<string, EarnedReward> {
    type Row = {
      key: string;
      roundId: string;
      earnedAt: number;
      cash: number;
      cashAt: number | null;
      freeSpins: number;
      spins: string | null;
      spinsAt: number | null;
    };
    const rows = this.sql.exec<Row>(
      `SELECT key, round_id AS roundId, earned_at AS earnedAt, cash, cash_given_at AS cashAt, free_spins AS freeSpins, spins, spins_given_at AS spinsAt
       FROM rewards WHERE key >= ? AND key < ?`,
      prefix,
      `${prefix.slice(0, -1)};`,
    );
    return new Map(
      [...rows].map(({ key, roundId, earnedAt, cash, cashAt, freeSpins, spins, spinsAt }) => {
        const isGiven = (cash === 0 || cashAt !== null) && (freeSpins === 0 || spinsAt !== null);
        const givenAt = isGiven ? Math.max(cashAt ?? 0, spinsAt ?? 0) : null;
        return [key, { key, roundId, earnedAt, givenAt, spins: spinsFrom(spins) }];
      }),
    );
  }
}
