import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, decimalText, type MoneyUnit } from 'contract/money';
import {
  formatAgo,
  formatAmount,
  formatDuration,
  formatDurationInWords,
  formatMoment,
  formatMoney,
  formatSeconds,
  formatWait,
  parseAmount,
} from './format';
import { languages, type Language } from './languages';

const units: MoneyUnit[] = [...currencyCodes, 'FUN'];
const anyUnit = fc.constantFrom(...units);
const anyLanguage = fc.constantFrom(...languages);
const anyAmount = fc.oneof(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 0, max: 1e13 }));

describe('an amount on a chip', () => {
  it('bears no sign, and decimals where there are some to tell', () => {
    expect(formatAmount(50, 'EUR', 'de')).toBe('0,50');
    expect(formatAmount(500, 'EUR', 'de')).toBe('5');
    expect(formatAmount(10_000, 'FUN', 'en')).toBe('100');
    for (const language of languages) expect(formatAmount(50, 'EUR', language)).toMatch(/^0[.,]50$/);
  });
});

describe('an amount that people type', () => {
  it('is read back from the money text of every language and currency', () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, anyLanguage, (amount, unit, language) => {
        expect(parseAmount(formatMoney(amount, unit, language), unit, language)).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  it('may be plain, with point or comma, in every language', () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, anyLanguage, fc.constantFrom('.', ','), (amount, unit, language, sign) => {
        expect(parseAmount(decimalText(amount, unit).replace('.', sign), unit, language)).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never becomes another amount than its digits say', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,  €'), maxLength: 14 }),
        anyLanguage,
        (text, language) => {
          const amount = parseAmount(text, 'EUR', language);
          if (amount === null) return;
          const typed = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
          expect([amount, amount / 10, amount / 100]).toContain(Number(typed));
        },
      ),
      { numRuns: 5_000 },
    );
  });

  const read: [string, Language, number | null][] = [
    ['20', 'en', 20_00],
    ['20.00', 'en', 20_00],
    ['20,00', 'en', 20_00],
    ['1,234', 'en', 1_234_00],
    ['1,234.5', 'en', 1_234_50],
    ['1.234', 'en', null],
    ['€20', 'en', 20_00],
    ['EUR 20', 'en', 20_00],
    ['20 eur', 'en', 20_00],
    ['20,00', 'es', 20_00],
    ['1.234,50 €', 'es', 1_234_50],
    ['20,00', 'de', 20_00],
    ['1.234', 'de', 1_234_00],
    ['1.234,5', 'de', 1_234_50],
    ["1'234.50", 'de', 1_234_50],
    ['1,234', 'de', null],
    ['20,00', 'fr', 20_00],
    ['1 234,50', 'fr', 1_234_50],
    ['1\u202f234,50\u00a0€', 'fr', 1_234_50],
    ['1.234', 'fr', null],
    ['1.234', 'no', null],
    ['20,00', 'pt', 20_00],
    ['1.234,50', 'pt', 1_234_50],
    ['20,00', 'no', 20_00],
    ['1 234,50', 'no', 1_234_50],
    ['２０', 'jp', 20_00],
    ['１，２３４．５０', 'jp', 1_234_50],
    [' 20 ', 'jp', 20_00],
  ];
  it.each(read)('reads %j in %s as %s', (text, language, amount) =>
    expect(parseAmount(text, 'EUR', language)).toBe(amount),
  );

  it.each([
    '',
    ' ',
    '€',
    '-20',
    '+20',
    '2e3',
    '0x10',
    '20.0050',
    '1.2.3',
    '12,34,56',
    '1.234.56',
    '20 dollars',
    '٢٠',
    '99999999999999',
    'NaN',
    '∞',
  ])('refuses %j', (text) => {
    for (const language of languages) expect(parseAmount(text, 'EUR', language)).toBeNull();
  });

  it('refuses the sign of another currency, since it is another amount', () => {
    for (const language of languages) {
      expect(parseAmount('$20', 'EUR', language)).toBeNull();
      expect(parseAmount('20 kr', 'EUR', language)).toBeNull();
      expect(parseAmount('€20', 'NOK', language)).toBeNull();
    }
  });

  it('knows the short signs of its own currency', () => {
    expect(parseAmount('20 kr', 'NOK', 'no')).toBe(20_00);
    expect(parseAmount('R$ 20', 'BRL', 'pt')).toBe(20_00);
    expect(parseAmount('20 zł', 'PLN', 'de')).toBe(20_00);
    expect(parseAmount('$20', 'USD', 'en')).toBe(20_00);
  });
});

describe('a moment that holds for everybody', () => {
  const at = Date.UTC(2026, 10, 30, 23, 0);
  const said: [Language, string, string][] = [
    ['en', 'UTC', '30 Nov 2026, 23:00 UTC'],
    ['en', 'Europe/Berlin', '1 Dec 2026, 00:00 CET'],
    ['de', 'Europe/Berlin', '1. Dez. 2026, 00:00 MEZ'],
    ['es', 'Europe/Madrid', '1 dic 2026, 00:00 CET'],
    ['jp', 'Asia/Tokyo', '2026/12/1 08:00 JST'],
  ];
  it.each(said)('names the zone it is said in (%s, %s)', (language, timeZone, text) =>
    expect(formatMoment(at, language, timeZone)).toBe(text),
  );

  it.each(languages)('has a zone in %s', (language) =>
    expect(formatMoment(at, language, 'America/Sao_Paulo')).toMatch(/GMT|UTC|BRT/),
  );
});

describe('a number and its unit', () => {
  const minute = 60_000;

  it('stand together in Japanese, as its texts have them: 24時間', () =>
    expect([
      formatDuration(24 * 60 * minute, 'jp'),
      formatDuration(65 * minute, 'jp'),
      formatSeconds(2_500, 'jp'),
      formatAgo(0, 3 * minute, 'jp'),
      formatWait(90, 'jp'),
    ]).toEqual(['24時間', '1時間5分', '2.5秒', '3分前', '2分後']));

  it('stand apart where words do', () => expect(formatDuration(65 * minute, 'de')).toBe('1 Std. 5 Min.'));

  it.each([
    ['en', '1 hour 5 minutes', '24 hours'],
    ['de', '1 Stunde 5 Minuten', '24 Stunden'],
    ['fr', '1 heure 5 minutes', '24 heures'],
    ['es', '1 hora 5 minutos', '24 horas'],
    ['pt', '1 hora 5 minutos', '24 horas'],
    ['no', '1 time 5 minutter', '24 timer'],
    ['jp', '1時間5分', '24時間'],
  ] as const)('are written out in a sentence in %s', (language, both, day) =>
    expect([65, 1440].map((count) => formatDurationInWords(count * minute, language).replace(/\s/g, ' '))).toEqual([
      both,
      day,
    ]),
  );
});
