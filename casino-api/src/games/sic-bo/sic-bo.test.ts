import { sicBoSpots, type SicBoResult } from 'contract/play/sic-bo';
import { describe, expect, it } from 'vitest';
import { returnOver } from '../table/every-draw';
import { glassDomeDice } from './glass-dome-dice';
import { sicBoGame } from './sic-bo';

const game = sicBoGame(glassDomeDice.design);
const spots = sicBoSpots();
const dice = (...thrown: number[]): SicBoResult => ({ kind: 'sic-bo', dice: thrown });
const winners = (...thrown: number[]) =>
  spots.map(({ spot }) => spot).filter((spot) => game.pays(spot, dice(...thrown))! > 0);

describe('the table', () => {
  it('has every spot once', () => {
    expect(spots.length).toBe(52);
    expect(new Set(spots.map(({ spot }) => spot)).size).toBe(52);
  });

  it.each<[number[], string[]]>([
    [
      [2, 5, 6],
      ['big', 'odd', 'sum-13', 'one-2', 'one-5', 'one-6', 'pair-2-5', 'pair-2-6', 'pair-5-6'],
    ],
    [
      [5, 1, 1],
      ['small', 'odd', 'sum-7', 'one-1', 'one-5', 'pair-1-5', 'double-1'],
    ],
    [
      [4, 4, 4],
      ['sum-12', 'one-4', 'double-4', 'triple-4', 'any-triple'],
    ],
  ])('%j pays %j', (thrown, paid) => expect(winners(...thrown)).toEqual(paid));

  it('pays a number by how many dice show it, in any order', () => {
    expect([
      game.pays('one-3', dice(3, 1, 2)),
      game.pays('one-3', dice(3, 6, 3)),
      game.pays('one-3', dice(3, 3, 3)),
    ]).toEqual([200, 300, 1500]);
    expect(game.pays('sum-4', dice(1, 2, 1))).toBe(game.pays('sum-17', dice(6, 5, 6)));
  });

  it.each(spots.map(({ spot, group }) => [spot, group] as const))('%s returns what its kind states', (spot, group) => {
    expect(Math.floor(returnOver(game.draw, (result) => game.pays(spot, result)!) * 10_000 + 1e-6)).toBe(
      glassDomeDice.design.bets[group].rtp,
    );
  });
});
