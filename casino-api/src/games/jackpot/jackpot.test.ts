import { currencyCodes, euroWorth, fromEuro } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { opening, type GameEngine, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { hundredthsOf } from '../fraction';
import { gamesOfFamily } from '../registry';
import { seededRandom } from '../seeded-random';
import { hitFrequency, largestWin } from '../slot/lines-odds';
import { baseOf } from './jackpot';
import { baseReturnOf, proveReturn } from './proofs';

const games = gamesOfFamily('jackpot');

/** Draws for the pool come first: this one says what they are, all others come from a seed. */
function drawing(pool: number, seed = 1): RoundRandom {
  const rest = seededRandom(seed);
  let isFirst = true;
  return {
    integer(below) {
      const drawn = isFirst ? pool : rest.integer(below);
      isFirst = false;
      return drawn;
    },
  };
}

const play = (
  engine: GameEngine,
  stake: number,
  random: RoundRandom,
  jackpot = { euroStake: stake, prize: null as number | null },
) => {
  const played = engine.play({ ...opening(stake), jackpot }, random);
  if (played && played.outcome.kind !== 'jackpot') throw new Error('No round of a jackpot.');
  return played;
};

describe.each(games)('$id', (engine) => {
  const slot = engine.design;
  const lines = slot.rules.base.lines.length;
  const { base, baseReturn, jackpot } = slot.rules;
  const stake = engine.stakes('EUR')[2]!;

  it('returns what is said: the slot’s combinations counted, and the pool’s shares', () => {
    expect(Math.floor(baseReturnOf(slot))).toBe(baseReturn);
    expect(engine.rtp).toBe(baseReturn + jackpot.poolShare + jackpot.seedShare);
    const { rtp } = proveReturn(slot);
    expect(engine.rtp).toBeLessThanOrEqual(rtp);
    expect(rtp - engine.rtp).toBeLessThan(1);
    expect(engine.rtp).toBeGreaterThanOrEqual(9_400);
    expect(engine.rtp).toBeLessThanOrEqual(9_800);
  });

  it('pays something as often as is said, and no more than is said', () => {
    expect(hundredthsOf(hitFrequency(baseOf(slot)))).toBe(base.hitFrequency);
    const { over, under } = largestWin(baseOf(slot));
    expect((over + under - 1n) / under).toBe(BigInt(engine.maxWinMultiple));
  });

  it('plays as it is counted: a simulation lies within four standard errors of the slot’s return', () => {
    const rounds = 40_000;
    let [sum, squares] = [0, 0];
    const random = seededRandom(20_261_120);
    for (let round = 0; round < rounds; round += 1) {
      const played = play(engine, stake, random);
      if (!played || played.payout === null) continue;
      sum += played.payout / stake;
      squares += (played.payout / stake) ** 2;
    }
    const mean = sum / rounds;
    expect(Math.abs(mean - baseReturn / 10_000)).toBeLessThan(4 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
  });

  it('wins the pool in proportion to what the stake is worth in euro, in every currency', () => {
    for (const currency of currencyCodes) {
      for (const offered of engine.stakes(currency)) {
        const euroStake = euroWorth(offered, currency);
        expect(fromEuro(euroStake, currency)).toBe(offered);
        const part = { euroStake, prize: null };
        expect(play(engine, offered, drawing(euroStake - 1), part)).toMatchObject({ hitsPool: true });
        expect(play(engine, offered, drawing(euroStake), part)).not.toHaveProperty('asksPool');
      }
    }
  });

  it('draws for the pool below what is staked between two wins on average', () => {
    const asked: number[] = [];
    play(engine, stake, {
      integer: (below) => {
        asked.push(below);
        return below - 1;
      },
    });
    expect(asked[0]).toBe(jackpot.stakedPerHit);
    expect(asked.slice(1, 1 + base.reels)).toEqual(slot.strips.map(({ length }) => length));
  });

  it('waits for its pool, and then pays it on top of the reels', () => {
    const open = play(engine, stake, drawing(0));
    expect(open).toMatchObject({ payout: null, options: [], hitsPool: true, outcome: { jackpot: { prize: null } } });
    const paid = play(engine, stake, drawing(0), { euroStake: stake, prize: 123_456 });
    const alone = play(engine, stake, drawing(jackpot.stakedPerHit - 1));
    expect(paid).toMatchObject({ payout: alone!.payout! + 123_456, outcome: { jackpot: { prize: 123_456 } } });
    expect(paid).not.toHaveProperty('asksPool');
    expect(alone).toMatchObject({ outcome: { jackpot: null } });
  });

  it('refuses a prize that no draw has won, a choice, and any decision', () => {
    expect(play(engine, stake, drawing(jackpot.stakedPerHit - 1), { euroStake: stake, prize: 1 })).toBeNull();
    expect(engine.play({ ...opening(stake), decisions: [{ what: 'pay', after: 0 }] }, drawing(0))).toBeNull();
    expect(engine.play(opening(stake, { kind: 'mines', mines: 1 }), drawing(0))).toBeNull();
  });

  it('is decided by its seeds alone, and counts a stake as euro where its position does not say otherwise', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const random = () => createRoundRandom('server', 'client', nonce);
      expect(engine.play(opening(stake), random())).toEqual(play(engine, stake, random()));
    }
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'has stakes in %s that its lines divide, rising, the usual one among them',
    (currency) => {
      const stakes = engine.stakes(currency);
      expect(stakes.filter((offered) => offered % lines !== 0)).toEqual([]);
      expect([...stakes].sort((a, b) => a - b)).toEqual(stakes);
      expect(stakes).toContain(engine.defaultStake(currency));
    },
  );
});

it('have as many lines as their pages say', () =>
  expect(Object.fromEntries(games.map(({ id, rules }) => [id, rules.base.lines.length]))).toMatchObject({
    'crown-of-embers': 20,
    'whalesong-bay': 10,
    'vault-of-dawn': 5,
  }));
