/**
 * What a game's page says about how its family plays: in `description` in one sentence, in `details` how a round goes. By the name of the family's rules;
 * `outside` are games of other studios. No text names a return, an odds or a top prize: those belong to the single game.
 */
export const families = {
  slot: {
    description: 'A classic slot with a calm rhythm: matching symbols along a line bring a win.',
    details:
      'Choose your stake and spin. When the reels stop, each line is read from the left and all wins are added up.',
  },
  ways: {
    description: 'A slot without lines: matching symbols on neighbouring reels win wherever they land.',
    details:
      'Choose your stake and spin. Wins are counted reel by reel from the left, and the more ways a symbol connects, the more it pays.',
  },
  cluster: {
    description: 'A slot that pays in clusters: touching symbols win together, then make room for new ones.',
    details:
      'Choose your stake and spin. Winning clusters disappear and new symbols fall in. The round ends when nothing more connects.',
  },
  hold: {
    description: 'A slot with a story: special symbols start extra features along the way.',
    details:
      'Choose your stake and spin. Enough special symbols start a feature, such as free spins. It is played out before the next spin.',
  },
  ladder: {
    description: 'A slot with a ladder beside it: wins carry you up, step by step.',
    details:
      'Choose your stake and spin. Every win is followed by a free spin one step higher. All wins add up, and the round ends with the first spin without a win or after the top step. There is nothing to decide along the way.',
  },
  jackpot: {
    description: 'A slot with a shared jackpot that grows while people play.',
    details:
      'Choose your stake and spin. Part of each stake goes into the jackpot, which can be won in any round and then starts again from its base.',
  },
  roulette: {
    description: 'One wheel, one ball and a table full of ways to guess where the ball comes to rest.',
    details:
      'Place your chips before betting closes, on a number, a group or a colour. The ball decides, and winning bets are paid at once.',
  },
  'shared-blackjack': {
    description: 'Blackjack for the whole table: three hands play against the dealer, and everybody can bet on them.',
    details:
      'Choose the hands that you think will come closer to 21 than the dealer. All hands are played in the same published way and then compared.',
  },
  blackjack: {
    description:
      'Blackjack at your own pace, dealt for you alone: come closer to 21 than the dealer without going over.',
    details:
      'Place your stake and receive two cards from a shoe shuffled for this round. Take a card, stand, double or split; then the dealer’s cards are drawn by fixed rules and the hands are compared.',
  },
  baccarat: {
    description: 'An elegant guess between two hands: player, banker or a tie.',
    details: 'Place your stake on one outcome. Both hands are dealt by fixed rules, and the hand closer to nine wins.',
  },
  'money-wheel': {
    description: 'A big bright wheel, a host and one question: where will it stop?',
    details:
      'Choose one or more segments before betting closes. The wheel is spun, and the segment under the pointer decides the round.',
  },
  'money-boxes': {
    description: 'Closed places on a lit stage, and the small thrill of seeing what was behind yours.',
    details:
      'Bet on one or more places before betting closes. Everything opens at once, and each place pays the prize that was behind it.',
  },
  crash: {
    description: 'The multiplier rises, and you decide when to cash out before it crashes.',
    details:
      'Place your stake before take-off. The multiplier climbs until it stops without warning. Cash out in time and your stake is multiplied; too late, and it is lost.',
  },
  dice: {
    description: 'Dice and a clear question: guess how they fall.',
    details:
      'Choose your stake and the result you expect. The likelier it is, the less it pays. The dice are thrown and the round is settled at once.',
  },
  'sic-bo': {
    description: 'Three dice under glass, thrown for the whole table: guess what they will show.',
    details:
      'Bet on totals, single numbers or combinations before betting closes. The rarer a result, the more it pays.',
  },
  mines: {
    description: 'A quiet field of closed tiles: find what is precious, and stop before you hit a mine.',
    details:
      'Choose your stake and open tiles one by one. Each safe tile raises the payout, and you can cash out at any time. A mine ends the round without a win.',
  },
  plinko: {
    description: 'Let a ball go at the top and watch it find its way down through the pegs.',
    details:
      'Choose your stake and drop the ball. The pocket it lands in decides the payout, and the rarer edges usually pay more than the middle.',
  },
  'hi-lo': {
    description: 'One card is face up: will the next be higher or lower?',
    details:
      'Choose your stake and guess. A right guess raises the payout, and you can go on or cash out. A wrong one ends the round.',
  },
  poker: {
    description: 'Draw poker at your own pace: five cards dealt for you alone, and one chance to improve them.',
    details:
      'Choose your stake and look at your five cards. Hold the ones you like and draw the rest again. Your final hand pays by the table; you have no opponents.',
  },
  outside: {
    description: 'A game from another studio, opened here in its own window.',
    details:
      'The studio draws each round and explains the rules in the game. Stakes and payouts go through your balance here and appear in your history.',
  },
};
