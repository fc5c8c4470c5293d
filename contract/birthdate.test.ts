import { describe, expect, it } from 'vitest';
import { ageAt, birthdateFault, readBirthdate } from './birthdate';

const midday = Date.UTC(2026, 10, 20, 12);

describe('a birth date', () => {
  it.each([
    '00-01-1990',
    '32-01-1990',
    '01-13-1990',
    '31-04-1990',
    '29-02-2001',
    '29-02-1900',
    '01-01-1899',
    '1-1-1990',
    '1990-01-01',
    '01/01/1990',
    '',
    'aa-bb-cccc',
  ])('is not %j', (text) => expect(birthdateFault(text, midday)).toBe('invalid_birthdate'));

  it.each(['31-12-1990', '29-02-2000', '01-01-1900'])('may be %j', (text) =>
    expect(birthdateFault(text, midday)).toBeNull(),
  );

  it('is 18 years ago from the first moment of the UTC day', () => {
    const birthday = Date.UTC(2026, 10, 20);
    expect(birthdateFault('20-11-2008', birthday - 1)).toBe('underage');
    expect(birthdateFault('20-11-2008', birthday)).toBeNull();
    expect(birthdateFault('21-11-2008', midday)).toBe('underage');
    expect(birthdateFault('20-11-2030', midday)).toBe('underage');
  });

  it('on 29 February makes somebody older on 1 March of common years', () => {
    const birth = readBirthdate('29-02-2008')!;
    expect(ageAt(birth, Date.UTC(2026, 1, 28, 23, 59, 59))).toBe(17);
    expect(ageAt(birth, Date.UTC(2026, 2, 1))).toBe(18);
  });
});
