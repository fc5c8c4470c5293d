import type { Texts } from '../texts';
import type { content as english } from '../en/content';

export const content = {
  newsLead: 'Les nouveaux jeux, le fonctionnement de la maison et ce qui a changé.',
  reading_one: '{{shown}} min de lecture',
  reading_other: '{{shown}} min de lecture',
  topics: 'Thèmes',
  all: 'Tout',
  tagGames: 'Jeux',
  tagFairness: 'Équité',
  tagRewards: 'Récompenses',
  tagSaferPlay: 'Jouer en sécurité',
  tagHouse: 'À propos de nous',
  feed: 'S’abonner au flux d’actualités (Atom)',
  older: 'Plus ancien',
  newer: 'Plus récent',
  moreNews: 'Autres actualités',
  allNews: 'Toutes les actualités',
  gamesHere: 'Les jeux de cet article',
  inEnglish: 'Cette page est en anglais.',
  nothing: 'Pas encore d’article',
  nothingText: 'Rien n’a encore été publié sur ce thème.',
} satisfies Texts<typeof english>;
