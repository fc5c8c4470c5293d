import type { Texts } from '../texts';
import type { security as english } from '../en/security';

export const security = {
  title: 'セキュリティ',
  email: 'メールアドレス',
  emailChange: 'メールアドレスを変更する',
  emailNow: '現在のアドレス',
  emailNone: '登録なし',
  emailNew: '新しいメールアドレス',
  emailHow:
    '新しいアドレスにリンクを、現在のアドレスにお知らせをお送りします。リンクを開くまで、変更は適用されません。',
  emailSend: 'リンクを受け取る',
  emailSent: '{{email}}にリンクをお送りしました。',
  emailWaiting: 'リンクを開いて手続きを完了してください',
  emailWaitingText:
    '{{email}}にリンクをお送りしました。有効期限は{{until}}です。もう一度送信した場合は、最新のリンクのみ有効です。',
  name: 'お名前',
  nameHow:
    'このお名前の書類を承認済みです。変更すると、もう一度本人確認が必要になります。出金は変更から{{withdrawalWaitHours}}時間後に可能になります。',
  nameSave: 'お名前を変更する',
  nameChanged: 'お名前を変更しました。もう一度本人確認を行ってください。',
  emailConfirmTitle: '新しいメールアドレスの確認',
  emailConfirmText:
    '今後、アカウントではこのアドレスが使用されます。変更を申し込んだ端末ではログインしたままになり、ほかのセッションはすべて終了します。',
  emailConfirm: 'メールアドレスを確認する',
  emailDoneTitle: 'メールアドレスを変更しました',
  emailDone: 'アカウントのメールアドレスは{{email}}です。',
  emailLinkInvalid: 'このリンクは無効か、有効期限が切れています',
  emailLinkAdvice: 'メールアドレスは変更されていません。「セキュリティ」ページから新しいリンクを受け取れます。',
  emailTaken: 'このアドレスは別のアカウントに登録されました',
  emailTakenAdvice: 'メールアドレスは変更されていません。「セキュリティ」ページで別のアドレスをお選びください。',
  changePassword: 'パスワードの変更',
  changeEnds: 'この端末ではログインしたままになり、ほかのセッションはすべて終了します。',
  changed: 'パスワードを変更しました。ほかのセッションはすべて終了しました。',
  forgotten: '現在のパスワードをお忘れの方はこちら',
  sessions: 'ログイン中のセッション',
  sessionsWhy: '心当たりのないセッションがある場合は、ほかのセッションを終了してパスワードを変更してください。',
  thisOne: '現在のセッション',
  lastUsed: '最終利用',
  opened: 'ログイン日時',
  from: '接続元',
  unknownPlace: '不明',
  endOthers: 'ほかのセッションをすべて終了する',
  onlyThis: 'ログインしているのはこの端末だけです。',
  othersEnded: 'ほかのセッションをすべて終了しました。',
} satisfies Texts<typeof english>;
