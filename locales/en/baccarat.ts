/** The baccarat tables. */
export const baccarat = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  small: 'Small: 4 cards',
  big: 'Big: 5 or 6 cards',
  mark_player: 'P',
  mark_banker: 'B',
  mark_tie: 'T',
  dealing: 'The cards are being dealt',
  begins: 'The next round is dealt when betting closes',
  playerWins: 'Player wins {{points}} to {{other}}',
  bankerWins: 'Banker wins {{points}} to {{other}}',
  tied: 'Tie at {{points}}',
  ruleDeal:
    'Player and banker get two cards each from {{decks}} decks, which are shuffled for every round. Aces count one, tens and picture cards count nothing. Only the last digit of the total counts, so nine is the highest.',
  ruleThird:
    'With eight or nine on either side, no more cards are drawn. Otherwise the player draws on five or less. If the player stands, the banker also draws on five or less. If the player has drawn, the banker draws on two or less, on 3 unless the player’s third card is an 8, on 4 against 2 to 7, on 5 against 4 to 7 and on 6 against 6 or 7.',
  ruleTie:
    'On a tie, bets on player and banker are returned. A pair means that the first two cards have the same rank.',
  ruleCommission: 'A 5% commission is taken from winning banker bets.',
  ruleSix: 'There is no commission. A winning banker bet pays {{multiple}} when the banker wins with six.',
};
