import type { Texts } from '../texts';
import type { paymentMethods as english } from '../en/payment-methods';

export const paymentMethods = {
  card: {
    name: 'カード',
    depositTime: '1分以内',
    withdrawTime: '承認後1～3銀行営業日',
    hosted:
      'カード情報は決済サービスのページで入力します。当サイトがカード情報を知ることはありません。お支払い後、このサイトに戻ります。',
    status: {
      declined: 'カード会社により決済が承認されませんでした',
    },
  },
  trumo: {
    name: '銀行決済',
    depositTime: '即時',
    withdrawTime: 'ご利用いただけません',
  },
  crypto: {
    name: '暗号資産',
    depositTime: 'ネットワークの承認後すぐ',
    withdrawTime: 'ウォレットアドレスの入力後1時間以内',
    status: {
      pending: 'お支払いと承認を待っています',
      declined: '期限内にお支払いが確認できませんでした',
      approved: '承認済みです。メールのリンクからウォレットアドレスを入力してください',
    },
  },
} satisfies Texts<typeof english>;
