import { currencyCodes } from 'contract/money';
import type { HoldRules } from 'contract/play/hold';
import { describe, expect, it } from 'vitest';
import { opening, type GameEngine, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { hundredthsOf, numberOf } from '../fraction';
import { gamesOfFamily } from '../registry';
import { seededRandom } from '../seeded-random';
import { hitFrequency } from '../slot/lines-odds';
import { exactHoldReturn, holdEnds, largestHoldWin } from './hold-odds';
import { proveReturn } from './proofs';

const games = gamesOfFamily('hold');

function play(engine: GameEngine, stake: number, random: RoundRandom) {
  const played = engine.play(opening(stake), random);
  if (played?.outcome.kind !== 'hold' || played.payout === null) throw new Error('No round.');
  return { payout: played.payout, outcome: played.outcome };
}

/** Rounds with the feature, of a game where it is rare, until there are enough. */
function* features(engine: GameEngine, count: number) {
  const random = seededRandom(7);
  for (let found = 0; found < count;) {
    const round = play(engine, engine.stakes('EUR')[0]!, random);
    if (round.outcome.feature) {
      found += 1;
      yield { ...round, feature: round.outcome.feature };
    }
  }
}

describe.each(games)('$id', (engine) => {
  const slot = engine.design;
  const { base, hold } = slot.rules;
  const stake = engine.stakes('EUR')[0]!;

  it('returns what is said: all lines, coins and respins counted', () => {
    expect(Math.floor(proveReturn(slot).rtp)).toBe(engine.rtp);
    expect(engine.rtp).toBeGreaterThanOrEqual(9_400);
    expect(engine.rtp).toBeLessThanOrEqual(9_800);
  });

  it('pays on its lines, begins its feature and fills its window as often as is said', () => {
    expect(hundredthsOf(hitFrequency({ rules: base, strips: slot.strips, freeStrips: [] }))).toBe(base.hitFrequency);
    const { feature, full } = exactHoldReturn(slot);
    expect([feature, full].map((chance) => Math.round(1 / numberOf(chance)))).toEqual([
      hold.featureOneIn,
      hold.fullOneIn,
    ]);
  });

  it('can win no more than is said, and that much', () => {
    expect(largestHoldWin(slot, engine.maxWinMultiple)).toBe(engine.maxWinMultiple);
    expect(largestHoldWin(slot, engine.maxWinMultiple - 1)).toBe(engine.maxWinMultiple);
  });

  it('plays as it is counted: a simulation lies within four standard errors of the exact return', () => {
    const rounds = 40_000;
    const random = seededRandom(20_261_120);
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const share = play(engine, stake, random).payout / stake;
      sum += share;
      squares += share ** 2;
    }
    const mean = sum / rounds;
    expect(Math.abs(mean - engine.rtp / 10_000)).toBeLessThan(4 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
  });

  it('ends its feature as is said: with a full window, or after three respins without a coin', () => {
    for (const { payout, outcome, feature } of features(engine, 60)) {
      const { coins, respins } = feature;
      const inWindow = outcome.spin.window
        .flat()
        .filter((symbol) => base.symbols.find((entry) => entry.symbol === symbol)?.role === 'scatter').length;
      expect(coins.filter(({ respin }) => respin === 0)).toHaveLength(inWindow);
      expect(inWindow).toBeGreaterThanOrEqual(hold.trigger);
      expect(new Set(coins.map(({ cell }) => String(cell))).size).toBe(coins.length);
      const isFull = coins.length === base.reels * base.rows;
      const waits = [0, ...coins.map(({ respin }) => respin)].map(
        (respin, index, all) => (all[index + 1] ?? respins) - respin,
      );
      expect(Math.max(...waits)).toBeLessThanOrEqual(hold.respins);
      expect(respins - coins.at(-1)!.respin).toBe(isFull ? 0 : hold.respins);
      expect(feature.fullWindow).toBe(isFull ? hold.fullWindow * stake : 0);
      expect(feature.payout).toBe(coins.reduce((sum, { value }) => sum + value, feature.fullWindow));
      expect(payout).toBe(outcome.spin.payout + feature.payout);
    }
  });

  it('is decided by its seeds alone, scales with the stake, and pays whole minor units', () => {
    for (let nonce = 0; nonce < 150; nonce += 1) {
      const [low, high] = [stake, engine.stakes('EUR').at(-1)!].map(
        (at) => play(engine, at, createRoundRandom('server', 'client', nonce)).payout,
      );
      expect(high! * stake).toBe(low! * engine.stakes('EUR').at(-1)!);
      expect(Number.isInteger(low)).toBe(true);
    }
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'has stakes in %s that its lines divide, rising, the usual one among them',
    (currency) => {
      const stakes = engine.stakes(currency);
      expect(stakes.filter((offered) => offered % base.lines.length !== 0)).toEqual([]);
      expect([...stakes].sort((a, b) => a - b)).toEqual(stakes);
      expect(stakes).toContain(engine.defaultStake(currency));
    },
  );

  it('has different lines inside its window, and reels of known symbols', () => {
    expect(new Set(base.lines.map(String)).size).toBe(base.lines.length);
    expect(base.lines.filter((line) => line.length !== base.reels || line.some((row) => row >= base.rows))).toEqual([]);
    expect(slot.strips).toHaveLength(base.reels);
    const known = new Set(base.symbols.map(({ symbol }) => symbol));
    expect(slot.strips.flat().filter((symbol) => !known.has(symbol))).toEqual([]);
  });
});

describe('the feature’s odds', () => {
  /** The same chain walked respin by respin, with the respins that are left as part of its state. */
  function walked({ base, hold }: HoldRules, from: number): { coins: number; full: number } {
    const places = base.reels * base.rows;
    const lands = 1 / hold.landsOneIn;
    const known = new Map<string, { coins: number; full: number }>();
    const after = (coins: number, left: number): { coins: number; full: number } => {
      if (coins === places) return { coins, full: 1 };
      if (left === 0) return { coins, full: 0 };
      const key = `${coins} ${left}`;
      const before = known.get(key);
      if (before) return before;
      const sum = { coins: 0, full: 0 };
      const empty = places - coins;
      let ways = 1;
      for (let more = 0; more <= empty; more += 1) {
        const end = after(coins + more, more > 0 ? hold.respins : left - 1);
        const chance = ways * lands ** more * (1 - lands) ** (empty - more);
        sum.coins += chance * end.coins;
        sum.full += chance * end.full;
        ways = (ways * (empty - more)) / (more + 1);
      }
      known.set(key, sum);
      return sum;
    };
    return after(from, hold.respins);
  }

  it.each(games)('of $id are those of walking respin by respin', ({ rules }) => {
    const ends = holdEnds(rules);
    for (let coins = rules.hold.trigger; coins < rules.base.reels * rules.base.rows; coins += 1) {
      const other = walked(rules, coins);
      expect(numberOf(ends[coins]!.coins)).toBeCloseTo(other.coins, 9);
      expect(numberOf(ends[coins]!.full) / other.full).toBeCloseTo(1, 6);
    }
  });
});

it('have as many lines as their pages say', () =>
  expect(Object.fromEntries(games.map(({ id, rules }) => [id, rules.base.lines.length]))).toMatchObject({
    'the-brass-owl': 20,
    'the-iron-kraken': 20,
    'clockmakers-attic': 10,
    'the-ninth-key': 5,
    'scarab-at-dusk': 25,
  }));
