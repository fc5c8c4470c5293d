import type { Language } from 'contract/constants';
import { letter, localized, type LetterTexts, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

const texts: Record<Language, LetterTexts> = {
  en: {
    subject: 'Reset your {site} password',
    ask: 'Somebody asked for a new password for your {site} account. If it was you, choose it here:',
    button: 'Choose a new password',
    valid: 'The link is valid for one hour and can be used once.',
    ignore: 'If you did not ask for this, you can ignore this email. Your password stays as it is.',
  },
  es: {
    subject: 'Restablece tu contraseña de {site}',
    ask: 'Alguien ha pedido una contraseña nueva para tu cuenta de {site}. Si has sido tú, elígela aquí:',
    button: 'Elegir una contraseña nueva',
    valid: 'El enlace es válido durante una hora y solo se puede usar una vez.',
    ignore: 'Si no lo has pedido tú, puedes ignorar este correo: tu contraseña no cambia.',
  },
  de: {
    subject: 'Setzen Sie Ihr {site}-Passwort zurück',
    ask: 'für Ihr {site}-Konto wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie es hier:',
    button: 'Neues Passwort wählen',
    valid: 'Der Link ist eine Stunde gültig und kann einmal verwendet werden.',
    ignore:
      'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt unverändert.',
  },
  fr: {
    subject: 'Réinitialisez votre mot de passe {site}',
    ask: 'Un nouveau mot de passe a été demandé pour votre compte {site}. Si vous êtes à l’origine de cette demande, choisissez-le ici :',
    button: 'Choisir un nouveau mot de passe',
    valid: 'Le lien est valable une heure et ne peut être utilisé qu’une fois.',
    ignore: 'Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  pt: {
    subject: 'Redefina a sua senha {site}',
    ask: 'Alguém pediu uma nova senha para a sua conta {site}. Se foi você, escolha-a aqui:',
    button: 'Escolher uma nova senha',
    valid: 'O link é válido por uma hora e só pode ser usado uma vez.',
    ignore: 'Se você não fez este pedido, pode ignorar este e-mail: a sua senha continua a mesma.',
  },
  no: {
    subject: 'Tilbakestill {site}-passordet ditt',
    ask: 'Noen har bedt om et nytt passord til {site}-kontoen din. Hvis det var deg, velger du det her:',
    button: 'Velg nytt passord',
    valid: 'Lenken er gyldig i én time og kan brukes én gang.',
    ignore: 'Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten: Passordet ditt forblir uendret.',
  },
  jp: {
    subject: '【{site}】パスワードの再設定',
    ask: '{site}のアカウントについて、新しいパスワードの設定が申請されました。ご本人の場合は、以下のリンクから設定してください。',
    button: '新しいパスワードを設定する',
    valid: 'リンクの有効期限は1時間で、一度だけご利用いただけます。',
    ignore: 'お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
  },
};

/** The mail with the link that sets a new password (SPEC §2). */
export const resetMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(texts, details, localized(siteOrigin, details.language, `/reset-password/${encodeURIComponent(token)}`));
