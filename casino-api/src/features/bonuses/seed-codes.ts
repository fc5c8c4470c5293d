import { days, seconds } from 'contract/constants';
import type { Promotion } from './promotions';
import { usualMultiplier } from './wagering';

/** The codes that a new product starts with. */
export const seedPromotions: readonly (Promotion & { validFor: number })[] = [
  {
    code: 'WELCOME100',
    names: {
      en: 'Welcome bonus',
      es: 'Bono de bienvenida',
      de: 'Willkommensbonus',
      fr: 'Bonus de bienvenue',
      pt: 'Bônus de boas-vindas',
      no: 'Velkomstbonus',
      jp: 'ウェルカムボーナス',
    },
    amount: 10_00,
    multiplier: usualMultiplier,
    freeSpins: null,
    validFor: 30 * days,
  },
  {
    code: 'MOON20',
    names: {
      en: '20 free spins on Lantern Festival',
      es: '20 tiradas gratis en Lantern Festival',
      de: '20 Freispiele für Lantern Festival',
      fr: '20 tours gratuits sur Lantern Festival',
      pt: '20 rodadas grátis em Lantern Festival',
      no: '20 gratisspinn på Lantern Festival',
      jp: 'Lantern Festival フリースピン20回',
    },
    amount: 0,
    multiplier: usualMultiplier,
    freeSpins: { gameid: 'lantern-festival', count: 20, value: 20 },
    validFor: 7 * days,
  },
];

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
  names,
  amount,
  multiplier,
  freeSpins,
  validFor,
}: (typeof seedPromotions)[number]): (string | number | null)[] => [
  code,
  JSON.stringify(names),
  amount,
  multiplier,
  freeSpins?.gameid ?? null,
  freeSpins?.count ?? 0,
  freeSpins?.value ?? 0,
  validFor / seconds,
];
