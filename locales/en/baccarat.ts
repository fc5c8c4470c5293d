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
    'Player and banker get two cards each from {{decks}} decks that are shuffled for every round. An ace counts one, tens and pictures nothing; of a sum only its last figure counts, and nine is the most.',
  ruleThird:
    'With eight or nine on either side nothing more is drawn. Else the player draws with five or less. If the player stands, the banker draws with five or less too; otherwise the banker draws with two or less, with 3 unless the player’s third card is an 8, with 4 against 2 to 7, with 5 against 4 to 7 and with 6 against 6 or 7.',
  ruleTie: 'On a tie, bets on player and banker get their stake back. A pair is two first cards of the same rank.',
  ruleCommission: 'The house keeps a twentieth of what a bet on the banker wins.',
  ruleSix: 'No commission is kept. A banker who wins with six pays {{multiple}}.',
};
