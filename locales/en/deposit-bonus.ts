/** A bonus that is chosen with a deposit, and what a bonus asks for before money goes out. */
export const depositBonus = {
  choose: 'Bonus',
  none: 'No bonus',
  noneText: 'You can withdraw what you win without a wagering requirement.',
  terms:
    '{{percent}}% of your deposit, up to {{most}}. Deposit at least {{minimum}} and wager the bonus {{times}} times within {{days}} days.',
  hint: 'While a bonus is active, you can only withdraw if you give it up.',
  gone: 'This bonus is no longer available. Please choose again. Nothing was paid.',
  belowMinimum: 'For this bonus, deposit at least {{minimum}}',
  waiting: 'Added as soon as the deposit arrives',
  /** Said beside the coins to send. */
  withPayment: 'The bonus “{{name}}” ({{amount}}) is added as soon as the deposit arrives.',
  given: 'Added to your bonuses',
  cancelled: 'Cancelled with the payment',
  notGiven: 'Not added: it was already given with another deposit, or your account was blocked',
  wageringLeft: 'You still have {{left}} to wager for your active bonus ({{gained}} of {{needed}} done).',
  wagerOrGiveUp: 'Complete its wagering, or give it up along with the {{balance}} in it; then you can withdraw.',
  playOn: 'Play on',
  toRound: 'Finish the round in {{game}}',
};
