import type { Texts } from '../texts';
import type { challenges as english } from '../en/challenges';

export const challenges = {
  title: 'チャレンジ',
  lead: 'スロットの1ラウンドの配当がベット額に対して下記の倍率に達すると、賞金が残高に追加されます。自己資金でのベットが対象です。各チャレンジは月1回、1ラウンドにつき到達した最高のものが支払われます。',
  short:
    '自己資金でプレイしたスロットの1ラウンドで非常に高い倍率が出ると、賞金を獲得できます。各チャレンジは月1回です。',
  list: '今月のチャレンジ',
  prize: '賞金',
  minimum: '最低ベット額',
  equivalent: '金額はユーロ建てです。他の通貨では固定レートで換算されます。',
  hitOn: '{{date}}に達成しました。',
  prizeWithheld: 'アカウントの利用停止中、賞金は保留されます。',
  receipt: 'ラウンドの明細',
  winners: '{{month}}の当選者',
  noWinners: '{{month}}の達成者はまだいません。',
  multiplier: '倍率',
  player: 'プレイヤー',
  game: 'ゲーム',
  day: '日付',
  months: '他の月',
} satisfies Texts<typeof english>;
