import type { Language } from 'contract/constants';
import { letter, localized, type LetterTexts, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

/** What both mails say alike: that money waits, and what to do if somebody else did it. */
const common: Record<Language, Pick<LetterTexts, 'button' | 'valid' | 'ignore'>> = {
  en: {
    button: 'Secure my account',
    valid: 'For your safety, withdrawals are possible again 24 hours after this change.',
    ignore: 'If this was not you, set a new password and contact our support at once.',
  },
  es: {
    button: 'Proteger mi cuenta',
    valid: 'Por tu seguridad, podrás volver a retirar 24 horas después de este cambio.',
    ignore: 'Si no has sido tú, elige una contraseña nueva y avisa enseguida a nuestro servicio de atención.',
  },
  de: {
    button: 'Konto absichern',
    valid: 'Zu Ihrer Sicherheit sind Auszahlungen erst 24 Stunden nach dieser Änderung wieder möglich.',
    ignore:
      'Wenn Sie das nicht waren, legen Sie ein neues Passwort fest und wenden Sie sich sofort an unseren Kundendienst.',
  },
  fr: {
    button: 'Sécuriser mon compte',
    valid: 'Pour votre sécurité, les retraits seront de nouveau possibles 24 heures après cette modification.',
    ignore: 'Si ce n’était pas vous, choisissez un nouveau mot de passe et contactez aussitôt notre service client.',
  },
  pt: {
    button: 'Proteger minha conta',
    valid: 'Para sua segurança, os saques voltam a ser possíveis 24 horas depois desta alteração.',
    ignore: 'Se não foi você, escolha uma nova senha e fale imediatamente com o nosso atendimento.',
  },
  no: {
    button: 'Sikre kontoen min',
    valid: 'For din sikkerhet kan du ta ut penger igjen 24 timer etter denne endringen.',
    ignore: 'Hvis det ikke var deg, velger du et nytt passord og kontakter kundeservice med en gang.',
  },
  jp: {
    button: 'アカウントを保護する',
    valid: '安全のため、この変更から24時間が経過すると出金できるようになります。',
    ignore: 'お心当たりのない場合は、新しいパスワードを設定し、すぐにカスタマーサポートまでご連絡ください。',
  },
};

type Change = Pick<LetterTexts, 'subject' | 'ask'>;

const password: Record<Language, Change> = {
  en: { subject: 'Your {site} password was changed', ask: 'The password of your {site} account was changed.' },
  es: {
    subject: 'Se ha cambiado tu contraseña de {site}',
    ask: 'Se ha cambiado la contraseña de tu cuenta de {site}.',
  },
  de: { subject: 'Ihr Passwort bei {site} wurde geändert', ask: 'Das Passwort Ihres {site}-Kontos wurde geändert.' },
  fr: {
    subject: 'Votre mot de passe {site} a été modifié',
    ask: 'Le mot de passe de votre compte {site} a été modifié.',
  },
  pt: { subject: 'A sua senha da {site} foi alterada', ask: 'A senha da sua conta da {site} foi alterada.' },
  no: { subject: '{site}-passordet ditt er endret', ask: 'Passordet til {site}-kontoen din er endret.' },
  jp: { subject: '【{site}】パスワード変更のお知らせ', ask: '{site}のアカウントのパスワードが変更されました。' },
};

const name: Record<Language, Change> = {
  en: {
    subject: 'The name on your {site} account was changed',
    ask: 'The name on your {site} account was changed. Please verify your identity again with a document in the new name.',
  },
  es: {
    subject: 'Se ha cambiado el nombre de tu cuenta de {site}',
    ask: 'Se ha cambiado el nombre de tu cuenta de {site}. Vuelve a verificar tu identidad con un documento a ese nombre.',
  },
  de: {
    subject: 'Der Name Ihres {site}-Kontos wurde geändert',
    ask: 'Der Name Ihres {site}-Kontos wurde geändert. Bitte bestätigen Sie Ihre Identität noch einmal mit einem Dokument auf den neuen Namen.',
  },
  fr: {
    subject: 'Le nom de votre compte {site} a été modifié',
    ask: 'Le nom de votre compte {site} a été modifié. Veuillez vérifier de nouveau votre identité avec un document à ce nom.',
  },
  pt: {
    subject: 'O nome da sua conta da {site} foi alterado',
    ask: 'O nome da sua conta da {site} foi alterado. Verifique de novo a sua identidade com um documento nesse nome.',
  },
  no: {
    subject: 'Navnet på {site}-kontoen din er endret',
    ask: 'Navnet på {site}-kontoen din er endret. Bekreft identiteten din på nytt med et dokument i det nye navnet.',
  },
  jp: {
    subject: '【{site}】お名前変更のお知らせ',
    ask: '{site}のアカウントに登録されたお名前が変更されました。新しいお名前の書類で、もう一度本人確認を行ってください。',
  },
};

type Notice = (details: Omit<LinkMailDetails, 'token'>, siteOrigin: string) => Mail;
const notice =
  (texts: Record<Language, Change>): Notice =>
  (details, siteOrigin) =>
    letter(
      { ...texts, [details.language]: { ...common[details.language], ...texts[details.language] } } as Record<
        Language,
        LetterTexts
      >,
      details,
      localized(siteOrigin, details.language, '/forgot-password'),
    );

/** To the player whose password was changed (DOMAIN §5). */
export const passwordChangedMail = notice(password);
/** To the player whose verified name was changed. */
export const nameChangedMail = notice(name);
