import type { Texts } from '../texts';
import type { roulette as english } from '../en/roulette';

export const roulette = {
  wheel: 'ホイール',
  rolls: 'ボールが回っています',
  redNumber: '赤の{{number}}',
  blackNumber: '黒の{{number}}',
  greenNumber: '緑の{{number}}',
  red: '赤',
  black: '黒',
  odd: '奇数',
  even: '偶数',
  low: '1～18',
  high: '19～36',
  dozen: '{{from}}～{{to}}',
  column: '第{{number}}列',
  group_straight: 'ストレート',
  group_split: 'スプリット（2数字）',
  group_street: 'ストリート（3数字）',
  group_trio: 'ゼロを含むトリオ',
  group_corner: 'コーナー（4数字）',
  'group_first-four': 'ファーストフォー',
  group_line: 'ライン（6数字）',
  group_column: 'カラム（12数字）',
  group_dozen: 'ダズン（12数字）',
  group_even: 'イーブンチャンス（18数字）',
  comets: 'このラウンドの彗星',
  comet: '{{number}}は{{multiple}}',
  ruleWheel:
    '1～36（半分が赤、半分が黒）と緑の0、あわせて37ポケットのホイールです。出た数字がベットの範囲に含まれていれば当たりです。',
  ruleHalf: '0が出たとき、イーブンチャンスのベットは半額が戻ります。',
  ruleComets:
    '各ラウンドで{{count}}個の数字に彗星が落ちます。その数字へのストレートベットが当たると、彗星の倍率で支払われます：{{multiples}}。',
} satisfies Texts<typeof english>;
