import { defineMessages } from '../define-messages';

/** Log-in and sign-up by Google and BankID. */
export const providers = defineMessages({
  otherWays: { en: 'Other ways in', es: 'Otras formas de entrar', de: 'Andere Wege zur Anmeldung', fr: 'Autres moyens de connexion', pt: 'Outras formas de entrar', no: 'Andre måter å logge inn på', jp: 'その他のログイン方法' },
  withGoogle: { en: 'Continue with Google', es: 'Continuar con Google', de: 'Weiter mit Google', fr: 'Continuer avec Google', pt: 'Continuar com o Google', no: 'Fortsett med Google', jp: 'Googleで続ける' },
  withBankId: { en: 'Continue with BankID', es: 'Continuar con BankID', de: 'Weiter mit BankID', fr: 'Continuer avec BankID', pt: 'Continuar com o BankID', no: 'Fortsett med BankID', jp: 'BankIDで続ける' },
  failedTitle: { en: 'You are not logged in', es: 'No has iniciado sesión', de: 'Sie sind nicht angemeldet', fr: 'Vous n’êtes pas connecté', pt: 'Você não entrou', no: 'Du er ikke logget inn', jp: 'ログインしていません' },
  byPassword: { en: 'Log in by password', es: 'Entrar con contraseña', de: 'Mit Passwort anmelden', fr: 'Se connecter par mot de passe', pt: 'Entrar com senha', no: 'Logg inn med passord', jp: 'パスワードでログイン' },
  denied: {
    en: 'You stopped at {{provider}}. Nothing was passed on to us.', es: 'Has cancelado en {{provider}}. No se nos ha transmitido nada.', de: 'Sie haben bei {{provider}} abgebrochen. Nichts wurde an uns weitergegeben.',
    fr: 'Vous avez annulé chez {{provider}}. Rien ne nous a été transmis.', pt: 'Você cancelou no {{provider}}. Nada nos foi transmitido.', no: 'Du avbrøt hos {{provider}}. Ingenting ble sendt til oss.',
    jp: '{{provider}}でキャンセルされました。情報は一切送信されていません。',
  },
  invalid: {
    en: 'The log-in was not confirmed, please start again', es: 'El inicio de sesión no se ha confirmado, empieza de nuevo', de: 'Die Anmeldung wurde nicht bestätigt, bitte beginnen Sie neu',
    fr: 'La connexion n’a pas été confirmée, veuillez recommencer', pt: 'A entrada não foi confirmada, comece de novo', no: 'Innloggingen ble ikke bekreftet, begynn på nytt',
    jp: 'ログインを確認できませんでした。もう一度最初からお試しください',
  },
  away: {
    en: '{{provider}} can’t be reached right now. Please try again later, or log in with your username and password.',
    es: '{{provider}} no está disponible en este momento. Inténtalo más tarde o inicia sesión con tu nombre de usuario y contraseña.',
    de: '{{provider}} ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal, oder melden Sie sich mit Benutzername und Passwort an.',
    fr: '{{provider}} est injoignable pour le moment. Réessayez plus tard, ou connectez-vous avec votre nom d’utilisateur et votre mot de passe.',
    pt: 'Não é possível contatar o {{provider}} no momento. Tente mais tarde ou entre com o seu nome de usuário e senha.',
    no: '{{provider}} er ikke tilgjengelig akkurat nå. Prøv igjen senere, eller logg inn med brukernavn og passord.',
    jp: '現在{{provider}}に接続できません。しばらくしてからお試しいただくか、ユーザー名とパスワードでログインしてください。',
  },
  known: {
    en: 'There is already an account with your email address. Log in with its username and password; if you don’t know them any more, ask for a new password.',
    es: 'Ya existe una cuenta con tu correo electrónico. Inicia sesión con su nombre de usuario y contraseña; si no los recuerdas, pide una contraseña nueva.',
    de: 'Mit Ihrer E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit dessen Benutzernamen und Passwort an; wenn Sie sie nicht mehr wissen, fordern Sie ein neues Passwort an.',
    fr: 'Un compte existe déjà avec votre adresse e-mail. Connectez-vous avec son nom d’utilisateur et son mot de passe ; si vous ne les avez plus, demandez un nouveau mot de passe.',
    pt: 'Já existe uma conta com o seu e-mail. Entre com o nome de usuário e a senha dela; se não lembrar, peça uma nova senha.',
    no: 'Det finnes allerede en konto med e-postadressen din. Logg inn med brukernavnet og passordet til kontoen; be om et nytt passord hvis du ikke husker dem.',
    jp: 'このメールアドレスのアカウントはすでに登録されています。そのユーザー名とパスワードでログインしてください。お忘れの場合は、新しいパスワードを申請してください。',
  },
  completeTitle: { en: 'Complete your sign-up', es: 'Completa tu registro', de: 'Registrierung abschließen', fr: 'Terminez votre inscription', pt: 'Conclua o seu cadastro', no: 'Fullfør registreringen', jp: '登録の完了' },
  completeLead: {
    en: '{{provider}} has told us who you are. We only ask for what is still missing; no password is needed.', es: '{{provider}} nos ha dicho quién eres. Solo te pedimos lo que falta; no hace falta contraseña.',
    de: '{{provider}} hat uns gesagt, wer Sie sind. Wir fragen nur, was noch fehlt; ein Passwort brauchen Sie nicht.', fr: '{{provider}} nous a dit qui vous êtes. Nous ne demandons que ce qui manque ; aucun mot de passe n’est nécessaire.',
    pt: 'O {{provider}} nos disse quem você é. Só perguntamos o que falta; não é preciso senha.', no: '{{provider}} har fortalt oss hvem du er. Vi spør bare om det som mangler; du trenger ikke passord.',
    jp: '{{provider}}からご本人の情報を受け取りました。不足している項目だけご入力ください。パスワードは不要です。',
  },
  toldBy: { en: 'From {{provider}}', es: 'De {{provider}}', de: 'Von {{provider}}', fr: 'De {{provider}}', pt: 'Do {{provider}}', no: 'Fra {{provider}}', jp: '{{provider}}からの情報' },
  name: { en: 'Name', es: 'Nombre', de: 'Name', fr: 'Nom', pt: 'Nome', no: 'Navn', jp: 'お名前' },
});
