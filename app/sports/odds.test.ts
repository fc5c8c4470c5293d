import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOdds, oddsFormatOf } from './odds';

const as = (format: 'decimal' | 'fractional' | 'american', odds: number) => formatOdds(odds, format, 'en');

describe('odds as they are written', () => {
  it('are decimal with two places, in the reader’s own signs, never more than is paid', () => {
    expect(as('decimal', 1_850)).toBe('1.85');
    expect(as('decimal', 1_859)).toBe('1.85');
    expect(formatOdds(12_500, 'decimal', 'de')).toBe('12,50');
  });

  it('are fractions that bookmakers quote', () => {
    const said = [1_010, 1_500, 2_000, 2_500, 3_375, 6_500, 101_000, 751_000].map((odds) => as('fractional', odds));
    expect(said).toEqual(['1/100', '1/2', '1/1', '6/4', '95/40', '11/2', '100/1', '750/1']);
  });

  it('are American: +150 is 2.50, −200 is 1.50', () => {
    expect([2_500, 1_500, 2_000, 1_001].map((odds) => as('american', odds))).toEqual([
      '+150',
      '−200',
      '+100',
      '−100000',
    ]);
  });

  it('are fractions that never fall as the odds rise', () => {
    const profit = (text: string) =>
      text
        .split('/')
        .map(Number)
        .reduce((top, bottom) => top / bottom);
    fc.assert(
      fc.property(fc.integer({ min: 1_001, max: 10_000_000 }), fc.integer({ min: 0, max: 100_000 }), (odds, more) => {
        expect(profit(as('fractional', odds + more))).toBeGreaterThanOrEqual(profit(as('fractional', odds)));
      }),
    );
  });

  it('are decimal for whoever has not chosen', () => {
    expect([null, '', 'chinese', '__proto__'].map(oddsFormatOf)).toEqual(Array(4).fill('decimal'));
    expect(oddsFormatOf('american')).toBe('american');
  });
});
