import { currencyCodes } from 'contract/money';
import type { BlackjackOutcome, BlackjackRules } from 'contract/play/blackjack';
import { deck, type Card } from 'contract/play/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opening, type Played, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { playBlackjack } from './blackjack';
import { totalOf, valueOf } from './hand';
import { averagesOf } from './odds';
import { basicStrategy, type Situation } from './strategy';
import { velvetBlackjack } from './velvet-blackjack';

const rules = velvetBlackjack.rules as BlackjackRules;

/** Draws that deal these cards from new decks. */
function dealing(cards: readonly Card[]): RoundRandom {
  const order = Array.from({ length: rules.decks }, () => deck).flat();
  let dealt = 0;
  return {
    integer: () => {
      const from = order.indexOf(cards[dealt]!, dealt);
      [order[dealt], order[from]] = [order[from]!, order[dealt]!];
      dealt += 1;
      return from - dealt + 1;
    },
  };
}

/** Cards in the order they are dealt: player, dealer, player, dealer, then as they are drawn. */
const play = (cards: string, moves = '', stake = 200): Played | null =>
  velvetBlackjack.play(
    {
      ...opening(stake),
      decisions: moves
        .split(' ')
        .filter(Boolean)
        .map((what) => ({ what, after: 0 })),
    },
    dealing(cards.split(' ') as Card[]),
  );
const tableOf = (played: Played | null) => played!.outcome as BlackjackOutcome;

describe('a deal', () => {
  it('hides the dealer’s second card and waits', () => {
    const played = play('TS 6H 5D KC');
    expect(played).toMatchObject({ stake: 200, payout: null, options: ['hit', 'stand', 'double'] });
    expect(tableOf(played)).toMatchObject({
      dealer: { cards: ['6H', null], total: 6 },
      hands: [{ cards: ['TS', '5D'], total: 15, soft: false, result: null }],
      turn: 0,
    });
  });

  it.each([
    ['a blackjack pays three to two', 'AS 9H KD 7C', 500, 'blackjack'],
    ['two blackjacks push', 'AS KH KD AC', 200, 'pushed'],
    ['the dealer’s blackjack under a ten takes the stake', 'TS KH 9D AC', 0, 'lost'],
    ['the dealer’s blackjack under an ace too', 'TS AH 9D QC', 0, 'lost'],
  ])('%s, at once', (_what, cards, payout, result) => {
    const played = play(cards);
    expect(played).toMatchObject({ stake: 200, payout, options: [], outcome: { turn: null, hands: [{ result }] } });
    expect(tableOf(played).dealer.cards).toHaveLength(2);
  });

  it('offers to split equal ranks, not mere tens', () => {
    expect(play('8S 6H 8D KC')?.options).toEqual(['hit', 'stand', 'double', 'split']);
    expect(play('KS 6H QD KC')?.options).toEqual(['hit', 'stand', 'double']);
  });
});

describe('a round', () => {
  it.each([
    ['wins against a dealer who goes over', 'TS 6H 5D KC 9H', 'stand', 400, 'won'],
    ['wins with more', 'TS 8H KD 9C', 'stand', 400, 'won'],
    ['loses with less', 'TS KH 5D TC', 'stand', 0, 'lost'],
    ['gets the stake back for the same', 'TS KH KD TC', 'stand', 200, 'pushed'],
    ['loses over 21, whatever the dealer has', 'TS 6H 5D KC 8H', 'hit', 0, 'bust'],
    ['is over by itself at 21', 'TS 6H 5D KC 6D 9H', 'hit', 400, 'won'],
    ['goes on below 21 and then ends', '2S KH 3D 7C 4H 5C 6D', 'hit hit hit stand', 400, 'won'],
  ])('%s', (_what, cards, moves, payout, result) =>
    expect(play(cards, moves)).toMatchObject({ stake: 200, payout, options: [], outcome: { hands: [{ result }] } }),
  );

  it('lets the dealer stand on a soft 17 and draw to 16', () => {
    expect(tableOf(play('TS 6H 8D AC', 'stand')).dealer).toEqual({ cards: ['6H', 'AC'], total: 17, soft: true });
    expect(tableOf(play('TS 2H 8D 3C AD KH 4S', 'stand')).dealer).toEqual({
      cards: ['2H', '3C', 'AD', 'KH', '4S'],
      total: 20,
      soft: false,
    });
  });

  it('draws nothing for the dealer when the player is over', () =>
    expect(tableOf(play('TS 6H 5D KC 8H', 'hit')).dealer.cards).toEqual(['6H', 'KC']));

  it('doubles the stake for one card more', () => {
    expect(play('5S 6H 6D KC TH 8C', 'double')).toMatchObject({
      stake: 400,
      payout: 800,
      options: [],
      outcome: { hands: [{ cards: ['5S', '6D', 'TH'], doubled: true, stake: 400 }] },
    });
    expect(play('5S 6H 6D KC 2H', 'hit')?.options).toEqual(['hit', 'stand']);
  });

  it('splits once, into two hands that are played one after the other', () => {
    const split = play('8S 6H 8D KC 3H 8C', 'split');
    expect(split).toMatchObject({
      stake: 400,
      payout: null,
      options: ['hit', 'stand', 'double'],
      outcome: { turn: 0, hands: [{ cards: ['8S', '3H'] }, { cards: ['8D', '8C'] }] },
    });
    expect(play('8S 6H 8D KC 3H 8C TH', 'split double')).toMatchObject({
      stake: 600,
      options: ['hit', 'stand', 'double'],
      outcome: { turn: 1 },
    });
    expect(play('8S 6H 8D KC 3H 8C TH 9C', 'split double stand')).toMatchObject({
      stake: 600,
      payout: 1_200,
      options: [],
    });
  });

  it('gives split aces one card each, and counts no blackjack there', () => {
    expect(play('AS 6H AD KC KH 9C 2H', 'split')).toMatchObject({
      stake: 400,
      payout: 800,
      options: [],
      outcome: {
        turn: null,
        hands: [
          { total: 21, result: 'won' },
          { total: 20, result: 'won' },
        ],
        dealer: { total: 18 },
      },
    });
  });

  it.each([
    ['split', 'TS 6H 5D KC'],
    ['insurance', 'TS AH 5D 9C'],
    ['stand hit', 'TS 6H 5D KC 9H 2C'],
    ['hit double', '2S 6H 3D KC 4H 5C'],
    ['stand', 'AS 9H KD 7C'],
    ['split split', '8S 6H 8D KC 8H 8C'],
  ])('refuses "%s" of %s', (moves, cards) => expect(play(cards, moves)).toBeNull());

  it('is opened without a choice', () =>
    expect(
      velvetBlackjack.play(opening(200, { kind: 'mines', mines: 3 }), dealing(['TS', '6H', '5D', 'KC'])),
    ).toBeNull());

  it.each([...currencyCodes, 'FUN'] as const)('pays whole minor units in %s', (currency) =>
    expect(velvetBlackjack.stakes(currency).filter((stake) => stake % 100 !== 0)).toEqual([]),
  );
});

