import type { Language } from 'contract/constants';
import { letter, localized, type LetterTexts, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

const texts: Record<Language, LetterTexts> = {
  en: {
    subject: 'Your {site} withdrawal is approved',
    ask: 'Your withdrawal from {site} has been approved. Please tell us the currency and the wallet address to send it to:',
    button: 'Choose where it goes',
    valid: 'The link is valid for 24 hours and can be used once.',
    ignore:
      'If you did not ask for a withdrawal, please contact customer support at once and don’t forward this email.',
  },
  es: {
    subject: 'Tu retiro de {site} está aprobado',
    ask: 'Tu retiro de {site} está aprobado. Indícanos la moneda y la dirección a la que debe ir:',
    button: 'Elegir el destino',
    valid: 'El enlace es válido durante 24 horas y solo se puede usar una vez.',
    ignore: 'Si no has pedido ningún retiro, contacta enseguida con nuestro soporte y no reenvíes este correo.',
  },
  de: {
    subject: 'Ihre {site}-Auszahlung ist freigegeben',
    ask: 'Ihre Auszahlung von {site} ist freigegeben. Bitte nennen Sie uns die Währung und die Adresse, an die sie gehen soll:',
    button: 'Ziel wählen',
    valid: 'Der Link ist 24 Stunden gültig und kann einmal verwendet werden.',
    ignore:
      'Wenn Sie keine Auszahlung angefragt haben, wenden Sie sich bitte sofort an unseren Kundendienst und leiten Sie diese E-Mail nicht weiter.',
  },
  fr: {
    subject: 'Votre retrait {site} est validé',
    ask: 'Votre retrait de {site} est validé. Indiquez-nous la devise et l’adresse de destination :',
    button: 'Choisir la destination',
    valid: 'Le lien est valable 24 heures et ne peut être utilisé qu’une fois.',
    ignore:
      'Si vous n’avez demandé aucun retrait, contactez immédiatement notre service client et ne transférez pas cet e-mail.',
  },
  pt: {
    subject: 'O seu saque {site} foi aprovado',
    ask: 'O seu saque de {site} foi aprovado. Informe a moeda e o endereço de destino:',
    button: 'Escolher o destino',
    valid: 'O link é válido por 24 horas e só pode ser usado uma vez.',
    ignore: 'Se você não pediu um saque, fale imediatamente com o nosso suporte e não encaminhe este e-mail.',
  },
  no: {
    subject: '{site}-uttaket ditt er godkjent',
    ask: 'Uttaket ditt fra {site} er godkjent. Fortell oss hvilken valuta og adresse det skal til:',
    button: 'Velg mottaker',
    valid: 'Lenken er gyldig i 24 timer og kan brukes én gang.',
    ignore:
      'Hvis du ikke har bedt om et uttak, må du kontakte kundeservice med en gang og ikke videresende denne e-posten.',
  },
  jp: {
    subject: '【{site}】出金が承認されました',
    ask: '{site}からの出金が承認されました。以下のリンクから、受け取る通貨と送金先アドレスを入力してください。',
    button: '送金先を入力する',
    valid: 'リンクの有効期限は24時間で、一度だけご利用いただけます。',
    ignore: '出金を申請された覚えがない場合は、このメールを転送せず、すぐにサポートまでご連絡ください。',
  },
};

/** The mail that asks where an approved withdrawal by crypto goes (SPEC §4, DOMAIN §7). */
export const withdrawalMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(texts, details, localized(siteOrigin, details.language, `/withdrawal/${encodeURIComponent(token)}`));
