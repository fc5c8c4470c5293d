import { z } from 'zod';
import { Card, rankOf, ranks } from './cards';
import { PaidSpot, Rhythm, SpotTerms } from './table';

/** What a card counts: an ace one, tens and pictures nothing. */
const valueOf = (card: Card): number =>
  ((ranks.indexOf(rankOf(card)) + 1) % 10) * Number(ranks.indexOf(rankOf(card)) < 9);

/** What a hand counts: the last figure of its sum. */
export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;

/** Bets that a baccarat table can offer: `small` is a round of four cards, `big` one of five or six. */
export type BaccaratSpot = 'player' | 'tie' | 'banker' | 'player-pair' | 'banker-pair' | 'small' | 'big';

export const BaccaratRules = z.object({
  kind: z.literal('baccarat'),
  rhythm: Rhythm,
  decks: z.number().int(),
  bets: z.array(SpotTerms),
  /** What a bet on the banker pays who wins with six, hundredths of the stake; null: as always. */
  sixPays: z.number().int().nullable(),
});
export type BaccaratRules = z.infer<typeof BaccaratRules>;

export const BaccaratResult = z.object({
  kind: z.literal('baccarat'),
  player: z.array(Card).min(2).max(3),
  banker: z.array(Card).min(2).max(3),
});
export type BaccaratResult = z.infer<typeof BaccaratResult>;

export const winnerOf = ({
  player,
  banker,
}: Pick<BaccaratResult, 'player' | 'banker'>): 'player' | 'banker' | 'tie' => {
  const [ofPlayer, ofBanker] = [pointsOf(player), pointsOf(banker)];
  return ofPlayer === ofBanker ? 'tie' : ofPlayer > ofBanker ? 'player' : 'banker';
};

export const BaccaratOutcome = z.object({
  kind: z.literal('baccarat'),
  result: BaccaratResult,
  paid: z.array(PaidSpot),
});
export type BaccaratOutcome = z.infer<typeof BaccaratOutcome>;
