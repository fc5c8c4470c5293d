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
    'メールのリンクを開き、通貨とアドレスを入力してください。有効期限は{{withdrawalLinkHours}}時間です。期限が切れた場合は、こちらで新しいリンクをお申し込みいただけます。',
  cancelBarred: '当サイトのライセンスでは、申請した出金をキャンセルできません。',
  lock: 'キャンセルできないようにロックする',
  lockText:
    'ロックすると、この出金はキャンセルできなくなり、元に戻すこともできません。獲得した資金を守るための機能です。',
  lockNow: 'この出金をロックする',
  isLocked: 'キャンセル不可（ロック済み）',
  wasLocked: '出金をロックしました',
  cryptoNotice: '暗号資産での出金について',
  cryptoNoticeText:
    '承認後、{{withdrawalLinkHours}}時間有効なリンクをメールでお送りします。リンク先で通貨とアドレスを入力してください。',
  linkOver: 'メールのリンクの有効期限が切れました',
  linkOverText: '資金は安全に保留されています。{{withdrawalLinkHours}}時間有効な新しいリンクをお申し込みください。',
  newLink: '新しいリンクを送信する',
  linkRenewed: '新しいリンクをメールでお送りします',
  noLinkNeeded: 'この出金にリンクは不要です',
} satisfies Texts<typeof english>;
