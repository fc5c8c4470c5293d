import { describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { readMessage } from '~/forms/form-message';
import { formatMoney } from '~/i18n/format';
import { translatorFor } from '~/i18n/translator';
import { judgeLimit } from './limit-amount';

const rules = { currency: 'EUR', minimum: 20_00, maximum: 100_000_00 } as const;
const judge = (text: string | undefined, locale: Language = 'en') =>
  judgeLimit(text, rules, { locale, money: (amount, unit) => formatMoney(amount, unit, locale) });
const refusal = (text: string | undefined, locale: Language = 'en') => {
  const judged = judge(text, locale);
  return judged.ok ? null : readMessage(judged.message, translatorFor(locale));
};

describe('a new deposit limit', () => {
  it.each(languages)('is read as it is typed in %s', (language) => {
    for (const text of ['20', '２０', '20,00', '20.00', ' 20 ', '20 EUR', '€20'])
      expect(judge(text, language), text).toEqual({ ok: true, amount: 20_00 });
    const grouped = formatMoney(100_000_00, 'EUR', language);
    expect(judge(grouped, language), grouped).toEqual({ ok: true, amount: 100_000_00 });
  });

  it('has its borders to the cent, and quotes them', () => {
    expect(judge('100000.00')).toEqual({ ok: true, amount: 100_000_00 });
    expect(refusal('19.99')).toBe('The minimum daily deposit limit is €20.00');
    expect(refusal('100000.01')).toBe('The limit is too high. The maximum is €100,000.00');
    expect(refusal('100000,01', 'de')).toMatch(/^Das Limit ist zu hoch: Der Höchstwert ist 100\.000,00/);
  });

  it.each(['', '  ', undefined])('is asked for when %j is given', (text) =>
    expect(refusal(text)).toBe('Enter the new limit'),
  );
  it.each(['all', '-20', '20.001', '$20', '1e3', '__proto__', '∞'])('is not %j', (text) =>
    expect(refusal(text)).toMatch(/^Enter the amount in digits, such as 20/),
  );
});
