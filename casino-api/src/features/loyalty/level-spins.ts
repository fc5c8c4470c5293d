import { days } from 'contract/constants';
import { fromEuro, currencyCodes, type Currency } from 'contract/money';
import { inEveryLanguage } from 'locales/api';
import { fillIn } from 'locales/texts';
import { engineOf } from '../../games/registry';
import type { SpinsTerms } from './terms';

/** The title of the slot that free spins are for. */
export const spinsTitle = ({ gameid }: Pick<SpinsTerms, 'gameid'>): string => engineOf(gameid)?.title ?? gameid;

/** Why free spins can't be given by terms; null: they can, in every currency. A stranger's slot can't be played for free here. */
export function spinsRefusal({ gameid, value }: SpinsTerms): 'no_slot' | 'no_stake' | null {
  const engine = engineOf(gameid);
  if (engine?.category !== 'slots' || engine.hasDecisions) return 'no_slot';
  const isStake = (currency: Currency) => engine.stakes(currency).includes(fromEuro(value, currency));
  return currencyCodes.every(isStake) ? null : 'no_stake';
}

/** Free spins that were earned, whose wins are wagered as a bonus is. */
export type SpinsReward = ReturnType<typeof levelSpins>;

/** The free spins that come with a level. The key gives them once; `value` in minor units of `currency`, `validFor` in ms. */
export const levelSpins = (level: number, count: number, { gameid, value }: SpinsTerms, currency: Currency) => ({
  key: `level:${level}`,
  names: inEveryLanguage(({ offers }) => fillIn(offers.levelSpins, { level, slot: spinsTitle({ gameid }) })),
  freeSpins: { gameid, count, value: fromEuro(value, currency) },
  validFor: 30 * days,
});
