import type { Texts } from '../texts';
import type { game as english } from '../en/game';

export const game = {
  playNow: '今すぐプレイ',
  playForFun: '無料プレイ',
  round: 'ラウンドの流れ',
  facts: 'ゲーム情報',
  computer: 'パソコン',
  phone: 'スマートフォン',
  available: '対応',
  notAvailable: '非対応',
  hitFrequency: '配当のあるラウンド',
  allRules: 'ルールと配当をすべて見る',
  similar: '似ているゲーム',
  isOff: 'このゲームは現在ご利用いただけません',
  isOffText: '開始済みのラウンドは最後までプレイできます。その間は、ほかのゲームをお選びください。',
} satisfies Texts<typeof english>;
