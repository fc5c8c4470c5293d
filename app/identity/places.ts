import { registrationCountries } from 'contract/countries';
import { currencyCodes, type Currency } from 'contract/money';
import { htmlLang, type Language } from '~/i18n/languages';
import type { Page } from '~/i18n/page';
import type { Option } from '~/ui/choice-fields';

const lists = new Map<Language, Option[]>();

/** Every country a player may live in, named and sorted as the reader's language does; made once a language. */
export function countryOptions(language: Language): Option[] {
  let options = lists.get(language);
  if (!options) {
    const tag = htmlLang[language];
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const { compare } = new Intl.Collator(tag);
    options = registrationCountries
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => compare(a.label, b.label));
    lists.set(language, options);
  }
  return options;
}

/** The offered currencies with their names in the reader's language: `Euro (EUR)`. */
export function currencyOptions({ locale, t }: Pick<Page, 'locale' | 't'>): Option[] {
  const tag = htmlLang[locale];
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  return currencyCodes.map((value) => {
    const name = names.of(value) ?? value;
    const text = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
    return { value, label: t('ui.bracketed', { text, note: value }) };
  });
}

const ownCurrency: Record<string, Currency> = {
  CH: 'CHF',
  LI: 'CHF',
  CA: 'CAD',
  PL: 'PLN',
  BR: 'BRL',
  NO: 'NOK',
  SJ: 'NOK',
  EC: 'USD',
  SV: 'USD',
  PA: 'USD',
};

/** What a form starts with for a visitor from a country (CF-IPCountry, null when unknown). */
export function startOf(country: string | null): { country: string; currency: Currency } {
  const known = country !== null && registrationCountries.includes(country);
  return { country: known ? country : '', currency: (country && ownCurrency[country]) || 'EUR' };
}
