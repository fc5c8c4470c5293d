import type { Language } from 'contract/constants';
import { letter, localized, type LetterTexts, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

const confirm: Record<Language, LetterTexts> = {
  en: {
    subject: 'Confirm your new {site} email address',
    ask: 'You asked to use this email address for your {site} account. Please confirm it:',
    button: 'Confirm email address',
    valid: 'The link is valid for 24 hours. Until you confirm it, your old address stays in use.',
    ignore: 'If you did not ask for this, you can ignore this email.',
  },
  es: {
    subject: 'Confirma tu nuevo correo electrónico de {site}',
    ask: 'Has pedido usar este correo electrónico en tu cuenta de {site}. Confírmalo:',
    button: 'Confirmar correo electrónico',
    valid: 'El enlace es válido durante 24 horas. Hasta que lo confirmes, se seguirá usando tu dirección anterior.',
    ignore: 'Si no lo has pedido, puedes ignorar este correo.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse bei {site}',
    ask: 'Sie möchten diese E-Mail-Adresse für Ihr {site}-Konto verwenden. Bitte bestätigen Sie sie:',
    button: 'E-Mail-Adresse bestätigen',
    valid: 'Der Link ist 24 Stunden gültig. Bis Sie ihn bestätigen, gilt Ihre bisherige Adresse weiter.',
    ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  fr: {
    subject: 'Confirmez votre nouvelle adresse e-mail {site}',
    ask: 'Vous avez demandé à utiliser cette adresse e-mail pour votre compte {site}. Veuillez la confirmer :',
    button: 'Confirmer l’adresse e-mail',
    valid:
      'Le lien est valable 24 heures. Tant que vous ne l’avez pas confirmée, votre ancienne adresse reste utilisée.',
    ignore: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
  },
  pt: {
    subject: 'Confirme seu novo e-mail da {site}',
    ask: 'Você pediu para usar este e-mail na sua conta da {site}. Confirme-o:',
    button: 'Confirmar e-mail',
    valid: 'O link é válido por 24 horas. Até a confirmação, seu e-mail anterior continua em uso.',
    ignore: 'Se você não fez este pedido, pode ignorar este e-mail.',
  },
  no: {
    subject: 'Bekreft den nye e-postadressen din hos {site}',
    ask: 'Du har bedt om å bruke denne e-postadressen til {site}-kontoen din. Bekreft den her:',
    button: 'Bekreft e-postadressen',
    valid: 'Lenken er gyldig i 24 timer. Den gamle adressen brukes til du har bekreftet den nye.',
    ignore: 'Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten.',
  },
  jp: {
    subject: '【{site}】新しいメールアドレスの確認',
    ask: '{site}のアカウントでこのメールアドレスを使用するお申し込みがありました。以下のリンクから確認してください。',
    button: 'メールアドレスを確認する',
    valid: 'リンクの有効期限は24時間です。確認が完了するまでは、これまでのアドレスが使用されます。',
    ignore: 'お心当たりのない場合は、このメールを破棄してください。',
  },
};

const asked: Record<Language, LetterTexts> = {
  en: {
    subject: 'Your {site} email address is about to change',
    ask: 'Somebody who knows your password asked to use another email address for your {site} account. The change takes effect once the link that we sent to the new address is opened.',
    button: 'This wasn’t me: set a new password',
    valid: 'A new password stops the change and ends every session.',
    ignore: 'If this was you, there is nothing to do here.',
  },
  es: {
    subject: 'Tu correo electrónico de {site} está a punto de cambiar',
    ask: 'Alguien que conoce tu contraseña ha pedido usar otro correo electrónico en tu cuenta de {site}. El cambio se hará efectivo al abrir el enlace que hemos enviado a la nueva dirección.',
    button: 'No he sido yo: elegir una contraseña nueva',
    valid: 'Una contraseña nueva detiene el cambio y cierra todas las sesiones.',
    ignore: 'Si has sido tú, no tienes que hacer nada.',
  },
  de: {
    subject: 'Ihre E-Mail-Adresse bei {site} soll geändert werden',
    ask: 'Jemand, der Ihr Passwort kennt, möchte für Ihr {site}-Konto eine andere E-Mail-Adresse verwenden. Die Änderung gilt, sobald der Link geöffnet wird, den wir an die neue Adresse gesendet haben.',
    button: 'Das war ich nicht: neues Passwort wählen',
    valid: 'Ein neues Passwort stoppt die Änderung und beendet alle Sitzungen.',
    ignore: 'Wenn Sie das waren, müssen Sie hier nichts tun.',
  },
  fr: {
    subject: 'Votre adresse e-mail {site} est sur le point de changer',
    ask: 'Une personne qui connaît votre mot de passe a demandé à utiliser une autre adresse e-mail pour votre compte {site}. Le changement prendra effet à l’ouverture du lien envoyé à la nouvelle adresse.',
    button: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    valid: 'Un nouveau mot de passe annule le changement et ferme toutes les sessions.',
    ignore: 'Si vous êtes à l’origine de cette demande, vous n’avez rien à faire.',
  },
  pt: {
    subject: 'Seu e-mail da {site} está prestes a mudar',
    ask: 'Alguém que conhece sua senha pediu para usar outro e-mail na sua conta da {site}. A mudança vale quando o link enviado ao novo endereço for aberto.',
    button: 'Não fui eu: escolher uma nova senha',
    valid: 'Uma nova senha cancela a mudança e encerra todas as sessões.',
    ignore: 'Se foi você, não é preciso fazer nada.',
  },
  no: {
    subject: 'E-postadressen din hos {site} er i ferd med å bli endret',
    ask: 'Noen som kan passordet ditt, har bedt om å bruke en annen e-postadresse til {site}-kontoen din. Endringen gjelder når lenken vi har sendt til den nye adressen, blir åpnet.',
    button: 'Det var ikke meg: velg nytt passord',
    valid: 'Et nytt passord stopper endringen og avslutter alle økter.',
    ignore: 'Hvis det var deg, trenger du ikke å gjøre noe.',
  },
  jp: {
    subject: '【{site}】メールアドレス変更のお申し込み',
    ask: '{site}のアカウントについて、パスワードによる確認のうえ、メールアドレス変更のお申し込みがありました。新しいアドレスに送信したリンクが開かれると、変更が適用されます。',
    button: '心当たりがないため、パスワードを変更する',
    valid: 'パスワードを変更すると、この手続きは取り消され、すべてのセッションが終了します。',
    ignore: 'ご本人によるお申し込みの場合、お手続きは不要です。',
  },
};

const changed: Record<Language, LetterTexts> = {
  en: {
    subject: 'Your {site} email address was changed',
    ask: 'Your {site} account now uses another email address. You will get no more account emails at this one.',
    button: 'This wasn’t me: contact customer support',
    valid: 'Your balance and your bonuses are unchanged.',
    ignore: 'If this was you, there is nothing to do here.',
  },
  es: {
    subject: 'El correo electrónico de tu cuenta de {site} ha cambiado',
    ask: 'Tu cuenta de {site} usa ahora otro correo electrónico. No recibirás más correos de tu cuenta en esta dirección.',
    button: 'No he sido yo: contactar con atención al cliente',
    valid: 'Tu saldo y tus bonos no han cambiado.',
    ignore: 'Si has sido tú, no tienes que hacer nada.',
  },
  de: {
    subject: 'Ihre E-Mail-Adresse bei {site} wurde geändert',
    ask: 'Ihr {site}-Konto verwendet jetzt eine andere E-Mail-Adresse. An diese Adresse erhalten Sie keine weiteren E-Mails zu Ihrem Konto.',
    button: 'Das war ich nicht: Kundendienst kontaktieren',
    valid: 'Ihr Guthaben und Ihre Boni sind unverändert.',
    ignore: 'Wenn Sie das waren, müssen Sie hier nichts tun.',
  },
  fr: {
    subject: 'Votre adresse e-mail {site} a été modifiée',
    ask: 'Votre compte {site} utilise désormais une autre adresse e-mail. Vous ne recevrez plus d’e-mails de votre compte à cette adresse.',
    button: 'Ce n’était pas moi : contacter le service client',
    valid: 'Votre solde et vos bonus restent inchangés.',
    ignore: 'Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.',
  },
  pt: {
    subject: 'O e-mail da sua conta da {site} foi alterado',
    ask: 'Sua conta da {site} agora usa outro e-mail. Você não receberá mais e-mails da conta neste endereço.',
    button: 'Não fui eu: falar com o atendimento',
    valid: 'Seu saldo e seus bônus continuam os mesmos.',
    ignore: 'Se foi você, não é preciso fazer nada.',
  },
  no: {
    subject: 'E-postadressen din hos {site} er endret',
    ask: '{site}-kontoen din bruker nå en annen e-postadresse. Du får ikke flere e-poster om kontoen til denne adressen.',
    button: 'Det var ikke meg: kontakt kundeservice',
    valid: 'Saldoen og bonusene dine er uendret.',
    ignore: 'Hvis det var deg, trenger du ikke å gjøre noe.',
  },
  jp: {
    subject: '【{site}】メールアドレスが変更されました',
    ask: '{site}のアカウントのメールアドレスが変更されました。今後、このアドレスにアカウントに関するメールは届きません。',
    button: '心当たりがないため、サポートに連絡する',
    valid: '残高とボーナスに変更はありません。',
    ignore: 'ご本人による変更の場合、お手続きは不要です。',
  },
};

/** To somebody who may be a stranger to who asked: nobody is named. */
const taken: Record<Language, LetterTexts> = {
  en: {
    subject: 'Somebody tried to use your email address at {site}',
    greeting: 'Hello,',
    ask: 'Somebody asked to use this email address for another {site} account. It already belongs to an account, so nothing was changed.',
    button: 'Log in',
    valid:
      'If it was you and you would like to use this address, log in to the account it belongs to, or set a new password there.',
    ignore: 'If it was not you, you can ignore this email. Nobody has got into your account.',
  },
  es: {
    subject: 'Alguien ha intentado usar tu correo electrónico en {site}',
    greeting: 'Hola:',
    ask: 'Alguien ha pedido usar este correo electrónico en otra cuenta de {site}. Ya pertenece a una cuenta, así que no ha cambiado nada.',
    button: 'Iniciar sesión',
    valid:
      'Si has sido tú y quieres usar esta dirección, inicia sesión en la cuenta a la que pertenece o elige allí una contraseña nueva.',
    ignore: 'Si no has sido tú, puedes ignorar este correo. Nadie ha entrado en tu cuenta.',
  },
  de: {
    subject: 'Jemand wollte Ihre E-Mail-Adresse bei {site} verwenden',
    greeting: 'Guten Tag,',
    ask: 'jemand möchte diese E-Mail-Adresse für ein anderes {site}-Konto verwenden. Sie gehört bereits zu einem Konto, deshalb wurde nichts geändert.',
    button: 'Anmelden',
    valid:
      'Wenn Sie das waren und diese Adresse verwenden möchten, melden Sie sich bei dem Konto an, zu dem sie gehört, oder wählen Sie dort ein neues Passwort.',
    ignore: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Niemand hatte Zugriff auf Ihr Konto.',
  },
  fr: {
    subject: 'Quelqu’un a voulu utiliser votre adresse e-mail sur {site}',
    greeting: 'Bonjour,',
    ask: 'Quelqu’un a demandé à utiliser cette adresse e-mail pour un autre compte {site}. Elle appartient déjà à un compte : rien n’a été modifié.',
    button: 'Se connecter',
    valid:
      'Si c’était vous et que vous souhaitez utiliser cette adresse, connectez-vous au compte auquel elle appartient, ou choisissez-y un nouveau mot de passe.',
    ignore: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Personne n’a accédé à votre compte.',
  },
  pt: {
    subject: 'Alguém tentou usar seu e-mail na {site}',
    greeting: 'Olá!',
    ask: 'Alguém pediu para usar este e-mail em outra conta da {site}. Ele já pertence a uma conta, por isso nada foi alterado.',
    button: 'Entrar',
    valid:
      'Se foi você e quer usar este e-mail, entre na conta à qual ele pertence ou escolha uma nova senha para ela.',
    ignore: 'Se não foi você, pode ignorar este e-mail. Ninguém entrou na sua conta.',
  },
  no: {
    subject: 'Noen prøvde å bruke e-postadressen din hos {site}',
    greeting: 'Hei!',
    ask: 'Noen har bedt om å bruke denne e-postadressen til en annen {site}-konto. Den hører allerede til en konto, så ingenting er endret.',
    button: 'Logg inn',
    valid:
      'Hvis det var deg og du vil bruke denne adressen, logger du inn på kontoen den hører til, eller velger et nytt passord der.',
    ignore: 'Hvis det ikke var deg, kan du se bort fra denne e-posten. Ingen har kommet seg inn på kontoen din.',
  },
  jp: {
    subject: '【{site}】メールアドレスの登録に関するお知らせ',
    greeting: 'いつもご利用ありがとうございます。',
    ask: '{site}の別のアカウントで、このメールアドレスを使用するお申し込みがありました。このアドレスはすでにアカウントに登録されているため、変更は行われていません。',
    button: 'ログインする',
    valid:
      'ご本人がこのアドレスのご利用を希望される場合は、登録済みのアカウントにログインするか、そのアカウントのパスワードを再設定してください。',
    ignore: 'お心当たりのない場合は、このメールを破棄してください。アカウントへの不正なアクセスはありません。',
  },
};

/** The link to the new address (DOMAIN §5). */
export const emailMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(confirm, details, localized(siteOrigin, details.language, `/confirm-email/${encodeURIComponent(token)}`));

type Notice = (details: Omit<LinkMailDetails, 'token'>, siteOrigin: string) => Mail;
const notice =
  (texts: Record<Language, LetterTexts>, path: string): Notice =>
  (details, siteOrigin) =>
    letter(texts, details, localized(siteOrigin, details.language, path));

/** The notice to the old address when a change is asked for. */
export const emailAskedMail = notice(asked, '/forgot-password');
/** The notice to the old address when the change is made. */
export const emailChangedMail = notice(changed, '/info/contact-us');
/** To an address that somebody wanted and that is taken: the screen says nothing of it. */
export const emailTakenMail = notice(taken, '/login');
