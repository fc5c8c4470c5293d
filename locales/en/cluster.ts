/** Games of clusters. */
export const cluster = {
  grid: 'The grid',
  column: 'Column {{number}}',
  cascade: 'Step by step',
  step: 'Step {{number}}',
  won: '{{count}} × {{symbol}}',
  orMore: '{{count}}+',
  ruleSquare:
    '{{smallest}} or more matching symbols that touch along an edge, in any shape, win together. Touching at a corner doesn’t count. Each cluster pays by its size; several clusters add up.',
  ruleHex:
    'Every cell has six neighbours. {{smallest}} or more matching symbols that touch, in any shape, win together. Each cluster pays by its size; several clusters add up.',
  ruleFall:
    'Winning symbols vanish, those above fall and new ones come in from the top. This continues at no cost until nothing more wins.',
  ruleMultipliers: 'Each step has its own multiplier: {{multipliers}}. After that it stays at {{last}}.',
  ruleStrips:
    'Each column is a strip of symbols that stops at random. The symbols that come in from the top are those before it on the strip. The highest possible payout was found by playing every possible round.',
};
