import type { Language } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** What `info.message` says of passwords, identity providers and documents. */
export const credentialMessages = {
  invalid_old_password: {
    en: 'Invalid old password',
    es: 'La contraseña anterior no es correcta',
    de: 'Das alte Passwort ist falsch',
    fr: 'L’ancien mot de passe est incorrect',
    pt: 'A senha antiga está incorreta',
    no: 'Det gamle passordet er feil',
    jp: '現在のパスワードが正しくありません',
  },
  email_unchanged: {
    en: 'This is already your email address',
    es: 'Ya es tu correo electrónico',
    de: 'Das ist bereits Ihre E-Mail-Adresse',
    fr: 'C’est déjà votre adresse e-mail',
    pt: 'Este já é o seu e-mail',
    no: 'Dette er allerede e-postadressen din',
    jp: 'すでに登録されているメールアドレスです',
  },
  password_policy: {
    en: 'The password needs at least 8 characters, with a lowercase letter, an uppercase letter and a digit or special character',
    es: 'La contraseña necesita al menos 8 caracteres, con una minúscula, una mayúscula y una cifra o un carácter especial',
    de: 'Das Passwort braucht mindestens 8 Zeichen, mit einem Kleinbuchstaben, einem Großbuchstaben und einer Ziffer oder einem Sonderzeichen',
    fr: 'Le mot de passe doit contenir au moins 8 caractères, dont une minuscule, une majuscule et un chiffre ou un caractère spécial',
    pt: 'A senha precisa ter pelo menos 8 caracteres, com uma letra minúscula, uma maiúscula e um número ou caractere especial',
    no: 'Passordet må ha minst 8 tegn, med en liten bokstav, en stor bokstav og et siffer eller spesialtegn',
    jp: 'パスワードは8文字以上で、小文字・大文字と、数字または記号を含めてください',
  },
  invalid_reset_link: {
    en: 'Password reset link is invalid',
    es: 'El enlace para restablecer la contraseña no es válido',
    de: 'Der Link zum Zurücksetzen des Passworts ist ungültig',
    fr: 'Le lien de réinitialisation du mot de passe n’est pas valide',
    pt: 'O link de redefinição de senha é inválido',
    no: 'Lenken for å tilbakestille passordet er ugyldig',
    jp: 'パスワード再設定用のリンクが無効です',
  },
  identity_not_confirmed: {
    en: 'The log-in was not confirmed, please start again',
    es: 'El inicio de sesión no se ha confirmado, empieza de nuevo',
    de: 'Die Anmeldung wurde nicht bestätigt, bitte beginnen Sie neu',
    fr: 'La connexion n’a pas été confirmée, veuillez recommencer',
    pt: 'A entrada não foi confirmada, comece de novo',
    no: 'Innloggingen ble ikke bekreftet, begynn på nytt',
    jp: 'ログインを確認できませんでした。もう一度最初からお試しください',
  },
  identity_provider_away: {
    en: 'This way to log in can’t be reached right now',
    es: 'Esta forma de iniciar sesión no está disponible en este momento',
    de: 'Dieser Weg zur Anmeldung ist gerade nicht erreichbar',
    fr: 'Ce moyen de connexion est momentanément injoignable',
    pt: 'Esta forma de entrar não está disponível no momento',
    no: 'Denne måten å logge inn på er ikke tilgjengelig akkurat nå',
    jp: '現在このログイン方法をご利用いただけません',
  },
  document_type_not_allowed: {
    en: 'Please upload a JPEG, PNG, WebP or PDF file',
    es: 'Sube un archivo JPEG, PNG, WebP o PDF',
    de: 'Bitte laden Sie eine JPEG-, PNG-, WebP- oder PDF-Datei hoch',
    fr: 'Veuillez envoyer un fichier JPEG, PNG, WebP ou PDF',
    pt: 'Envie um arquivo JPEG, PNG, WebP ou PDF',
    no: 'Last opp en JPEG-, PNG-, WebP- eller PDF-fil',
    jp: 'JPEG、PNG、WebP、PDFのいずれかのファイルをアップロードしてください',
  },
} as const satisfies Partial<Record<ResultCode, Record<Language, string>>>;
