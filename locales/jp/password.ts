import type { Texts } from '../texts';
import type { password as english } from '../en/password';

export const password = {
  forgotTitle: 'パスワードをお忘れの方',
  forgotLead: 'アカウントのメールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
  sendLink: 'リンクを受け取る',
  backToLogIn: 'ログインに戻る',
  linkSent:
    'このメールアドレスのアカウントがある場合は、リンクをお送りします。リンクの有効期限は1時間で、一度だけご利用いただけます。',
  noMail:
    '数分たっても届かない場合は、迷惑メールフォルダをご確認いただくか、もう一度お試しください。新しいリンクの送信は5分に1回までです。',
  askAgain: '新しいリンクを受け取る',
  captchaWrong: '画像認証の文字が正しくありません',
  captchaAsked: '画像認証にもお答えください',
  resetTitle: '新しいパスワードの設定',
  resetLead: '設定が完了すると、このアカウントのすべてのセッションが終了します。',
  new: '新しいパスワード',
  confirm: '新しいパスワード（確認）',
  old: '現在のパスワード',
  policyHint: '{{policyMin}}文字以上で、小文字・大文字と、数字または記号を含めてください',
  newRequired: '新しいパスワードを入力してください',
  oldRequired: '現在のパスワードを入力してください',
  setNew: '新しいパスワードを保存する',
  wasReset: '新しいパスワードを設定しました。新しいパスワードでログインしてください。',
  linkInvalidAdvice:
    '発行から1時間が過ぎているか、すでに使用されています。パスワードは変更されていません。新しいリンクを受け取れます。',
} satisfies Texts<typeof english>;
