/** Challenges and their winners. */
export const challenges = {
  title: 'Challenges',
  lead: 'When a single round of a slot pays one of these multiples of your stake, the prize is added to your balance. The stake has to be your own money. Each challenge pays once a month, and a round pays the highest one it reaches.',
  short:
    'A cash prize when a single slot round, played with your own money, pays a very high multiple of your stake. Each challenge pays once a month.',
  list: 'This month’s challenges',
  prize: 'Prize',
  minimum: 'Minimum stake',
  equivalent: 'Amounts are in euros; in other currencies their fixed equivalents apply.',
  hitOn: 'You hit this on {{date}}.',
  prizeWithheld: 'The prize is kept for you while your account is blocked.',
  receipt: 'The round',
  winners: 'Winners in {{month}}',
  noWinners: 'No challenge was hit in {{month}} so far.',
  multiplier: 'Multiplier',
  player: 'Player',
  game: 'Game',
  day: 'Date',
  months: 'Other months',
};
