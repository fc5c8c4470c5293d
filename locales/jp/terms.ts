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
  ask: {
    second_document: '最初の書類の内容を確認できる、もう1点の書類が必要です',
    both_sides: '表面と裏面の両方をお送りください',
    newer: 'より新しい書類をお送りください',
    account_holder: 'お名前と支払い口座がわかる書類をお送りください',
    change_of_name: '現在のお名前が記載された書類をお送りください',
  },
  block: {
    identity: 'ご本人確認',
    payments: 'お支払いの確認',
    play: 'プレイ内容の確認',
    security: 'アカウントの安全確保',
    protection: 'プレイヤー保護',
    law: '法令上の義務',
  },
  team: {
    support: 'カスタマーサポート',
    payments: '決済担当',
    identity: '本人確認担当',
    risk: 'セキュリティ担当',
  },
} satisfies Texts<typeof english>;
