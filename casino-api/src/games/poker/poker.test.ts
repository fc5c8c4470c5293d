import { deck, type Card } from 'contract/play/cards';
import type { PokerHand, PokerOutcome, PokerRules } from 'contract/play/poker';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opening, type GameEngine, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { commonWays, forEveryHand, solverOf } from './best-play';
import { firesidePoker } from './fireside-poker';
import { greenLampPoker } from './green-lamp-poker';
import { handOf, type HandOf } from './hands';

const placesOf = (cards: string) =>
  cards.split(' ').map((card) => deck.indexOf(card as Card)) as [number, number, number, number, number];

/** Draws that deal these cards from a new deck. */
const dealing = (...cards: Card[]): RoundRandom => {
  const order = [...deck];
  let dealt = 0;
  return {
    integer: () => {
      const from = order.indexOf(cards[dealt]!);
      [order[dealt], order[from]] = [order[from]!, order[dealt]!];
      dealt += 1;
      return from - dealt + 1;
    },
  };
};
const play = (engine: GameEngine, cards: string, hold?: string, stake = 100) =>
  engine.play(
    { ...opening(stake), decisions: hold === undefined ? [] : [{ what: `hold-${hold}`, after: 0 }] },
    dealing(...(cards.split(' ') as Card[])),
  );

describe('hands', () => {
  it('are each as many as there are, jacks or better', () => {
    const counts: Partial<Record<PokerHand | 'nothing', number>> = {};
    forEveryHand(([a, b, c, d, e]) => {
      const hand = handOf['jacks-or-better'](a!, b!, c!, d!, e!) ?? 'nothing';
      counts[hand] = (counts[hand] ?? 0) + 1;
    });
    expect(counts).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      'jacks-or-better': 337_920,
      nothing: 2_062_860,
    });
  });

  it('with deuces wild are the best that any cards in their place would make', () => {
    const order: readonly PokerHand[] = (greenLampPoker.rules as PokerRules).pays.map(({ hand }) => hand);
    const plain = handOf['jacks-or-better'];
    /** Tries all cards for each deuce, also one that is there already. */
    const bestOf = (cards: readonly number[], naturals: boolean): PokerHand | null => {
      const deuce = naturals ? -1 : cards.findIndex((card) => card % 13 === 1 && card < 52);
      if (deuce < 0) {
        const ranks = cards.map((card) => (card % 100) % 13);
        if (new Set(ranks).size === 1) return 'five-of-a-kind';
        const sets = cards.map((card) => card % 100) as unknown as Parameters<HandOf>;
        const hand = new Set(sets).size === 5 ? plain(...sets) : fallback(ranks, sets);
        return hand === 'two-pair' || hand === 'jacks-or-better' ? null : hand;
      }
      const tried = Array.from({ length: 52 }, (_, card) =>
        bestOf(
          cards.map((old, place) => (place === deuce ? card + 100 : old)),
          false,
        ),
      );
      return order.find((hand) => tried.includes(hand)) ?? null;
    };
    /** A card twice: worth what its ranks make. */
    const fallback = (ranks: number[], sets: number[]): PokerHand | null => {
      const most = Math.max(...ranks.map((rank) => ranks.filter((other) => other === rank).length));
      if (most === 4) return 'four-of-a-kind';
      if (new Set(ranks).size === 2) return 'full-house';
      if (sets.every((card) => Math.floor(card / 13) === Math.floor(sets[0]! / 13))) return 'flush';
      return most === 3 ? 'three-of-a-kind' : null;
    };
    const twoAtMost = fc
      .uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 5, maxLength: 5 })
      .filter((cards) => cards.filter((card) => card % 13 === 1).length <= 2);
    const near = fc.constantFrom(
      ...[
        '2S 2H TS JS KS',
        '2S 4D 5D 6D 8D',
        '2S 9H 9C KD KS',
        '2S 2D 9H 9S 9D',
        '2C AH 3H 4S 5D',
        '2C 7H 8H 9H KH',
        '2S 2D 3C 4C 6C',
      ].map(placesOf),
    );
    fc.assert(
      fc.property(fc.oneof(twoAtMost, near), (cards) => {
        const found = handOf['deuces-wild'](cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!);
        const best = bestOf(cards, !cards.some((card) => card % 13 === 1));
        expect(found === 'wild-royal' ? 'royal-flush' : found).toBe(best);
      }),
      { numRuns: 150 },
    );
  });

  it.each<[string, PokerHand | null]>([
    ['2S 2H 2D 2C 9H', 'four-deuces'],
    ['TS JS QS KS AS', 'royal-flush'],
    ['2H JS QS KS AS', 'wild-royal'],
    ['2H 2D 2C KS AS', 'wild-royal'],
    ['2H 2D 2C 9S 9H', 'five-of-a-kind'],
    ['2H 2D 2C 4S 7S', 'straight-flush'],
    ['2H 2D 2C 4S 9S', 'four-of-a-kind'],
    ['2S 3S 4S 5S 6S', 'straight-flush'],
    ['2S 3H 4D 6C 7H', 'straight'],
    ['2H 9S 9H 9D KC', 'four-of-a-kind'],
    ['2H KS KH 4D 9C', 'three-of-a-kind'],
    ['KS KH 9D 9C 3H', null],
    ['2H KS 9H 7D 4C', null],
    ['AS AH KD 9C 3H', null],
  ])('with deuces wild %s is %s', (cards, hand) => expect(handOf['deuces-wild'](...placesOf(cards))).toBe(hand));
});

