import type { Currency } from 'contract/money';
import { contributionOf, type ContributionTable } from './contribution';
import { accounts, transfer, type Account } from '../../ledger/ledger';
import type { BetEntry, Round } from '../../ledger/rounds/rounds';
import { conclusionOf, homeOf, isInPlay, pointsNeeded, pointsOf, type BonusState, type Wagering } from './wagering';
import type { Ledger } from '../../ledger/ledger-store';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';

export type BonusRow = {
  id: string;
  grant_key: string;
  names: string;
  state: BonusState;
  currency: Currency;
  granted: number;
  won: number;
  multiplier: number;
  points_gained: number;
  maximum_stake: number;
  /** A `ContributionTable`, as JSON. */
  contribution: string;
  spins_gameid: string | null;
  spins_value: number;
  spins_left: number;
  granted_at: number;
  started_at: number | null;
  valid_for: number | null;
  /** Null while it waits. */
  expires_at: number | null;
  ended_at: number | null;
};

/** What every bet has to know of the active bonus. */
export interface ActiveBonus {
  id: string;
  /** Minor units. */
  maximumStake: number;
  /** Epoch ms. */
  expiresAt: number | null;
}

/** Where a bet of a bonus was laid. */
export interface BetPlace {
  provider: string;
  roundId: string;
  gameid: string;
  gametitle: string;
  category?: string;
  odds?: number;
}

/**
 * A player's bonuses as the wallet meets them: which one is active, where its money is, how far its wagering has come. Every
 * method is part of its caller's step. What a bet asks is kept in memory, so that a bet without a bonus costs nothing more.
 */
export class BonusStore {
  private readonly sql: SqlStorage;
  private readonly known: Remembered<ActiveBonus | null>;

  constructor(
    { sql, remember }: OwnStorage,
    private readonly ledger: Ledger,
  ) {
    this.sql = sql;
    this.known = remember(() => {
      const [row] = sql.exec<BonusRow>("SELECT * FROM bonuses WHERE state = 'active'");
      return row ? { id: row.id, maximumStake: row.maximum_stake, expiresAt: row.expires_at } : null;
    });
  }

  active(): ActiveBonus | null {
    return this.known.read();
  }

  /** The bonus that a bet made now belongs to. @param at epoch ms */
  inPlay(at: number): ActiveBonus | null {
    const active = this.active();
    if (!active || isInPlay({ state: 'active', expiresAt: active.expiresAt }, at)) return active;
    this.conclude(active.id, at);
    return null;
  }

  /** Minor units; 0 without an active bonus. */
  balance(): number {
    const active = this.active();
    const row = active ? this.row(active.id) : undefined;
    return row ? this.ledger.balanceOf(accounts.bonus(row.id), row.currency) : 0;
  }

  /** What the active bonus asks for and holds, minor units; null without one. */
  standing(): { needed: number; gained: number; balance: number } | null {
    const active = this.active();
    const row = active ? this.row(active.id) : undefined;
    return row
      ? {
          needed: pointsNeeded(this.wagering(row)),
          gained: row.points_gained,
          balance: this.ledger.balanceOf(accounts.bonus(row.id), row.currency),
        }
      : null;
  }

  /** Where a bonus's money lies, or went to when it ended. */
  accountOf(id: string): Account {
    const row = this.row(id);
    if (!row) throw new Error(`No bonus ${id}.`);
    const home = homeOf(row.state);
    return home === 'bonus' ? accounts.bonus(id) : home === 'cash' ? accounts.cash : accounts.housePromotions;
  }

  /** Follows what an event did to a round's bets: points for new ones, none for those taken back, and the ends that come of it. */
  follow(place: BetPlace, before: Round, after: Round, at: number): void {
    const known = new Map(before.bets.map((bet) => [bet.id, bet]));
    const touched = new Set<string>();
    for (const bet of after.bets) {
      if (!bet.bonus) continue;
      touched.add(bet.bonus.id);
      const earlier = known.get(bet.id);
      if (!earlier) this.noteBet(place, bet, bet.bonus, at);
      else if (earlier.state === 'taken' && bet.state === 'rolled_back') this.takeBack(place.provider, bet);
    }
    for (const id of touched) this.conclude(id, at);
  }

  /** Ends a bonus that has come to an end by itself. @param at epoch ms */
  conclude(id: string, at: number): void {
    const row = this.row(id);
    const end = row ? conclusionOf(this.wagering(row), at) : null;
    if (row && end) this.end(row, end, at);
  }

