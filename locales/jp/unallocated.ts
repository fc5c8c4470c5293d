import type { Texts } from '../texts';
import type { unallocated as english } from '../en/unallocated';

export const unallocated = {
  title: '{{amount}}を受領しましたが、残高には反映されていません',
  late: 'レートの有効期限を過ぎてから着金したためです。',
  limit: '着金時点で、ご自身で設定された{{limitHours}}時間の入金限度額を超えるためです。',
  frozen: '着金時点で、アカウントへの入金が停止されていたためです。',
  otherAmount: 'お申し込みの金額と異なる金額が着金したためです。',
  otherCurrency: 'アカウントと異なる通貨で着金したためです。',
  yours: 'お客様の資金として分けて保管しており、プレイには使えません。返金は入金時と同じ経路で行われます。',
  notYet: '現在、残高に反映することはできません。',
  untilRoom: '限度額に再び余裕ができると、残高に反映できます。',
  refund: '{{amount}}を返金する',
  credit: '{{amount}}を残高に反映する',
  decide: '取り扱いを選ぶ',
  refundOrderedTitle: '{{amount}}の返金を手続き中です',
  refundFailedText: '最初の送金は完了しませんでした。資金は引き続きお客様のもので、サポートが対応しております。',
  refundedTitle: '{{amount}}の入金を返金しました',
  refundedText:
    'この金額は残高に反映されておらず、入金時と同じ経路で返金されます。所要時間は銀行またはネットワークによって異なります。',
} satisfies Texts<typeof english>;
