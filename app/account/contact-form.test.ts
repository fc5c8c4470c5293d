import { describe, expect, it } from 'vitest';
import { ContactDetails, missingItems } from 'contract/player';
import { readMessage } from '~/forms/form-message';
import { languages } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { afterSaving, contactForm, knownDetails } from './contact-form';
import { missingList } from './missing-items';
import { timeZoneOf } from './time-zone';

const details = {
  fname: 'Alva',
  lname: 'Lund',
  address: 'Fjordgata 12',
  city: 'Bergen',
  zip: '5003',
  mobile: '+47 412 34 567',
  kana: '',
};
const read = (change: Partial<typeof details>) => contactForm.schema.safeParse({ ...details, ...change });
const refusal = (change: Partial<typeof details>) =>
  read(change).error?.issues.map(({ message }) => readMessage(message, translatorFor('en')))[0];

describe('the details that the cashier demands', () => {
  it('are taken', () => expect(read({}).data).toEqual(details));

  it.each([
    ['fname', 3, 25],
    ['lname', 3, 25],
    ['address', 1, 50],
    ['city', 1, 50],
    ['zip', 1, 16],
  ] as const)('%s has %i to %i characters (SPEC §5)', (field, min, max) => {
    expect([min - 1, min, max, max + 1].map((length) => read({ [field]: 'x'.repeat(length) }).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    [{ fname: 'Al' }, 'First name must have 3 to 25 characters'],
    [{ fname: '   ' }, 'Enter your first name'],
    [{ address: 'x'.repeat(51) }, 'Address can have at most 50 characters'],
    [{ zip: '' }, 'Enter your postcode'],
    [{ mobile: '12' }, 'Enter a valid mobile number: digits only, with the country code'],
  ])('%j is refused in words', (change, words) => expect(refusal(change)).toBe(words));

  it.each(['+4741234567', '0047 412 34 567', '+47 (41) 23-45-67', '＋４７４１２３４５６７', '+47/412.34.567'])(
    'a mobile number may be written as %j',
    (mobile) => {
      const result = read({ mobile });
      expect(result.success).toBe(true);
      expect(ContactDetails.safeParse(result.data).success).toBe(true);
    },
  );

  it.each(['12', 'call me', '+', '+47 412 34 567 ext 4', '4'.repeat(26)])('%j is no mobile number', (mobile) =>
    expect(read({ mobile }).success).toBe(false),
  );

  it.each(['ヤマダ ハナコ', 'やまだ　はなこ', 'ﾔﾏﾀﾞ ﾊﾅｺ'])('%j is read as it is stored, in katakana', (kana) =>
    expect(read({ kana }).data?.kana).toBe('ヤマダ ハナコ'),
  );

  it.each(['Yamada', '山田', 'ア'.repeat(51)])('%j is no reading', (kana) => {
    expect(refusal({ kana })).toBe('Write the reading in katakana or hiragana, up to 50 characters');
    expect(ContactDetails.safeParse({ ...details, kana }).success).toBe(false);
  });

  it('start empty where the name is still unknown', () => {
    expect(knownDetails({ ...details, fname: 'unknown', lname: 'Unknown ' })).toEqual({
      ...details,
      fname: '',
      lname: '',
    });
  });
});

describe('what is missing', () => {
  it('is listed with commas', () =>
    expect(missingList(['fname', 'zip'], translatorFor('de'), 'de')).toBe('Vorname, Postleitzahl'));
  it('is listed as Japanese lists are', () =>
    expect(missingList(['fname', 'zip'], translatorFor('jp'), 'jp')).toBe('名、郵便番号'));
  it('has six different names in every language', () => {
    for (const language of languages)
      expect(new Set(missingItems.map((item) => missingList([item], translatorFor(language), language))).size).toBe(6);
  });
});

describe('saving leads', () => {
  it.each([
    ['deposit', '/cashier/deposit'],
    ['withdraw', '/cashier/withdraw'],
    [undefined, '/profile/my-account'],
    ['//evil.example', '/profile/my-account'],
    ['history', '/profile/my-account'],
    ['__proto__', '/profile/my-account'],
  ])('from %s to %s', (redirect, target) => expect(afterSaving(redirect, null)).toBe(target));

  it('back to the deposit with the bonus that was chosen, and nowhere else', () => {
    expect(afterSaving('deposit', 'welcome')).toBe('/cashier/deposit?bonus=welcome');
    expect(afterSaving('deposit', '&x=//evil')).toBe('/cashier/deposit?bonus=%26x%3D%2F%2Fevil');
    expect(afterSaving('withdraw', 'welcome')).toBe('/cashier/withdraw');
  });
});

it('shows times in the profile’s zone when it is one', () => {
  expect(['Europe/Oslo', '', 'Mars/Olympus'].map((timezone) => timeZoneOf({ timezone }))).toEqual([
    'Europe/Oslo',
    'UTC',
    'UTC',
  ]);
});
