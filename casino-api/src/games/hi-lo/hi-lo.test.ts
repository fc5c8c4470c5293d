import { currencyCodes } from 'contract/money';
import { deck, type Card } from 'contract/play/cards';
import type { HiLoOutcome } from 'contract/play/hi-lo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opening, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { aboveAndBelow } from './above-and-below';
import { emptyChain, longer, multipleOf } from './hi-lo';
import { proveReturn, returnOf } from './proofs';

const rules = aboveAndBelow.rules;

const dealing = (...cards: Card[]): RoundRandom => {
  const left = [...cards];
  return { integer: () => deck.indexOf(left.shift()!) };
};
const play = (cards: Card[], whats: readonly string[], stake = 100) =>
  aboveAndBelow.play({ ...opening(stake), decisions: whats.map((what) => ({ what, after: 0 })) }, dealing(...cards));

describe('what the game promises', () => {
  it('is what the worst plan returns, all cards counted', () =>
    expect(Math.floor(proveReturn(rules).rtp)).toBe(aboveAndBelow.rtp));

  it('returns no more to the best plan than its share', () => {
    const short = { ...rules, mostGuesses: 4 };
    expect(returnOf(short, Math.max)).toBeLessThanOrEqual(9_800);
    expect(returnOf(short, Math.max)).toBeGreaterThan(returnOf(short, Math.min));
  });

  it('rounds exactly, as whole numbers without end would', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: rules.mostGuesses }),
        (winners) => {
          const exact =
            (98n * 13n ** BigInt(winners.length)) / winners.reduce((product, count) => product * BigInt(count), 1n);
          expect(multipleOf(rules, winners.reduce(longer, emptyChain))).toBe(Number(exact));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('pays what a plain plan was counted to return, over many rounds', () => {
    const rounds = 10_000;
    let [paid, squares] = [0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      // Guesses the likelier side twice, then takes what there is.
      const decisions: { what: string; after: number }[] = [];
      let played = aboveAndBelow.play({ ...opening(100), decisions }, createRoundRandom('server', 'client', nonce))!;
      while (played.payout === null) {
        const { next, guesses } = played.outcome as HiLoOutcome;
        decisions.push({
          what:
            guesses.length === 2
              ? 'cash-out'
              : (next.higher ?? Infinity) < (next.lower ?? Infinity)
                ? 'higher'
                : 'lower',
          after: 0,
        });
        played = aboveAndBelow.play({ ...opening(100), decisions }, createRoundRandom('server', 'client', nonce))!;
      }
      paid += played.payout;
      squares += played.payout ** 2;
    }
    const mean = paid / rounds;
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    expect(mean).toBeGreaterThan(aboveAndBelow.rtp / 100 - 4 * error);
    expect(mean).toBeLessThan(98 + 4 * error);
  });

  it('offers nothing above its highest multiple', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...deck), { minLength: 12, maxLength: 12 }),
        fc.array(fc.constantFrom('higher', 'lower'), { minLength: 11, maxLength: 11 }),
        (cards, whats) => {
          for (let length = 0; length <= whats.length; length += 1) {
            const played = play(cards, whats.slice(0, length));
            if (!played) return;
            const { multiple, next, guesses } = played.outcome as HiLoOutcome;
            expect(Math.max(multiple, next.higher ?? 0, next.lower ?? 0)).toBeLessThanOrEqual(
              aboveAndBelow.maxWinMultiple * 100,
            );
            expect(guesses.length).toBeLessThanOrEqual(rules.mostGuesses);
          }
        },
      ),
    );
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'stakes whole hundreds of minor units in %s, so that every payout is whole',
    (currency) => {
      expect(aboveAndBelow.stakes(currency).filter((stake) => stake % 100 !== 0)).toEqual([]);
    },
  );
});

describe('a round', () => {
  it('opens with one card and offers what its guesses are worth', () => {
    expect(play(['7H'], [])).toEqual({
      stake: 100,
      payout: null,
      options: ['higher', 'lower'],
      outcome: {
        kind: 'hi-lo',
        cards: ['7H'],
        guesses: [],
        lost: false,
        multiple: 0,
        next: { higher: 212, lower: 212 },
      },
    });
  });

  it('grows with each right guess and pays when it is cashed out', () => {
    expect(play(['7H', '9S'], ['higher'])).toMatchObject({
      payout: null,
      options: ['cash-out', 'higher', 'lower'],
      outcome: { multiple: 212, next: { higher: 690, lower: 345 } },
    });
    expect(play(['7H', '9S', '2C', 'KC'], ['higher', 'lower', 'higher', 'cash-out'], 200)).toMatchObject({
      payout: 814,
      options: [],
      outcome: { multiple: 407, lost: false },
    });
  });

  it.each([
    ['a lower card', '5S'],
    ['the same rank', '7C'],
  ] as const)('is lost by %s', (_what, card) => {
    expect(play(['7H', card], ['higher'])).toMatchObject({
      payout: 0,
      options: [],
      outcome: { lost: true, multiple: 0, cards: ['7H', card], next: { higher: null, lower: null } },
    });
  });

  it('offers nothing below an ace or above a king', () => {
    expect(play(['AS'], [])?.options).toEqual(['higher']);
    expect(play(['KD'], [])?.options).toEqual(['lower']);
  });

  it('pays by itself after its last guess', () => {
    const up: Card[] = ['AS', 'KH'];
    const cards = Array.from({ length: rules.mostGuesses + 1 }, (_, index) => up[index % 2]!);
    const whats = Array.from({ length: rules.mostGuesses }, (_, index) => (index % 2 ? 'lower' : 'higher'));
    expect(play(cards, whats)).toMatchObject({ payout: 218, options: [], outcome: { multiple: 218, lost: false } });
  });

  it('pays by itself when no guess is left below its highest multiple', () => {
    const whats = ['lower', 'higher', 'higher', 'lower', 'lower', 'higher'];
    expect(play(['2C', 'AS', 'QH', 'KD', '7S', '6H', '7D'], whats)).toMatchObject({
      payout: 78_212,
      options: [],
      outcome: { lost: false },
    });
    expect(play(['2C', 'AS', 'QH', 'KD', '7S', '6H', 'KC'], whats)).toMatchObject({
      payout: null,
      options: ['cash-out', 'lower'],
    });
  });

  it.each([
    ['cashing out before the first guess', ['cash-out']],
    ['what is no decision', ['equal']],
    ['anything after the end', ['higher', 'cash-out', 'higher']],
    ['lower than an ace', ['higher', 'lower', 'lower']],
  ])('refuses %s', (_what, whats) => expect(play(['7H', '9S', 'AS', '2S'], whats)).toBeNull());

  it('is opened without a choice', () =>
    expect(aboveAndBelow.play(opening(100, { kind: 'mines', mines: 3 }), dealing('7H'))).toBeNull());
});
