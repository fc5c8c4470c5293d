/** Slots that play for a progressive pool. */
export const jackpot = {
  pool: 'Jackpot',
  funPool: 'Play-money jackpot, fixed',
  won: 'You have won the jackpot: {{amount}}',
  counted: 'You have hit the jackpot. The pool is being counted and will be paid to you in full.',
  yours: 'The jackpot is yours',
  lookAgain: 'Look again',
  playOn: 'Play on meanwhile',
  chance: 'Chance of the jackpot at a stake of {{stake}}',
  oneIn: '1 in {{rounds}}',
  baseReturn: 'Return of the slot alone',
  poolReturn: 'Return by the jackpot',
  ruleFed:
    '{{pool}} of every real-money stake goes into the jackpot, and {{seed}} toward the next one, which begins at {{start}}. All that goes in is paid out to players.',
  ruleChance:
    'Every stake can win it, whatever the reels show. The chance is in proportion to the stake, so that all stakes have the same return. The jackpot is kept in euros; other currencies count by a fixed rate.',
  rulePaid:
    'Who hits it is paid all that it holds at that moment, on top of what the reels pay. Should two players hit it together, the first gets it, the second the next one.',
  ruleFun:
    'Play money neither feeds the jackpot nor wins it: with the same chance it wins {{amount}}, which is what the jackpot holds on average when it is won.',
  ruleHighest: 'The highest possible payout stated below does not count the jackpot.',
};
