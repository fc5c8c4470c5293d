import type { Language } from 'contract/constants';

/** Why a withdrawal is not approved; the player reads it in the own language. */
export const withdrawalReasons = ['identity', 'details', 'play_review', 'other'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];
export const isWithdrawalReason = (text: string): text is WithdrawalReason =>
  (withdrawalReasons as readonly string[]).includes(text);

export const withdrawalReasonTexts: Record<WithdrawalReason, Record<Language, string>> = {
  identity: {
    en: 'we first need a document that proves your identity',
    es: 'antes necesitamos un documento que acredite tu identidad',
    de: 'wir benötigen zuerst ein Dokument, das Ihre Identität nachweist',
    fr: 'nous avons d’abord besoin d’un document prouvant votre identité',
    pt: 'antes precisamos de um documento que comprove a sua identidade',
    no: 'vi trenger først et dokument som bekrefter identiteten din',
    jp: '先に本人確認書類のご提出が必要です',
  },
  details: {
    en: 'the payment details could not be verified',
    es: 'no se pudieron verificar los datos de pago',
    de: 'die Zahlungsdaten konnten nicht geprüft werden',
    fr: 'les coordonnées de paiement n’ont pas pu être vérifiées',
    pt: 'não foi possível verificar os dados de pagamento',
    no: 'betalingsopplysningene kunne ikke bekreftes',
    jp: 'お支払い情報を確認できませんでした',
  },
  play_review: {
    en: 'your recent play has to be reviewed first',
    es: 'antes debemos revisar tu juego reciente',
    de: 'Ihr jüngstes Spiel muss zuerst geprüft werden',
    fr: 'vos parties récentes doivent d’abord être examinées',
    pt: 'antes precisamos revisar as suas jogadas recentes',
    no: 'det siste spillet ditt må gjennomgås først',
    jp: '先に最近のプレイ内容の確認が必要です',
  },
  other: {
    en: 'please contact customer support',
    es: 'ponte en contacto con atención al cliente',
    de: 'bitte wenden Sie sich an den Kundendienst',
    fr: 'veuillez contacter le service client',
    pt: 'entre em contato com o atendimento ao cliente',
    no: 'ta kontakt med kundeservice',
    jp: 'カスタマーサポートまでお問い合わせください',
  },
};
