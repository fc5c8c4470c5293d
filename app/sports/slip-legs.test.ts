import { mostLegs } from 'contract/sports/bets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryText, keyOf, press, readEntry, readSlip, slipText, type SlipEntry } from './slip-legs';

const entry = (matchId: string, selectionId = 'home', odds = 1_850): SlipEntry => ({
  matchId,
  marketId: 'total:2.5',
  selectionId,
  odds,
});

describe('a bet slip', () => {
  it('comes back as it was kept', () => {
    const slip = [entry('a'), { ...entry('b'), marketId: 'handicap:-0.25@half-1', selectionId: 'draw-home' }];
    expect(readSlip(slipText(slip))).toEqual(slip);
  });

  it.each(['', 'a~b', 'a~total:2.5~home~1000', 'a~total:2.5~home~1850~x', 'a~TOTAL~home~1850', ' ~total~home~1850'])(
    'does not take %j for a selection',
    (text) => expect(readEntry(text)).toBeNull(),
  );

  it('reads any text without failing, and no more selections than it holds', () => {
    fc.assert(fc.property(fc.string(), (text) => readSlip(text).length <= mostLegs));
    const many = Array.from({ length: 50 }, (_, index) => entry(`match-${index}`));
    expect(readSlip(slipText(many))).toEqual(many.slice(0, mostLegs));
    expect(readSlip(slipText([entry('a'), entry('a', 'home', 2_000)]))).toEqual([entry('a')]);
  });

  it('takes a selection, lets it go when it is pressed again, and has one of a market', () => {
    const one = press([], entry('a'));
    expect(one).toEqual({ entries: [entry('a')], came: 'added' });
    expect(press(one.entries, entry('a', 'home', 1_900))).toEqual({ entries: [], came: 'removed' });
    expect(press([entry('a'), entry('b')], entry('a', 'away')).entries.map(keyOf)).toEqual([
      'a~total:2.5~away',
      'b~total:2.5~home',
    ]);
  });

  it('is full with twenty', () => {
    const full = Array.from({ length: mostLegs }, (_, index) => entry(`match-${index}`));
    expect(press(full, entry('one more'))).toEqual({ entries: full, came: 'full' });
    expect(entryText(full[0]!)).toBe('match-0~total:2.5~home~1850');
  });
});
