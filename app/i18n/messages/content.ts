import { defineMessages } from '../define-messages';

/** What stands around the pages that people read: news first of all. */
export const content = defineMessages({
  newsLead: {
    en: 'New games, how things work here, and what has changed.', es: 'Juegos nuevos, cómo funciona todo aquí y qué ha cambiado.', de: 'Neue Spiele, wie hier alles funktioniert und was sich geändert hat.',
    fr: 'Les nouveaux jeux, le fonctionnement de la maison et ce qui a changé.', pt: 'Jogos novos, como tudo funciona por aqui e o que mudou.', no: 'Nye spill, hvordan ting fungerer her, og hva som er endret.',
    jp: '新しいゲーム、サービスの仕組み、変更点をお知らせします。',
  },
  reading_one: { en: '{{shown}} min read', es: '{{shown}} min de lectura', de: '{{shown}} Min. Lesezeit', fr: '{{shown}} min de lecture', pt: '{{shown}} min de leitura', no: '{{shown}} min lesetid', jp: '読了時間：約{{shown}}分' },
  reading_other: { en: '{{shown}} min read', es: '{{shown}} min de lectura', de: '{{shown}} Min. Lesezeit', fr: '{{shown}} min de lecture', pt: '{{shown}} min de leitura', no: '{{shown}} min lesetid', jp: '読了時間：約{{shown}}分' },
  topics: { en: 'Topics', es: 'Temas', de: 'Themen', fr: 'Thèmes', pt: 'Temas', no: 'Temaer', jp: 'テーマ' },
  all: { en: 'All', es: 'Todo', de: 'Alle', fr: 'Tout', pt: 'Tudo', no: 'Alle', jp: 'すべて' },
  tagGames: { en: 'Games', es: 'Juegos', de: 'Spiele', fr: 'Jeux', pt: 'Jogos', no: 'Spill', jp: 'ゲーム' },
  tagFairness: { en: 'Fairness', es: 'Juego limpio', de: 'Faires Spiel', fr: 'Équité', pt: 'Jogo justo', no: 'Rettferdighet', jp: '公正さ' },
  tagRewards: { en: 'Rewards', es: 'Recompensas', de: 'Belohnungen', fr: 'Récompenses', pt: 'Recompensas', no: 'Belønninger', jp: '報酬' },
  tagSaferPlay: { en: 'Safer play', es: 'Juego responsable', de: 'Verantwortungsvolles Spielen', fr: 'Jeu responsable', pt: 'Jogo responsável', no: 'Ansvarlig spilling', jp: '責任あるギャンブル' },
  tagHouse: { en: 'About us', es: 'Sobre nosotros', de: 'Über uns', fr: 'À propos de nous', pt: 'Sobre nós', no: 'Om oss', jp: '当サイトについて' },
  feed: { en: 'Subscribe to the news feed (Atom)', es: 'Suscribirse a las noticias (Atom)', de: 'News-Feed abonnieren (Atom)', fr: 'S’abonner au flux d’actualités (Atom)', pt: 'Assinar o feed de notícias (Atom)', no: 'Abonner på nyhetsstrømmen (Atom)', jp: 'ニュースフィードを購読する（Atom）' },
  older: { en: 'Older', es: 'Anterior', de: 'Älterer Beitrag', fr: 'Plus ancien', pt: 'Mais antiga', no: 'Eldre', jp: '前の記事' },
  newer: { en: 'Newer', es: 'Siguiente', de: 'Neuerer Beitrag', fr: 'Plus récent', pt: 'Mais recente', no: 'Nyere', jp: '次の記事' },
  moreNews: { en: 'More news', es: 'Más noticias', de: 'Weitere News', fr: 'Autres actualités', pt: 'Mais notícias', no: 'Flere nyheter', jp: 'ほかのニュース' },
  allNews: { en: 'All news', es: 'Todas las noticias', de: 'Alle News', fr: 'Toutes les actualités', pt: 'Todas as notícias', no: 'Alle nyheter', jp: 'ニュース一覧' },
  gamesHere: { en: 'Games in this article', es: 'Juegos de este artículo', de: 'Spiele in diesem Beitrag', fr: 'Les jeux de cet article', pt: 'Jogos deste artigo', no: 'Spill i denne artikkelen', jp: 'この記事に登場するゲーム' },
  inEnglish: {
    en: 'This page is in English.', es: 'Esta página está en inglés.', de: 'Dieser Beitrag ist auf Englisch.', fr: 'Cette page est en anglais.', pt: 'Esta página está em inglês.', no: 'Denne siden er på engelsk.', jp: 'このページの本文は英語です。',
  },
  nothing: { en: 'No articles here yet', es: 'Aún no hay artículos', de: 'Noch keine Beiträge', fr: 'Pas encore d’article', pt: 'Ainda não há artigos', no: 'Ingen artikler her ennå', jp: '記事はまだありません' },
  nothingText: {
    en: 'Nothing has been published on this topic so far.', es: 'De momento no se ha publicado nada sobre este tema.', de: 'Zu diesem Thema wurde bisher nichts veröffentlicht.', fr: 'Rien n’a encore été publié sur ce thème.',
    pt: 'Nada foi publicado sobre este tema até agora.', no: 'Det er ikke publisert noe om dette temaet ennå.', jp: 'このテーマの記事はまだ公開されていません。',
  },
});
