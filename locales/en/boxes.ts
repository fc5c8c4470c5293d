/** Prizes behind boxes, curtains and parcels. */
export const boxes = {
  box: 'Box {{number}}',
  curtain: 'Curtain {{number}}',
  parcel: 'Parcel {{number}}',
  shelf: 'Best on shelf {{number}}',
  stack: 'Best in stack {{number}}',
  anyOne_box: 'Any one box',
  anyOne_curtain: 'Any one curtain',
  anyOne_parcel: 'Any one parcel',
  upTo: 'up to {{multiple}}',
  stage: 'The stage',
  opening: 'The prizes are being shuffled',
  closed: 'Everything opens when betting closes',
  empty: 'Empty',
  bestAt: 'Best prize {{multiple}} at number {{number}}',
  encore: 'Encore at {{place}}: {{multiple}}',
  rulePrizes:
    'These {{count}} prizes are shuffled for every round: {{prizes}}. A bet on one place pays the prize behind it as a multiple of the stake.',
  ruleLeft: 'There are {{boxes}} places, so some prizes stay out of the round.',
  ruleEncore: 'One place gets an encore; every place is equally likely. Its prize is multiplied: {{multiples}}.',
  ruleBest: 'A bet on a shelf or a stack wins if it holds the best prize.',
};
