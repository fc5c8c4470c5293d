import { days, seconds } from 'contract/constants';
import { inEveryLanguage } from 'locales/api';
import type { Promotion } from './promotions';
import { usualMultiplier } from './wagering';

/** The codes that a new product starts with. */
export const seedPromotions = [
  {
    code: 'WELCOME100',
    amount: 10_00,
    multiplier: usualMultiplier,
    freeSpins: null,
    validFor: 30 * days,
  },
  {
    code: 'MOON20',
    amount: 0,
    multiplier: usualMultiplier,
    freeSpins: { gameid: 'lantern-festival', count: 20, value: 20 },
    validFor: 7 * days,
  },
] as const satisfies readonly (Omit<Promotion, 'names'> & { validFor: number })[];

/** Columns of `promotion_codes` in the order of `promotionValues`. */
export const promotionColumns = [
  'code',
  'names',
  'amount',
  'multiplier',
  'spins_gameid',
  'spins_count',
  'spins_value',
  'valid_for',
] as const;

export const promotionValues = ({
  code,
  amount,
  multiplier,
  freeSpins,
  validFor,
}: (typeof seedPromotions)[number]): (string | number | null)[] => [
  code,
  JSON.stringify(inEveryLanguage(({ offers }) => offers.codes[code])),
  amount,
  multiplier,
  freeSpins?.gameid ?? null,
  freeSpins?.count ?? 0,
  freeSpins?.value ?? 0,
  validFor / seconds,
];
