import type { BlackjackOutcome } from 'contract/play/blackjack';
import type { Position } from 'contract/receipt';

/** From which card on each hand is new since the move before; beyond its end for none. */
export interface Newest {
  dealer: number;
  hands: number[];
}

/** Which hand the last card went to: a hand that can't have drawn yet was not it. */
function movedHand({ hands, turn }: BlackjackOutcome): number {
  const second = hands[1];
  return second && turn !== 0 && (second.cards.length > 2 || second.doubled) ? 1 : 0;
}

/** What the last step of a round dealt. */
export function newestOf(outcome: BlackjackOutcome, { decisions }: Pick<Position, 'decisions'>): Newest {
  const last = decisions.at(-1)?.what;
  if (last === undefined) return { dealer: 0, hands: outcome.hands.map(() => 0) };
  const dealer = outcome.turn === null ? 1 : Infinity;
  if (last === 'split') return { dealer, hands: outcome.hands.map(() => 1) };
  const moved = last === 'hit' || last === 'double' ? movedHand(outcome) : null;
  return { dealer, hands: outcome.hands.map(({ cards }, index) => (index === moved ? cards.length - 1 : Infinity)) };
}
