import type { Texts } from '../texts';
import type { raceSeries as english } from '../en/race-series';

export const raceSeries = {
  'long-evenings': {
    title: 'Noches largas',
    summary: 'Una semana y todas las tragaperras: cada céntimo que apuestas con dinero real es un punto.',
  },
  'brightest-spark': {
    title: 'La chispa más brillante',
    summary:
      'Un fin de semana en todas las tragaperras: cuenta tu mejor multiplicador en una sola ronda, sea cual sea la apuesta.',
  },
  'jackpot-trail': {
    title: 'La ruta del bote',
    summary: 'Solo nuestras tragaperras con bote: cada céntimo que apuestas con dinero real es un punto.',
  },
  'harbour-regatta': {
    title: 'Regata del puerto',
    summary: 'Las tragaperras de Tideworks: cuenta tu mejor multiplicador en una sola ronda.',
  },
  'new-lights': {
    title: 'Luces nuevas',
    summary: 'Solo las tragaperras más nuevas: cada céntimo que apuestas con dinero real es un punto.',
  },
  'two-hours-of-comets': {
    title: 'Dos horas de cometas',
    summary: 'Una noche y un solo juego: cuenta el mejor multiplicador en Nine Comets.',
  },
} satisfies Texts<typeof english>;
