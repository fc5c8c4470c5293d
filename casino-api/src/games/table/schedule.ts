import type { Rhythm } from 'contract/play/table';

/**
 * When the rounds of a table of spots run: a pure function of the time, so that a table where nobody sits costs nothing and everybody who
 * reckons comes to the same. Round `n` closes at `first + n × every` and takes bets from the moment the one before it closed; its
 * result is shown `dealing` ms after it closed, and then stands on the table for `shown` ms by itself. All in ms.
 */
export interface Schedule {
  /** When round 0 closed, epoch ms. */
  first: number;
  every: number;
  dealing: number;
  shown: number;
}

/** As the rules tell it. */
export const rhythmOf = ({ every, dealing }: Pick<Schedule, 'every' | 'dealing'>): Rhythm => ({
  every: every / 1_000,
  dealing: dealing / 1_000,
});

type TablePhase = 'betting' | 'dealing' | 'result';

export interface RoundTimes {
  round: number;
  opensAt: number;
  closesAt: number;
  resultAt: number;
}

export const timesOf = ({ first, every, dealing }: Schedule, round: number): RoundTimes => {
  const closesAt = first + round * every;
  return { round, opensAt: closesAt - every, closesAt, resultAt: closesAt + dealing };
};

/** What a table does at a time, and until when. `round` is the one that the phase is about: being dealt, just dealt, or taking bets. */
export interface Phase {
  phase: TablePhase;
  round: number;
  endsAt: number;
}

/** What anybody may be told of a table's times. */
export interface ToldTimes extends Phase {
  next: Omit<RoundTimes, 'opensAt'>;
}

/** When the rounds of a table run, whatever it is that says so; all times epoch ms. Nothing of it but `told` and `taking` may leave the table. */
export interface RoundClock {
  /** Null for a round that never ran, or whose times are not settled yet. */
  times(round: number): RoundTimes | null;
  /** The one round that takes bets: whoever bets on another is too late, or too early. `resultAt` is the latest there can be. */
  taking(at: number): RoundTimes;
  /** The last round that has closed. */
  closed(at: number): number;
  /** The last round whose dealing is over. */
  shown(at: number): number;
  phase(at: number): Phase;
  told(at: number): ToldTimes;
  /** The first round of a chain that somebody could bet on once the chain was there. */
  firstPlayed(chain: { firstRound: number; madeAt: number }): number;
}

/** The last round that has closed. @param at epoch ms */
export const closedRound = ({ first, every }: Schedule, at: number): number => Math.floor((at - first) / every);

/** The one round that takes bets at a time: whoever bets on another is too late, or too early. @param at epoch ms */
export const openRound = (schedule: Schedule, at: number): number => closedRound(schedule, at) + 1;

/** The last round whose dealing is over. @param at epoch ms */
export const shownRound = (schedule: Schedule, at: number): number => closedRound(schedule, at - schedule.dealing);

export function phaseAt(schedule: Schedule, at: number): Phase {
  const times = timesOf(schedule, closedRound(schedule, at));
  if (at < times.resultAt) return { phase: 'dealing', round: times.round, endsAt: times.resultAt };
  if (at < times.resultAt + schedule.shown)
    return { phase: 'result', round: times.round, endsAt: times.resultAt + schedule.shown };
  return { phase: 'betting', round: times.round + 1, endsAt: times.closesAt + schedule.every };
}

/** The clock of a table whose rounds keep a schedule: nothing about its times is a secret. */
export const clockOf = (schedule: Schedule): RoundClock => {
  const taking = (at: number) => timesOf(schedule, openRound(schedule, at));
  const phase = (at: number) => phaseAt(schedule, at);
  return {
    taking,
    phase,
    times: (round) => timesOf(schedule, round),
    closed: (at) => closedRound(schedule, at),
    shown: (at) => shownRound(schedule, at),
    told(at) {
      const { opensAt: _, ...next } = taking(at);
      return { ...phase(at), next };
    },
    firstPlayed: ({ firstRound, madeAt }) => Math.max(firstRound, openRound(schedule, madeAt)),
  };
};
