/** Slots without lines. */
export const ways = {
  onWays_one: '{{times}} × {{symbol}}, {{count}} way',
  onWays_other: '{{times}} × {{symbol}}, {{count}} ways',
  freeSpinsWon_one: '{{count}} free spin',
  freeSpinsWon_other: '{{count}} free spins, rising to × {{multiplier}}',
  payoutsAt: 'Payouts of one way at a stake of {{stake}}',
  ruleWays:
    'Equal symbols on neighbouring reels, from the left reel on, win wherever they stand. Each way to choose one of them on every one of these reels pays once, so two on a reel pay twice; there are {{ways}} ways to win in all. For each symbol only the longest row pays; wins of several symbols add up. The stake covers all ways to win.',
  ruleWild:
    '“{{wild}}” stands for every symbol except “{{scatter}}”. It comes from the second reel on, and pays nothing by itself.',
  ruleWildAll: '“{{wild}}” stands for every symbol. It comes from the second reel on, and pays nothing by itself.',
  ruleRising:
    'Wins of the first free spin are multiplied by {{first}}, and with each further one the multiplier rises by one, up to {{last}} from free spin {{spins}} on. Free spins have reels of their own: “{{wild}}” comes more often, and “{{scatter}}” not at all, so they bring no further free spins. They are played at the stake of the round, at once, and cost nothing.',
};
