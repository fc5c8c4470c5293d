import { describe, expect, it } from 'vitest';
import { createRoundRandom } from '../fairness';
import { everyDraw, returnOver } from '../table/every-draw';
import { gamesOfFamily } from '../registry';
import { curtainCall } from './curtain-call';
import { boxesGame, arranged, mostOf, returnOf, type BoxesSettings } from './money-boxes';
import { theParcelRoom } from './the-parcel-room';

/** Few enough boxes to try every shuffle. */
const bet = (spot: string, boxes: number[], pays = 0) => ({ spot, pays, rtp: 0, boxes });
const small: BoxesSettings = {
  look: 'box',
  boxes: 3,
  columns: 3,
  prizes: [
    { pays: 400, count: 1 },
    { pays: 100, count: 2 },
    { pays: 0, count: 1 },
  ],
  bets: [bet('box-1', [1]), bet('box-2', [2]), bet('box-3', [3])],
  encore: [
    { times: 2, weight: 3 },
    { times: 5, weight: 1 },
  ],
};
const shelves: BoxesSettings = {
  ...small,
  boxes: 4,
  bets: [bet('box-4', [4]), bet('shelf-1', [1, 2], 190), bet('shelf-2', [3, 4], 190)],
  encore: null,
};

describe.each([
  ['with an encore and prizes left out', small],
  ['with shelves', shelves],
])('every shuffle %s', (_what, settings) => {
  const game = boxesGame(settings);
  it.each(settings.bets)('returns of $spot what was reckoned', ({ spot }) => {
    expect(returnOver(game.draw, (result) => game.pays(spot, result)!)).toBeCloseTo(returnOf(settings, spot), 10);
  });

  it('is as likely as another', () => {
    const seen = new Map<string, number>();
    everyDraw(game.draw, ({ prizes, encore }, chance) => {
      const key = JSON.stringify([prizes, encore]);
      seen.set(key, (seen.get(key) ?? 0) + chance);
    });
    expect([...seen.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

describe.each(gamesOfFamily('money-boxes'))('$id', ({ design: settings }) => {
  const game = boxesGame(settings);
  it.each(settings.bets)('$spot returns what it states', ({ spot, rtp }) =>
    expect(Math.floor(returnOf(settings, spot) * 10_000 + 1e-6)).toBe(rtp),
  );

  it('puts prizes that there are, each no more often than it is there', () => {
    const all = arranged(settings);
    let most = 0;
    for (let nonce = 0; nonce < 3_000; nonce += 1) {
      const result = game.draw(createRoundRandom('9'.repeat(64), 'boxes', nonce));
      const left = [...all];
      for (const prize of result.prizes) {
        expect(left).toContain(prize);
        left.splice(left.indexOf(prize), 1);
      }
      for (const { spot } of settings.bets) most = Math.max(most, game.pays(spot, result)!);
    }
    expect(most).toBeLessThanOrEqual(mostOf(settings));
  });
});

describe('what bets pay', () => {
  const game = boxesGame(theParcelRoom.design);
  const result = {
    kind: 'money-boxes' as const,
    prizes: [0, 10, 20, 0, 50, 500, 200, 0, 100, 20, 50, 200],
    encore: null,
  };
  it('a parcel what is in it, a shelf or a stack where the best parcel lies', () => {
    expect(
      ['parcel-1', 'parcel-6', 'shelf-1', 'shelf-2', 'stack-2', 'stack-3'].map((spot) => game.pays(spot, result)),
    ).toEqual([0, 500, 0, 288, 384, 0]);
  });
  it('an encore lifts one curtain alone', () => {
    const curtains = boxesGame(curtainCall.design);
    const played = { kind: 'money-boxes' as const, prizes: [100, 50, 20, 10, 10, 300], encore: { box: 6, times: 10 } };
    expect(['curtain-1', 'curtain-6'].map((spot) => curtains.pays(spot, played))).toEqual([100, 3000]);
  });
});
