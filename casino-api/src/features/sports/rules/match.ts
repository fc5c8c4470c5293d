import type { MatchPart, Sport } from 'contract/sports/markets';
import type { Score } from 'contract/sports/matches';

/** A match as it was planned: nothing of it ever changes. `league` is its key, not its name; times are epoch ms. */
export interface Match {
  id: string;
  sport: Sport;
  league: string;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
  /** What each side is expected to score, in thousandths; in tennis each side's share of the games. Of drawn matches alone. */
  expected: Score;
  /** SHA-256 of the seed that decides it; empty for a match that is really played. */
  seedHash: string;
}

/** The final scores by part. `match` counts overtime, `regular` does not; in tennis `match` counts games and `sets` sets. */
export type Result = Readonly<Partial<Record<MatchPart | 'regular', Score>>>;

/** Something that changes the score of a drawn match, in the order in which it happens. `tick`: in which tick of the match it falls. */
export interface Moment {
  tick: number;
  /** How far into the match, from 0 to 1. */
  time: number;
  part: MatchPart;
  side: 'home' | 'away';
  worth: number;
}

/** A chance for every final score of a part. They add up to 1. */
export type Joint = readonly { home: number; away: number; chance: number }[];

/** What is known of a match at a moment: how much of it is over, from 0 to 1, and the score so far by part. */
export interface Standing {
  over: number;
  score: Result;
}

/** The one model that all prices of a match come from: no two of them can contradict each other. */
export interface Chances {
  /** The final score of a part, given what is known; null where the part does not exist or can't be told. */
  of(part: MatchPart | 'regular'): Joint | null;
  /** The score at half-time and at the end. */
  halfFull?(): readonly { half: Score; full: Score; chance: number }[];
}

export interface SportModel {
  /** Into how many ticks a match is divided: what can be seen of it, its prices and its score, changes with a tick and not within. */
  ticks: number;
  /** Whether bets are off around a change of the score. */
  suspends: boolean;
  /** The parts that a scoreboard shows, with the share of the match at which each begins. */
  parts: readonly { part: MatchPart; from: number }[];
  /** The minutes of the sport's clock; null where it has none. */
  minutes: number | null;
  draw(expected: Score, integer: (below: number) => number): Moment[];
  /** Adds moments up. */
  scoreOf(moments: readonly Moment[]): Result;
  /** What the scoreboard says in its largest figures. */
  shown: MatchPart;
  chances(expected: Score, standing: Standing): Chances;
}
