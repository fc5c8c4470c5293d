import { days } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import { inEveryLanguage } from 'locales/api';
import { fillIn } from 'locales/texts';

/** The slot that a level's free spins are for (SPEC §9 calls for named ones), and what each is played at, euro minor units. */
const slot = { gameid: 'lantern-festival', title: 'Lantern Festival', value: 20 };

/** The title of that slot. */
export const levelSpinsTitle = slot.title;

/** Free spins that were earned, whose wins are wagered as a bonus is. */
export type SpinsReward = ReturnType<typeof levelSpins>;

/** The free spins that come with a level. The key gives them once; `value` in minor units of `currency`, `validFor` in ms. */
export const levelSpins = (level: number, count: number, currency: Currency) => ({
  key: `level:${level}`,
  names: inEveryLanguage(({ offers }) => fillIn(offers.levelSpins, { level, slot: slot.title })),
  freeSpins: { gameid: slot.gameid, count, value: fromEuro(slot.value, currency) },
  validFor: 30 * days,
});
