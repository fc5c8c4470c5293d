import { describe, expect, it } from 'vitest';
import { territoryOf } from './territory';

const barred = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'AU', 'AW', 'BQ', 'CW', 'NL', 'CN', 'SX', 'MF'];

describe('territories', () => {
  it.each(barred)('%s is barred, in any case', (country) => {
    expect(territoryOf({ country })).toEqual({ barred: true, country });
    expect(territoryOf({ country: country.toLowerCase() }).barred).toBe(true);
  });

  it.each(['DE', 'FR', 'GB', 'NO', 'JP', 'BR', 'CA', 'HK', 'TW', 'BL', 'NZ'])('%s may play', (country) => {
    expect(territoryOf({ country })).toEqual({ barred: false, country });
  });

  it.each([null, undefined, '', 'XX', 'T1', '??', 'USA'])('%s is unknown and allowed', (country) => {
    expect(territoryOf({ country })).toEqual({ barred: false, country: null });
  });

  it('a header sent twice is barred when either half is', () => {
    expect(territoryOf({ country: 'DE, US' })).toEqual({ barred: true, country: 'DE' });
    expect(territoryOf({ country: 'DE, FR' }).barred).toBe(false);
  });

  it('the city of Paris is barred in any country, in any case', () => {
    for (const city of ['Paris', 'PARIS', ' paris ']) expect(territoryOf({ country: 'FR', city }).barred).toBe(true);
    expect(territoryOf({ country: 'CA', city: 'paris' }).barred).toBe(true);
    expect(territoryOf({ country: 'FR', city: 'Parisot' }).barred).toBe(false);
  });
});
