/** Blackjack for one player alone. */
export const blackjack = {
  deal: 'Deal',
  ready: 'Closer to 21 than the dealer, without going over',
  dealer: 'Dealer',
  yours: 'Your hand',
  firstHand: 'Your first hand',
  secondHand: 'Your second hand',
  total: 'Total {{total}}',
  turn: 'Your turn',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  more: 'stake {{amount}} more',
  blackjack: 'Blackjack!',
  won: 'Won',
  pushed: 'Push',
  lost: 'Lost',
  bust: 'Over 21',
  ruleAlone:
    'The cards are dealt for you alone, from {{decks}} decks shuffled for this round. Pictures count ten, an ace eleven or one.',
  ruleDealer:
    'The dealer draws to 16 and stands on every 17, also with an ace counted eleven. With an ace or a ten showing, the dealer looks for a blackjack first; it ends the round at once. There is no insurance.',
  ruleMoves:
    'Double any first two cards for one card more. Split two cards of one rank once, into two hands with a stake each; both can be doubled, but split aces get one card each, and 21 with them is no blackjack.',
  rulePays:
    'A win pays the stake once more, a push gives it back. A blackjack, 21 with the first two cards, wins {{multiple}} the stake on top of it.',
  ruleReturn: 'The RTP holds for basic strategy, of all that is staked, doubles and splits too.',
};
