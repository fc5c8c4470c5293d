import { days } from 'contract/constants';
import { inEveryLanguage } from 'locales/api';
import type { offers } from 'locales/en/offers';
import { dayStart } from '../../kernel/periods';
import { usualMultiplier } from './wagering';
import type { SeedOffer } from './find-offers';

type Terms = Pick<SeedOffer, 'kind' | 'way' | 'limit'> &
  Partial<Pick<SeedOffer, 'code' | 'deposit' | 'freeSpins' | 'validFor' | 'from' | 'until'>>;

/**
 * Offers for a product that is tried out. They pay, so a product in production starts without any: there they are the operator's to announce.
 * @param at epoch ms; the windows are days around it
 */
export function sampleOffers(at: number): SeedOffer[] {
  const day = (number: number): number => dayStart(at) + number * days;
  const terms: Record<keyof (typeof offers)['sample'], Terms> = {
    welcome: {
      kind: 'deposit-bonus',
      way: 'deposit',
      limit: 'first_deposit',
      deposit: { percent: 100, most: 100_00, minimum: 20_00 },
      validFor: 30 * days,
    },
    reload: {
      kind: 'deposit-bonus',
      way: 'deposit',
      limit: 'weekly',
      deposit: { percent: 50, most: 50_00, minimum: 20_00 },
      validFor: 14 * days,
    },
    'welcome-code': { kind: 'deposit-bonus', way: 'code', limit: 'once', code: 'WELCOME100' },
    'first-light': {
      kind: 'free-spin',
      way: 'claim',
      limit: 'once',
      freeSpins: { gameid: 'fox-and-firefly', count: 10, value: 25 },
      validFor: 7 * days,
    },
    'moon-spins': { kind: 'free-spin', way: 'code', limit: 'once', code: 'MOON20' },
    'comet-week': {
      kind: 'free-spin',
      way: 'claim',
      limit: 'weekly',
      freeSpins: { gameid: 'nine-comets', count: 10, value: 20 },
      validFor: 7 * days,
    },
    'winter-lights': {
      kind: 'deposit-bonus',
      way: 'deposit',
      limit: 'once',
      deposit: { percent: 75, most: 150_00, minimum: 25_00 },
      validFor: 21 * days,
      from: day(10),
      until: day(24),
    },
    'bakery-nights': {
      kind: 'free-spin',
      way: 'claim',
      limit: 'once',
      freeSpins: { gameid: 'midnight-bakery', count: 15, value: 20 },
      validFor: 7 * days,
      from: day(4),
      until: day(18),
    },
    'rooftop-autumn': {
      kind: 'free-spin',
      way: 'claim',
      limit: 'once',
      freeSpins: { gameid: 'rooftop-cats', count: 10, value: 40 },
      validFor: 7 * days,
      from: day(-21),
      until: day(-5),
    },
    'harvest-moon': {
      kind: 'deposit-bonus',
      way: 'deposit',
      limit: 'once',
      deposit: { percent: 60, most: 60_00, minimum: 20_00 },
      validFor: 21 * days,
      from: day(-35),
      until: day(-14),
    },
  };
  return (Object.keys(terms) as (keyof typeof terms)[]).map((url) => {
    return {
      url,
      titles: inEveryLanguage(({ offers }) => offers.sample[url].title),
      summaries: inEveryLanguage(({ offers }) => offers.sample[url].summary),
      image: `/pictures/offer-${url}.svg`,
      code: null,
      deposit: null,
      amount: 0,
      freeSpins: null,
      validFor: null,
      from: null,
      until: null,
      segment: 'everybody' as const,
      games: [],
      budget: null,
      ...terms[url],
      // What a code gives is the code's to say.
      multiplier: terms[url].way === 'code' ? 0 : usualMultiplier,
    };
  });
}
