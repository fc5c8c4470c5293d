/** Slots without lines. */
export const ways = {
  onWays_one: '{{times}} × {{symbol}}, {{count}} way',
  onWays_other: '{{times}} × {{symbol}}, {{count}} ways',
  freeSpinsWon_one: '{{count}} free spin',
  freeSpinsWon_other: '{{count}} free spins, rising to × {{multiplier}}',
  payoutsAt: 'Payouts per way at a stake of {{stake}}',
  ruleWays:
    'Matching symbols on neighbouring reels, from the leftmost reel on, win in any position. Each way to choose one of them on every one of these reels pays once, so two on a reel pay twice. There are {{ways}} ways to win in total. For each symbol only the longest row pays; wins of several symbols add up. The stake covers all ways to win.',
  ruleWild:
    '“{{wild}}” stands for every symbol except “{{scatter}}”. It appears from the second reel on and pays nothing on its own.',
  ruleWildAll: '“{{wild}}” stands for every symbol. It appears from the second reel on and pays nothing on its own.',
  ruleRising:
    'Wins of the first free spin are multiplied by {{first}}. With each further free spin the multiplier rises by one, up to {{last}} from free spin {{spins}} on. Free spins have their own reels: “{{wild}}” comes more often and “{{scatter}}” does not appear, so they bring no further free spins. They are played at once at the stake of the round and cost nothing.',
};
