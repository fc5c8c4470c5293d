import { fromEuro } from 'contract/money';
import type { GameEngine } from './engine';

/** The same stakes in every currency's worth; play money counts like euro. Both in euro minor units, the list rising. */
export const stakesOf = (
  euroStakes: readonly number[],
  usualEuroStake: number,
): Pick<GameEngine, 'stakes' | 'defaultStake'> => ({
  stakes: (currency) => euroStakes.map((stake) => (currency === 'FUN' ? stake : fromEuro(stake, currency))),
  defaultStake: (currency) => (currency === 'FUN' ? usualEuroStake : fromEuro(usualEuroStake, currency)),
});
