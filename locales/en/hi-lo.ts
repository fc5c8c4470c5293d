/** Higher or lower, card by card. */
export const hiLo = {
  start: 'Deal a card',
  ready: 'Will the next card be higher or lower?',
  cards: 'The cards so far',
  higher: 'Higher',
  lower: 'Lower',
  makes: 'makes it {{multiple}}',
  standing: 'Now worth {{multiple}}',
  cashOut: 'Cash out {{amount}}',
  ruleCards:
    'The ace is lowest, the king highest. Every card comes from a full, freshly shuffled deck, so what was dealt before tells nothing.',
  ruleTie: 'The same rank again loses, whichever way you guessed.',
  rulePays:
    'Each right guess multiplies what the round pays by 13 divided by the number of ranks that win. You are paid {{share}}% of that, rounded down to hundredths of the stake. Cash out after any right guess; a wrong one ends the round without a payout.',
  ruleEnd:
    'No guess is offered that would lead above {{highest}}. After {{guesses}} right guesses, or when none is left to offer, the round pays out by itself.',
};
