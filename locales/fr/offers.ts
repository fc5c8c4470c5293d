import type { Texts } from '../texts';
import type { offers as english } from '../en/offers';

export const offers = {
  sample: {
    welcome: {
      title: 'Bonus de bienvenue sur le dépôt',
      summary: 'Votre premier dépôt, et autant en argent bonus.',
    },
    reload: {
      title: 'Bonus de dépôt hebdomadaire',
      summary: 'Un bonus de la moitié de votre dépôt, une fois par semaine.',
    },
    'welcome-code': {
      title: 'Code de bienvenue',
      summary: 'Un bonus pour découvrir la maison, sans dépôt.',
    },
    'moon-spins': {
      title: 'Tours de lune',
      summary: 'Des tours gratuits sous les lanternes de la fête, avec un code.',
    },
    'first-light': {
      title: 'Première lueur',
      summary: 'Quelques tours gratuits pour tous les titulaires d’un compte.',
    },
    'comet-week': {
      title: 'Semaine des comètes',
      summary: 'Des tours gratuits chaque semaine pour ceux qui ont déjà déposé.',
    },
    'winter-lights': {
      title: 'Bonus lumières d’hiver',
      summary: 'Un bonus de dépôt plus généreux pour les semaines sombres de l’année.',
    },
    'harvest-moon': {
      title: 'Bonus lune des moissons',
      summary: 'Un bonus de dépôt pour la fin des moissons.',
    },
    'bakery-nights': {
      title: 'Nuits au fournil',
      summary: 'Des tours gratuits tant que les fours sont chauds.',
    },
    'rooftop-autumn': {
      title: 'Automne sur les toits',
      summary: 'Des tours gratuits avec les chats de la vieille ville.',
    },
  },
  codes: {
    WELCOME100: 'Bonus de bienvenue',
    MOON20: '20 tours gratuits sur Lantern Festival',
  },
  levelSpins: 'Niveau {{level}} : tours gratuits sur {{slot}}',
  test: 'Bonus de test',
} satisfies Texts<typeof english>;
