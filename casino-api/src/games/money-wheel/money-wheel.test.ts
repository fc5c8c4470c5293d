import type { WheelResult } from 'contract/play/money-wheel';
import { describe, expect, it } from 'vitest';
import type { RoundRandom } from '../engine';
import { everyDraw, returnOver } from '../table/every-draw';
import { gamesOfFamily } from '../registry';
import { ferrisNights } from './ferris-nights';
import { spreadEvenly, mostOf, wheelGame } from './money-wheel';
import { moonlitCarousel } from './moonlit-carousel';
import { wheelOfSeasons } from './wheel-of-seasons';

/** Draws what it is told. */
const scripted = (...integers: number[]): RoundRandom => ({ integer: () => integers.shift()! });

describe.each(gamesOfFamily('money-wheel'))('$id', ({ design: settings }) => {
  const game = wheelGame(settings);

  it.each(settings.bets)('$spot returns what it states', ({ spot, rtp }) => {
    expect(Math.floor(returnOver(game.draw, (result) => game.pays(spot, result)!) * 10_000 + 1e-6)).toBe(rtp);
  });

  it('has every face that a bet covers, and a bet for every face but the one that spins again', () => {
    const covered = new Set(settings.bets.flatMap(({ covers }) => covers));
    expect(new Set(settings.segments)).toEqual(new Set([...covered, ...(settings.again ? [settings.again.face] : [])]));
  });

  it('states the most that can come', () => {
    let most = 0;
    everyDraw(game.draw, (result) => {
      for (const { spot } of settings.bets) most = Math.max(most, game.pays(spot, result)!);
    });
    expect(most).toBe(mostOf(settings));
  });
});

describe('the year', () => {
  const { segments, bets } = wheelOfSeasons.design;
  it('has four weeks of each month and two solstices', () => {
    expect(segments.length).toBe(50);
    expect(segments.filter((face) => face === 'may').length).toBe(4);
    expect(segments.filter((face) => face === 'solstice').length).toBe(2);
  });
  it('has each month in one season and one half', () => {
    for (const face of new Set(segments))
      expect(bets.filter(({ covers }) => covers.includes(face)).length).toBe(face === 'solstice' ? 1 : 3);
  });
});

describe('fireworks', () => {
  const settings = ferrisNights.design;
  const game = wheelGame(settings);
  const [firework, red] = [settings.segments.indexOf('fireworks'), settings.segments.indexOf('red')];

  it('double what the next spin pays', () => {
    const result = game.draw(scripted(firework, firework, red));
    expect(result).toEqual<WheelResult>({
      kind: 'money-wheel',
      stops: [firework, firework, red],
      face: 'red',
      times: 4,
      lifted: null,
    });
    expect([game.pays('red', result), game.pays('blue', result)]).toEqual([800, 0]);
  });

  it('come four times at most', () => {
    const result = game.draw(scripted(firework, firework, firework, firework, firework));
    expect(result.stops.length).toBe(5);
    expect(result.times).toBe(16);
    expect(result.face).not.toBe('fireworks');
  });
});

it('moonlight lifts one bet alone', () => {
  const settings = moonlitCarousel.design;
  const game = wheelGame(settings);
  const result = game.draw(scripted(1, 99, settings.segments.indexOf('swan')));
  expect(result.lifted).toEqual({ spot: 'swan', times: 10 });
  expect([game.pays('swan', result), game.pays('horse', result)]).toEqual([3000, 0]);
});

it('segments are laid evenly', () => {
  const wheel = spreadEvenly({ often: 6, rare: 2, once: 1 });
  expect(wheel.length).toBe(9);
  expect(wheel.filter((face) => face === 'often').length).toBe(6);
  expect(wheel.some((face, place) => face === 'rare' && wheel[place + 1] === 'rare')).toBe(false);
});
