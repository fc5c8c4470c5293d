/** Flights whose multiple rises until they crash. */
export const crash = {
  crashed: 'Crashed at {{multiple}}',
  topped: 'Reached the top: {{multiple}}',
  flies: 'Rising, now at {{multiple}}',
  waits: 'Waiting for take-off',
  auto: 'Cash out automatically at',
  autoHint: '{{lowest}} to {{highest}}. Leave empty to decide in flight.',
  autoInvalid: 'Enter a multiplier such as 2 or 1.50, or leave it empty',
  cashOut: 'Cash out now',
  about: 'about {{amount}}',
  arrival: 'The multiplier at the moment your request arrives is the one that counts.',
  outNow: 'You have cashed out',
  out: 'You cashed out at {{multiple}}: {{amount}}, paid into your balance.',
  stakeAuto: '{{amount}}, automatic cash-out at {{multiple}}',
  stakeAlone: '{{amount}}, you decide in flight',
  outAt: 'Cashed out at {{multiple}}',
  ruleRise:
    'Bet before the start. The multiplier rises from ×1. Cash out before the crash and your stake is multiplied by it. If you haven’t cashed out by then, you lose the stake.',
  ruleOut:
    'Cash out with the button, or set a multiplier beforehand. What counts is when your request arrives by our clock; a request that arrives after the crash changes nothing. At {{highest}} everybody is paid.',
  ruleChance:
    'The chance of reaching a multiplier is {{share}} divided by it: ×2 in {{half}} of all rounds. Whenever you cash out, the return is the same.',
  rulePause:
    'The next flight starts {{pause}} seconds after the last one ended, however long it was. Until then it takes bets; a bet counts if the whole request arrives before the start.',
  ruleDraw:
    'A round is a number below {{draws}}, plus one. The flight ends at {{share}} times {{draws}} divided by that number, rounded down to hundredths, and at ×1 at the lowest.',
};
