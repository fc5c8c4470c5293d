import type { Texts } from '../texts';
import type { content as english } from '../en/content';

export const content = {
  newsLead: '新しいゲーム、サービスの仕組み、変更点をお知らせします。',
  reading_one: '読了時間：約{{shown}}分',
  reading_other: '読了時間：約{{shown}}分',
  topics: 'テーマ',
  all: 'すべて',
  tagGames: 'ゲーム',
  tagFairness: '公正さ',
  tagRewards: '報酬',
  tagSaferPlay: '安全に楽しむために',
  tagHouse: '当サイトについて',
  feed: 'ニュースフィードを購読する（Atom）',
  older: '前の記事',
  newer: '次の記事',
  moreNews: 'ほかのニュース',
  allNews: 'ニュース一覧',
  gamesHere: 'この記事に登場するゲーム',
  inEnglish: 'このページの本文は英語です。',
  nothing: '記事はまだありません',
  nothingText: 'このテーマの記事はまだ公開されていません。',
} satisfies Texts<typeof english>;
