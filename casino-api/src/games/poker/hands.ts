import type { PokerHand, PokerVariant } from 'contract/play/poker';

/**
 * What five cards are worth. A card is its place in a new deck, 0 to 51: `suit * 13 + rank`, the ace ranked 0. Written for the proofs, which
 * ask it of every hand there is: no objects, few steps.
 */
export type HandOf = (a: number, b: number, c: number, d: number, e: number) => PokerHand | null;

const ace = 1;
const royal = ace | (0b1111 << 9);
/** Five ranks in a row as bits, the ace below the two or above the king. */
const straights: readonly number[] = [...Array.from({ length: 9 }, (_, low) => 0b11111 << low), royal];

const isStraight = (mask: number): boolean => straights.includes(mask);
const couldBeStraight = (mask: number): boolean => straights.some((straight) => (mask & ~straight) === 0);

/** How many of the cards' pairs are of one rank: 1 for a pair, 2 for two pair, 3 for three of a kind, 4 for a full house, 6 for four of a kind. */
const equalPairs = (ranks: readonly number[]): number => {
  let equal = 0;
  for (let first = 0; first < ranks.length; first += 1)
    for (let second = first + 1; second < ranks.length; second += 1) if (ranks[first] === ranks[second]) equal += 1;
  return equal;
};

const isHigh = (rank: number): boolean => rank === 0 || rank >= 10;

/** Hands of five cards none of which is wild. */
function plainHand(cards: readonly number[], highPairPays: boolean): PokerHand | null {
  const ranks = cards.map((card) => card % 13);
  const isFlush = cards.every((card) => Math.floor(card / 13) === Math.floor(cards[0]! / 13));
  const mask = ranks.reduce((bits, rank) => bits | (1 << rank), 0);
  const equal = equalPairs(ranks);
  if (isFlush && mask === royal) return 'royal-flush';
  if (isFlush && isStraight(mask)) return 'straight-flush';
  if (equal === 6) return 'four-of-a-kind';
  if (equal === 4) return 'full-house';
  if (isFlush) return 'flush';
  if (isStraight(mask)) return 'straight';
  if (equal === 3) return 'three-of-a-kind';
  if (!highPairPays) return null;
  if (equal === 2) return 'two-pair';
  return equal === 1 && ranks.some((rank, index) => isHigh(rank) && ranks.indexOf(rank) !== index)
    ? 'jacks-or-better'
    : null;
}

const isDeuce = (card: number): boolean => card % 13 === 1;

/** Hands with at least one deuce, which stands for any card. */
function wildHand(cards: readonly number[]): PokerHand | null {
  const others = cards.filter((card) => !isDeuce(card));
  const wilds = cards.length - others.length;
  if (wilds === 4) return 'four-deuces';
  const ranks = others.map((card) => card % 13);
  const isFlush = others.every((card) => Math.floor(card / 13) === Math.floor(others[0]! / 13));
  const mask = ranks.reduce((bits, rank) => bits | (1 << rank), 0);
  const equal = equalPairs(ranks);
  const mostAlike = [1, 2, 2, 3, 3, 3, 4][equal]! + wilds;
  const inARow = equal === 0 && couldBeStraight(mask);
  if (isFlush && equal === 0 && (mask & ~royal) === 0) return 'wild-royal';
  if (mostAlike === 5) return 'five-of-a-kind';
  if (isFlush && inARow) return 'straight-flush';
  if (mostAlike === 4) return 'four-of-a-kind';
  if (equal === 2) return 'full-house';
  if (isFlush) return 'flush';
  if (inARow) return 'straight';
  return mostAlike === 3 ? 'three-of-a-kind' : null;
}

const jacksOrBetter: HandOf = (...cards) => plainHand(cards, true);
const deucesWild: HandOf = (...cards) => (cards.some(isDeuce) ? wildHand(cards) : plainHand(cards, false));

export const handOf: Record<PokerVariant, HandOf> = { 'jacks-or-better': jacksOrBetter, 'deuces-wild': deucesWild };
