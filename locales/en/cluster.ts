/** Games of clusters. */
export const cluster = {
  grid: 'The grid',
  column: 'Column {{number}}',
  cascade: 'Step by step',
  step: 'Step {{number}}',
  won: '{{count}} × {{symbol}}',
  orMore: '{{count}}+',
  ruleSquare:
    '{{smallest}} or more equal symbols that touch along an edge, in any shape, win together. A corner is no touch. Each cluster pays by its size; several clusters add up.',
  ruleHex:
    'Every cell has six neighbours. {{smallest}} or more equal symbols that touch, in any shape, win together. Each cluster pays by its size; several clusters add up.',
  ruleFall:
    'What has won vanishes, what is above falls, and new symbols come from above. This goes on at no cost until nothing wins any more.',
  ruleMultipliers: 'Each step has its own multiplier: {{multipliers}}. From there on {{last}} holds.',
  ruleStrips:
    'Each column is a strip of symbols that stops by chance; what comes from above is what stands on the strip before it. The highest possible payout was found by playing all rounds there are.',
};
