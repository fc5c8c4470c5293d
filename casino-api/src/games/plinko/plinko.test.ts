import { currencyCodes } from 'contract/money';
import type { PlinkoRisk, PlinkoRules } from 'contract/play/plinko';
import { describe, expect, it } from 'vitest';
import { opening, type GameEngine, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { gamesOfFamily } from '../registry';
import { proveReturn, returnsOf } from './proofs';
import { rainfall } from './rainfall';

const falling = (path: number): RoundRandom => {
  let row = 0;
  return { integer: () => (path >> row++) & 1 };
};
const play = (engine: GameEngine, rows: number, risk: PlinkoRisk, random: RoundRandom, stake = 100) =>
  engine.play(opening(stake, { kind: 'plinko', rows, risk }), random);
const boardsOf = (engine: GameEngine) => (engine.rules as PlinkoRules).boards;

describe.each(gamesOfFamily('plinko'))('what $id promises', (engine) => {
  it('is the return of its worst board, exactly, and no board returns less than 94 or more than 98 %', () => {
    expect(Math.floor(proveReturn(engine.design).rtp)).toBe(engine.rtp);
    expect(Math.min(...returnsOf(engine.design))).toBeGreaterThan(9_400);
    expect(Math.max(...returnsOf(engine.design))).toBeLessThan(9_800);
    expect(boardsOf(engine).map(({ rtp }) => rtp)).toEqual(returnsOf(engine.design).map(Math.floor));
  });

  it.each([8, 12, 16])('is paid: every path of %i rows is played', (rows) => {
    for (const board of boardsOf(engine).filter((candidate) => candidate.rows === rows)) {
      let paid = 0;
      for (let path = 0; path < 2 ** rows; path += 1) paid += play(engine, rows, board.risk, falling(path))!.payout!;
      expect(Math.floor((paid * 100) / 2 ** rows)).toBe(board.rtp);
    }
  });

  it('can pay its highest multiple, and no more', () => {
    expect(Math.max(...boardsOf(engine).flatMap(({ multiples }) => multiples))).toBe(engine.maxWinMultiple * 100);
    expect(play(engine, 16, 'high', falling(0))?.payout).toBe(engine.maxWinMultiple * 100);
  });

  it.each([...currencyCodes, 'FUN'] as const)('pays whole minor units at every stake in %s', (currency) => {
    const payouts = engine
      .stakes(currency)
      .flatMap((stake) =>
        boardsOf(engine).flatMap(({ multiples }) => multiples.map((multiple) => (stake * multiple) / 100)),
      );
    expect(payouts.filter((payout) => !Number.isInteger(payout))).toEqual([]);
  });

  it('pays the edges best, alike on both sides, less towards the middle', () => {
    for (const { multiples } of boardsOf(engine)) {
      expect(multiples).toEqual([...multiples].reverse());
      const half = multiples.slice(0, Math.ceil(multiples.length / 2));
      expect(half).toEqual([...half].sort((a, b) => b - a));
    }
  });
});

describe('a fall', () => {
  it('ends in the slot that its path leads to', () => {
    expect(play(rainfall, 8, 'low', falling(0b10000101), 200)).toMatchObject({
      payout: 190,
      options: [],
      outcome: { path: 'RLRLLLLR', slot: 3, multiple: 95 },
    });
  });

  it('is as likely to go left as right in each row', () => {
    const rounds = 4_000;
    const rights = Array<number>(16).fill(0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const outcome = play(rainfall, 16, 'low', createRoundRandom('server', 'client', nonce))!.outcome;
      if (outcome.kind === 'plinko') [...outcome.path].forEach((step, row) => (rights[row]! += step === 'R' ? 1 : 0));
    }
    // 99.99 % quantile of chi-square with 16 degrees of freedom.
    expect(rights.reduce((sum, count) => sum + (count - rounds / 2) ** 2 / (rounds / 4), 0)).toBeLessThan(45);
  });

  it.each([null, { kind: 'plinko', rows: 9, risk: 'low' }, { kind: 'mines', mines: 3 }] as const)(
    'refuses %j',
    (choice) => {
      expect(rainfall.play(opening(100, choice), falling(0))).toBeNull();
    },
  );

  it('asks for nothing more', () => {
    expect(
      rainfall.play(
        { ...opening(100, { kind: 'plinko', rows: 8, risk: 'low' }), decisions: [{ what: 'again', after: 0 }] },
        falling(0),
      ),
    ).toBeNull();
  });
});
