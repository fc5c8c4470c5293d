import type { BlackjackMove, BlackjackRules } from 'contract/play/blackjack';
import { dealerDraws } from './hand';
import type { Situation } from './strategy';

/** Averages of a round, in opening stakes. */
export interface Averages {
  staked: number;
  paid: number;
}

/** How many cards of each value (1 to 10) are left. */
type Shoe = number[];

const fullShoe = (decks: number): Shoe => [0, ...Array.from({ length: 9 }, () => 4 * decks), 16 * decks];
const cardsIn = (shoe: Shoe): number => shoe.reduce((sum, count) => sum + count, 0);
const countOf = (low: number, hasAce: boolean): number => (hasAce && low <= 11 ? low + 10 : low);

/** Calls `visit` for each value that is left, with its chance; in between the card is out of the shoe. */
function draw(shoe: Shoe, visit: (value: number, chance: number) => void): void {
  const left = cardsIn(shoe);
  for (let value = 1; value <= 10; value += 1) {
    const count = shoe[value]!;
    if (count === 0) continue;
    shoe[value] = count - 1;
    visit(value, count / left);
    shoe[value] = count;
  }
}

/** Chances that the dealer ends with 17, 18, 19, 20, 21 or more (at 0 to 5) without a blackjack; together they may be less than 1. */
function dealerEnds(shoe: Shoe, up: number): number[] {
  const ends = [0, 0, 0, 0, 0, 0];
  const goOn = (low: number, hasAce: boolean, chance: number, left: number, isFirst: boolean): void => {
    const total = countOf(low, hasAce);
    if (!dealerDraws(total)) {
      if (!(isFirst && total === 21)) ends[Math.min(total, 22) - 17]! += chance;
      return;
    }
    for (let value = 1; value <= 10; value += 1) {
      const count = shoe[value]!;
      if (count === 0) continue;
      shoe[value] = count - 1;
      goOn(low + value, hasAce || value === 1, (chance * count) / left, left - 1, low === up);
      shoe[value] = count;
    }
  };
  goOn(up, up === 1, 1, cardsIn(shoe), false);
  return ends;
}

/**
 * What a way of playing comes to against a shoe, every order of its cards counted; chances in floating point, so good to some twelve figures.
 *
 * A shuffled shoe has no order of its own: cards that are drawn later are as likely as if they had been drawn first. So the player's cards
 * are drawn before the dealer's hidden one, which no move depends on; and of two split hands each is worth as much as if it were played
 * alone, since its moves depend on its own cards. `play` is asked as the round would ask it, after the dealer was found to have no blackjack.
 */
export function averagesOf(rules: BlackjackRules, play: (situation: Situation) => BlackjackMove): Averages {
  const shoe = fullShoe(rules.decks);
  const round: Averages = { staked: 0, paid: 0 };
  draw(shoe, (up, ofUp) => {
    const player = new OnePlayer(shoe, up, play);
    draw(shoe, (first, ofFirst) =>
      draw(shoe, (second, ofSecond) => {
        const chance = ofUp * ofFirst * ofSecond;
        const { staked, paid } = player.deal(first, second, rules);
        round.staked += chance * staked;
        round.paid += chance * paid;
      }),
    );
  });
  return round;
}

/** One player against one open card; the shoe is without it. */
class OnePlayer {
  private readonly ends = new Map<string, number[]>();

  constructor(
    private readonly shoe: Shoe,
    private readonly up: number,
    private readonly play: (situation: Situation) => BlackjackMove,
  ) {}

  /** The whole round from its first two cards. */
  deal(first: number, second: number, rules: BlackjackRules): Averages {
    const noBlackjack = this.dealerEnds().reduce((sum, chance) => sum + chance, 0);
    if (first + second === 11 && (first === 1 || second === 1))
      return { staked: 1, paid: noBlackjack * (1 + rules.blackjackWins / 100) + (1 - noBlackjack) };
    const { staked, paid } = this.hand(first + second, first === 1 || second === 1, 2, first === second ? first : null);
    // Where the dealer has a blackjack, nothing but the stake was asked for, and it is lost.
    return { staked: staked + (1 - noBlackjack), paid };
  }

  /** A hand from here on. Both averages count only where the dealer has no blackjack. */
  private hand(low: number, hasAce: boolean, cards: number, pairOf: number | null): Averages {
    const total = countOf(low, hasAce);
    if (total >= 21) return this.stand(total, 1);
    const move = this.play({ total, soft: total > low, pairOf, canDouble: cards === 2, up: this.up });
    if (move === 'stand') return this.stand(total, 1);
    if (move === 'split' && pairOf !== null) return this.split(pairOf);
    const sum: Averages = { staked: 0, paid: 0 };
    draw(this.shoe, (value, chance) => {
      const after =
        move === 'double'
          ? this.stand(countOf(low + value, hasAce || value === 1), 2)
          : this.hand(low + value, hasAce || value === 1, cards + 1, null);
      sum.staked += chance * after.staked;
      sum.paid += chance * after.paid;
    });
    return sum;
  }

  private split(value: number): Averages {
    const sum: Averages = { staked: 0, paid: 0 };
    draw(this.shoe, (next, chance) => {
      const [low, hasAce] = [value + next, value === 1 || next === 1];
      const hand = value === 1 ? this.stand(countOf(low, true), 1) : this.hand(low, hasAce, 2, null);
      sum.staked += 2 * chance * hand.staked;
      sum.paid += 2 * chance * hand.paid;
    });
    return sum;
  }

  /** Nothing more is drawn for this hand. */
  private stand(total: number, stake: number): Averages {
    const ends = this.dealerEnds();
    let [won, all] = [0, 0];
    ends.forEach((chance, index) => {
      all += chance;
      if (total > 21) return;
      const dealer = index + 17;
      won += chance * (dealer > 21 || total > dealer ? 2 : total === dealer ? 1 : 0);
    });
    return { staked: stake * all, paid: stake * won };
  }

  private dealerEnds(): number[] {
    const key = this.shoe.join(' ');
    const known = this.ends.get(key);
    if (known) return known;
    const ends = dealerEnds(this.shoe, this.up);
    this.ends.set(key, ends);
    return ends;
  }
}

/** How likely the dealer's hand is to go over 21, who plays it out in any case. */
export function dealerBustChance(decks: number): number {
  const shoe = fullShoe(decks);
  let bust = 0;
  draw(shoe, (up, chance) => {
    bust += chance * dealerEnds(shoe, up)[5]!;
  });
  return bust;
}
