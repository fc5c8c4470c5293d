import type { DocumentRejection, DocumentType } from 'contract/documents';
import type { Language } from 'contract/constants';
import { withdrawalReasonTexts } from '../cashier/desk/reasons';

type Text = Record<Language, string>;

/** What a document is called. */
export const documentNames: Record<DocumentType, Text> = {
  identity: {
    en: 'proof of identity',
    es: 'prueba de identidad',
    de: 'Identitätsnachweis',
    fr: 'justificatif d’identité',
    pt: 'comprovante de identidade',
    no: 'legitimasjon',
    jp: '身分証明書',
  },
  address: {
    en: 'proof of address',
    es: 'prueba de domicilio',
    de: 'Adressnachweis',
    fr: 'justificatif de domicile',
    pt: 'comprovante de endereço',
    no: 'bekreftelse på adresse',
    jp: '住所証明書',
  },
  payment: {
    en: 'proof of payment method',
    es: 'prueba del método de pago',
    de: 'Nachweis der Zahlungsmethode',
    fr: 'justificatif du moyen de paiement',
    pt: 'comprovante da forma de pagamento',
    no: 'bekreftelse på betalingsmåte',
    jp: 'お支払い方法の証明書',
  },
};

/** Why a document was not accepted. */
export const rejectionReasons: Record<DocumentRejection, Text> = {
  unreadable: {
    en: 'It can’t be read',
    es: 'No se puede leer',
    de: 'Es ist nicht lesbar',
    fr: 'Il est illisible',
    pt: 'Não é possível lê-lo',
    no: 'Det kan ikke leses',
    jp: '内容を読み取れません',
  },
  cut_off: {
    en: 'Part of it is cut off',
    es: 'Falta una parte',
    de: 'Ein Teil ist abgeschnitten',
    fr: 'Une partie est coupée',
    pt: 'Uma parte está cortada',
    no: 'En del er kuttet av',
    jp: '一部が切れています',
  },
  expired: {
    en: 'It has expired',
    es: 'Ha caducado',
    de: 'Es ist abgelaufen',
    fr: 'Il a expiré',
    pt: 'Está vencido',
    no: 'Det er utløpt',
    jp: '有効期限が切れています',
  },
  name_mismatch: {
    en: 'The name is not the one of your account',
    es: 'El nombre no coincide con el de tu cuenta',
    de: 'Der Name ist nicht der Ihres Kontos',
    fr: 'Le nom n’est pas celui de votre compte',
    pt: 'O nome não é o da sua conta',
    no: 'Navnet er ikke det samme som på kontoen din',
    jp: 'お名前がアカウントと一致しません',
  },
  wrong_document: {
    en: 'It is not the document that was asked for',
    es: 'No es el documento solicitado',
    de: 'Es ist nicht das angeforderte Dokument',
    fr: 'Ce n’est pas le document demandé',
    pt: 'Não é o documento solicitado',
    no: 'Det er ikke dokumentet vi ba om',
    jp: 'ご提出いただく書類と異なります',
  },
};

/** Words that a message puts in, by name. */
export const messageTerms = {
  document_identity: documentNames.identity,
  document_address: documentNames.address,
  document_payment: documentNames.payment,
  rejection_unreadable: rejectionReasons.unreadable,
  rejection_cut_off: rejectionReasons.cut_off,
  rejection_expired: rejectionReasons.expired,
  rejection_name_mismatch: rejectionReasons.name_mismatch,
  rejection_wrong_document: rejectionReasons.wrong_document,
  withdrawal_identity: withdrawalReasonTexts.identity,
  withdrawal_details: withdrawalReasonTexts.details,
  withdrawal_play_review: withdrawalReasonTexts.play_review,
  withdrawal_other: withdrawalReasonTexts.other,
} as const satisfies Record<string, Text>;

export type MessageTerm = keyof typeof messageTerms;
