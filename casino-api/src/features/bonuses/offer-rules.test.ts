import { perLanguage } from 'contract/per-language';
import { days } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { claimGrant, isOfferOpen, offerKey, offerStateAt, type OfferRule, type OfferSituation } from './offer-rules';

const now = Date.UTC(2026, 10, 25);
const titles = perLanguage((language) => `A gift in ${language}`);
const gift: OfferRule = {
  url: 'gift',
  kind: 'free-spin',
  way: 'claim',
  limit: 'once',
  code: null,
  deposit: null,
  amount: 5_00,
  multiplier: 30,
  freeSpins: { gameid: 'nine-comets', count: 10, value: 20 },
  validFor: 7 * days,
  from: null,
  until: null,
  titles,
  segment: 'everybody',
  games: [],
  budget: null,
};
const someone: OfferSituation = { withheld: false, hasDeposited: true, tier: null, isGiven: () => false };
const isOpen = (rule: Partial<OfferRule>, situation: Partial<OfferSituation> = {}, at = now) =>
  isOfferOpen({ ...gift, ...rule }, { ...someone, ...situation }, at);

describe('an offer', () => {
  it('runs from its first moment until its last, or for good', () => {
    const window = { from: now, until: now + days };
    expect([-1, 0, days - 1, days].map((offset) => offerStateAt(window, now + offset))).toEqual([
      'coming',
      'running',
      'running',
      'ended',
    ]);
    expect(offerStateAt({ from: null, until: null }, now)).toBe('running');
    // At any time at all, before 1970 too.
    expect(offerStateAt({ from: null, until: null }, -1)).toBe('running');
  });

  it('has a key by the way it is taken, and each week another where it is a weekly one', () => {
    const keys = (rule: Partial<OfferRule>) => [now, now + 7 * days].map((at) => offerKey({ ...gift, ...rule }, at));
    expect(keys({})).toEqual(['offer:gift', 'offer:gift']);
    expect(keys({ way: 'deposit' })).toEqual(['deposit:gift', 'deposit:gift']);
    expect(keys({ way: 'code', code: 'GIFT', limit: 'weekly' })).toEqual(['code:GIFT', 'code:GIFT']);
    expect(keys({ limit: 'weekly' })).toEqual(['offer:gift:2026-W48', 'offer:gift:2026-W49']);
  });

  it('is open while it runs, to whom it was not given yet and nothing is withheld from', () => {
    expect(isOpen({})).toBe(true);
    expect(isOpen({}, { withheld: true })).toBe(false);
    expect(isOpen({ from: now + 1 })).toBe(false);
    expect(isOpen({ until: now })).toBe(false);
    expect(isOpen({}, { isGiven: (key) => key === 'offer:gift' })).toBe(false);
    expect(isOpen({}, { isGiven: (key) => key !== 'offer:gift' })).toBe(true);
  });

  it('of a first deposit is for who made none, a weekly one for who did, any other for both', () => {
    const open = (limit: OfferRule['limit']) =>
      [false, true].map((hasDeposited) => isOpen({ limit }, { hasDeposited }));
    expect([open('first_deposit'), open('weekly'), open('once')]).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it('gives what it says, in the player’s currency', () => {
    expect(claimGrant(gift, 'NOK', now)).toEqual({
      key: 'offer:gift',
      names: titles,
      amount: 50_00,
      multiplier: 30,
      freeSpins: { gameid: 'nine-comets', count: 10, value: 2_00 },
      validFor: 7 * days,
      games: [],
      offer: 'gift',
    });
    expect(claimGrant({ ...gift, freeSpins: null }, 'EUR', now)).toMatchObject({ amount: 5_00, freeSpins: null });
  });
});
