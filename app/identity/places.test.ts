import { registrationCountries } from 'contract/countries';
import { currencyCodes } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { languages } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { countryOptions, currencyOptions, startOf } from './places';

describe('countries to choose from', () => {
  it.each(languages)('are all there in %s, each with a name of its own', (language) => {
    const options = countryOptions(language);
    expect(options.map(({ value }) => value).sort()).toEqual([...registrationCountries].sort());
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    expect(options.filter(({ label, value }) => label === value)).toEqual([]);
  });

  it('are named and sorted as the language does', () => {
    const names = countryOptions('de').map(({ label }) => label);
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
    expect(countryOptions('jp').find(({ value }) => value === 'JP')?.label).toBe('日本');
  });
});

it.each(languages)('currencies are named in %s', (language) => {
  const options = currencyOptions({ locale: language, t: translatorFor(language) });
  expect(options.map(({ value }) => value)).toEqual(currencyCodes);
  for (const { value, label } of options)
    expect(label).toMatch(new RegExp(`^\\P{Ll}.{2,}(?: \\(${value}\\)|（${value}）)$`, 'u'));
});

it.each([
  ['NO', { country: 'NO', currency: 'NOK' }],
  ['CH', { country: 'CH', currency: 'CHF' }],
  ['JP', { country: 'JP', currency: 'EUR' }],
  ['US', { country: '', currency: 'EUR' }],
  ['XX', { country: '', currency: 'EUR' }],
  [null, { country: '', currency: 'EUR' }],
])('a visitor from %s starts with %j', (country, start) => expect(startOf(country)).toEqual(start));
