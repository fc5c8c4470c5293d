import type { Texts } from '../texts';
import type { chat as english } from '../en/chat';

export const chat = {
  lead: 'サポートは24時間対応しています。',
  hours: 'チャットの受付時間は毎日{{from}}～{{to}}（UTC）です。',
  nobody: '現在チャットの受付時間外です',
  nobodyText: 'お問い合わせフォームをご利用ください。担当者がすべてのメッセージを読み、メールでお返事します。',
  outside:
    'チャットは{{host}}が提供し、開いたときに初めて読み込まれます。ログイン中の場合は、サポートのためにお名前とアカウント情報が送信されます。',
  open: 'チャットを開く',
  away: '現在チャットに接続できません。お問い合わせフォームをご利用ください。',
  needsScript: 'チャットにはスクリプトが必要です。利用できない場合はお問い合わせフォームをご利用ください。',
  others: 'お問い合わせ',
} satisfies Texts<typeof english>;
