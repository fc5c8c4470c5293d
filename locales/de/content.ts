import type { Texts } from '../texts';
import type { content as english } from '../en/content';

export const content = {
  newsLead: 'Neue Spiele, wie hier alles funktioniert und was sich geändert hat.',
  reading_one: '{{shown}} Min. Lesezeit',
  reading_other: '{{shown}} Min. Lesezeit',
  topics: 'Themen',
  all: 'Alle',
  tagGames: 'Spiele',
  tagFairness: 'Faires Spiel',
  tagRewards: 'Belohnungen',
  tagSaferPlay: 'Sicherer spielen',
  tagHouse: 'Über uns',
  feed: 'News-Feed abonnieren (Atom)',
  older: 'Älterer Beitrag',
  newer: 'Neuerer Beitrag',
  moreNews: 'Weitere News',
  allNews: 'Alle News',
  gamesHere: 'Spiele in diesem Beitrag',
  inEnglish: 'Dieser Beitrag ist auf Englisch verfasst.',
  nothing: 'Noch keine Beiträge',
  nothingText: 'Zu diesem Thema wurde bisher nichts veröffentlicht.',
} satisfies Texts<typeof english>;
