import { currencyCodes, type MoneyUnit } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { formatHundredths, formatMoney } from '~/i18n/format';
import { languages } from '~/i18n/languages';
import { figuresOf } from '~/islands/play-table/money';

const units: readonly MoneyUnit[] = [...currencyCodes, 'FUN'];
const amounts = [
  0, 5, 100, 12_34, 999_99, 1_000_00, 1_234_50, 9_999_99, 10_000_00, 123_456_78, 1_234_567_89, 98_765_432_10,
];

describe('an amount that an island writes', () => {
  it.each(languages)('is the one that the page would write, in %s', (language) => {
    for (const unit of units) {
      const { money, plain } = figuresOf(
        [1_234_00, 1_234_567_00].map((amount) => formatMoney(amount, unit, language)).join('|'),
      );
      for (const amount of amounts) {
        expect(money(amount)).toBe(formatMoney(amount, unit, language));
        expect(plain(amount)).toBe(formatHundredths(amount, language));
      }
    }
  });
});
