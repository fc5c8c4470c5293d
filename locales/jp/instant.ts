import type { Texts } from '../texts';
import type { instant as english } from '../en/instant';

export const instant = {
  title: '入金してすぐプレイ',
  lead: '銀行口座から入金するだけでアカウントが開設されます。本人情報は銀行から届くため、登録フォームは不要です。',
  toBank: '銀行のページへ進む',
  terms: '続行すると利用規約に同意したものとみなされます。',
  adults: '{{minimumAge}}歳以上の方が対象です。登録済みの銀行口座の場合は、そのままログインします。',
  registered: 'アカウントを開設しました',
  success: 'プレイできます',
  successText: '{{username}}としてログインしました。残高：{{amount}}',
  waiting: '銀行からの連絡を待っています',
  waitingText: '数秒かかります。入金は全額反映されるか、まったく反映されないかのどちらかです。',
  fail: '完了できませんでした',
  failText: '銀行でのお支払いを確認できませんでした。入金もアカウント開設も行われていません。',
  underage: '{{minimumAge}}歳以上の方のみご利用いただけます。お支払いは銀行口座に返金されます。',
  account_frozen: 'アカウントが利用停止中のため入金できません。お支払いは銀行口座に返金されます。',
  deposit_limit_reached: '入金限度額に達しています。お支払いは銀行口座に返金されます。',
  order_already_used:
    'このお支払いはすでにログインに使用されました。残高はアカウントに反映されています。もう一度ログインしてご確認ください。',
  orPay: 'フォームなしで始めるなら',
} satisfies Texts<typeof english>;
