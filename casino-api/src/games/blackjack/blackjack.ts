import type { BlackjackHand, BlackjackMove, BlackjackResult, BlackjackRules } from 'contract/play/blackjack';
import { rankOf, type Card } from 'contract/play/cards';
import type { GameEngine, Played, RoundRandom } from '../engine';
import { dealFrom } from '../shoe';
import { dealerDraws, isBlackjack, totalOf, valueOf } from './hand';

interface OwnHand {
  cards: Card[];
  stake: number;
  doubled: boolean;
  /** Nothing more can be decided for it. */
  done: boolean;
}

/** A round as far as it was played. */
interface Table {
  next: () => Card;
  dealer: Card[];
  hands: OwnHand[];
  /** The dealer had a blackjack: nothing was asked of the player. */
  endedAtOnce: boolean;
}

/** Player, dealer, player, dealer; a dealer who shows an ace or a ten looks at the other card, and a blackjack ends the round. */
function deal(rules: BlackjackRules, stake: number, random: RoundRandom): Table {
  const next = dealFrom(rules.decks, random);
  const [first, up, second, hole] = [next(), next(), next(), next()];
  const endedAtOnce = isBlackjack([first, second]) || isBlackjack([up, hole]);
  return {
    next,
    dealer: [up, hole],
    hands: [{ cards: [first, second], stake, doubled: false, done: endedAtOnce }],
    endedAtOnce,
  };
}

const turnOf = ({ hands }: Table): number | null => {
  const turn = hands.findIndex(({ done }) => !done);
  return turn < 0 ? null : turn;
};

/** What can be done with the hand whose turn it is. */
function movesOf(table: Table): BlackjackMove[] {
  const turn = turnOf(table);
  if (turn === null) return [];
  const { cards } = table.hands[turn]!;
  const isPair = table.hands.length === 1 && cards.length === 2 && rankOf(cards[0]!) === rankOf(cards[1]!);
  return [
    'hit',
    'stand',
    ...(cards.length === 2 ? (['double'] as const) : []),
    ...(isPair ? (['split'] as const) : []),
  ];
}

/** Two hands of one card each, to which the next two cards go, left first; split aces get no further ones. */
function split(table: Table): void {
  const {
    cards: [left, right],
    stake,
  } = table.hands[0]!;
  const aces = valueOf(left!) === 1;
  table.hands = [left!, right!].map((card) => ({ cards: [card, table.next()], stake, doubled: false, done: aces }));
  for (const hand of table.hands) if (totalOf(hand.cards).total === 21) hand.done = true;
}

function move(table: Table, what: BlackjackMove): void {
  const hand = table.hands[turnOf(table)!]!;
  if (what === 'split') return split(table);
  if (what === 'stand') hand.done = true;
  else hand.cards.push(table.next());
  if (what === 'double') [hand.stake, hand.doubled, hand.done] = [hand.stake * 2, true, true];
  if (totalOf(hand.cards).total >= 21) hand.done = true;
}

function resultOf(hand: OwnHand, dealer: readonly Card[], isSplit: boolean): BlackjackResult {
  const [own, other] = [totalOf(hand.cards).total, totalOf(dealer).total];
  if (own > 21) return 'bust';
  const [ownBlackjack, otherBlackjack] = [!isSplit && isBlackjack(hand.cards), isBlackjack(dealer)];
  if (ownBlackjack || otherBlackjack) return ownBlackjack ? (otherBlackjack ? 'pushed' : 'blackjack') : 'lost';
  return other > 21 || own > other ? 'won' : own === other ? 'pushed' : 'lost';
}

/** Hundredths of a hand's stake. */
const paidFor = (result: BlackjackResult, { blackjackWins }: BlackjackRules): number =>
  ({ blackjack: 100 + blackjackWins, won: 200, pushed: 100, lost: 0, bust: 0 })[result];

const isMove = (what: string, moves: readonly BlackjackMove[]): what is BlackjackMove =>
  (moves as readonly string[]).includes(what);

/**
 * Plays blackjack from a shoe shuffled for this round: the dealer stands on every 17, pairs are split once, any first two cards of a hand
 * can be doubled, there is no insurance. Cards come in this order: player, dealer, player, dealer; then what the player's moves draw; then
 * the dealer's, unless every hand is over 21 or a blackjack ended the round. Stakes are whole hundreds of minor units.
 */
export const playBlackjack =
  (rules: BlackjackRules): GameEngine['play'] =>
  ({ stake, choice, decisions }, random): Played | null => {
    if (choice) return null;
    const table = deal(rules, stake, random);
    for (const { what } of decisions) {
      if (!isMove(what, movesOf(table))) return null;
      move(table, what);
    }
    const turn = turnOf(table);
    const isOver = turn === null;
    const isSplit = table.hands.length > 1;
    if (isOver && !table.endedAtOnce && table.hands.some(({ cards }) => totalOf(cards).total <= 21)) {
      while (dealerDraws(totalOf(table.dealer).total)) table.dealer.push(table.next());
    }
    const hands = table.hands.map((hand): BlackjackHand => {
      const { cards, stake: staked, doubled } = hand;
      const result = isOver ? resultOf(hand, table.dealer, isSplit) : totalOf(cards).total > 21 ? 'bust' : null;
      return {
        cards,
        ...totalOf(cards),
        stake: staked,
        doubled,
        result,
        payout: result ? (staked / 100) * paidFor(result, rules) : 0,
      };
    });
    const open = isOver ? table.dealer : table.dealer.slice(0, 1);
    return {
      stake: hands.reduce((sum, hand) => sum + hand.stake, 0),
      payout: isOver ? hands.reduce((sum, { payout }) => sum + payout, 0) : null,
      options: movesOf(table),
      outcome: { kind: 'blackjack', dealer: { cards: isOver ? open : [...open, null], ...totalOf(open) }, hands, turn },
    };
  };

/** What the family makes of its rules. Who goes away stands. */
export const blackjackGame = (rules: BlackjackRules) =>
  ({ design: rules, rules, hasDecisions: true, unattended: () => 'stand', play: playBlackjack(rules) }) as const;
