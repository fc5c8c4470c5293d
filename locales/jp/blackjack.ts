import type { Texts } from '../texts';
import type { blackjack as english } from '../en/blackjack';

export const blackjack = {
  deal: '配る',
  ready: 'ディーラーより21に近づけば勝ち（21を超えると負け）',
  dealer: 'ディーラー',
  yours: 'あなたの手札',
  firstHand: '1つ目の手札',
  secondHand: '2つ目の手札',
  total: '合計{{total}}',
  turn: 'あなたの番です',
  hit: 'ヒット',
  stand: 'スタンド',
  double: 'ダブル',
  split: 'スプリット',
  more: '追加{{amount}}',
  blackjack: 'ブラックジャック！',
  won: '勝ち',
  pushed: '引き分け',
  lost: '負け',
  bust: 'バースト',
  ruleAlone:
    'カードは、このラウンドのためにシャッフルされた{{decks}}デックから、あなただけに配られます。絵札は10、エースは11または1と数えます。',
  ruleDealer:
    'ディーラーは16以下で引き、17以上では（エースを11と数える場合も）止まります。エースか10を見せているときは先にブラックジャックを確認し、成立していればその場で終了します。インシュランスはありません。',
  ruleMoves:
    '最初の2枚はいつでもダブルでき、1枚だけ追加されます。同じランクの2枚は一度だけ、それぞれにベットする2つの手札にスプリットできます。どちらもダブルできますが、スプリットしたエースには1枚ずつしか配られず、21になってもブラックジャックではありません。',
  rulePays:
    '勝つとベット額と同額が加わり、引き分けではベット額が戻ります。最初の2枚で21になるブラックジャックは、ベット額に加えてその{{times}}倍が支払われます。',
  ruleReturn: '還元率は、基本戦略どおりに遊んだ場合の、ダブルとスプリットを含む全ベット額に対する値です。',
} satisfies Texts<typeof english>;
