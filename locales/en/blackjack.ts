/** Blackjack for one player alone. */
export const blackjack = {
  deal: 'Deal',
  ready: 'Get closer to 21 than the dealer without going over',
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
  more: '{{amount}} more to stake',
  blackjack: 'Blackjack!',
  won: 'Won',
  pushed: 'Push',
  lost: 'Lost',
  bust: 'Over 21',
  ruleAlone:
    'Only you are dealt cards, from {{decks}} decks shuffled for this round. Picture cards count ten, an ace eleven or one.',
  ruleDealer:
    'The dealer draws to 16 and stands on every 17, including one with an ace counted as eleven. If the dealer shows an ace or a ten, the dealer checks for a blackjack first, and the round ends at once if there is one. There is no insurance.',
  ruleMoves:
    'You can double on any first two cards and get one more card. You can split two cards of the same rank once, into two hands with a stake each. Both can be doubled, but split aces get one card each, and 21 with them is not a blackjack.',
  rulePays:
    'A win pays the stake once more and a push returns it. A blackjack, 21 with the first two cards, pays {{times}} times the stake on top of it.',
  ruleReturn: 'The RTP assumes basic strategy and covers everything staked, doubles and splits included.',
};
