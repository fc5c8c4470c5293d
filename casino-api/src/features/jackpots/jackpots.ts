import { minutes, seconds } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import { accounts, transfer } from '../../ledger/ledger';
import { broughtBy, fineness } from './jackpot-pool';
import { jackpotOf } from './jackpot-terms';
import type { JackpotClaim, JackpotMessage, VisitStakes } from './reports';
import type { Ledger } from '../../ledger/ledger-store';
import type { Sends } from '../../kernel/outbox';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import type { Owner } from '../../ledger/owner';

/** A pool is told so often what was staked; who has staked nothing meanwhile plays no more. */
const tellingDelay = 1 * minutes;
/** A pool is asked right after the hit; should that come to nothing, again after this long. */
const askingDelay = 10 * seconds;

/** Sees to it that something is done at a time, epoch ms. To be part of the caller's step. */
export interface JackpotPlans {
  /** That `tell` is called with the game. */
  tell: (gameid: string, at: number) => void;
  /** That the pool of a round that has hit is asked, should it not have answered by then. */
  context: (roundId: string, at: number) => void;
}

/** A round that waits for its pool. */
export type WaitingHit = JackpotClaim & { gameid: string };

/** Thrown out of a step whose stake a pool could not ask for: the pool has to know of the player first. */
export class UnknownToPool extends Error {
  constructor(readonly gameid: string) {
    super(`The pool of ${gameid} does not know who plays.`);
  }
}

/** A player's part in progressive jackpots: what was staked on them, and what hits are owed. `staked`, `tell`, `hit`, `answered` and `bear` are part of the caller's step. */
export class Jackpots {
  /** The games whose pools know that the player plays. */
  private readonly playing: Remembered<ReadonlySet<string>>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      ledger: Ledger;
      outbox: Sends<JackpotMessage>;
      facts: () => Owner;
      plans: JackpotPlans;
    },
  ) {
    const { own } = parts;
    this.playing = own.remember(
      () =>
        new Set(
          own.sql
            .exec<{ gameid: string }>('SELECT gameid FROM jackpot_stakes WHERE is_playing = 1')
            .toArray()
            .map(({ gameid }) => gameid),
        ),
    );
  }

  /** Counts a stake, euro minor units. @throws UnknownToPool */
  staked(gameid: string, euroStake: number): void {
    if (!this.playing.read().has(gameid)) throw new UnknownToPool(gameid);
    this.parts.own.sql.exec('UPDATE jackpot_stakes SET turnover = turnover + ? WHERE gameid = ?', euroStake, gameid);
  }

  /** What the pool is to know before the first stake. The visit's end is planned before it begins, so that none is without. */
  entering(gameid: string, at: number): VisitStakes {
    return this.parts.own.asOneStep(() => {
      this.parts.own.sql.exec('INSERT OR IGNORE INTO jackpot_stakes (gameid, turnover) VALUES (?, 0)', gameid);
      this.parts.plans.tell(gameid, at + tellingDelay);
      return this.visitStakes(gameid);
    });
  }

  /** The pool knows of the visit; nothing happens when it is over by now. */
  entered(gameid: string, visit: number): void {
    this.parts.own.sql.exec('UPDATE jackpot_stakes SET is_playing = 1 WHERE gameid = ? AND visit = ?', gameid, visit);
    this.playing.forget();
  }

  /** What was staked on a pool so far, its contribution posted: asked when somebody has won it. */
  stakedFor(gameid: string, at: number): VisitStakes {
    return this.parts.own.asOneStep(() => {
      this.contribute(gameid, at);
      return this.visitStakes(gameid);
    });
  }

  /** Tells a pool what was staked on it, or that the visit is over. */
  tell(gameid: string, at: number): void {
    const { own, outbox, plans } = this.parts;
    const { visit, ...stakes } = this.visitStakes(gameid);
    if (this.contribute(gameid, at)) {
      outbox.write({ kind: 'jackpot_stakes', gameid, stakes }, at);
      return plans.tell(gameid, at + tellingDelay);
    }
    own.sql.exec('UPDATE jackpot_stakes SET is_playing = 0, visit = visit + 1 WHERE gameid = ?', gameid);
    this.playing.forget();
    outbox.write({ kind: 'jackpot_left', gameid, stakes: { visit, ...stakes } }, at);
  }

  /** Posts what is due from the house's games to the jackpot. @returns whether anything was staked since the last time */
  private contribute(gameid: string, at: number): boolean {
    const { own, ledger } = this.parts;
    const [row] = own.sql.exec<{ turnover: number; reported: number; posted: number }>(
      'SELECT turnover, told AS reported, posted FROM jackpot_stakes WHERE gameid = ?',
      gameid,
    );
    if (!row || row.reported === row.turnover) return false;
    const due = fromEuro(Math.floor(broughtBy(row.turnover, jackpotOf(gameid)) / fineness), this.currency());
    if (due > row.posted) {
      const lines = transfer(accounts.houseGames, accounts.jackpot(gameid), due - row.posted);
      ledger.post(
        { id: `jackpot:${gameid}:${row.turnover}`, kind: 'jackpot_contribution', currency: this.currency(), lines },
        at,
      );
    }
    own.sql.exec('UPDATE jackpot_stakes SET told = turnover, posted = ? WHERE gameid = ?', due, gameid);
    return true;
  }

  private visitStakes(gameid: string): VisitStakes {
    const { own, facts } = this.parts;
    const [row] = own.sql.exec<{ turnover: number; visit: number }>(
      'SELECT turnover, visit FROM jackpot_stakes WHERE gameid = ?',
      gameid,
    );
    return { playerId: facts().playerId, turnover: row?.turnover ?? 0, visit: row?.visit ?? 0 };
  }

  /** Keeps a hit until its pool has answered. @param bonusId of the free spin that it was, if it was one */
  hit(roundId: string, gameid: string, bonusId: string | null, at: number): void {
    this.parts.own.sql.exec(
      'INSERT INTO jackpot_hits (round_id, gameid, bonus_id, hit_at) VALUES (?, ?, ?, ?)',
      roundId,
      gameid,
      bonusId,
      at,
    );
    this.parts.plans.context(roundId, at + askingDelay);
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
    return (
      this.parts.own.sql.exec('SELECT 1 FROM jackpot_hits WHERE round_id = ? AND prize IS NULL', roundId).toArray()
        .length > 0
    );
  }

  /** What a hit is paid in the player's currency; null when it is paid already, or none. @param prize euro minor units */
  answered(roundId: string, prize: number): { paid: number; bonusId: string | null } | null {
    const paid = fromEuro(prize, this.currency());
    const [row] = this.parts.own.sql.exec<{ bonus_id: string | null }>(
      'UPDATE jackpot_hits SET prize = ?, paid = ? WHERE round_id = ? AND prize IS NULL RETURNING bonus_id',
      prize,
      paid,
      roundId,
    );
    return row ? { paid, bonusId: row.bonus_id } : null;
  }

  /** The jackpot bears its prize: what the house's games have paid out of it comes back to them. */
  bear(roundId: string, gameid: string, paid: number, at: number): void {
    const lines = transfer(accounts.jackpot(gameid), accounts.houseGames, paid);
    this.parts.ledger.post(
      { id: `jackpot:${gameid}:won:${roundId}`, kind: 'jackpot_prize', currency: this.currency(), lines },
      at,
    );
  }

  private currency(): Currency {
    const { currency } = this.parts.facts();
    if (!currency) throw new Error('A visitor plays for no pool.');
    return currency;
  }
}
