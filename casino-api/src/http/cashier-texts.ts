import type { Language } from 'contract/constants';
import type { Transaction } from 'contract/history';

type Text = Record<Language, string>;

/** What a method says of itself. A method without a fee says so. */
export interface MethodTexts {
  name: Text;
  depositTime: Text;
  withdrawTime: Text;
  fee: Text;
}

const noFee: Text = { en: 'No fee', es: 'Sin comisión', de: 'Gebührenfrei', fr: 'Sans frais', pt: 'Sem taxa', no: 'Ingen gebyr', jp: '手数料無料' };

export const methodTexts: Readonly<Record<string, MethodTexts>> = {
  card: {
    name: { en: 'Card', es: 'Tarjeta', de: 'Karte', fr: 'Carte', pt: 'Cartão', no: 'Kort', jp: 'カード' },
    depositTime: {
      en: 'Within a minute', es: 'En menos de un minuto', de: 'Innerhalb einer Minute', fr: 'En moins d’une minute', pt: 'Em menos de um minuto',
      no: 'Innen ett minutt', jp: '1分以内',
    },
    withdrawTime: {
      en: '1 to 3 banking days after approval', es: 'De 1 a 3 días hábiles tras la aprobación', de: '1 bis 3 Bankarbeitstage nach der Freigabe',
      fr: '1 à 3 jours ouvrés après validation', pt: '1 a 3 dias úteis após a aprovação', no: '1 til 3 bankdager etter godkjenning', jp: '承認後1～3銀行営業日',
    },
    fee: noFee,
  },
};

/** What happened to a transaction, said to the player. Empty where the status alone says it. */
const statusMessages: Partial<Record<Transaction['status'], Text>> = {
  pending: {
    en: 'Waiting for the payment provider', es: 'A la espera del proveedor de pago', de: 'Wartet auf den Zahlungsanbieter', fr: 'En attente du prestataire de paiement',
    pt: 'Aguardando o provedor de pagamento', no: 'Venter på betalingsleverandøren', jp: '決済サービスからの通知を待っています',
  },
  declined: {
    en: 'The card issuer declined the payment', es: 'El emisor de la tarjeta rechazó el pago', de: 'Der Kartenherausgeber hat die Zahlung abgelehnt',
    fr: 'L’émetteur de la carte a refusé le paiement', pt: 'O emissor do cartão recusou o pagamento', no: 'Kortutstederen avviste betalingen', jp: 'カード会社により決済が拒否されました',
  },
  requested: {
    en: 'Waiting for approval', es: 'Pendiente de aprobación', de: 'Wartet auf Freigabe', fr: 'En attente de validation', pt: 'Aguardando aprovação', no: 'Venter på godkjenning',
    jp: '承認待ちです',
  },
  approved: {
    en: 'Approved, on its way to you', es: 'Aprobado, en camino', de: 'Freigegeben, unterwegs zu Ihnen', fr: 'Validé, en cours de versement', pt: 'Aprovado, a caminho',
    no: 'Godkjent, på vei til deg', jp: '承認済み、送金中です',
  },
  rejected: {
    en: 'Not approved, the amount is back in your balance', es: 'No aprobado, el importe ha vuelto a tu saldo', de: 'Nicht freigegeben, der Betrag ist wieder in Ihrem Guthaben',
    fr: 'Non validé, le montant est de retour sur votre solde', pt: 'Não aprovado, o valor voltou ao seu saldo', no: 'Ikke godkjent, beløpet er tilbake på saldoen din',
    jp: '承認されませんでした。金額は残高に戻りました',
  },
  cancelled: {
    en: 'Cancelled by you, the amount is back in your balance', es: 'Cancelado por ti, el importe ha vuelto a tu saldo', de: 'Von Ihnen storniert, der Betrag ist wieder in Ihrem Guthaben',
    fr: 'Annulé par vous, le montant est de retour sur votre solde', pt: 'Cancelado por você, o valor voltou ao seu saldo', no: 'Avbrutt av deg, beløpet er tilbake på saldoen din',
    jp: 'お客様がキャンセルしました。金額は残高に戻りました',
  },
};

export const methodName = (method: string, language: Language): string => methodTexts[method]?.name[language] ?? method;
export const statusMessage = (status: Transaction['status'], language: Language): string => statusMessages[status]?.[language] ?? '';
