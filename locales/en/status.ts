/** What is up, told to everybody. */
export const status = {
  title: 'Service status',
  lead: 'What is working right now.',
  casino: 'Casino',
  payments: 'Payments',
  games: 'Games by provider',
  works: 'Working',
  off: 'All games are unavailable',
  offSince: 'Not available since {{time}}',
  someOff: 'Games not available: {{off}} of {{count}}',
  asOf: 'As of {{time}}',
  awayTitle: 'The casino can’t be reached right now',
  awayText: 'We can’t tell what is working until it answers again. Please try again in a few minutes.',
};
