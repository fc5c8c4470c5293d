import { days } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import { inEveryLanguage } from 'locales/api';
import { fillIn } from 'locales/texts';
import type { BonusGrant } from '../bonuses/promotions';
import { usualMultiplier } from '../bonuses/wagering';

/** The slot that a level's free spins are for (SPEC §9 calls for named ones), and what each is played at, euro minor units. */
const slot = { gameid: 'lantern-festival', title: 'Lantern Festival', value: 20 };

/** The title of that slot. */
export const levelSpinsTitle = slot.title;

/** The free spins that come with a level, as the bonus that they are given as. */
export const levelSpins = (level: number, count: number, currency: Currency): BonusGrant => ({
  key: `level:${level}`,
  names: inEveryLanguage(({ offers }) => fillIn(offers.levelSpins, { level, slot: slot.title })),
  amount: 0,
  multiplier: usualMultiplier,
  freeSpins: { gameid: slot.gameid, count, value: fromEuro(slot.value, currency) },
  validFor: 30 * days,
});
