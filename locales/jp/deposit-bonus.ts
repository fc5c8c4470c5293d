import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'ボーナス',
  none: 'ボーナスなし',
  noneText: '賭け条件なしで、獲得した配当を出金できます。',
  terms:
    '入金額の{{percent}}%、最大{{most}}。{{minimum}}以上の入金が対象です。賭け条件はボーナス額の{{times}}倍、期限は{{days}}日です。',
  hint: 'ボーナスの利用中に出金するには、ボーナスを放棄する必要があります。',
  gone: 'このボーナスはご利用いただけなくなりました。もう一度お選びください。お支払いは行われていません。',
  belowMinimum: 'このボーナスには{{minimum}}以上の入金が必要です',
  waiting: '入金が完了すると追加されます',
  withPayment: '入金が完了すると、ボーナス「{{name}}」（{{amount}}）が追加されます。',
  given: 'ボーナスに追加しました',
  cancelled: 'お支払いの不成立により取り消されました',
  notGiven: '別の入金ですでに付与されたか、アカウントが利用停止中だったため、追加されませんでした',
  wageringLeft: '有効なボーナスの賭け条件は残り{{left}}です（{{needed}}中{{gained}}達成）。',
  wagerOrGiveUp: '賭け条件を達成するか、残りの{{balance}}とともにボーナスを放棄すると出金できます。',
  playOn: 'プレイを続ける',
  toRound: '{{game}}のラウンドを終了する',
} satisfies Texts<typeof english>;
