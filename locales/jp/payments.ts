import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: '手数料無料',
  methods: {
    card: {
      name: 'カード',
      depositTime: '1分以内',
      withdrawTime: '承認後1～3銀行営業日',
    },
    trumo: {
      name: '銀行決済',
      depositTime: '即時',
      withdrawTime: 'ご利用いただけません',
    },
    crypto: {
      name: '暗号資産',
      depositTime: 'ネットワークの承認後すぐ',
      withdrawTime: '送金先アドレスの入力後1時間以内',
    },
  },
  cryptoStatus: {
    pending: 'お支払いと承認を待っています',
    declined: '期限内にお支払いが確認できませんでした',
    approved: '承認済みです。メールのリンクから送金先アドレスを入力してください',
  },
  status: {
    pending: '決済サービスからの通知を待っています',
    declined: 'カード会社により決済が拒否されました',
    unallocated: '受領しましたが反映されていません。理由と可能なお手続きはキャッシャーをご覧ください',
    refunded: '反映されず、入金時と同じ経路で返金されました',
    requested: '承認待ちです',
    approved: '承認済み、送金中です',
    rejected: '承認されませんでした。金額は残高に戻りました',
    cancelled: 'お客様がキャンセルしました。金額は残高に戻りました',
  },
  outage: '{{method}}：現在ご利用いただけません。復旧作業中です。お支払い済みの金額は安全に保管されています。',
} satisfies Texts<typeof english>;
