import { hours } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import type { ReturnSums } from './return-band';
import { hourStart, playsKept, reportedAt } from './play-hours';
import type { Sends } from '../../kernel/outbox';
import type { PlaysMessage } from './record-plays';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import { sha256 } from '../../ledger/stored-answers';

/** Rounds that were open for longer before they were settled are not looked for. */
const longestRound = 2 * hours;

/**
 * How often the player played which game, told to the shared side once an hour. Nothing is counted while playing: the hour is
 * counted from its rounds when it is over, so a bet costs one comparison and the shared database one write a player and hour.
 */
export class PlayCounts {
  /** The hour whose report is planned, once it is known. */
  private readonly planned: Remembered<number | null>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      outbox: Sends<PlaysMessage>;
      playerId: () => string;
      /** Sees to it that `report` is called with the hour, both epoch ms. To be part of the caller's step. */
      plan: (hour: number, at: number) => void;
    },
  ) {
    this.planned = parts.own.remember(() => null);
  }

  /** To be called in the step that settles a real-money round. */
  note(at: number): void {
    const hour = hourStart(at);
    if (hour === this.planned.read()) return;
    this.parts.plan(hour, reportedAt(hour, this.spread()));
    this.planned.is(hour);
  }

  /** Tells what was played in an hour that is over. An hour that nobody looks at any more is not told. */
  report(hour: number, at: number): void {
    if (hour < at - playsKept) return;
    const rows = this.parts.own.sql
      .exec<PlayedRow>(
        `SELECT gameid, currency, count(*) AS plays, coalesce(sum(stake > 0), 0) AS rounds, sum(stake) AS staked, total(payout * (stake > 0)) AS paid,
           total(1.0 * stake * stake) AS staked_squared, total(1.0 * stake * payout) AS staked_paid, total(1.0 * payout * payout * (stake > 0)) AS paid_squared
         FROM rounds
         WHERE currency <> 'FUN' AND started_at >= ?1 AND started_at < ?3 AND state = 'settled' AND settled_at >= ?2 AND settled_at < ?3 GROUP BY gameid, currency`,
        hour - longestRound,
        hour,
        hour + hours,
      )
      .toArray();
    if (rows.length === 0) return;
    // A player has one currency, so a game has one row.
    const plays = Object.fromEntries(rows.map(({ gameid, plays: count }) => [gameid, count]));
    const returns = Object.fromEntries(rows.filter(({ rounds }) => rounds > 0).map((row) => [row.gameid, sumsOf(row)]));
    this.parts.outbox.write({ kind: 'plays', report: { playerId: this.parts.playerId(), hour, plays, returns } }, at);
  }

  private spread(): number {
    return parseInt(sha256(this.parts.playerId()).slice(0, 6), 16) / 0xff_ff_ff;
  }
}

/** What of a game was played in an hour, minor units of `currency`. */
type PlayedRow = {
  gameid: string;
  currency: Currency;
  plays: number;
  rounds: number;
  staked: number;
  paid: number;
  staked_squared: number;
  staked_paid: number;
  paid_squared: number;
};

function sumsOf({
  currency,
  rounds,
  staked,
  paid,
  staked_squared: stakedSquared,
  staked_paid: stakedPaid,
  paid_squared: paidSquared,
}: PlayedRow): ReturnSums {
  const unit = fromEuro(1, currency);
  return {
    rounds,
    staked: staked / unit,
    paid: paid / unit,
    stakedSquared: stakedSquared / unit ** 2,
    stakedPaid: stakedPaid / unit ** 2,
    paidSquared: paidSquared / unit ** 2,
  };
}
