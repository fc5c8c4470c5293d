import type { Texts } from '../texts';
import type { content as english } from '../en/content';

export const content = {
  newsLead: 'Jogos novos, como tudo funciona por aqui e o que mudou.',
  reading_one: '{{shown}} min de leitura',
  reading_other: '{{shown}} min de leitura',
  topics: 'Temas',
  all: 'Tudo',
  tagGames: 'Jogos',
  tagFairness: 'Jogo justo',
  tagRewards: 'Recompensas',
  tagSaferPlay: 'Jogo mais seguro',
  tagHouse: 'Sobre nós',
  feed: 'Assinar o feed de notícias (Atom)',
  older: 'Mais antiga',
  newer: 'Mais recente',
  moreNews: 'Mais notícias',
  allNews: 'Todas as notícias',
  gamesHere: 'Jogos deste artigo',
  inEnglish: 'Esta página está em inglês.',
  nothing: 'Ainda não há artigos',
  nothingText: 'Nada foi publicado sobre este tema até agora.',
} satisfies Texts<typeof english>;
