import type { SpotTerms } from 'contract/play/table';

/** How a game's return is known. `rtp` and `halfWidth` (95 %) in hundredths of a percent, as decimals: 9611.27 is 96.1127 %. */
export type ReturnProof =
  | { method: 'exact'; rtp: number; basis: string }
  | { method: 'simulated'; rtp: number; halfWidth: number; rounds: number; seed: number; basis: string };

/** Of a table with several bets the lowest return is stated; the basis tells them all. @param returnOf a bet's return as a share of its stake */
export function lowestOf(
  bets: readonly Pick<SpotTerms, 'spot'>[],
  returnOf: (spot: string) => number,
  how: string,
): ReturnProof {
  const returns = bets.map(({ spot }) => ({ spot, rtp: returnOf(spot) * 10_000 }));
  const listed = returns.map(({ spot, rtp }) => `${spot} ${(rtp / 100).toFixed(4)} %`).join(', ');
  return {
    method: 'exact',
    rtp: Math.min(...returns.map(({ rtp }) => rtp)),
    basis: `${how} The lowest of the returns is stated: ${listed}.`,
  };
}