describe('best play', () => {
  const solve = solverOf(firesidePoker.rules as PokerRules);
  const best = (cards: string) => {
    const rising = placesOf(cards).sort((a, b) => a - b);
    const { held, value } = solve(rising);
    return {
      held: rising
        .filter((_, index) => held & (1 << index))
        .map((place) => deck[place])
        .sort(),
      value: value / commonWays,
    };
  };

  it.each([
    ['a made flush gives way to four of a royal', 'TS JS QS KS 3S', 'TS JS QS KS', (800 + 50 + 6 * 5 + 6 * 4 + 9) / 47],
    ['a high pair stands before four of a flush', 'KS KH 4S 7S 9S', 'KS KH', null],
    ['nothing at all is thrown away', '2S 4H 6D 8C 9S', '', null],
    ['a pat full house is kept', '9S 9H 9D KC KH', '9S 9H 9D KC KH', 8],
  ])('%s', (_what, cards, held, value) => {
    const found = best(cards);
    expect(found.held).toEqual(held.split(' ').filter(Boolean).sort());
    if (value !== null) expect(found.value).toBeCloseTo(value, 10);
  });

  it('gives back what is stated, played for a while', () => {
    const rounds = 6_000;
    let [paid, squares] = [0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const seeds = () => createRoundRandom('server', 'client', nonce);
      const { cards } = firesidePoker.play(opening(100), seeds())!.outcome as PokerOutcome;
      const places = cards.map((card) => deck.indexOf(card));
      const rising = [...places].sort((a, b) => a - b);
      const { held } = solve(rising);
      const hold = places.map((place) => (held & (1 << rising.indexOf(place)) ? 1 : 0)).join('');
      const { payout } = firesidePoker.play(
        { ...opening(100), decisions: [{ what: `hold-${hold}`, after: 0 }] },
        seeds(),
      )!;
      paid += payout!;
      squares += payout! ** 2;
    }
    const error = Math.sqrt((squares / rounds - (paid / rounds) ** 2) / rounds);
    expect(Math.abs(paid / rounds - firesidePoker.rtp / 100)).toBeLessThan(4 * error);
  });
});

describe('a round', () => {
  it('deals five cards, tells what they are worth, and waits', () => {
    expect(play(firesidePoker, 'KS KH 4S 4D 9C')).toMatchObject({
      payout: null,
      outcome: { cards: ['KS', 'KH', '4S', '4D', '9C'], held: null, hand: 'two-pair', multiple: 2 },
    });
    expect(play(firesidePoker, 'KS KH 4S 4D 9C')?.options).toHaveLength(32);
  });

  it('draws from the left for what is not held, and pays', () => {
    expect(play(firesidePoker, 'KS 9C 4S KH 4D KD 2C', '10110')).toMatchObject({
      payout: 300,
      options: [],
      outcome: {
        cards: ['KS', 'KD', '4S', 'KH', '2C'],
        held: [true, false, true, true, false],
        hand: 'three-of-a-kind',
      },
    });
    expect(play(greenLampPoker, 'KS 9C 4S KH 2D KD 7C', '10011', 500)).toMatchObject({
      payout: 2_000,
      outcome: { hand: 'four-of-a-kind', multiple: 4 },
    });
  });

  it('pays its highest for a royal flush, and no more for anything', () => {
    for (const engine of [firesidePoker, greenLampPoker]) {
      expect(play(engine, 'TS JS QS KS AS', '11111', 20)?.payout).toBe(20 * engine.maxWinMultiple);
      expect(Math.max(...(engine.rules as PokerRules).pays.map(({ multiple }) => multiple))).toBe(
        engine.maxWinMultiple,
      );
    }
  });

  it.each(['hold-1', 'hold-101101', 'hold-10112', 'draw', 'hold-'])('refuses %s', (what) => {
    expect(
      firesidePoker.play({ ...opening(100), decisions: [{ what, after: 0 }] }, createRoundRandom('s', 'c', 0)),
    ).toBeNull();
  });

  it('is over after one draw, and opened without a choice', () => {
    const decisions = [
      { what: 'hold-00000', after: 0 },
      { what: 'hold-11111', after: 1 },
    ];
    expect(firesidePoker.play({ ...opening(100), decisions }, createRoundRandom('s', 'c', 0))).toBeNull();
    expect(firesidePoker.play(opening(100, { kind: 'mines', mines: 3 }), createRoundRandom('s', 'c', 0))).toBeNull();
  });
});
