/** Blackjack hands that a whole table bets on. */
export const observatory = {
  lyra: 'Lyra',
  orion: 'Orion',
  cygnus: 'Cygnus',
  'dealer-busts': 'Dealer goes over 21',
  /** A hand's name and what it counts. */
  handTotal: '{{hand}}, {{total}}',
  ruleHands:
    'Three hands are played against the dealer, for everybody at the table, from {{decks}} decks shuffled for this round. Pictures count ten, an ace eleven or one. You bet on hands that you think will beat the dealer.',
  ruleWay:
    'Nobody decides: every hand is played the same published way. With an ace counted eleven it draws to 17, and with 18 too against a 9, a ten or an ace. Without one it draws to 11, with 12 unless the dealer shows 4, 5 or 6, and with 13 to 16 when the dealer shows 7 or more. It never doubles or splits.',
  ruleDealer: 'The dealer draws to 16 and stands on every 17, whatever became of the hands.',
  rulePays: 'A push gives the stake back. A hand with 21 in its first two cards pays {{multiple}}.',
};
