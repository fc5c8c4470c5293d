/** Dice on a scale of ten thousand numbers. */
export const dice = {
  roll: 'Roll the dice',
  ready: 'Choose your side and your chance',
  side: 'Your side',
  low: 'Low',
  high: 'High',
  sideInvalid: 'Choose low or high',
  chance: 'Chance to win',
  chanceInvalid: 'Choose a chance from the list',
  offer: '{{chance}}% pays {{multiple}}',
  rolled: 'Rolled: {{number}}',
  wins: '{{first}} to {{last}} wins',
  ruleRoll: 'Four ten-sided dice make a number from {{first}} to {{last}}. Each is equally likely.',
  ruleSide: 'With a 30% chance, low wins with 0000 to 2999 and high with 7000 to 9999.',
  rulePays:
    'A win pays {{share}} divided by the chance in percent, rounded down to hundredths: at 30%, {{times}} times the stake. So the RTP is at most {{share}}%. The RTP shown below is that of the chance that loses most by rounding.',
};
