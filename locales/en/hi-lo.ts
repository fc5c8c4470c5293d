/** Higher or lower, card by card. */
export const hiLo = {
  start: 'Deal a card',
  ready: 'Will the next card be higher or lower?',
  cards: 'The cards so far',
  higher: 'Higher',
  lower: 'Lower',
  makes: 'raises it to {{multiple}}',
  standing: 'Worth {{multiple}} now',
  cashOut: 'Cash out {{amount}}',
  ruleCards:
    'The ace is lowest, the king highest. Every card comes from a full, freshly shuffled deck, so earlier cards tell you nothing about the next one.',
  ruleTie: 'If the same rank comes again, you lose, whichever way you guessed.',
  rulePays:
    'Each right guess multiplies the payout by 13 divided by the number of ranks that win. You are paid {{share}}% of that, rounded down to hundredths of the stake. You can cash out after any right guess; a wrong one ends the round without a payout.',
  ruleEnd:
    'You are not offered guesses that would lead above {{highest}}. After {{guesses}} right guesses, or when no guess can be offered, the round is cashed out automatically.',
};
