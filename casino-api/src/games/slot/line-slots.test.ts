import { currencyCodes } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { opening, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { hundredthsOf } from '../fraction';
import { engineOf } from '../registry';
import { seededRandom } from '../seeded-random';
import { caravanMoon, caravanMoonSlot } from './caravan-moon';
import { foxAndFirefly, foxAndFireflySlot } from './fox-and-firefly';
import { frostbell, frostbellSlot } from './frostbell';
import { hitFrequency, largestWin } from './lines-odds';
import { proofs } from './proofs';
import { columnAt, symbolOf } from './reels';
import { rooftopCats, rooftopCatsSlot } from './rooftop-cats';

const games = [
  { engine: foxAndFirefly, slot: foxAndFireflySlot, lines: 25 },
  { engine: rooftopCats, slot: rooftopCatsSlot, lines: 40 },
  { engine: caravanMoon, slot: caravanMoonSlot, lines: 10 },
  { engine: frostbell, slot: frostbellSlot, lines: 5 },
].map((game) => ({ ...game, name: game.engine.gameid }));

describe.each(games)('$name', ({ engine, slot, lines }) => {
  const { rules, strips, freeStrips } = slot;
  const [wild, scatter] = [symbolOf(rules, 'wild'), symbolOf(rules, 'scatter')];
  const play = (stake: number, random: RoundRandom) => {
    const played = engine.play(opening(stake), random);
    if (played?.outcome.kind !== 'slot' || played.payout === null) throw new Error('No slot round.');
    return { payout: played.payout, outcome: played.outcome };
  };

  it('returns what is said: all combinations of the reels counted', () => {
    expect(Math.floor(proofs[engine.gameid]!().rtp)).toBe(engine.rtp);
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
    expect(new Set(rules.lines.map(String)).size).toBe(lines);
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

  it('is on offer', () => expect(engineOf(engine.gameid)).toBe(engine));
});
