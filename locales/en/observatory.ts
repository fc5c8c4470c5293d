/** Blackjack hands that a whole table bets on. */
export const observatory = {
  lyra: 'Lyra',
  orion: 'Orion',
  cygnus: 'Cygnus',
  'dealer-busts': 'Dealer goes over 21',
  /** A hand's name and what it counts. */
  handTotal: '{{hand}}, {{total}}',
  ruleHands:
    'Three hands are played against the dealer for everybody at the table, from {{decks}} decks shuffled for this round. Picture cards count ten, an ace eleven or one. You bet on the hands you think will beat the dealer.',
  ruleWay:
    'Nobody decides: every hand is played in the same published way. With an ace counted as eleven, a hand draws to 17, and also on 18 against a 9, a ten or an ace. Without one, it draws to 11, on 12 unless the dealer shows 4, 5 or 6, and on 13 to 16 if the dealer shows 7 or more. Hands are never doubled or split.',
  ruleDealer: 'The dealer draws to 16 and stands on every 17, however the hands turned out.',
  rulePays: 'A push returns the stake. A hand with 21 in its first two cards pays {{multiple}}.',
};
