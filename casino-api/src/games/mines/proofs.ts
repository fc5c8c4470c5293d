import type { ReturnProof } from '../return-proof';
import { minesRules, type MinesSettings } from './mines';

/** The returns of the plans "open so many cells, then cash out", all fields counted: hundredths of a percent. Mixtures of plans lie between the plans. */
export function returnsOfPlans(settings: MinesSettings): number[] {
  const cells = settings.columns * settings.rows;
  return minesRules(settings).offers.flatMap(({ mines, multiples }) => {
    let safe = 1;
    return multiples.map((multiple, opened) => (safe *= (cells - mines - opened) / (cells - opened)) * multiple * 100);
  });
}

export const worstReturn = (settings: MinesSettings): number => Math.min(...returnsOfPlans(settings));

/** How the return of each game of the family is known. */
export const proveReturn = (settings: MinesSettings): ReturnProof => ({
  method: 'exact',
  rtp: worstReturn(settings),
  basis:
    'For each number of mines and each number of safe cells: the share of all fields where so many cells hold no mine, times what cashing out then pays. The lowest of them is stated.',
});
