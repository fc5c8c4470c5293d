import { currencyCodes } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { opening, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { hundredthsOf } from '../fraction';
import { gamesOfFamily } from '../registry';
import { seededRandom } from '../seeded-random';
import { hitFrequency, largestWin } from './lines-odds';
import { proveReturn } from './proofs';
import { columnAt, symbolOf } from './reels';

const games = gamesOfFamily('slot');

describe.each(games)('$id', (engine) => {
  const slot = engine.design;
  const { rules, strips, freeStrips } = slot;
  const [wild, scatter] = [symbolOf(rules, 'wild'), symbolOf(rules, 'scatter')];
  const play = (stake: number, random: RoundRandom) => {
    const played = engine.play(opening(stake), random);
    if (played?.outcome.kind !== 'slot' || played.payout === null) throw new Error('No slot round.');
    return { payout: played.payout, outcome: played.outcome };
  };

  it('returns what is said: all combinations of the reels counted', () => {
    expect(Math.floor(proveReturn(slot).rtp)).toBe(engine.rtp);
    expect(engine.rtp).toBeGreaterThanOrEqual(9_400);
    expect(engine.rtp).toBeLessThanOrEqual(9_800);
  });

  it('pays something as often as is said', () => expect(hundredthsOf(hitFrequency(slot))).toBe(rules.hitFrequency));

  it('can win no more than is said, and that much', () => {
    const { over, under } = largestWin(slot);
    expect((over + under - 1n) / under).toBe(BigInt(engine.maxWinMultiple));
  });

  it('plays as it is counted: a simulation lies within four standard errors of the exact return', () => {
    const rounds = 30_000;
    const random = seededRandom(20_261_120);
    const stake = engine.stakes('EUR')[0]!;
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const share = play(stake, random).payout / stake;
      sum += share;
      squares += share ** 2;
    }
    const mean = sum / rounds;
    expect(Math.abs(mean - engine.rtp / 10_000)).toBeLessThan(4 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
  });

  it('adds up: line wins to spins, spins to the payout, in whole minor units', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const { payout, outcome } = play(engine.stakes('EUR')[0]!, createRoundRandom('server', 'client', nonce));
      const spins = [outcome.spin, ...outcome.freeSpins];
      expect(spins.map(({ wins }) => wins.reduce((sum, win) => sum + win.payout, 0))).toEqual(
        spins.map((spin) => spin.payout),
      );
      expect(spins.reduce((sum, spin) => sum + spin.payout, 0)).toBe(payout);
      expect(Number.isInteger(payout)).toBe(true);
    }
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'stakes divide evenly by the lines in %s, rising, the usual one among them',
    (currency) => {
      const stakes = engine.stakes(currency);
      expect(stakes.filter((stake) => stake % rules.lines.length !== 0)).toEqual([]);
      expect([...stakes].sort((a, b) => a - b)).toEqual(stakes);
      expect(stakes).toContain(engine.defaultStake(currency));
    },
  );

  it('draws its lines once each, inside its window', () => {
    expect(new Set(rules.lines.map(String)).size).toBe(rules.lines.length);
    expect(rules.lines.filter((line) => line.length !== rules.reels || line.some((row) => row >= rules.rows))).toEqual(
      [],
    );
  });

  it('has reels of known symbols, and never two wilds or two scatters in one column', () => {
    const known = new Set(rules.symbols.map(({ symbol }) => symbol));
    expect(strips).toHaveLength(rules.reels);
    expect([...strips, ...freeStrips].flat().filter((symbol) => !known.has(symbol))).toEqual([]);
    for (const strip of [...strips, ...freeStrips]) {
      const columns = strip.map((_, stop) => columnAt(strip, stop, rules.rows));
      for (const special of [wild, scatter])
        expect(
          Math.max(...columns.map((column) => column.filter((symbol) => symbol === special).length)),
        ).toBeLessThanOrEqual(1);
    }
  });

  it('tells the truth about its free spins: more wilds than the paid reels, and no scatter', () => {
    if (!rules.freeSpins.awards.length) return expect([scatter, freeStrips]).toEqual(['', []]);
    const share = (reels: typeof strips) =>
      reels.flat().filter((symbol) => symbol === wild).length / reels.flat().length;
    expect(share(freeStrips)).toBeGreaterThan(share(strips));
    expect(freeStrips.flat()).not.toContain(scatter);
  });
});

it('have as many lines as their pages say', () =>
  expect(Object.fromEntries(games.map(({ id, rules }) => [id, rules.lines.length]))).toMatchObject({
    'lantern-festival': 20,
    'fox-and-firefly': 25,
    'rooftop-cats': 40,
    'caravan-moon': 10,
    frostbell: 5,
  }));
