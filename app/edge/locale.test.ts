import { describe, expect, it } from 'vitest';
import { localizedPath, resolveLocale, splitLocale } from './locale';

const request = (acceptLanguage?: string) =>
  new Request('https://lantern.example/', { headers: acceptLanguage ? { 'accept-language': acceptLanguage } : {} });

describe("the reader's language", () => {
  it('is what the address says, before anything else', async () => {
    expect(await resolveLocale(request('fr'), { segment: 'de', saved: 'es', country: 'NO' })).toBe('de');
  });

  it('else the saved choice', async () => {
    expect(await resolveLocale(request('fr'), { segment: null, saved: 'jp', country: 'NO' })).toBe('jp');
  });

  it.each([
    ['ja', 'jp'],
    ['ja-JP,en;q=0.5', 'jp'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['no', 'no'],
    ['de-AT', 'de'],
    ['pt-BR,pt;q=0.9', 'pt'],
    ['fr-CA', 'fr'],
    ['es-419', 'es'],
    ['en-US', 'en'],
    ['sv,fr;q=0.4', 'fr'],
    ['fr-CA,en', 'fr'],
    ['en;q=0.3,es-MX;q=0.8', 'es'],
    ['*', 'en'],
    [';;q=x,', 'en'],
  ])('else what the browser accepts: %s → %s', async (header, expected) => {
    expect(await resolveLocale(request(header), { segment: null, saved: 'klingon', country: null })).toBe(expected);
  });

  it.each([
    ['NO', 'no'],
    ['JP', 'jp'],
    ['BR', 'pt'],
    ['AT', 'de'],
    ['SE', 'en'],
    [null, 'en'],
  ])("else the country's: %s → %s", async (country, expected) => {
    expect(await resolveLocale(request('sv'), { segment: null, saved: null, country })).toBe(expected);
    expect(await resolveLocale(request(), { segment: null, saved: null, country })).toBe(expected);
  });
});

describe('addresses', () => {
  it('carry the language as their first segment, English bare', () => {
    expect(localizedPath('/casino', 'de')).toBe('/de/casino');
    expect(localizedPath('/', 'jp')).toBe('/jp');
    expect(localizedPath('/casino', 'en')).toBe('/casino');
    expect(localizedPath('/', 'en')).toBe('/');
  });

  it('an unknown first segment is part of the path', () => {
    expect(splitLocale('/sv/casino')).toEqual({ segment: null, path: '/sv/casino' });
    expect(splitLocale('/de')).toEqual({ segment: 'de', path: '/' });
    expect(splitLocale('/de/casino')).toEqual({ segment: 'de', path: '/casino' });
    expect(splitLocale('/design')).toEqual({ segment: null, path: '/design' });
  });
});
