/** Money that arrived and may not be credited: what happened, and what its player can do about it. */
export const unallocated = {
  title: '{{amount}} arrived and was not credited',
  late: 'The coins came after the time of your order, for which their value was fixed.',
  limit: 'When it arrived, it would have gone above your own deposit limit of {{limitHours}} hours.',
  frozen: 'When it arrived, your account was closed to deposits.',
  otherAmount: 'It is another amount than you ordered.',
  otherCurrency: 'It came in another currency than that of your account.',
  yours: 'It is yours and kept apart: you can’t play with it. A refund goes back the way it came.',
  notYet: 'It can’t be credited now.',
  untilRoom: 'It can be credited once your limit has room for it again.',
  refund: 'Refund {{amount}}',
  credit: 'Credit {{amount}} to my balance',
  decide: 'Decide what becomes of it',
  refundOrderedTitle: 'Your refund of {{amount}} is on its way',
  refundFailedText: 'The first attempt didn’t go through. The money is still yours, and our support is seeing to it.',
  refundedTitle: 'Your deposit of {{amount}} is refunded',
  refundedText:
    'It was never part of your balance and goes back the way it came. How long that takes is up to the bank or the network.',
};
