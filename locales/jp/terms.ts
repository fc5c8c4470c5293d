import type { Texts } from '../texts';
import type { terms as english } from '../en/terms';

export const terms = {
  document: {
    identity: '本人確認書類',
    address: '住所確認書類',
    payment: 'お支払い方法の確認書類',
  },
  rejection: {
    unreadable: '内容を読み取れません',
    cut_off: '一部が切れています',
    expired: '有効期限が切れています',
    name_mismatch: 'お名前がアカウントと一致しません',
    wrong_document: 'ご提出いただく書類と異なります',
  },
  withdrawal: {
    identity: '先に本人確認書類のご提出が必要です',
    details: 'お支払い情報を確認できませんでした',
    play_review: '先に最近のプレイ内容の確認が必要です',
    other: 'カスタマーサポートまでお問い合わせください',
  },
} satisfies Texts<typeof english>;
