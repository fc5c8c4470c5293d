import type { Texts } from '../texts';
import type { providers as english } from '../en/providers';

export const providers = {
  otherWays: 'その他のログイン方法',
  withGoogle: 'Googleで続ける',
  withBankId: 'BankIDで続ける',
  failedTitle: 'ログインしていません',
  byPassword: 'パスワードでログイン',
  denied: '{{provider}}でキャンセルされました。情報は一切送信されていません。',
  away: '現在{{provider}}に接続できません。しばらくしてからお試しいただくか、ユーザー名とパスワードでログインしてください。',
  known:
    'このメールアドレスのアカウントはすでに登録されています。そのユーザー名とパスワードでログインしてください。お忘れの場合は、新しいパスワードを申請してください。',
  completeTitle: '登録の完了',
  completeLead:
    '{{provider}}からご本人の情報を受け取りました。不足している項目だけご入力ください。パスワードは不要です。',
  toldBy: '{{provider}}からの情報',
  name: 'お名前',
} satisfies Texts<typeof english>;
