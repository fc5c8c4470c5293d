import { hours } from 'contract/constants';
import { hourStart, playsKept, reportedAt } from '../domain/play-hours';
import type { Outbox } from './outbox';
import type { OwnStorage, Remembered } from './own-storage';
import { sha256 } from './stored-answers';

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
      outbox: Pick<Outbox, 'write'>;
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
      .exec<{ gameid: string; plays: number }>(
        `SELECT gameid, count(*) AS plays FROM rounds
         WHERE currency <> 'FUN' AND started_at >= ?1 AND started_at < ?3 AND state = 'settled' AND settled_at >= ?2 AND settled_at < ?3 GROUP BY gameid`,
        hour - longestRound, hour, hour + hours,
      )
      .toArray();
    if (rows.length === 0) return;
    const plays = Object.fromEntries(rows.map(({ gameid, plays: count }) => [gameid, count]));
    this.parts.outbox.write({ kind: 'plays', report: { playerId: this.parts.playerId(), hour, plays } }, at);
  }

  private spread(): number {
    return parseInt(sha256(this.parts.playerId()).slice(0, 6), 16) / 0xff_ff_ff;
  }
}
