import type { Texts } from '../texts';
import type { content as english } from '../en/content';

export const content = {
  newsLead: 'Juegos nuevos, cómo funciona todo aquí y qué ha cambiado.',
  reading_one: '{{shown}} min de lectura',
  reading_other: '{{shown}} min de lectura',
  topics: 'Temas',
  all: 'Todo',
  tagGames: 'Juegos',
  tagFairness: 'Juego limpio',
  tagRewards: 'Recompensas',
  tagSaferPlay: 'Juego más seguro',
  tagHouse: 'Sobre nosotros',
  feed: 'Suscribirse a las noticias (Atom)',
  older: 'Anterior',
  newer: 'Siguiente',
  moreNews: 'Más noticias',
  allNews: 'Todas las noticias',
  gamesHere: 'Juegos de este artículo',
  inEnglish: 'Esta página está en inglés.',
  nothing: 'Aún no hay artículos',
  nothingText: 'De momento no se ha publicado nada sobre este tema.',
} satisfies Texts<typeof english>;
