import type { Language } from 'contract/constants';
import type { Transaction } from 'contract/history';
import { methodName } from './method-texts';

type Text = Record<Language, string>;

/** Where a method has its own words for what happened. */
const statusMessagesOf: Readonly<Record<string, Partial<Record<Transaction['status'], Text>>>> = {
  crypto: {
    pending: {
      en: 'Waiting for your payment and its confirmation',
      es: 'A la espera de tu pago y su confirmación',
      de: 'Wartet auf Ihre Zahlung und deren Bestätigung',
      fr: 'En attente de votre paiement et de sa confirmation',
      pt: 'Aguardando o seu pagamento e a confirmação',
      no: 'Venter på betalingen din og bekreftelsen',
      jp: 'お支払いと承認を待っています',
    },
    declined: {
      en: 'No payment arrived in time',
      es: 'No llegó ningún pago a tiempo',
      de: 'Es ist keine Zahlung rechtzeitig eingegangen',
      fr: 'Aucun paiement n’est arrivé à temps',
      pt: 'Nenhum pagamento chegou a tempo',
      no: 'Ingen betaling kom i tide',
      jp: '期限内にお支払いが確認できませんでした',
    },
    approved: {
      en: 'Approved. The link in our mail asks for the address that it goes to',
      es: 'Aprobado. El enlace de nuestro correo pide la dirección de destino',
      de: 'Freigegeben. Der Link in unserer E-Mail fragt nach der Zieladresse',
      fr: 'Validé. Le lien dans notre e-mail demande l’adresse de destination',
      pt: 'Aprovado. O link do nosso e-mail pede o endereço de destino',
      no: 'Godkjent. Lenken i e-posten vår spør hvilken adresse det skal til',
      jp: '承認済みです。メールのリンクから送金先アドレスを入力してください',
    },
  },
};

/** What happened to a transaction, said to the player. Empty where the status alone says it. */
const statusMessages: Partial<Record<Transaction['status'], Text>> = {
  pending: {
    en: 'Waiting for the payment provider',
    es: 'A la espera del proveedor de pago',
    de: 'Wartet auf den Zahlungsanbieter',
    fr: 'En attente du prestataire de paiement',
    pt: 'Aguardando o provedor de pagamento',
    no: 'Venter på betalingsleverandøren',
    jp: '決済サービスからの通知を待っています',
  },
  declined: {
    en: 'The card issuer declined the payment',
    es: 'El emisor de la tarjeta rechazó el pago',
    de: 'Der Kartenherausgeber hat die Zahlung abgelehnt',
    fr: 'L’émetteur de la carte a refusé le paiement',
    pt: 'O emissor do cartão recusou o pagamento',
    no: 'Kortutstederen avviste betalingen',
    jp: 'カード会社により決済が拒否されました',
  },
  unallocated: {
    en: 'It arrived and was not credited. The cashier says why and what can be done',
    es: 'Ha llegado y no se ha abonado. La caja dice por qué y qué se puede hacer',
    de: 'Eingegangen, aber nicht gutgeschrieben. Warum und was möglich ist, steht in der Kasse',
    fr: 'Arrivé, mais non crédité. La caisse indique pourquoi et ce qui est possible',
    pt: 'Chegou e não foi creditado. O caixa diz por quê e o que pode ser feito',
    no: 'Kom fram, men er ikke godskrevet. Kassen sier hvorfor og hva som kan gjøres',
    jp: '受領しましたが反映されていません。理由と可能なお手続きはキャッシャーをご覧ください',
  },
  refunded: {
    en: 'Not credited, sent back the way it came',
    es: 'No abonado, devuelto por donde llegó',
    de: 'Nicht gutgeschrieben, auf dem Weg zurückgeschickt, auf dem es kam',
    fr: 'Non crédité, renvoyé par où il est venu',
    pt: 'Não creditado, devolvido pelo caminho por onde veio',
    no: 'Ikke godskrevet, sendt tilbake samme vei som det kom',
    jp: '反映されず、入金時と同じ経路で返金されました',
  },
  requested: {
    en: 'Waiting for approval',
    es: 'Pendiente de aprobación',
    de: 'Wartet auf Freigabe',
    fr: 'En attente de validation',
    pt: 'Aguardando aprovação',
    no: 'Venter på godkjenning',
    jp: '承認待ちです',
  },
  approved: {
    en: 'Approved, on its way to you',
    es: 'Aprobado, en camino',
    de: 'Freigegeben, unterwegs zu Ihnen',
    fr: 'Validé, en cours de versement',
    pt: 'Aprovado, a caminho',
    no: 'Godkjent, på vei til deg',
    jp: '承認済み、送金中です',
  },
  rejected: {
    en: 'Not approved, the amount is back in your balance',
    es: 'No aprobado, el importe ha vuelto a tu saldo',
    de: 'Nicht freigegeben, der Betrag ist wieder in Ihrem Guthaben',
    fr: 'Non validé, le montant est de retour sur votre solde',
    pt: 'Não aprovado, o valor voltou ao seu saldo',
    no: 'Ikke godkjent, beløpet er tilbake på saldoen din',
    jp: '承認されませんでした。金額は残高に戻りました',
  },
  cancelled: {
    en: 'Cancelled by you, the amount is back in your balance',
    es: 'Cancelado por ti, el importe ha vuelto a tu saldo',
    de: 'Von Ihnen storniert, der Betrag ist wieder in Ihrem Guthaben',
    fr: 'Annulé par vous, le montant est de retour sur votre solde',
    pt: 'Cancelado por você, o valor voltou ao seu saldo',
    no: 'Avbrutt av deg, beløpet er tilbake på saldoen din',
    jp: 'お客様がキャンセルしました。金額は残高に戻りました',
  },
};

const outages: Text = {
  en: '{method}: not available right now. We are working on it; what you have paid is safe.',
  es: '{method}: no disponible en este momento. Estamos trabajando en ello; lo que has pagado está seguro.',
  de: '{method}: gerade nicht verfügbar. Wir arbeiten daran; was Sie bezahlt haben, ist sicher.',
  fr: '{method} : indisponible pour le moment. Nous y travaillons ; ce que vous avez payé est en sécurité.',
  pt: '{method}: indisponível no momento. Estamos trabalhando nisso; o que você pagou está seguro.',
  no: '{method}: ikke tilgjengelig akkurat nå. Vi jobber med saken; det du har betalt, er trygt.',
  jp: '{method}：現在ご利用いただけません。復旧作業中です。お支払い済みの金額は安全に保管されています。',
};

/** What a method that is turned off says of itself. */
export const outageText = (method: string, language: Language): string =>
  outages[language].replace('{method}', methodName(method, language));

export const statusMessage = (method: string, status: Transaction['status'], language: Language): string =>
  (statusMessagesOf[method]?.[status] ?? statusMessages[status])?.[language] ?? '';
