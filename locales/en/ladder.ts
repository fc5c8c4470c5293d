/** Slots whose wins climb a ladder of multipliers. */
export const ladder = {
  ladder: 'The ladder',
  stepWon: '{{multiplier}}, won',
  stepEnded: '{{multiplier}}, the climb ended here',
  climbed_one: '{{count}} free spin up the ladder',
  climbed_other: '{{count}} free spins up the ladder',
  climb: 'The climb',
  climbPaid: 'The climb paid {{amount}}',
  step: 'Step {{number}}',
  height: 'That was {{multiple}} times the stake',
  ruleClimb:
    'A winning spin is followed by a free spin one step higher on the ladder, with the same reels and at the same stake.',
  ruleSteps: 'Every win of a spin is multiplied by the multiplier of its step: {{steps}}.',
  ruleEnd: 'The round ends with the first spin without a win, or after the top step. All wins are added up.',
  highest: 'At least {{multiple}} times the stake',
  oneIn: 'about once in {{rounds}} rounds',
};