  /** Ends a bonus: completed, its balance becomes cash; else its balance goes back to the house. @param at epoch ms */
  end({ id, currency }: BonusRow, state: 'completed' | 'forfeited' | 'expired', at: number): void {
    this.known.forget();
    const balance = this.ledger.balanceOf(accounts.bonus(id), currency);
    const isCompleted = state === 'completed';
    if (balance > 0) {
      const lines = transfer(accounts.bonus(id), isCompleted ? accounts.cash : accounts.housePromotions, balance);
      this.ledger.post(
        { id: `bonus_end:${id}`, kind: isCompleted ? 'bonus_completed' : 'bonus_removed', currency, lines },
        at,
      );
    }
    this.sql.exec('UPDATE bonuses SET state = ?, ended_at = ? WHERE id = ?', state, at, id);
  }

  /** Makes a queued bonus the active one, with its money; its days begin. @param at epoch ms */
  start({ id, currency, granted, valid_for }: BonusRow, at: number): void {
    this.known.forget();
    this.sql.exec(
      "UPDATE bonuses SET state = 'active', started_at = ?1, expires_at = ?1 + ?2 WHERE id = ?3",
      at,
      valid_for,
      id,
    );
    if (granted > 0) {
      const lines = transfer(accounts.housePromotions, accounts.bonus(id), granted);
      this.ledger.post({ id: `bonus_granted:${id}`, kind: 'bonus_granted', currency, lines }, at);
    }
    this.conclude(id, at);
  }

  row(id: string): BonusRow | undefined {
    return this.sql.exec<BonusRow>('SELECT * FROM bonuses WHERE id = ?', id).toArray()[0];
  }

  wagering(row: BonusRow): Wagering {
    return {
      state: row.state,
      amount: row.granted + row.won,
      multiplier: row.multiplier,
      pointsGained: row.points_gained,
      openBets: this.openBets(row),
      freeSpinsLeft: row.spins_left,
      expiresAt: row.expires_at,
    };
  }

  private openBets({ id, state }: BonusRow): number {
    if (state !== 'active') return 0;
    // From the few open rounds to their bets, in this order: the other way round looks at every bet that the bonus ever had.
    const [row] = this.sql.exec<{ n: number }>(
      `SELECT count(*) AS n FROM rounds r INDEXED BY rounds_open CROSS JOIN bonus_bets b INDEXED BY bonus_bets_by_round ON b.provider = r.provider AND b.round_id = r.id
       WHERE r.state = 'open' AND r.currency <> 'FUN' AND b.bonus_id = ? AND b.is_rolled_back = 0`,
      id,
    );
    return row?.n ?? 0;
  }

  private noteBet(
    { provider, roundId, gameid, gametitle, category, odds }: BetPlace,
    bet: BetEntry,
    bonus: NonNullable<BetEntry['bonus']>,
    at: number,
  ): void {
    const row = this.row(bonus.id);
    if (!row) throw new Error(`No bonus ${bonus.id}.`);
    const { percent, rule } = bonus.isFree
      ? { percent: 0, rule: 'free_spin' }
      : contributionOf({ gameid, category, odds }, JSON.parse(row.contribution) as ContributionTable);
    const points = pointsOf(bet.amount, percent);
    this.sql.exec(
      `INSERT INTO bonus_bets (provider, bet_id, bonus_id, round_id, gameid, gametitle, category, stake, bonus_share, percent, rule, points, points_before, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      provider,
      bet.id,
      bonus.id,
      roundId,
      gameid,
      gametitle,
      category ?? '',
      bet.amount,
      bonus.amount,
      percent,
      rule,
      points,
      row.points_gained,
      at,
    );
    this.sql.exec('UPDATE bonuses SET points_gained = points_gained + ? WHERE id = ?', points, bonus.id);
  }

  /** A bet that was taken back counts for nothing, even after its bonus has ended; what has ended stays so. */
  private takeBack(provider: string, { id }: BetEntry): void {
    const [bet] = this.sql.exec<{ bonus_id: string; points: number }>(
      'UPDATE bonus_bets SET is_rolled_back = 1 WHERE provider = ? AND bet_id = ? AND is_rolled_back = 0 RETURNING bonus_id, points',
      provider,
      id,
    );
    if (bet)
      this.sql.exec('UPDATE bonuses SET points_gained = points_gained - ? WHERE id = ?', bet.points, bet.bonus_id);
  }
}
