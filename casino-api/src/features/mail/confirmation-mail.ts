import type { Language } from 'contract/constants';
import { letter, localized, type LetterTexts, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

const texts: Record<Language, LetterTexts> = {
  en: {
    subject: 'Confirm your {site} account',
    ask: 'Thank you for joining {site}. Please confirm your email address to open your account:',
    button: 'Confirm email address',
    valid: 'The link is valid for 24 hours.',
    ignore: 'If you did not sign up, you can ignore this email.',
  },
  es: {
    subject: 'Confirma tu cuenta de {site}',
    ask: 'Gracias por unirte a {site}. Confirma tu correo electrónico para abrir tu cuenta:',
    button: 'Confirmar correo electrónico',
    valid: 'El enlace es válido durante 24 horas.',
    ignore: 'Si no te has registrado, puedes ignorar este correo.',
  },
  de: {
    subject: 'Bestätigen Sie Ihr {site}-Konto',
    ask: 'vielen Dank für Ihre Registrierung bei {site}. Bitte bestätigen Sie Ihre E-Mail-Adresse, um Ihr Konto zu eröffnen:',
    button: 'E-Mail-Adresse bestätigen',
    valid: 'Der Link ist 24 Stunden gültig.',
    ignore: 'Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.',
  },
  fr: {
    subject: 'Confirmez votre compte {site}',
    ask: 'Merci d’avoir rejoint {site}. Veuillez confirmer votre adresse e-mail pour ouvrir votre compte :',
    button: 'Confirmer l’adresse e-mail',
    valid: 'Le lien est valable 24 heures.',
    ignore: 'Si vous ne vous êtes pas inscrit, vous pouvez ignorer cet e-mail.',
  },
  pt: {
    subject: 'Confirme a sua conta {site}',
    ask: 'Agradecemos por você se cadastrar em {site}. Confirme o seu e-mail para abrir a sua conta:',
    button: 'Confirmar e-mail',
    valid: 'O link é válido por 24 horas.',
    ignore: 'Se você não se cadastrou, pode ignorar este e-mail.',
  },
  no: {
    subject: 'Bekreft {site}-kontoen din',
    ask: 'Takk for at du registrerte deg hos {site}. Bekreft e-postadressen din for å åpne kontoen:',
    button: 'Bekreft e-postadressen',
    valid: 'Lenken er gyldig i 24 timer.',
    ignore: 'Hvis du ikke har registrert deg, kan du se bort fra denne e-posten.',
  },
  jp: {
    subject: '【{site}】アカウントの確認をお願いします',
    ask: '{site}にご登録いただきありがとうございます。アカウントを開設するには、以下のリンクからメールアドレスを確認してください。',
    button: 'メールアドレスを確認する',
    valid: 'リンクの有効期限は24時間です。',
    ignore: 'お心当たりのない場合は、このメールを破棄してください。',
  },
};

/** The mail that asks a new player to confirm the address (SPEC §4). */
export const confirmationMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(texts, details, localized(siteOrigin, details.language, `/register-token?token=${encodeURIComponent(token)}`));
