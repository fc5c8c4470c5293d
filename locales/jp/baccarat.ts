import type { Texts } from '../texts';
import type { baccarat as english } from '../en/baccarat';

export const baccarat = {
  player: 'プレイヤー',
  banker: 'バンカー',
  tie: 'タイ',
  'player-pair': 'プレイヤーペア',
  'banker-pair': 'バンカーペア',
  small: 'スモール（4枚）',
  big: 'ビッグ（5～6枚）',
  mark_player: 'P',
  mark_banker: 'B',
  mark_tie: 'T',
  dealing: 'カードを配っています',
  begins: 'ベット締め切り後にカードが配られます',
  playerWins: 'プレイヤーの勝ち（{{points}}対{{other}}）',
  bankerWins: 'バンカーの勝ち（{{points}}対{{other}}）',
  tied: '{{points}}でタイ',
  ruleDeal:
    'ラウンドごとにシャッフルされる{{decks}}デックから、プレイヤーとバンカーに2枚ずつ配られます。Aは1、10と絵札は0と数え、合計の一の位だけを比べます。最高は9です。',
  ruleThird:
    'どちらかが8か9なら、それ以上カードは引きません。それ以外では、プレイヤーは5以下で引きます。プレイヤーが引かなければ、バンカーも5以下で引きます。プレイヤーが引いた場合、バンカーは2以下なら必ず、3ならプレイヤーの3枚目が8以外のとき、4なら2～7、5なら4～7、6なら6か7のときに引きます。',
  ruleTie: 'タイの場合、プレイヤーとバンカーへのベット額は戻ります。ペアとは、最初の2枚のランクが同じことです。',
  ruleCommission: 'バンカーへのベットの配当からは、5%の手数料が差し引かれます。',
  ruleSix: '手数料はありません。バンカーが6で勝った場合の配当は{{multiple}}です。',
} satisfies Texts<typeof english>;
