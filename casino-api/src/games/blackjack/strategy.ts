import type { BlackjackMove } from 'contract/play/blackjack';

/** What is known of a hand when a move is due. `up`: what the dealer's open card counts, an ace 1. */
export interface Situation {
  total: number;
  soft: boolean;
  /** What each of two equal cards counts, where they can be split. */
  pairOf: number | null;
  canDouble: boolean;
  up: number;
}

/**
 * Basic strategy for several decks, a dealer who stands on soft 17 and doubling after a split: by the dealer's open card from 2 to 10, then
 * the ace. H hit, S stand, D double else hit, T double else stand, P split.
 */
const hard: Record<number, string> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const soft: Record<number, string> = {
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'STTTTSSHHH',
};
/** Fives and tens are never split. */
const pairs: Record<number, string> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPPHHHH',
  3: 'PPPPPPHHHH',
  4: 'HHHPPHHHHH',
  6: 'PPPPPHHHHH',
  7: 'PPPPPPHHHH',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
};

/** The move that basic strategy makes. */
export function basicStrategy({ total, soft: isSoft, pairOf, canDouble, up }: Situation): BlackjackMove {
  const column = (up + 8) % 10;
  if (pairOf !== null && pairs[pairOf]?.[column] === 'P') return 'split';
  const usual = isSoft
    ? total <= 12
      ? 'H'
      : (soft[total]?.[column] ?? 'S')
    : total <= 8
      ? 'H'
      : (hard[total]?.[column] ?? 'S');
  if (usual === 'D') return canDouble ? 'double' : 'hit';
  if (usual === 'T') return canDouble ? 'double' : 'stand';
  return usual === 'S' ? 'stand' : 'hit';
}
