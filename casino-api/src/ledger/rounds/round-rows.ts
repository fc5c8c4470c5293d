import type { MoneyUnit } from 'contract/money';
import type { RoundOutcome } from 'contract/play';
import type { Position, RoundState } from 'contract/receipt';
import { unknownRound, type Round } from './rounds';

/** A round as it is kept. Amounts in minor units of `currency`, times in epoch ms. */
export interface RoundRow {
  provider: string;
  id: string;
  gameid: string;
  gametitle: string;
  /** Of the catalogue, when the round began; null for one from before it was kept, and where the catalogue does not have the game. */
  category: string | null;
  currency: MoneyUnit;
  state: RoundState;
  stake: number;
  payout: number;
  /** What is known of its bets and wins: the value the rules work on. */
  books: Round;
  /** What a reversed win had left behind when the player had already spent it. */
  uncollected: number;
  balanceAfter: number;
  startedAt: number;
  settledAt: number | null;
  /** Of a round that we run ourselves: what it was drawn by, what was chosen and what came of it. */
  played: {
    seedId: number;
    nonce: number;
    outcome: RoundOutcome;
    position: Position | null;
    options: readonly string[];
  } | null;
}

/** What a round that we run ourselves was drawn by and what came of it, as it is stored. */
export type PlayedColumns = {
  seed_id: number | null;
  nonce: number | null;
  outcome: string | null;
  position: string | null;
  options: string | null;
};

type StoredRow = PlayedColumns & {
  provider: string;
  id: string;
  gameid: string;
  gametitle: string;
  category: string | null;
  currency: MoneyUnit;
  state: RoundState;
  stake: number;
  payout: number;
  books: string;
  uncollected: number;
  balance_after: number;
  started_at: number;
  settled_at: number | null;
};

/** A round that begins at `at`, epoch ms, as far as it can be told before its first event. */
export const newRound = (
  of: Pick<RoundRow, 'provider' | 'id' | 'gameid' | 'gametitle' | 'category' | 'currency'>,
  at: number,
): RoundRow => ({
  ...of,
  state: 'open',
  stake: 0,
  payout: 0,
  books: unknownRound,
  uncollected: 0,
  balanceAfter: 0,
  startedAt: at,
  settledAt: null,
  played: null,
});

interface Held {
  /** Null for one that is known not to be there. */
  row: RoundRow | null;
  isStored: boolean;
  isWritten: boolean;
}

/** The rounds of a player. To be written in the step that moves their money. */
export class RoundRows {
  private held: Map<string, Held> | null = null;

  constructor(private readonly sql: SqlStorage) {}

  /** Null for a round that was never heard of. */
  read(provider: string, id: string): RoundRow | null {
    const held = this.held?.get(keyOf({ provider, id }));
    if (held) return held.row;
    const [stored] = this.sql.exec<StoredRow>(
      `SELECT provider, id, gameid, gametitle, category, currency, state, stake, payout, books, uncollected, balance_after, started_at, settled_at, seed_id, nonce, outcome, position, options
       FROM rounds WHERE provider = ? AND id = ?`,
      provider,
      id,
    );
    return stored ? rowOf(stored) : null;
  }

  /** Says, inside `atOnce`, that there is no such round yet: its id was made in this step, and nobody has to look. */
  isUnknown(provider: string, id: string): void {
    this.held?.set(keyOf({ provider, id }), { row: null, isStored: false, isWritten: false });
  }

  /** @param isNew it was not there before */
  write(row: RoundRow, isNew: boolean): void {
    if (!this.held) return this.store(row, isNew);
    const before = this.held.get(keyOf(row));
    this.held.set(keyOf(row), { row, isStored: before ? before.isStored : !isNew, isWritten: true });
  }

  /**
   * Writes each round that `work` changes once, at its end, however often it changes: an in-house round is staked, settled and shown
   * in one go. Until then the tables don't have it; `flush` is for those who ask them.
   */
  atOnce<T>(work: () => T): T {
    if (this.held) return work();
    this.held = new Map();
    try {
      const result = work();
      this.flush();
      return result;
    } finally {
      this.held = null;
    }
  }

  /** Writes what waits. */
  flush(): void {
    for (const held of this.held?.values() ?? []) {
      if (!held.isWritten || !held.row) continue;
      this.store(held.row, !held.isStored);
      Object.assign(held, { isStored: true, isWritten: false });
    }
  }

  private store(row: RoundRow, isNew: boolean): void {
    const {
      provider,
      id,
      gameid,
      gametitle,
      category,
      currency,
      state,
      stake,
      payout,
      books,
      uncollected,
      balanceAfter,
      startedAt,
      settledAt,
      played,
    } = row;
    const { seedId = null, nonce = null } = played ?? {};
    const values = [
      // A round that was heard of by a win alone gets its game with its first bet.
      gameid,
      gametitle,
      category,
      state,
      stake,
      payout,
      JSON.stringify(books),
      uncollected,
      balanceAfter,
      settledAt,
      seedId,
      nonce,
      played && JSON.stringify(played.outcome),
      played?.position ? JSON.stringify(played.position) : null,
      // Most rounds are over at once and have nothing to offer.
      played && played.options.length > 0 ? JSON.stringify(played.options) : null,
    ];
    this.sql.exec(isNew ? insertion : change, ...values, provider, id, ...(isNew ? [currency, startedAt] : []));
  }
}

const changing = [
  'gameid',
  'gametitle',
  'category',
  'state',
  'stake',
  'payout',
  'books',
  'uncollected',
  'balance_after',
  'settled_at',
  'seed_id',
  'nonce',
  'outcome',
  'position',
  'options',
];
const change = `UPDATE rounds SET ${changing.map((column) => `${column} = ?`).join(', ')} WHERE provider = ? AND id = ?`;
const lasting = ['provider', 'id', 'currency', 'started_at'];
const insertion = `INSERT INTO rounds (${[...changing, ...lasting].join(', ')}) VALUES (${[...changing, ...lasting].map(() => '?').join(', ')})`;

const keyOf = ({ provider, id }: Pick<RoundRow, 'provider' | 'id'>): string => `${provider}:${id}`;

const rowOf = ({
  books,
  balance_after,
  started_at,
  settled_at,
  seed_id,
  nonce,
  outcome,
  position,
  options,
  ...row
}: StoredRow): RoundRow => ({
  ...row,
  books: JSON.parse(books) as Round,
  balanceAfter: balance_after,
  startedAt: started_at,
  settledAt: settled_at,
  played: playedOf({ seed_id, nonce, outcome, position, options }),
});

export function playedOf({ seed_id: seedId, nonce, outcome, position, options }: PlayedColumns): RoundRow['played'] {
  if (seedId === null || nonce === null || outcome === null) return null;
  return {
    seedId,
    nonce,
    outcome: JSON.parse(outcome) as RoundOutcome,
    position: position === null ? null : (JSON.parse(position) as Position),
    options: options === null ? [] : (JSON.parse(options) as string[]),
  };
}
