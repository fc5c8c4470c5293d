import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Card } from 'contract/cashier';
import { cardExpiryOf, cardFields, cardNumberOf } from './card';

const typed = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'Mina Lund' };
const faultsOf = (change: Partial<typeof typed>) =>
  cardFields.safeParse({ ...typed, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('a card', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    ' 4242\u00a04242 4242 4242 ',
    '４２４２４２４２４２４２４２４２',
  ])('number may be typed as %j', (text) => {
    expect(cardNumberOf(text)).toBe('4242424242424242');
  });

  it.each(['01/30', '1/30', '01 / 30', '01/2030', '1 / 2030', '0130', '012030', '01-30', '01.30', '０１／３０'])(
    'expiry may be typed as %j',
    (text) => {
      expect(cardExpiryOf(text)).toBe('01/30');
    },
  );

  it.each([
    [{ number: '4242' }, 'cashier.cardNumberInvalid'],
    [{ number: '42424242424242424242' }, 'cashier.cardNumberInvalid'],
    [{ number: '4242x4242y4242z4242' }, 'cashier.cardNumberInvalid'],
    [{ expiry: '13/30' }, 'cashier.cardExpiryInvalid'],
    [{ expiry: '00/30' }, 'cashier.cardExpiryInvalid'],
    [{ expiry: 'soon' }, 'cashier.cardExpiryInvalid'],
    [{ cvc: '12' }, 'cashier.cardCvcInvalid'],
    [{ cvc: '12345' }, 'cashier.cardCvcInvalid'],
    [{ cvc: 'abc' }, 'cashier.cardCvcInvalid'],
    [{ holder: 'M' }, 'cashier.cardHolderInvalid'],
    [{ holder: 'M'.repeat(61) }, 'cashier.cardHolderInvalid'],
  ])('with %j is refused at its field', (change, message) => expect(faultsOf(change)).toEqual([message]));

  it('is never sent in a shape that the contract refuses', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(typed)));
    fc.assert(
      fc.property(fc.record({ number: text, expiry: text, cvc: text, holder: text }), (fields) => {
        const read = cardFields.safeParse(fields);
        if (read.success) expect(Card.safeParse(read.data).success).toBe(true);
      }),
    );
  });
});
