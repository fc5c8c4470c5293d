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
    'どちらかが8か9なら、それ以上は引きません。それ以外ではプレイヤーは5以下で引きます。プレイヤーが引かないときはバンカーも5以下で引きます。引いたときバンカーは、2以下なら必ず、3なら相手の3枚目が8以外、4なら2～7、5なら4～7、6なら6か7のときに引きます。',
  ruleTie: 'タイのとき、プレイヤーとバンカーへのベットは戻ります。ペアは最初の2枚が同じランクであることです。',
  ruleCommission: 'バンカーへのベットの勝ち分から、5%の手数料が引かれます。',
  ruleSix: '手数料はありません。バンカーが6で勝ったときは{{multiple}}で支払われます。',
} satisfies Texts<typeof english>;
