import { minutes, type Language } from 'contract/constants';
import { currencies, fromEuro, type Currency } from 'contract/money';
import type { raceScores, raceStates } from 'contract/races';
import type { Title } from '../../kernel/title';
import type { RoundWorth } from '../../ledger/rounds/settlement';

export type RaceScore = (typeof raceScores)[number];
export type RaceState = (typeof raceStates)[number];

/** A race as it is announced: changed until it begins, then for good. Times in epoch ms. */
export interface RaceDefinition {
  id: string;
  /** How often it was changed. */
  revision: number;
  /** In English; `names` has it in every language, where it was announced in them. */
  title: string;
  names?: Readonly<Record<Language, string>>;
  score: RaceScore;
  startsAt: number;
  endsAt: number;
  games: readonly string[];
  /** Euro minor units, the first place's first. */
  prizes: readonly number[];
}

/** Races that were joined before languages were kept have the English title alone. */
export const titleOf = ({ title, names }: Pick<RaceDefinition, 'title' | 'names'>): Title =>
  names ? { names } : title;

/** How long after its end a race still takes what was played before it. */
export const lateDelivery = 5 * minutes;

/** When a race is settled, epoch ms. */
export const settlesAt = ({ endsAt }: Pick<RaceDefinition, 'endsAt'>): number => endsAt + lateDelivery;

/** A race runs until it is settled: by then its board may still change. */
export function raceStateAt(
  race: Pick<RaceDefinition, 'startsAt' | 'endsAt'>,
  isSettled: boolean,
  at: number,
): RaceState {
  if (isSettled) return 'settled';
  return at < race.startsAt ? 'coming' : 'running';
}

/** What of a round counts in a race, minor units of the player's currency. A stake of 0 counts nothing. */
export interface Counted {
  stake: number;
  payout: number;
}

const nothing: Counted = { stake: 0, payout: 0 };

/**
 * Points are the part of the stake that cash paid. A multiple counts when cash paid all of the stake: what a bonus plays for is no
 * cash round. Free spins have no stake, so they count for neither.
 */
export function countedOf(score: RaceScore, { isSettled, cashStake, bonusStake, payout }: RoundWorth): Counted {
  if (!isSettled || cashStake <= 0) return nothing;
  if (score === 'points_wagered') return { stake: cashStake, payout: 0 };
  return bonusStake > 0 ? nothing : { stake: cashStake, payout };
}

/** Whether a round that opened at `openedAt` can count for a player who joined at `joinedAt`, epoch ms. */
export const opensInside = (
  { startsAt, endsAt }: Pick<RaceDefinition, 'startsAt' | 'endsAt'>,
  joinedAt: number,
  openedAt: number,
): boolean => openedAt >= Math.max(startsAt, joinedAt) && openedAt < endsAt;

/** A counted round; `at` is when it was settled, epoch ms. */
export interface ScoredRound extends Counted {
  at: number;
}

/** What a player's rounds come to: their stakes together, or the best of them. `reachedAt` in epoch ms. */
export interface Standing extends Counted {
  reachedAt: number;
}

/**
 * Compares payout by stake of two rounds, exactly: cross-multiplied, since the products are too large for numbers.
 * Positive when `a` has the higher multiple. Stakes are above 0.
 */
export function compareMultiples(a: Counted, b: Counted): number {
  const difference = BigInt(a.payout) * BigInt(b.stake) - BigInt(b.payout) * BigInt(a.stake);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** A player's standing with one more round; null while nothing scored. The order in which rounds come makes no difference. */
export function withRound(
  score: RaceScore,
  standing: Standing | null,
  { stake, payout, at }: ScoredRound,
): Standing | null {
  if (stake <= 0) return standing;
  if (score === 'points_wagered')
    return { stake: (standing?.stake ?? 0) + stake, payout: 0, reachedAt: Math.max(standing?.reachedAt ?? at, at) };
  if (payout <= 0) return standing;
  if (standing === null) return { stake, payout, reachedAt: at };
  const better = compareMultiples({ stake, payout }, standing);
  if (better < 0) return standing;
  return { stake, payout, reachedAt: better === 0 ? Math.min(standing.reachedAt, at) : at };
}

/** As the contract tells it: euro minor units, or hundredths of a multiple; truncated. */
export function scoreOf(score: RaceScore, { stake, payout }: Counted, currency: Currency): number {
  if (score === 'points_wagered') return Math.floor(stake / currencies[currency].perEuro);
  return Number((BigInt(payout) * 100n) / BigInt(stake));
}

/** Who is in a race. Times in epoch ms. */
export interface Entrant {
  playerId: string;
  currency: Currency;
  joinedAt: number;
  standing: Standing | null;
}

type Scorer = Entrant & { standing: Standing };

const highestFirst: Record<RaceScore, (a: Scorer, b: Scorer) => number> = {
  points_wagered: (a, b) =>
    scoreOf('points_wagered', b.standing, b.currency) - scoreOf('points_wagered', a.standing, a.currency),
  best_multiplier: (a, b) => compareMultiples(b.standing, a.standing),
};

/** Those who scored, the first place first. Of equal scores the one that was reached earlier stands higher, then who joined earlier. */
export function ranked<E extends Entrant>(score: RaceScore, entrants: readonly E[]): (E & { standing: Standing })[] {
  const scored = entrants.filter((entrant): entrant is E & { standing: Standing } => entrant.standing !== null);
  return scored.sort(
    (a, b) =>
      highestFirst[score](a, b) ||
      a.standing.reachedAt - b.standing.reachedAt ||
      a.joinedAt - b.joinedAt ||
      // Stryker disable next-line EqualityOperator: nobody is in a race twice.
      (a.playerId < b.playerId ? -1 : 1),
  );
}

/** A place and its prize, minor units of the winner's currency. */
export interface Prize {
  playerId: string;
  place: number;
  prize: number;
}

/** Who is paid what: a place that nobody reached is not paid. @param places those who scored, the first place first */
export const prizesOf = (
  prizes: readonly number[],
  places: readonly Pick<Entrant, 'playerId' | 'currency'>[],
): Prize[] =>
  places.slice(0, prizes.length).map(({ playerId, currency }, index) => ({
    playerId,
    place: index + 1,
    prize: fromEuro(prizes[index]!, currency),
  }));
