import { exitOf, lowestExit, type CrashOutcome, type CrashResult, type CrashRules } from 'contract/play/crash';
import type { Position } from 'contract/receipt';
import type { GameEngine, RoundRandom } from '../engine';

export type CrashSettings = Pick<CrashRules, 'fairShare' | 'highest' | 'growth'>;

/** A flight is one integer below this. So many that rounding takes less than a thousandth of a hundredth of a percent from any exit. */
export const draws = 100_000_000_000;

/**
 * Where a flight ends, hundredths: one integer `u` below `draws`; the share that is played back, times `draws`, divided by `u + 1`, rounded
 * down to hundredths, no less than 1.00 and no more than the top. All products are whole numbers below 2^53, so the quotient rounds down
 * exactly.
 */
export const drawCrash = (
  { fairShare, highest }: Pick<CrashSettings, 'fairShare' | 'highest'>,
  random: RoundRandom,
): CrashResult => {
  const drawn = random.integer(draws) + 1;
  const crashedAt = Math.max(100, Math.min(highest, Math.floor((fairShare * draws) / (100 * drawn))));
  return { kind: 'crash', crashedAt, top: crashedAt === highest };
};

/** In how many of all draws the flight reaches a multiple above 1.00 (hundredths). */
export const reaching = (
  { fairShare, highest }: Pick<CrashSettings, 'fairShare' | 'highest'>,
  multiple: number,
): number => (multiple > highest ? 0 : Math.floor((fairShare * draws) / (100 * multiple)));

/** Where a player gets out if the flight reaches it. Null for what is no such position. */
function exitWanted({ choice, decisions }: Position, highest: number): NonNullable<CrashOutcome['exit']> | null {
  if (choice?.kind !== 'crash' || decisions.length > 1) return null;
  const { auto } = choice;
  if (auto !== null && (auto < lowestExit || auto > highest)) return null;
  const [left] = decisions;
  const own = left ? exitOf(left.what) : null;
  if (left && (own === null || own < lowestExit || own > highest)) return null;
  if (own !== null && own < (auto ?? highest)) return { multiple: own, by: 'player' };
  return auto === null ? { multiple: highest, by: 'top' } : { multiple: auto, by: 'auto' };
}

/** Stakes are whole hundreds of minor units, so that every payout is whole. */
export const playCrash =
  (settings: CrashSettings): GameEngine['play'] =>
  (position, random) => {
    const wanted = exitWanted(position, settings.highest);
    if (!wanted) return null;
    const { stake } = position;
    const result = drawCrash(settings, random);
    const exit = wanted.multiple <= result.crashedAt ? wanted : null;
    return {
      stake,
      payout: exit ? (stake / 100) * exit.multiple : 0,
      options: [],
      outcome: { kind: 'crash', result, exit },
    };
  };
