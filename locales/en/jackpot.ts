/** Slots that play for a progressive pool. */
export const jackpot = {
  pool: 'Jackpot',
  funPool: 'Play-money jackpot, fixed',
  won: 'You won the jackpot: {{amount}}',
  counted: 'You hit the jackpot. The total is being counted and will be paid to you in full.',
  yours: 'The jackpot is yours',
  lookAgain: 'Refresh',
  playOn: 'Play on in the meantime',
  chance: 'Chance of the jackpot at a stake of {{stake}}',
  oneIn: '1 in {{rounds}}',
  baseReturn: 'RTP without the jackpot',
  poolReturn: 'RTP of the jackpot',
  ruleFed:
    '{{pool}} of every real-money stake goes into the jackpot, and {{seed}} towards the next one, which starts at {{start}}. Everything that goes in is paid out to players.',
  ruleChance:
    'Every stake can win it, whatever the reels show. The chance is in proportion to the stake, so all stakes have the same RTP. The jackpot is kept in euros; other currencies are converted at a fixed rate.',
  rulePaid:
    'Whoever hits it is paid everything it holds at that moment, on top of what the reels pay. If two players hit it at the same time, the first gets this jackpot and the second gets the next one.',
  ruleFun:
    'Play money neither goes into the jackpot nor wins it. With the same chance it wins {{amount}}, which is the average jackpot when it is won.',
  ruleHighest: 'The highest possible payout shown below does not include the jackpot.',
};
