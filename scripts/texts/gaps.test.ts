import { describe, expect, it } from 'vitest';
import { everyGap, gapsBetween, type TextFiles } from './gaps';

const files = (texts: Record<string, Record<string, string>>): TextFiles =>
  new Map(Object.entries(texts).map(([file, keys]) => [file, new Map(Object.entries(keys))]));

const english = files({
  'cashier.ts': {
    title: 'Cashier',
    paid: '{{amount}} was paid within {{withdrawalLinkHours}} hours',
    spins_one: '{{count}} spin',
    spins_other: '{{count}} spins',
  },
  'chat.ts': { open: 'Open' },
});
const italian = {
  'cashier.ts': {
    title: 'Cassa',
    paid: '{{amount}} entro {{withdrawalLinkHours}} ore',
    spins_one: '{{count}} giro',
    spins_other: '{{count}} giri',
  },
  'chat.ts': { open: 'Apri' },
};
const withCashier = (change: Record<string, string | undefined>) => {
  const keys = Object.entries({ ...italian['cashier.ts'], ...change }).filter(([, text]) => text !== undefined);
  return files({ ...italian, 'cashier.ts': Object.fromEntries(keys) as Record<string, string> });
};

describe('the languages of the house', () => {
  it('are whole', async () => expect(await everyGap()).toEqual([]));
});

describe('a language that is not whole', () => {
  it.each<[string, TextFiles, string[]]>([
    ['nothing, where it is', files(italian), []],
    ['half of it', files({ 'cashier.ts': italian['cashier.ts'] }), ['locales/it/chat.ts: missing']],
    ['a file too many', files({ ...italian, 'chit.ts': {} }), ['locales/it/chit.ts: English has no such file']],
    ['a text', withCashier({ title: undefined }), ['locales/it/cashier.ts: title: missing']],
    ['an empty text', withCashier({ title: ' ' }), ['locales/it/cashier.ts: title: missing']],
    ['an unknown key', withCashier({ titel: 'Cassa' }), ['locales/it/cashier.ts: titel: English has no such key']],
    [
      'a value',
      withCashier({ paid: 'Pagato entro {{withdrawalLinkHours}} ore' }),
      ['locales/it/cashier.ts: paid: lacks {{amount}}'],
    ],
    [
      'a value too many',
      withCashier({ title: 'Cassa di {{name}}' }),
      ['locales/it/cashier.ts: title: has {{name}}, which English has not'],
    ],
    [
      'a figure of the house',
      withCashier({ paid: '{{amount}} entro 24 ore' }),
      ['locales/it/cashier.ts: paid: tells another number of the house’s figures than English'],
    ],
    ['a plural form', withCashier({ spins_other: undefined }), ['locales/it/cashier.ts: spins_other: missing']],
    ['the singular', withCashier({ spins_one: undefined }), ['locales/it/cashier.ts: spins_one: missing']],
  ])('is told what it lacks or has too many: %s', (_, own, gaps) =>
    expect(gapsBetween('it', 'it', own, english)).toEqual(gaps),
  );

  it('is asked for the forms that it counts with and English does not', () => {
    expect(gapsBetween('pl', 'pl', files(italian), english)).toEqual([
      'locales/pl/cashier.ts: spins: lacks its plural form spins_many',
      'locales/pl/cashier.ts: spins: lacks its plural form spins_few',
    ]);
    const both = withCashier({ spins_few: '{{count}} giri', spins_many: '{{count}} giri' });
    expect(gapsBetween('pl', 'pl', both, english)).toEqual([]);
  });

  it('needs no singular where it knows none', () =>
    expect(gapsBetween('jp', 'ja', withCashier({ spins_one: undefined }), english)).toEqual([]));
});
