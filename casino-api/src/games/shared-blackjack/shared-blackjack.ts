import type { Card } from 'contract/play/cards';
import {
  dealerBusts,
  sharedHands,
  type HandEnd,
  type SharedBlackjackResult,
  type SharedBlackjackRules,
} from 'contract/play/shared-blackjack';
import type { Rhythm } from 'contract/play/table';
import { dealerDraws, isBlackjack, totalOf, valueOf } from '../blackjack/hand';
import { basicStrategy } from '../blackjack/strategy';
import type { RoundRandom } from '../engine';
import { dealFrom } from '../shoe';
import { spotTable, type TablePlace } from '../table/spot-table';
import type { SpotGame } from '../table/table-engine';

export type SharedBlackjackSettings = Omit<SharedBlackjackRules, 'kind' | 'rhythm'>;

const sharedBlackjackRules = (settings: SharedBlackjackSettings, rhythm: Rhythm): SharedBlackjackRules => ({
  kind: 'shared-blackjack',
  rhythm,
  ...settings,
});

/** The house's way of playing, the same for every hand: basic strategy where hands neither double nor split. @param up what the open card counts */
export const houseDraws = ({ total, soft }: { total: number; soft: boolean }, up: number): boolean =>
  basicStrategy({ total, soft, pairOf: null, canDouble: false, up }) === 'hit';

function endOf(cards: readonly Card[], dealer: readonly Card[]): HandEnd {
  const [own, other] = [totalOf(cards).total, totalOf(dealer).total];
  if (isBlackjack(cards)) return isBlackjack(dealer) ? 'push' : 'blackjack';
  if (own > 21 || isBlackjack(dealer)) return 'lost';
  if (other > 21 || own > other) return 'won';
  return own === other ? 'push' : 'lost';
}

/** One card each in turn, the dealer's open, then another each; the hands draw in their order, and the dealer last, whatever became of them. */
export function dealShared(decks: number, random: RoundRandom): SharedBlackjackResult {
  const next = dealFrom(decks, random);
  const hands = sharedHands.map((name) => ({ name, cards: [next()] }));
  const dealer = [next()];
  for (const { cards } of hands) cards.push(next());
  dealer.push(next());
  const up = valueOf(dealer[0]!);
  for (const { cards } of hands) while (totalOf(cards).total < 21 && houseDraws(totalOf(cards), up)) cards.push(next());
  while (dealerDraws(totalOf(dealer).total)) dealer.push(next());
  return {
    kind: 'shared-blackjack',
    dealer,
    dealerTotal: totalOf(dealer).total,
    hands: hands.map(({ name, cards }) => ({ name, cards, total: totalOf(cards).total, end: endOf(cards, dealer) })),
  };
}

export function sharedBlackjackGame({
  decks,
  blackjackPays,
  bets,
}: SharedBlackjackSettings): SpotGame<SharedBlackjackResult> {
  return {
    draw: (random) => dealShared(decks, random),
    pays: (spot, { hands, dealerTotal }) => {
      const bet = bets.find((offered) => offered.spot === spot);
      if (!bet) return null;
      if (spot === dealerBusts) return dealerTotal > 21 ? bet.pays : 0;
      const end = hands.find(({ name }) => name === spot)!.end;
      return { won: bet.pays, blackjack: blackjackPays, push: 100, lost: 0 }[end];
    },
  };
}

/** What the family makes of a table. */
export const sharedBlackjackTable = (settings: SharedBlackjackSettings, place: TablePlace) => ({
  design: settings,
  ...spotTable(
    {
      game: sharedBlackjackGame(settings),
      rules: (rhythm) => sharedBlackjackRules(settings, rhythm),
      returns: settings.bets.map(({ rtp }) => rtp),
      most: Math.max(settings.blackjackPays, ...settings.bets.map(({ pays }) => pays)),
      chips: [1_00, 2_00, 5_00, 10_00, 25_00, 1_00_00],
      example: [
        { spot: 'orion', amount: 5_00 },
        { spot: dealerBusts, amount: 1_00 },
      ],
    },
    place,
  ),
});
