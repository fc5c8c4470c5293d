import { describe, expect, it } from 'vitest';
import { quietAfterExclusion, withheld, withheldCode, type OfferSituation } from './may-be-offered';

const now = Date.UTC(2026, 10, 23);
const anybody: OfferSituation = {
  frozen: null,
  exclusionOverAt: null,
  barred: false,
  breakSince: null,
  limitLeft: null,
  care: false,
};

describe('what is offered', () => {
  it('is offered to a player of whom nothing is known that speaks against it', () => {
    expect([0, now].map((at) => withheld(anybody, at))).toEqual([null, null]);
    expect(
      withheld({ ...anybody, limitLeft: 1, breakSince: now + 1, exclusionOverAt: now - quietAfterExclusion }, now),
    ).toBeNull();
  });

  it.each([
    ['operator', { frozen: 'operator' }],
    ['self_excluded', { frozen: 'self_excluded' }],
    ['returned', { exclusionOverAt: now - quietAfterExclusion + 1 }],
    ['care', { care: true }],
    ['barred', { barred: true }],
    ['on_break', { breakSince: now }],
    ['at_limit', { limitLeft: 0 }],
  ] as const)('is withheld: %s', (reason, situation) => {
    expect(withheld({ ...anybody, ...situation }, now)).toBe(reason);
  });

  it('names the gravest reason', () => {
    const everything = {
      frozen: 'operator',
      exclusionOverAt: now,
      barred: true,
      breakSince: now,
      limitLeft: 0,
      care: true,
    } as const;
    expect(withheld(everything, now)).toBe('operator');
    expect(withheld({ ...everything, frozen: null }, now)).toBe('returned');
    expect(withheld({ ...everything, frozen: null, exclusionOverAt: null }, now)).toBe('care');
  });

  it('tells a frozen account that it is, and the others no more than that nothing is open to them', () => {
    expect(
      (['operator', 'self_excluded', 'returned', 'barred', 'on_break', 'at_limit'] as const).map(withheldCode),
    ).toEqual([
      'account_frozen',
      'account_frozen',
      'offers_withheld',
      'offers_withheld',
      'offers_withheld',
      'offers_withheld',
    ]);
  });
});
