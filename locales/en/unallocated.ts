/** Money that arrived and may not be credited: what happened, and what its player can do about it. */
export const unallocated = {
  title: '{{amount}} arrived but was not credited',
  late: 'Your crypto payment arrived after the time for which its value was fixed.',
  limit: 'When it arrived, it would have exceeded your own deposit limit for {{limitHours}} hours.',
  frozen: 'When it arrived, your account was closed to deposits.',
  otherAmount: 'The amount is different from the one you requested.',
  otherCurrency: 'It arrived in a different currency from that of your account.',
  yours: 'It is yours and is kept separately: you can’t play with it. A refund is sent back the way the money came.',
  notYet: 'It can’t be credited now.',
  untilRoom: 'It can be credited once your limit allows it again.',
  refund: 'Refund {{amount}}',
  credit: 'Credit {{amount}} to my balance',
  decide: 'Choose what to do with it',
  refundOrderedTitle: 'Your refund of {{amount}} is on its way',
  refundFailedText:
    'The first attempt didn’t go through. The money is still yours, and customer support is dealing with it.',
  refundedTitle: 'Your deposit of {{amount}} has been refunded',
  refundedText:
    'It was never part of your balance and is sent back the way it came. How long that takes depends on the bank or the network.',
};