const rankNames = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** What basic strategy sees of a table. */
function situationOf({ outcome, options }: Played): Situation {
  const { hands, turn, dealer } = outcome as BlackjackOutcome;
  const { cards, total, soft } = hands[turn!]!;
  return {
    total,
    soft,
    pairOf: options.includes('split') ? valueOf(cards[0]!) : null,
    canDouble: options.includes('double'),
    up: valueOf(dealer.cards[0]!),
  };
}

function withBasicStrategy(random: () => RoundRandom, stake: number): Played {
  const decisions: { what: string; after: number }[] = [];
  for (;;) {
    const played = velvetBlackjack.play({ ...opening(stake), decisions }, random())!;
    if (played.payout !== null) return played;
    decisions.push({ what: basicStrategy(situationOf(played)), after: 0 });
  }
}

describe('the return', () => {
  it('of a hand is never more than its highest multiple of what was staked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (nonce) => {
        const { payout, stake } = withBasicStrategy(() => createRoundRandom('server', 'client', nonce), 100);
        expect(payout).toBeLessThanOrEqual(stake * velvetBlackjack.maxWinMultiple);
        expect([
          stake / 100 <= velvetBlackjack.maxStakeMultiple!,
          (payout ?? 0) / 100 <= velvetBlackjack.maxPayoutMultiple!,
        ]).toEqual([true, true]);
      }),
      { numRuns: 300 },
    );
  });

  it('is what was counted, played for a while', () => {
    const rounds = 6_000;
    let [paid, staked, squares] = [0, 0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const played = withBasicStrategy(() => createRoundRandom('server', 'client', nonce), 100);
      paid += played.payout!;
      staked += played.stake;
      squares += (played.payout! - played.stake) ** 2;
    }
    const error = Math.sqrt(squares / rounds) * Math.sqrt(rounds);
    expect(Math.abs(paid - staked * (velvetBlackjack.rtp / 10_000))).toBeLessThan(4 * error);
  });

  it('is counted like rounds are played: a player who always stands, reckoned another way', () => {
    const [sum, weight] = [{ paid: 0, staked: 0 }, 1 / 13];
    const { paid, staked } = averagesOf({ ...rules, decks: 10_000 }, () => 'stand');
    // Almost without end, each card is as likely as at first: rank by rank, with the dealer's draws cut where their chance is nothing.
    const dealerFrom = (cards: Card[], chance: number, visit: (cards: Card[], chance: number) => void): void => {
      if (totalOf(cards).total >= 17) visit(cards, chance);
      else for (const rank of rankNames) dealerFrom([...cards, `${rank}H`], chance * weight, visit);
    };
    const ends = new Map<string, number>();
    for (const up of rankNames)
      for (const hole of rankNames) {
        dealerFrom([`${up}H`, `${hole}H`], weight ** 2, (cards, chance) => {
          const key =
            cards.length === 2 && totalOf(cards).total === 21
              ? 'blackjack'
              : String(Math.min(totalOf(cards).total, 22));
          ends.set(key, (ends.get(key) ?? 0) + chance);
        });
      }
    for (const first of rankNames)
      for (const second of rankNames) {
        const own = totalOf([`${first}S`, `${second}S`]).total;
        for (const [end, chance] of ends) {
          const paidBack =
            own === 21
              ? end === 'blackjack'
                ? 1
                : 2.5
              : end === 'blackjack'
                ? 0
                : Number(end) > 21 || own > Number(end)
                  ? 2
                  : own === Number(end)
                    ? 1
                    : 0;
          sum.paid += weight ** 2 * chance * paidBack;
          sum.staked += weight ** 2 * chance;
        }
      }
    expect(staked).toBeCloseTo(1, 9);
    expect(paid).toBeCloseTo(sum.paid, 4);
    expect(sum.staked).toBeCloseTo(1, 9);
  });
});

it('plays by the rules it is given', () => {
  const even = playBlackjack({ ...rules, blackjackWins: 100 });
  expect(even(opening(200), dealing(['AS', '9H', 'KD', '7C']))?.payout).toBe(400);
});
