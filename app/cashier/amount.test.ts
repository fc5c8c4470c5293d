import { describe, expect, it } from 'vitest';
import { currencies, currencyCodes, type Currency } from 'contract/money';
import { readMessage } from '~/forms/form-message';
import { formatMoney } from '~/i18n/format';
import { languages, type Language } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { judgeAmount, quickAmounts, type AmountRules, type GivenAmount } from './amount';

const wordsOf = (locale: Language) => ({
  locale,
  money: (amount: number, unit: Parameters<typeof formatMoney>[1]) => formatMoney(amount, unit, locale),
});
const rules: AmountRules = { minimum: 10_00, maximum: 5_000_00, currency: 'EUR' };

/** The amount, or the refusal in words. */
function judge(given: GivenAmount, change: Partial<AmountRules> = {}, locale: Language = 'en'): number | string {
  const judged = judgeAmount(given, { ...rules, ...change }, wordsOf(locale));
  return judged.ok ? judged.amount : readMessage(judged.message, translatorFor(locale));
}

describe('the amount of a cashier form', () => {
  it.each([
    ['en', '20.00'],
    ['es', '20,00'],
    ['de', '20,00'],
    ['fr', '20,00'],
    ['pt', '20,00'],
    ['no', '20,00'],
    ['jp', '２０'],
  ] as [Language, string][])('is read as %s people write it: %s', (locale, amount) =>
    expect(judge({ amount }, {}, locale)).toBe(20_00),
  );

  it('takes both borders and nothing beyond them', () => {
    expect(judge({ amount: '10' })).toBe(10_00);
    expect(judge({ amount: '9.99' })).toBe('The lowest amount is €10.00');
    expect(judge({ amount: '5000' })).toBe(5_000_00);
    expect(judge({ amount: '5000.01' })).toBe('The highest amount is €5,000.00');
  });

  it('quotes the border in the money of the reader', () => {
    expect(judge({ amount: '9' }, {}, 'de')).toBe('Der niedrigste Betrag ist 10,00\u00a0€');
    expect(judge({ amount: '99999' }, { currency: 'NOK', maximum: 50_000_00 }, 'no')).toBe(
      'Høyeste beløp er 50\u00a0000,00\u00a0kr',
    );
  });

  it('asks for one when there is none', () => {
    expect(judge({})).toBe('Enter an amount');
    expect(judge({ amount: '  ' })).toBe('Enter an amount');
    expect(judge({ amount: '', quickAmount: 'other' })).toBe('Enter an amount');
  });

  it('shows how to write one when it can’t be read', () => {
    expect(judge({ amount: 'twenty' })).toBe('Enter the amount in digits, such as 20.00');
    expect(judge({ amount: 'zwanzig' }, {}, 'de')).toBe('Geben Sie den Betrag in Ziffern ein, zum Beispiel 20,00');
    expect(judge({ amount: '$20' })).toBe('Enter the amount in digits, such as 20.00');
  });

  it('is the pressed one, whatever is typed beside it', () => {
    expect(judge({ quickAmount: '5000', amount: '35' })).toBe(50_00);
    expect(judge({ quickAmount: 'other', amount: '35' })).toBe(35_00);
  });

  it.each(['5001', '-5000', '1e3', 'Infinity', '', '999999999'])(
    'refuses a quick amount that was not on offer: %j',
    (quickAmount) => {
      expect(judge({ quickAmount, amount: '35' })).toMatch(/^Enter/);
    },
  );

  it('never exceeds what there is', () => {
    expect(judge({ amount: '100' }, { available: 100_00 })).toBe(100_00);
    expect(judge({ amount: '100.01' }, { available: 100_00 })).toBe('Your balance is too low: you have €100.00');
    expect(judge({ amount: '6000' }, { available: 100_00 })).toBe('The highest amount is €5,000.00');
  });

  it('is refused in words of every language', () => {
    const refusals = (locale: Language) =>
      [{}, { amount: 'x' }, { amount: '1' }, { amount: '9999' }, { amount: '50' }].map((given) =>
        judge(given, { available: 20_00 }, locale),
      );
    for (const locale of languages) expect(new Set(refusals(locale)).size).toBe(5);
    expect(new Set(languages.flatMap(refusals)).size).toBe(5 * languages.length);
  });
});

describe('quick amounts', () => {
  it('are equivalents of the same euro amounts in every currency', () => {
    for (const currency of currencyCodes) {
      const { perEuro } = currencies[currency as Currency];
      const borders = { minimum: 10_00 * perEuro, maximum: 5_000_00 * perEuro };
      expect(quickAmounts(borders, currency)).toEqual([20_00, 50_00, 100_00, 200_00].map((amount) => amount * perEuro));
    }
  });

  it('stay inside the method’s borders', () =>
    expect(quickAmounts({ minimum: 50_00, maximum: 100_00 }, 'EUR')).toEqual([50_00, 100_00]));
});
