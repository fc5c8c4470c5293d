/** The page that tells about a game. Odds are named by `play`. */
export const game = {
  playNow: 'Play now',
  playForFun: 'Play for fun',
  round: 'How a round works',
  facts: 'At a glance',
  computer: 'On a computer',
  phone: 'On a phone',
  available: 'Available',
  notAvailable: 'Not available',
  hitFrequency: 'Rounds that pay',
  allRules: 'All rules and payouts',
  similar: 'Similar games',
  isOff: 'This game is not available right now',
  isOffText: 'You can still finish a round you have already started. Please choose another game in the meantime.',
};
