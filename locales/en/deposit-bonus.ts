/** A bonus that is chosen with a deposit, and what a bonus asks for before money goes out. */
export const depositBonus = {
  choose: 'Bonus',
  none: 'No bonus',
  noneText: 'What you win can be withdrawn without wagering.',
  terms:
    '{{percent}}% of your deposit, up to {{most}}; deposit at least {{minimum}}, wager the bonus {{times}}, within {{days}} days.',
  hint: 'While a bonus is active, a withdrawal means giving it up.',
  gone: 'This bonus is no longer available: choose again. Nothing was paid.',
  belowMinimum: 'For this bonus, deposit at least {{minimum}}',
  waiting: 'Added as soon as the deposit arrives',
  given: 'Added to your bonuses',
  cancelled: 'Cancelled with the payment',
  notGiven: 'Not added: it came with another deposit already, or your account was blocked',
  withNext: 'With your next deposit',
  wageringLeft: 'Your active bonus still asks for {{left}} of wagering ({{gained}} of {{needed}}).',
  wagerOrGiveUp: 'Play it to its end, or give it up with the {{balance}} in it; then you can withdraw.',
  playOn: 'Play on',
  toRound: 'Finish the round in {{game}}',
};
