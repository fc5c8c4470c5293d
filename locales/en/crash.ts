/** Flights whose multiple rises until they crash. */
export const crash = {
  crashed: 'Crashed at {{multiple}}',
  topped: 'Reached the top: {{multiple}}',
  flies: 'Rising, now at {{multiple}}',
  waits: 'Waiting for the start',
  auto: 'Cash out automatically at',
  autoHint: '{{lowest}} to {{highest}}. Left empty, you decide in flight.',
  autoInvalid: 'Enter a multiplier such as 2 or 1.50, or leave it empty',
  cashOut: 'Cash out now',
  about: 'about {{amount}}',
  arrival: 'What counts is the multiple at which your request arrives.',
  outNow: 'You have cashed out',
  out: 'You are out at {{multiple}}: {{amount}}, paid into your balance.',
  down: 'Crashed with your {{amount}}',
  stakeAuto: '{{amount}}, automatically out at {{multiple}}',
  stakeAlone: '{{amount}}, you decide in flight',
  outAt: 'Out at {{multiple}}',
  ruleRise:
    'Place your bet before the start. The multiplier rises from ×1.00. Cash out before the crash, and your stake is paid times the multiplier. If you have not cashed out by then, you lose your stake.',
  ruleOut:
    'Cash out with the button, or set a multiplier beforehand. Our clock decides by the arrival of your request; one that arrives after the crash changes nothing. At {{highest}} everybody is paid.',
  ruleChance:
    'The chance of reaching a multiplier is {{share}} divided by it: ×2 in {{half}} of all rounds. Whenever you cash out, the return is the same.',
  ruleDraw:
    'A round is one number below {{draws}}, plus one. {{share}} times {{draws}} divided by it is where the flight ends, rounded down to hundredths, at least ×1.',
};
