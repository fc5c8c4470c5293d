import type { Texts } from '../texts';
import type { contact as english } from '../en/contact';

export const contact = {
  lead: '24時間いつでもお問い合わせいただけます。メールでお返事します。',
  name: 'お名前',
  message: 'お問い合わせ内容',
  messageHint: '{{max}}文字以内。パスワードは絶対に書かないでください。',
  send: '送信する',
  orMail: 'メールでのお問い合わせ：',
  nameRequired: 'お名前を入力してください',
  nameLength: 'お名前は{{min}}～{{max}}文字で入力してください',
  messageRequired: 'お問い合わせ内容を入力してください',
  checkFailed: 'ロボットでないことを確認できませんでした。もう一度お試しください。',
  notNow: '現在、送信できませんでした。しばらくしてからお試しいただくか、メールでお問い合わせください。',
  checkNeedsScript:
    'このフォームではロボットでないことの確認にスクリプトが必要です。スクリプトを使用しない場合は、{{email}}までメールでお問い合わせください。',
  sentTitle: '送信しました',
  sentText: 'メールでお返事します。受付番号は{{reference}}です。',
} satisfies Texts<typeof english>;
