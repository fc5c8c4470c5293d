import type { Currency, MoneyUnit } from 'contract/money';
import type { RoundChoice, RoundOutcome, TableResult } from 'contract/play';
import type { BetsChoice, PaidSpot } from 'contract/play/table';
import type { GameEngine, Played, RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { stakesOf } from '../stakes';
import type { Schedule } from './schedule';

/** What may lie on a table, minor units: amounts are multiples of `chip`, so many on one spot, so many in one round. */
export interface TableLimits {
  chip: number;
  spot: number;
  round: number;
}

/**
 * A round that players can leave while it runs: something rises until it crashes. `elapsed` is ms since the round closed, multiples are
 * hundredths of the stake. Its rounds keep no schedule: each starts `pause` ms after the flight before it was over.
 */
export interface TableFlight {
  pause: number;
  /** For so long of the pause the result stands on the table by itself, ms. */
  shown: number;
  /** More than any flight lasts, ms. */
  longest: number;
  /** Where it stands, or where it ended. */
  at(result: TableResult, elapsed: number): { multiple: number; crashed: boolean };
  /** How long it lasts, ms. */
  lasts(result: TableResult): number;
  /** What a player decides who leaves then; null while nothing has risen. */
  leaving(elapsed: number): string | null;
  /** What a player decides who leaves before that. */
  earliest: string;
  /** What a part has come to by then; null while it is not known. */
  known(played: Played, flight: { multiple: number; crashed: boolean }): number | null;
}

/**
 * A game whose rounds are the same for everybody at the table: they run on a schedule, or one flight after another. A player's part in a round is `play`, as in any other
 * game; `resultOf` is what all of them share. Both draw from the same randomness: the round's secret and its public name.
 */
export interface TableEngine extends GameEngine {
  table: {
    limits(unit: MoneyUnit): TableLimits;
    resultOf(random: RoundRandom): TableResult;
  } & ({ schedule: Schedule; flight?: undefined } | { schedule?: undefined; flight: TableFlight });
}

export const isTable = (engine: GameEngine): engine is TableEngine => 'table' in engine;

/** The public half of a shared round's randomness: client seed `table:round`, nonce 0. */
export const roundName = (gameid: string, round: number): string => `${gameid}:${round}`;

/** @param secret of the round, from the table's chain */
export const tableRandom = (gameid: string, round: number, secret: string): RoundRandom =>
  createRoundRandom(secret, roundName(gameid, round), 0);

/** A table of spots: what a round draws, and what each spot then pays in hundredths of what lies on it (0: lost). */
export interface SpotGame<Result extends TableResult> {
  draw(random: RoundRandom): Result;
  /** Null for a spot that the table does not have. */
  pays(spot: string, result: Result): number | null;
}

/** Plays the bets of one player against what was drawn. Null for bets that no such table takes. */
export const playSpots =
  <Result extends TableResult>(game: SpotGame<Result>): GameEngine['play'] =>
  ({ stake, choice, decisions }, random): Played | null => {
    if (choice?.kind !== 'bets' || decisions.length > 0 || sumOf(choice) !== stake) return null;
    const result = game.draw(random);
    const paid: PaidSpot[] = [];
    for (const { spot, amount } of choice.bets) {
      const pays = game.pays(spot, result);
      if (pays === null) return null;
      paid.push({ spot, amount, payout: (amount * pays) / 100 });
    }
    const payout = paid.reduce((sum, entry) => sum + entry.payout, 0);
    return { stake, payout, options: [], outcome: { kind: result.kind, result, paid } as RoundOutcome };
  };

export const sumOf = ({ bets }: BetsChoice): number => bets.reduce((sum, { amount }) => sum + amount, 0);

/** Limits in euro minor units, the same worth in every currency; chips on offer, the smallest first, of which every amount is made. */
export function spotLimits({ chips, spot, round }: { chips: readonly number[]; spot: number; round: number }) {
  const offered = stakesOf(chips, chips[0]!);
  const worth = (amount: number, unit: Currency | 'FUN') => stakesOf([amount], amount).stakes(unit)[0]!;
  const limits = (unit: MoneyUnit): TableLimits => ({
    chip: worth(chips[0]!, unit),
    spot: worth(spot, unit),
    round: worth(round, unit),
  });
  return {
    stakes: offered.stakes,
    defaultStake: offered.defaultStake,
    limits,
    accepts: (stake: number, choice: RoundChoice | null, unit: MoneyUnit): boolean => {
      const bounds = limits(unit);
      return (
        choice?.kind === 'bets' &&
        sumOf(choice) === stake &&
        stake <= bounds.round &&
        choice.bets.every(({ amount }) => amount % bounds.chip === 0 && amount >= bounds.chip && amount <= bounds.spot)
      );
    },
  };
}

/** Adds bets to those that lie already; a spot stands once. */
export function withBets(before: readonly BetsChoice['bets'][number][], added: BetsChoice['bets']): BetsChoice['bets'] {
  const amounts = new Map(before.map(({ spot, amount }) => [spot, amount]));
  for (const { spot, amount } of added) amounts.set(spot, (amounts.get(spot) ?? 0) + amount);
  return [...amounts].map(([spot, amount]) => ({ spot, amount }));
}
