import type { Texts } from '../texts';
import type { raceSeries as english } from '../en/race-series';

export const raceSeries = {
  'long-evenings': {
    title: 'Longues soirées',
    summary: 'Une semaine, toutes les machines à sous\u00a0: chaque centime misé en argent réel vaut un point.',
  },
  'brightest-spark': {
    title: 'L’étincelle la plus vive',
    summary:
      'Un week-end sur toutes les machines à sous\u00a0: seul compte votre meilleur multiplicateur en une partie, quelle que soit la mise.',
  },
  'jackpot-trail': {
    title: 'La piste des jackpots',
    summary: 'Uniquement nos machines à jackpot\u00a0: chaque centime misé en argent réel vaut un point.',
  },
  'harbour-regatta': {
    title: 'Régate du port',
    summary: 'Les machines à sous de Tideworks\u00a0: seul compte votre meilleur multiplicateur en une partie.',
  },
  'new-lights': {
    title: 'Nouvelles lueurs',
    summary:
      'Uniquement les machines à sous les plus récentes\u00a0: chaque centime misé en argent réel vaut un point.',
  },
  'two-hours-of-comets': {
    title: 'Deux heures de comètes',
    summary: 'Un soir, un seul jeu\u00a0: seul compte le meilleur multiplicateur sur Nine Comets.',
  },
} satisfies Texts<typeof english>;
