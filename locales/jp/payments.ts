import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: '手数料無料',
  hosted: 'お支払いは決済サービスのページで行います。お支払い後、このサイトに戻ります。',
  status: {
    pending: '決済サービスからの通知を待っています',
    declined: 'お支払いは完了しませんでした',
    unallocated: '受領しましたが反映されていません。理由と可能なお手続きはキャッシャーをご覧ください',
    refunded: '反映されず、入金時と同じ経路で返金されました',
    requested: '承認待ちです',
    approved: '承認済み、送金中です',
    rejected: '承認されませんでした。金額は残高に戻りました',
    cancelled: 'お客様がキャンセルしました。金額は残高に戻りました',
  },
  outage: '{{method}}：現在ご利用いただけません。復旧作業中です。お支払い済みの金額は安全に保管されています。',
} satisfies Texts<typeof english>;
