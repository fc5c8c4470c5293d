import type { Language } from 'contract/constants';
import { skin } from '../catalog/skin';
import type { Mail } from './mail';

interface Texts {
  subject: string;
  greeting: string;
  ask: string;
  button: string;
  valid: string;
  ignore: string;
}

/** `{name}` is the player, `{site}` the skin's name. */
const texts: Record<Language, Texts> = {
  en: {
    subject: 'Confirm your {site} account',
    greeting: 'Hello {name},',
    ask: 'thank you for joining {site}. Please confirm your email address to open your account:',
    button: 'Confirm email address',
    valid: 'The link is valid for 24 hours.',
    ignore: 'If you did not sign up, you can ignore this mail.',
  },
  es: {
    subject: 'Confirma tu cuenta de {site}',
    greeting: 'Hola, {name}:',
    ask: 'Gracias por unirte a {site}. Confirma tu correo electrónico para abrir tu cuenta:',
    button: 'Confirmar correo electrónico',
    valid: 'El enlace es válido durante 24 horas.',
    ignore: 'Si no te has registrado, puedes ignorar este correo.',
  },
  de: {
    subject: 'Bestätigen Sie Ihr {site}-Konto',
    greeting: 'Guten Tag {name},',
    ask: 'vielen Dank für Ihre Registrierung bei {site}. Bitte bestätigen Sie Ihre E-Mail-Adresse, um Ihr Konto zu eröffnen:',
    button: 'E-Mail-Adresse bestätigen',
    valid: 'Der Link ist 24 Stunden gültig.',
    ignore: 'Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.',
  },
  fr: {
    subject: 'Confirmez votre compte {site}',
    greeting: 'Bonjour {name},',
    ask: 'Merci d’avoir rejoint {site}. Veuillez confirmer votre adresse e-mail pour ouvrir votre compte :',
    button: 'Confirmer l’adresse e-mail',
    valid: 'Le lien est valable 24 heures.',
    ignore: 'Si vous ne vous êtes pas inscrit, vous pouvez ignorer cet e-mail.',
  },
  pt: {
    subject: 'Confirme a sua conta {site}',
    greeting: 'Olá, {name}!',
    ask: 'Agradecemos por você se cadastrar em {site}. Confirme o seu e-mail para abrir a sua conta:',
    button: 'Confirmar e-mail',
    valid: 'O link é válido por 24 horas.',
    ignore: 'Se você não se cadastrou, pode ignorar este e-mail.',
  },
  no: {
    subject: 'Bekreft {site}-kontoen din',
    greeting: 'Hei {name},',
    ask: 'takk for at du registrerte deg hos {site}. Bekreft e-postadressen din for å åpne kontoen:',
    button: 'Bekreft e-postadressen',
    valid: 'Lenken er gyldig i 24 timer.',
    ignore: 'Hvis du ikke har registrert deg, kan du se bort fra denne e-posten.',
  },
  jp: {
    subject: '【{site}】アカウントの確認をお願いします',
    greeting: '{name} 様',
    ask: '{site}にご登録いただきありがとうございます。アカウントを開設するには、以下のリンクからメールアドレスを確認してください。',
    button: 'メールアドレスを確認する',
    valid: 'リンクの有効期限は24時間です。',
    ignore: 'お心当たりのない場合は、このメールを破棄してください。',
  },
};

const htmlLang: Record<Language, string> = { en: 'en', es: 'es', de: 'de', fr: 'fr', pt: 'pt', no: 'nb', jp: 'ja' };

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign);

/** English addresses are bare, the others carry their language's segment (DESIGN §3). */
const localized = (origin: string, language: Language, path: string): string => `${origin}${language === 'en' ? '' : `/${language}`}${path}`;

export interface ConfirmationDetails {
  id: string;
  to: string;
  username: string;
  language: Language;
  token: string;
}

/** The mail that asks a new player to confirm the address (SPEC §4), as text and as HTML without anything to load. */
export function confirmationMail({ id, to, username, language, token }: ConfirmationDetails, siteOrigin: string): Mail {
  const fill = (text: string) => text.replaceAll('{name}', username).replaceAll('{site}', skin.name);
  const { subject, greeting, ask, button, valid, ignore } = texts[language];
  const link = localized(siteOrigin, language, `/register-token?token=${encodeURIComponent(token)}`);
  const lines = [greeting, ask, link, valid, ignore, skin.name].map(fill);
  const paragraph = (text: string) => `<p>${escaped(fill(text))}</p>`;
  const html = [
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>${escaped(fill(subject))}</title></head><body>`,
    paragraph(greeting),
    paragraph(ask),
    `<p><a href="${escaped(link)}">${escaped(button)}</a></p>`,
    `<p>${escaped(link)}</p>`,
    paragraph(valid),
    paragraph(ignore),
    `<p>${escaped(skin.name)}</p></body></html>`,
  ].join('\n');
  return { id, to, language, subject: fill(subject), text: lines.join('\n\n'), html, link };
}
