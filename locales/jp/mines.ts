import type { Texts } from '../texts';
import type { mines as english } from '../en/mines';

export const mines = {
  start: 'ラウンド開始',
  ready: 'ベット額と地雷の数を選んでください',
  mines: '地雷の数',
  minesInvalid: '地雷の数を選んでください',
  field: 'フィールド',
  place: '{{row}}行{{column}}列',
  open: '{{place}}を開く',
  closed: '未開封',
  safe: '提灯',
  mine: '地雷',
  hit: 'ラウンドを終わらせた地雷',
  left: '開けなかったマス',
  next: '次の提灯で{{multiple}}',
  cashOut: '{{amount}}をキャッシュアウト',
  ruleOpen: '最初のマスを開ける前に、{{cells}}マスの中へ地雷が配置されます。提灯を見つけるたびに配当が上がります。',
  ruleCashOut: '提灯を見つけた後はいつでもキャッシュアウトできます。地雷を開けると配当なしでラウンドが終わります。',
  ruleEnd: '倍率表の最後に達すると自動でキャッシュアウトされます。',
  payouts: '提灯ごとの配当',
  pearl: '真珠',
  pearlNext: '次の真珠で{{multiple}}',
  pearlRuleOpen:
    '最初の貝を開ける前に、{{cells}}個の貝の中へ機雷が配置されます。真珠を見つけるたびに配当が上がります。',
  pearlRuleCashOut:
    '真珠を見つけた後はいつでもキャッシュアウトできます。機雷を開けると配当なしでラウンドが終わります。',
  pearlPayouts: '真珠ごとの配当',
} satisfies Texts<typeof english>;
