import { defineMessages } from '../define-messages';

/** Forgotten, reset and changed passwords. */
export const password = defineMessages({
  forgotTitle: {
    en: 'Forgot your password?', es: '¿Has olvidado tu contraseña?', de: 'Passwort vergessen?', fr: 'Mot de passe oublié ?', pt: 'Esqueceu a senha?', no: 'Glemt passordet?',
    jp: 'パスワードをお忘れの方',
  },
  forgotLead: {
    en: 'Tell us the email address of your account, and we send a link there with which you choose a new password.',
    es: 'Indica el correo electrónico de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
    de: 'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    fr: 'Indiquez l’adresse e-mail de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    pt: 'Informe o e-mail da sua conta e enviaremos um link para você escolher uma nova senha.',
    no: 'Oppgi e-postadressen til kontoen din, så sender vi deg en lenke der du velger et nytt passord.',
    jp: 'アカウントのメールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
  },
  sendLink: { en: 'Send the link', es: 'Enviar el enlace', de: 'Link senden', fr: 'Envoyer le lien', pt: 'Enviar o link', no: 'Send lenken', jp: 'リンクを送信する' },
  backToLogIn: {
    en: 'Back to the log-in', es: 'Volver al inicio de sesión', de: 'Zurück zur Anmeldung', fr: 'Retour à la connexion', pt: 'Voltar para o login', no: 'Tilbake til innloggingen',
    jp: 'ログインに戻る',
  },
  linkSent: {
    en: 'If there is an account with this address, a link is on its way to it. The link is valid for one hour and can be used once.',
    es: 'Si existe una cuenta con esta dirección, le hemos enviado un enlace. Es válido durante una hora y solo se puede usar una vez.',
    de: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link dorthin unterwegs. Er gilt eine Stunde und kann einmal verwendet werden.',
    fr: 'Si un compte existe à cette adresse, un lien vient de lui être envoyé. Il est valable une heure et ne peut servir qu’une fois.',
    pt: 'Se houver uma conta com este endereço, um link foi enviado para ele. O link vale por uma hora e só pode ser usado uma vez.',
    no: 'Hvis det finnes en konto med denne adressen, er en lenke på vei dit. Lenken er gyldig i én time og kan brukes én gang.',
    jp: 'このメールアドレスのアカウントがある場合は、リンクをお送りします。リンクの有効期限は1時間で、一度だけご利用いただけます。',
  },
  noMail: {
    en: 'Nothing there after a few minutes? Look among your junk mail, or ask again: a new link is sent every five minutes at most.',
    es: '¿No ha llegado nada en unos minutos? Mira en el correo no deseado o pídelo de nuevo: se envía un enlace nuevo cada cinco minutos como máximo.',
    de: 'Nach einigen Minuten noch nichts da? Sehen Sie im Spam-Ordner nach oder fordern Sie erneut einen Link an: Ein neuer wird höchstens alle fünf Minuten gesendet.',
    fr: 'Toujours rien après quelques minutes ? Regardez dans les indésirables ou refaites une demande : un nouveau lien est envoyé toutes les cinq minutes au plus.',
    pt: 'Nada depois de alguns minutos? Veja na caixa de spam ou peça de novo: um novo link é enviado no máximo a cada cinco minutos.',
    no: 'Ikke kommet noe etter noen minutter? Se i søppelposten, eller be om en ny: En ny lenke sendes høyst hvert femte minutt.',
    jp: '数分たっても届かない場合は、迷惑メールフォルダをご確認いただくか、もう一度お試しください。新しいリンクの送信は5分に1回までです。',
  },
  askAgain: {
    en: 'Ask for a new link', es: 'Pedir un enlace nuevo', de: 'Neuen Link anfordern', fr: 'Demander un nouveau lien', pt: 'Pedir um novo link', no: 'Be om en ny lenke',
    jp: '新しいリンクを申請する',
  },
  captchaWrong: {
    en: 'Wrong captcha value', es: 'El valor del captcha no es correcto', de: 'Falscher Captcha-Wert', fr: 'Valeur du captcha incorrecte', pt: 'Valor do captcha incorreto',
    no: 'Feil captcha-verdi', jp: 'キャプチャの値が正しくありません',
  },
  captchaAsked: {
    en: 'Please answer the captcha too', es: 'Responde también al captcha', de: 'Bitte beantworten Sie auch das Captcha', fr: 'Veuillez aussi répondre au captcha',
    pt: 'Responda também ao captcha', no: 'Svar også på captchaen', jp: 'キャプチャにもお答えください',
  },

  resetTitle: {
    en: 'Choose a new password', es: 'Elige una contraseña nueva', de: 'Neues Passwort wählen', fr: 'Choisissez un nouveau mot de passe', pt: 'Escolha uma nova senha',
    no: 'Velg et nytt passord', jp: '新しいパスワードの設定',
  },
  resetLead: {
    en: 'When it is set, everybody who is logged in to your account is logged out.', es: 'Cuando la guardes, se cerrarán todas las sesiones abiertas en tu cuenta.',
    de: 'Sobald es gesetzt ist, werden alle Sitzungen Ihres Kontos beendet.', fr: 'Une fois enregistré, toutes les sessions ouvertes sur votre compte seront fermées.',
    pt: 'Quando ela for salva, todas as sessões abertas na sua conta serão encerradas.', no: 'Når det er lagret, avsluttes alle økter på kontoen din.',
    jp: '設定が完了すると、このアカウントのすべてのセッションが終了します。',
  },
  new: { en: 'New password', es: 'Contraseña nueva', de: 'Neues Passwort', fr: 'Nouveau mot de passe', pt: 'Nova senha', no: 'Nytt passord', jp: '新しいパスワード' },
  confirm: {
    en: 'Repeat new password', es: 'Repite la contraseña nueva', de: 'Neues Passwort wiederholen', fr: 'Répétez le nouveau mot de passe', pt: 'Repita a nova senha',
    no: 'Gjenta det nye passordet', jp: '新しいパスワード（確認）',
  },
  old: { en: 'Old password', es: 'Contraseña anterior', de: 'Altes Passwort', fr: 'Ancien mot de passe', pt: 'Senha antiga', no: 'Gammelt passord', jp: '現在のパスワード' },
  policyHint: {
    en: 'At least 8 characters, with a lowercase letter, an uppercase letter and a digit or special character',
    es: 'Al menos 8 caracteres, con una minúscula, una mayúscula y un número o carácter especial',
    de: 'Mindestens 8 Zeichen, mit einem Kleinbuchstaben, einem Großbuchstaben und einer Ziffer oder einem Sonderzeichen',
    fr: 'Au moins 8 caractères, dont une minuscule, une majuscule et un chiffre ou un caractère spécial',
    pt: 'Pelo menos 8 caracteres, com uma letra minúscula, uma maiúscula e um número ou caractere especial',
    no: 'Minst 8 tegn, med en liten bokstav, en stor bokstav og et siffer eller spesialtegn',
    jp: '8文字以上で、小文字・大文字と、数字または記号を含めてください',
  },
  policy: {
    en: 'The password needs at least 8 characters, with a lowercase letter, an uppercase letter and a digit or special character',
    es: 'La contraseña necesita al menos 8 caracteres, con una minúscula, una mayúscula y un número o carácter especial',
    de: 'Das Passwort braucht mindestens 8 Zeichen, mit einem Kleinbuchstaben, einem Großbuchstaben und einer Ziffer oder einem Sonderzeichen',
    fr: 'Le mot de passe doit contenir au moins 8 caractères, dont une minuscule, une majuscule et un chiffre ou un caractère spécial',
    pt: 'A senha precisa ter pelo menos 8 caracteres, com uma letra minúscula, uma maiúscula e um número ou caractere especial',
    no: 'Passordet må ha minst 8 tegn, med en liten bokstav, en stor bokstav og et siffer eller spesialtegn',
    jp: 'パスワードは8文字以上で、小文字・大文字と、数字または記号を含めてください',
  },
  newRequired: {
    en: 'Please type your new password', es: 'Escribe tu contraseña nueva', de: 'Bitte geben Sie Ihr neues Passwort ein', fr: 'Veuillez saisir votre nouveau mot de passe',
    pt: 'Digite a sua nova senha', no: 'Skriv inn det nye passordet ditt', jp: '新しいパスワードを入力してください',
  },
  oldRequired: {
    en: 'Please type your old password', es: 'Escribe tu contraseña anterior', de: 'Bitte geben Sie Ihr altes Passwort ein', fr: 'Veuillez saisir votre ancien mot de passe',
    pt: 'Digite a sua senha antiga', no: 'Skriv inn det gamle passordet ditt', jp: '現在のパスワードを入力してください',
  },
  oldInvalid: {
    en: 'Invalid old password', es: 'La contraseña anterior no es correcta', de: 'Das alte Passwort ist falsch', fr: 'L’ancien mot de passe est incorrect',
    pt: 'A senha antiga está incorreta', no: 'Det gamle passordet er feil', jp: '現在のパスワードが正しくありません',
  },
  setNew: {
    en: 'Save the new password', es: 'Guardar la contraseña nueva', de: 'Neues Passwort speichern', fr: 'Enregistrer le nouveau mot de passe', pt: 'Salvar a nova senha',
    no: 'Lagre det nye passordet', jp: '新しいパスワードを保存する',
  },
  wasReset: {
    en: 'Your new password is set. Please log in with it.', es: 'Tu contraseña nueva está guardada. Inicia sesión con ella.', de: 'Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.',
    fr: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.', pt: 'A sua nova senha foi salva. Entre com ela.', no: 'Det nye passordet er lagret. Logg inn med det.',
    jp: '新しいパスワードを設定しました。新しいパスワードでログインしてください。',
  },
  linkInvalid: {
    en: 'Password reset link is invalid', es: 'El enlace para restablecer la contraseña no es válido', de: 'Der Link zum Zurücksetzen des Passworts ist ungültig',
    fr: 'Le lien de réinitialisation du mot de passe n’est pas valide', pt: 'O link de redefinição de senha é inválido', no: 'Lenken for å tilbakestille passordet er ugyldig',
    jp: 'パスワード再設定用のリンクが無効です',
  },
  linkInvalidAdvice: {
    en: 'It may be older than an hour, or it was used already. Your password stays as it is; you can ask for a new link.',
    es: 'Puede que tenga más de una hora o que ya se haya usado. Tu contraseña no ha cambiado; puedes pedir un enlace nuevo.',
    de: 'Vielleicht ist er älter als eine Stunde oder wurde schon verwendet. Ihr Passwort bleibt unverändert; Sie können einen neuen Link anfordern.',
    fr: 'Il a peut-être plus d’une heure, ou il a déjà servi. Votre mot de passe reste inchangé ; vous pouvez demander un nouveau lien.',
    pt: 'Ele pode ter mais de uma hora ou já ter sido usado. A sua senha continua a mesma; você pode pedir um novo link.',
    no: 'Den kan være eldre enn en time, eller den er allerede brukt. Passordet ditt er uendret; du kan be om en ny lenke.',
    jp: '発行から1時間が過ぎているか、すでに使用されています。パスワードは変更されていません。新しいリンクを申請できます。',
  },
});
