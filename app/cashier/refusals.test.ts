import { describe, expect, it } from 'vitest';
import { readMessage } from '~/forms/form-message';
import { formatMoney } from '~/i18n/format';
import { translatorFor } from '~/i18n/translator';
import { refusalOf } from './refusals';

const rules = { minimum: 20_00, maximum: 10_000_00, currency: 'EUR' as const, available: 35_00 };
const refuse = (code: string, data: unknown = null, changed: Partial<typeof rules> = {}) =>
  refusalOf({ ok: false, code, message: 'The API says so', data }, { ...rules, ...changed }, (amount, unit) =>
    formatMoney(amount, unit, 'en'),
  );
const t = translatorFor('en');
const wordsOf = (messages: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, readMessage(message!, t)]));

describe('a refusal of the cashier', () => {
  it('quotes the border that the API names', () => {
    expect(
      wordsOf(refuse('amount_below_minimum', { code: 'amount_below_minimum', minimum: 25_00 }).fieldErrors),
    ).toEqual({ amount: 'The lowest amount is €25.00' });
    expect(wordsOf(refuse('amount_above_maximum', { maximum: 500_00 }).fieldErrors)).toEqual({
      amount: 'The highest amount is €500.00',
    });
  });

  it('quotes the method’s border when the API names none', () => {
    expect(wordsOf(refuse('amount_below_minimum', { minimum: 'a lot' }).fieldErrors)).toEqual({
      amount: 'The lowest amount is €20.00',
    });
  });

  it('says what there is when it is not enough', () => {
    expect(wordsOf(refuse('insufficient_funds').fieldErrors)).toEqual({
      amount: 'Your balance is too low: you have €35.00',
    });
  });

  it('says what the player’s own limit leaves', () => {
    expect(wordsOf(refuse('deposit_limit_reached', { limit: 50_00, used: 40_00, left: 10_00 }).fieldErrors)).toEqual({
      amount: 'Your deposit limit is €50.00 in 24 hours. You can still deposit €10.00.',
    });
  });

  it('stands at the fields of the card that are wrong', () => {
    const data = {
      errors: [
        { field: 'card.number', code: 'invalid_card' },
        { field: 'card.expiry', code: 'invalid_card' },
        { field: 'other', code: 'x' },
      ],
    };
    expect(wordsOf(refuse('invalid_card', data).cardErrors)).toEqual({
      'card.number': 'Check the card number',
      'card.expiry': 'This card has expired',
    });
  });

  it.each([
    ['invalid_card', { errors: [{ field: '__proto__', code: 'x' }] }],
    ['invalid_card', null],
    ['deposit_limit_reached', null],
    ['a_code_of_another_operator', 'text'],
  ])('says what the API says to %s with %j', (code, data) => {
    expect(refuse(code, data).formErrors?.map((message) => readMessage(message, t))).toEqual(['The API says so']);
  });

  it.each([
    ['no_deposit_yet', null, 'Withdrawals are not available, please make a deposit first'],
    [
      'profile_incomplete',
      { missing: ['zip'] },
      'Some information is missing, fill in before proceeding to the cashier',
    ],
    ['open_rounds', { count: 1 }, 'You have 1 open round. Finish it first.'],
    ['open_rounds', { count: 3 }, 'You have 3 open rounds. Finish them first.'],
    [
      'duplicate_transaction',
      null,
      'This form has already been sent with other details. Check your history before you try again.',
    ],
  ])('tells of %s', (code, data, words) =>
    expect(refuse(code, data).formErrors?.map((message) => readMessage(message, t))).toEqual([words]),
  );
});
