/** Challenges and their winners. */
export const challenges = {
  title: 'Challenges',
  lead: 'When a single round of a slot pays one of these multiples of your stake, the prize is added to your balance. You have to stake your own money. Each challenge pays once a month, and a round pays the highest one it reaches.',
  short:
    'Win a cash prize when a single slot round, played with your own money, pays a very high multiple of your stake. Each challenge pays once a month.',
  list: 'This month’s challenges',
  prize: 'Prize',
  minimum: 'Minimum stake',
  equivalent: 'Amounts are in euros; in other currencies their fixed equivalents apply.',
  hitOn: 'You hit this on {{date}}.',
  prizeWithheld: 'Your prize is held while your account is blocked.',
  receipt: 'The round',
  winners: 'Winners in {{month}}',
  noWinners: 'Nobody has hit a challenge in {{month}} so far.',
  multiplier: 'Multiplier',
  player: 'Player',
  game: 'Game',
  day: 'Date',
  months: 'Other months',
};
