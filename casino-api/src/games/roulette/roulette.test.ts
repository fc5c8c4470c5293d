import { colourOf, rouletteSpots, wheelOrder, type RouletteResult } from 'contract/play/roulette';
import { describe, expect, it } from 'vitest';
import { createRoundRandom } from '../fairness';
import { gamesOfFamily } from '../registry';
import { cometRoulette } from './comet-roulette';
import { harbourRoulette } from './harbour-roulette';
import { lamplightRoulette } from './lamplight-roulette';
import { proveReturn } from './proofs';
import { rouletteGame, rouletteRules } from './roulette';

const spots = rouletteSpots();
const result = (number: number, comets: RouletteResult['comets'] = []): RouletteResult => ({
  kind: 'roulette',
  number,
  comets,
});

describe('the felt', () => {
  it('has every spot of a European table, each once', () => {
    const counts = Object.fromEntries(
      rouletteRules(lamplightRoulette.design, { every: 30, dealing: 6 }).bets.map(({ group }) => [
        group,
        spots.filter((spot) => spot.group === group).length,
      ]),
    );
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      line: 11,
      column: 3,
      dozen: 3,
      even: 6,
    });
    expect(new Set(spots.map(({ spot }) => spot)).size).toBe(157);
    expect(new Set(spots.map(({ numbers }) => [...numbers].sort((a, b) => a - b).join())).size).toBe(157);
  });

  it('puts chips only between neighbours', () => {
    expect(spots.find(({ spot }) => spot === '17-20')?.numbers).toEqual([17, 20]);
    expect(spots.some(({ spot }) => spot === '3-4')).toBe(false);
    expect(spots.find(({ spot }) => spot === '32-33-35-36')?.numbers).toEqual([32, 33, 35, 36]);
    expect(spots.find(({ spot }) => spot === '31-32-33-34-35-36')?.numbers).toEqual([31, 32, 33, 34, 35, 36]);
    expect(spots.find(({ spot }) => spot === 'column-3')?.numbers).toEqual([
      3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36,
    ]);
  });

  it('has a wheel of 37 pockets, red and black by turns', () => {
    expect(new Set(wheelOrder).size).toBe(37);
    wheelOrder
      .slice(1)
      .forEach((number, index, order) => index > 0 && expect(colourOf(number)).not.toBe(colourOf(order[index - 1]!)));
  });
});

describe.each(gamesOfFamily('roulette'))('$id', ({ rules, rtp, play, maxWinMultiple, design: settings }) => {
  const game = rouletteGame(settings);

  it('returns what it states, bet by bet, over all that can come', () => {
    const weights = settings.comets?.multiples.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
    for (const { spot, group } of spots) {
      let paid = 0;
      for (let number = 0; number < 37; number += 1) {
        const plain = game.pays(spot, result(number))!;
        const struck =
          settings.comets?.multiples.reduce(
            (sum, { pays, weight }) => sum + weight * game.pays(spot, result(number, [{ number, pays }]))!,
            0,
          ) ?? 0;
        const share = (settings.comets?.count ?? 0) / 37;
        paid += (1 - share) * plain + (share * struck) / weights;
      }
      const stated = rules.bets.find((bet) => bet.group === group)!.rtp;
      expect((paid / 37) * 100, spot).toBeGreaterThanOrEqual(stated - 1e-6);
      expect((paid / 37) * 100, spot).toBeLessThan(stated + 1);
    }
  });

  it('states the lowest of its returns, as it is proven, between 94 and 98 %', () => {
    const { rtp: proven } = proveReturn(settings);
    expect(rtp).toBe(Math.floor(proven));
    expect(rtp).toBeGreaterThanOrEqual(94_00);
    expect(rtp).toBeLessThanOrEqual(98_00);
  });

  it('pays whole minor units, never more than the stated multiple', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const bets = [
        { spot: 'red', amount: 50 },
        { spot: String(nonce % 37), amount: 50 },
        { spot: '17-20', amount: 150 },
        { spot: 'dozen-2', amount: 50 },
      ];
      const played = play(
        { stake: 300, choice: { kind: 'bets', bets }, decisions: [] },
        createRoundRandom('5'.repeat(64), 'roulette', nonce),
      )!;
      expect(Number.isInteger(played.payout)).toBe(true);
      expect(played.payout).toBeLessThanOrEqual(300 * maxWinMultiple);
    }
  });

  it('takes no bet that is not on its felt, and no sum that is not that of its bets', () => {
    const random = () => createRoundRandom('5'.repeat(64), 'roulette', 0);
    const bet = (spot: string, stake = 100) =>
      play({ stake, choice: { kind: 'bets', bets: [{ spot, amount: 100 }] }, decisions: [] }, random());
    expect(bet('red')).not.toBeNull();
    for (const spot of ['purple', '37', '3-4', '20-17', '3-4-6-7', '__proto__']) expect(bet(spot)).toBeNull();
    expect(bet('red', 200)).toBeNull();
    expect(play({ stake: 100, choice: null, decisions: [] }, random())).toBeNull();
  });
});

describe('special rules', () => {
  it('Harbour Roulette gives half of the even chances back on zero', () => {
    const game = rouletteGame(harbourRoulette.design);
    expect([
      game.pays('red', result(0)),
      game.pays('dozen-1', result(0)),
      game.pays('0', result(0)),
      game.pays('red', result(2)),
    ]).toEqual([50, 0, 36_00, 0]);
  });

  it('Comet Roulette strikes three different numbers', () => {
    const game = rouletteGame(cometRoulette.design);
    const seen = new Map<number, number>();
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const { comets } = game.draw(createRoundRandom('7'.repeat(64), 'comets', nonce));
      expect(new Set(comets.map(({ number }) => number)).size).toBe(3);
      for (const { pays } of comets) seen.set(pays, (seen.get(pays) ?? 0) + 1);
    }
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual([50_00, 100_00, 150_00, 250_00, 500_00]);
    expect(seen.get(50_00)! / 6_000).toBeCloseTo(0.46, 1);
  });
});
