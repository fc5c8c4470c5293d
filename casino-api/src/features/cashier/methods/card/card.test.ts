import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardFaults, isExpired, passesLuhn } from './card';

const at = Date.UTC(2026, 10, 20);
const card = { number: '4242 4242 4242 4242', expiry: '12/26', cvc: '123' };

describe('card details', () => {
  it('are taken when nothing is wrong with them', () => expect(cardFaults(card, at)).toEqual([]));

  it.each([
    [{ number: '4242 4242 4242 4241' }, ['number']],
    [{ number: '4242' }, ['number']],
    [{ number: '0'.repeat(23) }, ['number']],
    [{ expiry: '10/26' }, ['expiry']],
    [{ expiry: '13/30' }, ['expiry']],
    [{ expiry: '00/30' }, ['expiry']],
    [{ cvc: '1234' }, ['cvc']],
    [{ number: '3782 822463 10005' }, ['cvc']],
    [{ number: '1', expiry: '00/00', cvc: '12' }, ['number', 'expiry', 'cvc']],
  ])('%j: %j', (change, faults) => expect(cardFaults({ ...card, ...change }, at)).toEqual(faults));

  it('asks American Express for four digits', () =>
    expect(cardFaults({ ...card, number: '3782 822463 10005', cvc: '1234' }, at)).toEqual([]));

  it('are good to the end of the month, everywhere', () => {
    const ends = Date.UTC(2026, 11, 1, 12);
    expect([isExpired('11/26', ends - 1), isExpired('11/26', ends), isExpired('12/26', ends)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (place, off) => {
        const digits = [...'4242424242424242'];
        digits[place] = String((Number(digits[place]) + off) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });
});
