import type { Texts } from '../texts';
import type { content as english } from '../en/content';

export const content = {
  newsLead: 'Nye spill, hvordan ting fungerer her, og hva som er endret.',
  reading_one: '{{shown}} min lesetid',
  reading_other: '{{shown}} min lesetid',
  topics: 'Temaer',
  all: 'Alle',
  tagGames: 'Spill',
  tagFairness: 'Rettferdighet',
  tagRewards: 'Belønninger',
  tagSaferPlay: 'Tryggere spill',
  tagHouse: 'Om oss',
  feed: 'Abonner på nyhetsstrømmen (Atom)',
  older: 'Eldre',
  newer: 'Nyere',
  moreNews: 'Flere nyheter',
  allNews: 'Alle nyheter',
  gamesHere: 'Spill i denne artikkelen',
  inEnglish: 'Denne siden er på engelsk.',
  nothing: 'Ingen artikler her ennå',
  nothingText: 'Det er ikke publisert noe om dette temaet ennå.',
} satisfies Texts<typeof english>;
