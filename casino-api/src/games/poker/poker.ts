import { deck, type Card } from 'contract/play/cards';
import type { PokerRules } from 'contract/play/poker';
import type { GameEngine, Played } from '../engine';
import { dealFrom } from '../shoe';
import { handOf } from './hands';

const holds = Array.from({ length: 32 }, (_, hold) => `hold-${hold.toString(2).padStart(5, '0')}`);

/**
 * Plays draw poker for one player from a fresh deck: five cards, then, for each card that is not held, from the left, the next of the same
 * deck in its place. Every multiple is whole, so every payout is.
 */
const playPoker =
  (rules: PokerRules): GameEngine['play'] =>
  ({ stake, choice, decisions }, random): Played | null => {
    if (choice || decisions.length > 1) return null;
    const next = dealFrom(1, random);
    const cards = Array.from({ length: 5 }, next);
    const [decision] = decisions;
    if (decision && !holds.includes(decision.what)) return null;
    const held = decision ? [...decision.what.slice('hold-'.length)].map((figure) => figure === '1') : null;
    held?.forEach((isHeld, place) => {
      if (!isHeld) cards[place] = next();
    });
    const [a, b, c, d, e] = cards.map((card: Card) => deck.indexOf(card)) as [number, number, number, number, number];
    const hand = handOf[rules.variant](a, b, c, d, e);
    const multiple = rules.pays.find((pay) => pay.hand === hand)?.multiple ?? 0;
    return {
      stake,
      payout: held && stake * multiple,
      options: held ? [] : holds,
      outcome: { kind: 'poker', cards, held, hand: multiple > 0 ? hand : null, multiple },
    };
  };

/** What the family makes of its rules. Who goes away holds what was dealt. */
export const pokerGame = (rules: PokerRules) =>
  ({ design: rules, rules, hasDecisions: true, unattended: () => 'hold-11111', play: playPoker(rules) }) as const;
