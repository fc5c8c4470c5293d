import type { Texts } from '../texts';
import type { offers as english } from '../en/offers';

export const offers = {
  sample: {
    welcome: {
      title: 'Willkommensbonus auf die Einzahlung',
      summary: 'Ihre erste Einzahlung, noch einmal als Bonusgeld.',
    },
    reload: {
      title: 'Wöchentlicher Einzahlungsbonus',
      summary: 'Ein Bonus in Höhe der halben Einzahlung, einmal pro Woche.',
    },
    'welcome-code': {
      title: 'Willkommenscode',
      summary: 'Ein Bonus zum Umschauen, ganz ohne Einzahlung.',
    },
    'moon-spins': {
      title: 'Mond-Freispiele',
      summary: 'Freispiele unter den Laternen des Festes, per Code.',
    },
    'first-light': {
      title: 'Erstes Licht',
      summary: 'Ein paar Freispiele für alle mit einem Konto.',
    },
    'comet-week': {
      title: 'Kometenwoche',
      summary: 'Jede Woche Freispiele für alle, die schon eingezahlt haben.',
    },
    'winter-lights': {
      title: 'Winterlichter-Bonus',
      summary: 'Ein größerer Einzahlungsbonus für die dunklen Wochen des Jahres.',
    },
    'harvest-moon': {
      title: 'Erntemond-Bonus',
      summary: 'Ein Einzahlungsbonus zum Ende der Ernte.',
    },
    'bakery-nights': {
      title: 'Backstubennächte',
      summary: 'Freispiele, solange die Öfen noch warm sind.',
    },
    'rooftop-autumn': {
      title: 'Herbst über den Dächern',
      summary: 'Freispiele mit den Katzen der Altstadt.',
    },
  },
  codes: {
    WELCOME100: 'Willkommensbonus',
    MOON20: '20 Freispiele für Lantern Festival',
  },
  levelSpins: 'Level {{level}}: Freispiele für {{slot}}',
  test: 'Testbonus',
} satisfies Texts<typeof english>;
