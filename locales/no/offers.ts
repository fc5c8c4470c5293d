import type { Texts } from '../texts';
import type { offers as english } from '../en/offers';

export const offers = {
  sample: {
    welcome: {
      title: 'Velkomstbonus på innskuddet',
      summary: 'Like mye i bonuspenger som det første innskuddet ditt.',
    },
    reload: {
      title: 'Ukentlig innskuddsbonus',
      summary: 'En bonus på halve innskuddet, én gang i uken.',
    },
    'welcome-code': {
      title: 'Velkomstkode',
      summary: 'En bonus til å se deg rundt med, uten innskudd.',
    },
    'moon-spins': {
      title: 'Månespinn',
      summary: 'Gratisspinn under lyktene på festivalen, med en kode.',
    },
    'first-light': {
      title: 'Første lys',
      summary: 'Noen gratisspinn til alle med konto.',
    },
    'comet-week': {
      title: 'Kometuke',
      summary: 'Gratisspinn hver uke for dem som har satt inn penger.',
    },
    'winter-lights': {
      title: 'Vinterlysbonus',
      summary: 'En større innskuddsbonus for årets mørke uker.',
    },
    'harvest-moon': {
      title: 'Høstmånebonus',
      summary: 'En innskuddsbonus til slutten av innhøstingen.',
    },
    'bakery-nights': {
      title: 'Bakerinetter',
      summary: 'Gratisspinn så lenge ovnene er varme.',
    },
    'rooftop-autumn': {
      title: 'Høst på takene',
      summary: 'Gratisspinn med kattene i gamlebyen.',
    },
  },
  codes: {
    WELCOME100: 'Velkomstbonus',
    MOON20: '20 gratisspinn på Lantern Festival',
  },
  levelSpins: 'Nivå {{level}}: gratisspinn på {{slot}}',
  test: 'Testbonus',
} satisfies Texts<typeof english>;
