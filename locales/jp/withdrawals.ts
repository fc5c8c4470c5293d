import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: '出金状況',
  requested: '申請',
  approved: '承認',
  linkSent: 'メールでリンクを送信',
  addressGiven: 'アドレスの入力',
  paid: '支払い完了',
  rejected: '承認されませんでした',
  cancelled: 'お客様によるキャンセル',
  ahead: 'これから',
  reason: '理由：{{reason}}',
  lookInMail: 'お客様の操作が必要です',
  lookInMailText:
    'メールのリンクを開き、暗号資産とウォレットアドレスを入力してください。有効期限は{{withdrawalLinkHours}}時間です。期限が切れた場合は、こちらで新しいリンクを受け取れます。',
  cancelBarred: '当サイトのライセンスでは、申請した出金をキャンセルできません。',
  lock: 'この出金を確定する（キャンセル不可）',
  lockText:
    '申請どおりに支払われ、以後はキャンセルできません。この操作は取り消せません。獲得した資金を守るための機能です。',
  lockNow: '出金を確定する',
  isLocked: '確定済み（キャンセル不可）',
  wasLocked: '出金を確定しました。キャンセルはできません',
  cryptoNotice: '暗号資産での出金について',
  cryptoNoticeText:
    '承認後、{{withdrawalLinkHours}}時間有効なリンクをメールでお送りします。リンク先で暗号資産とウォレットアドレスを入力してください。',
  linkOver: 'メールのリンクの有効期限が切れました',
  linkOverText: '資金は安全に保留されています。{{withdrawalLinkHours}}時間有効な新しいリンクを受け取れます。',
  newLink: '新しいリンクを受け取る',
  linkRenewed: '新しいリンクをメールでお送りしました',
  noLinkNeeded: 'この出金にリンクは不要です',
} satisfies Texts<typeof english>;
