/** Sample offers, promotion codes and free spins by name. Figures are told by the terms, never here. */
export const offers = {
  sample: {
    welcome: {
      title: 'Welcome deposit bonus',
      summary: 'Your first deposit, matched in bonus money.',
    },
    reload: {
      title: 'Weekly deposit bonus',
      summary: 'A bonus of half your deposit, once a week.',
    },
    'welcome-code': {
      title: 'Welcome code',
      summary: 'A bonus to look around with, no deposit needed.',
    },
    'moon-spins': {
      title: 'Moon spins',
      summary: 'Free spins under the festival lanterns, with a code.',
    },
    'first-light': {
      title: 'First light',
      summary: 'A few free spins for everyone with an account.',
    },
    'comet-week': {
      title: 'Comet week',
      summary: 'Free spins every week for players who have deposited.',
    },
    'winter-lights': {
      title: 'Winter lights bonus',
      summary: 'One larger deposit bonus for the dark weeks of the year.',
    },
    'harvest-moon': {
      title: 'Harvest moon bonus',
      summary: 'A deposit bonus for the end of the harvest.',
    },
    'bakery-nights': {
      title: 'Bakery nights',
      summary: 'Free spins while the ovens are still warm.',
    },
    'rooftop-autumn': {
      title: 'Rooftop autumn',
      summary: 'Free spins with the cats of the old town.',
    },
  },
  codes: {
    WELCOME100: 'Welcome bonus',
    MOON20: '20 free spins on Lantern Festival',
  },
  levelSpins: 'Level {{level}}: free spins on {{slot}}',
  test: 'Test bonus',
};
