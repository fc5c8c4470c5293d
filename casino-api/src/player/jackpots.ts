import { minutes, seconds } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import { accounts, transfer } from '../domain/ledger';
import { broughtBy, fineness } from '../domain/jackpot-pool';
import { jackpotOf } from '../domain/jackpot-terms';
import type { JackpotClaim } from '../jackpots/told';
import type { Ledger } from './ledger-store';
import type { Outbox } from './outbox';
import type { OwnStorage, Remembered } from './own-storage';
import type { PlayerFacts } from './player-facts';

/** Stakes are told to their pool so long after the first that it does not know: one message for all that is staked meanwhile. */
const tellingDelay = 1 * minutes;
/** A pool is asked right after the hit; should that come to nothing, again after this long. */
const askingDelay = 10 * seconds;

/** Sees to it that something is done at a time, epoch ms. To be part of the caller's step. */
export interface JackpotPlans {
  /** That `tell` is called with the game. */
  tell: (gameid: string, at: number) => void;
  /** That the pool of a round that has hit is asked, should it not have answered by then. */
  ask: (roundId: string, at: number) => void;
}

/** A round that waits for its pool. */
export type WaitingHit = JackpotClaim & { gameid: string };

/** A player's part in progressive jackpots: what was staked on them, and what hits are owed. Each method but `waiting` is part of the caller's step. */
export class Jackpots {
  /** The games whose stakes are going to be told. */
  private readonly planned: Remembered<Set<string>>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      ledger: Ledger;
      outbox: Pick<Outbox, 'write'>;
      facts: () => PlayerFacts;
      plans: JackpotPlans;
    },
  ) {
    this.planned = parts.own.remember(() => new Set());
  }

  /** Counts a stake, euro minor units. The pool hears of it soon. */
  staked(gameid: string, euroStake: number, at: number): void {
    this.parts.own.sql.exec('INSERT INTO jackpot_stakes (gameid, turnover) VALUES (?1, ?2) ON CONFLICT (gameid) DO UPDATE SET turnover = turnover + ?2', gameid, euroStake);
    const planned = this.planned.read();
    if (planned.has(gameid)) return;
    this.parts.plans.tell(gameid, at + tellingDelay);
    this.planned.is(new Set([...planned, gameid]));
  }

  /** Tells a pool what was staked on it, and posts the contribution from the house's games to the jackpot. */
  tell(gameid: string, at: number): void {
    const { own, ledger, outbox, facts } = this.parts;
    this.planned.forget();
    const [row] = own.sql.exec<{ turnover: number; told: number; posted: number }>('SELECT turnover, told, posted FROM jackpot_stakes WHERE gameid = ?', gameid);
    if (!row || row.told === row.turnover) return;
    const due = fromEuro(Math.floor(broughtBy(row.turnover, jackpotOf(gameid)) / fineness), this.currency());
    if (due > row.posted) {
      const lines = transfer(accounts.houseGames, accounts.jackpot(gameid), due - row.posted);
      ledger.post({ id: `jackpot:${gameid}:${row.turnover}`, kind: 'jackpot_contribution', currency: this.currency(), lines }, at);
    }
    own.sql.exec('UPDATE jackpot_stakes SET told = turnover, posted = ? WHERE gameid = ?', due, gameid);
    outbox.write({ kind: 'jackpot_stakes', gameid, stakes: { playerId: facts().playerId, turnover: row.turnover } }, at);
  }

  /** Keeps a hit until its pool has answered. @param bonusId of the free spin that it was, if it was one */
  hit(roundId: string, gameid: string, bonusId: string | null, at: number): void {
    this.parts.own.sql.exec('INSERT INTO jackpot_hits (round_id, gameid, bonus_id, hit_at) VALUES (?, ?, ?, ?)', roundId, gameid, bonusId, at);
    this.parts.plans.ask(roundId, at + askingDelay);
  }

  /** The rounds that wait for their pools. */
  waiting(): WaitingHit[] {
    const { own, facts } = this.parts;
    return own.sql
      .exec<{ roundId: string; gameid: string; turnover: number }>(
        'SELECT round_id AS roundId, gameid, turnover FROM jackpot_hits JOIN jackpot_stakes USING (gameid) WHERE prize IS NULL ORDER BY hit_at, round_id',
      )
      .toArray()
      .map((row) => ({ ...row, playerId: facts().playerId }));
  }

  isWaiting(roundId: string): boolean {
    return this.parts.own.sql.exec('SELECT 1 FROM jackpot_hits WHERE round_id = ? AND prize IS NULL', roundId).toArray().length > 0;
  }

  /** What a hit is paid in the player's currency; null when it is paid already, or none. @param prize euro minor units */
  answered(roundId: string, prize: number): { paid: number; bonusId: string | null } | null {
    const paid = fromEuro(prize, this.currency());
    const [row] = this.parts.own.sql.exec<{ bonus_id: string | null }>(
      'UPDATE jackpot_hits SET prize = ?, paid = ? WHERE round_id = ? AND prize IS NULL RETURNING bonus_id', prize, paid, roundId,
    );
    return row ? { paid, bonusId: row.bonus_id } : null;
  }

  /** The jackpot bears its prize: what the house's games have paid out of it comes back to them. */
  bear(roundId: string, gameid: string, paid: number, at: number): void {
    const lines = transfer(accounts.jackpot(gameid), accounts.houseGames, paid);
    this.parts.ledger.post({ id: `jackpot:${gameid}:won:${roundId}`, kind: 'jackpot_prize', currency: this.currency(), lines }, at);
  }

  private currency(): Currency {
    const { currency } = this.parts.facts();
    if (!currency) throw new Error('A visitor plays for no pool.');
    return currency;
  }
}
