/** Sums over the rounds of a game; amounts in one unit of money. */
export interface ReturnSums {
  rounds: number;
  staked: number;
  paid: number;
  stakedSquared: number;
  stakedPaid: number;
  paidSquared: number;
}

/** Returns as fractions: 0.9611 is 96.11 %. */
export interface ReturnBand {
  actual: number;
  theoretical: number;
  /** Where the actual return of a game that pays as stated lies 99.9 times in 100, given how widely its rounds spread. */
  low: number;
  high: number;
  verdict: 'too-few' | 'inside' | 'outside';
}

/** 99.9 % of a normal distribution, both sides. */
const deviations = 3.29;
/** Below it the spread of the rounds is not known well enough to judge by. */
export const fewestRounds = 1_000;

/**
 * Compares what a game paid with what it should. Each round misses its due, theoretical return × stake, by some amount; the sum of the
 * squares of these misses tells how far the whole may stray by chance alone.
 * @returns null before the first stake
 */
export function returnBand(
  { rounds, staked, paid, stakedSquared, stakedPaid, paidSquared }: ReturnSums,
  theoretical: number,
): ReturnBand | null {
  if (staked <= 0) return null;
  const missesSquared = Math.max(0, paidSquared - 2 * theoretical * stakedPaid + theoretical ** 2 * stakedSquared);
  const reach = (deviations * Math.sqrt(missesSquared)) / staked;
  const actual = paid / staked;
  const [low, high] = [Math.max(0, theoretical - reach), theoretical + reach];
  const verdict = rounds < fewestRounds ? 'too-few' : actual < low || actual > high ? 'outside' : 'inside';
  return { actual, theoretical, low, high, verdict };
}
