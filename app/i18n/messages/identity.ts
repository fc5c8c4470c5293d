import { defineMessages } from '../define-messages';

/** Log in, sign up, confirm, log out. */
export const identity = defineMessages({
  logIn: { en: 'Log in', es: 'Iniciar sesión', de: 'Anmelden', fr: 'Se connecter', pt: 'Entrar', no: 'Logg inn', jp: 'ログイン' },
  signUp: { en: 'Sign up', es: 'Registrarse', de: 'Registrieren', fr: 'S’inscrire', pt: 'Cadastrar-se', no: 'Registrer deg', jp: '新規登録' },
  signUpLead: {
    en: 'One form, then a link in your mail, and you can play.', es: 'Un formulario, un enlace en tu correo y ya puedes jugar.',
    de: 'Ein Formular, dann ein Link in Ihrer E-Mail, und Sie können spielen.', fr: 'Un formulaire, un lien dans votre boîte mail, et vous pouvez jouer.',
    pt: 'Um formulário, um link no seu e-mail e você já pode jogar.', no: 'Ett skjema og en lenke på e-post, så kan du spille.',
    jp: 'フォームに入力し、メールのリンクを開くだけで始められます。',
  },
  newHere: { en: 'New here?', es: '¿Todavía no tienes cuenta?', de: 'Noch kein Konto?', fr: 'Pas encore de compte ?', pt: 'Ainda não tem conta?', no: 'Ny her?', jp: 'アカウントをお持ちでない方' },
  alreadyHere: { en: 'Already have an account?', es: '¿Ya tienes cuenta?', de: 'Sie haben schon ein Konto?', fr: 'Vous avez déjà un compte ?', pt: 'Já tem conta?', no: 'Har du allerede en konto?', jp: 'すでにアカウントをお持ちの方' },

  username: { en: 'Username', es: 'Nombre de usuario', de: 'Benutzername', fr: 'Nom d’utilisateur', pt: 'Nome de usuário', no: 'Brukernavn', jp: 'ユーザー名' },
  usernameHint: {
    en: '6 to 20 letters and numbers', es: 'De 6 a 20 letras y números', de: '6 bis 20 Buchstaben und Ziffern', fr: 'De 6 à 20 lettres et chiffres',
    pt: 'De 6 a 20 letras e números', no: '6 til 20 bokstaver og tall', jp: '6～20文字の英数字',
  },
  email: { en: 'Email', es: 'Correo electrónico', de: 'E-Mail-Adresse', fr: 'Adresse e-mail', pt: 'E-mail', no: 'E-postadresse', jp: 'メールアドレス' },
  emailHint: {
    en: 'We send a link there to confirm your account', es: 'Te enviaremos un enlace para confirmar tu cuenta', de: 'Dorthin senden wir den Link, mit dem Sie Ihr Konto bestätigen',
    fr: 'Nous y envoyons un lien pour confirmer votre compte', pt: 'Enviaremos para ele um link para confirmar a sua conta', no: 'Vi sender en lenke dit, så du kan bekrefte kontoen',
    jp: 'アカウント確認用のリンクをお送りします',
  },
  password: { en: 'Password', es: 'Contraseña', de: 'Passwort', fr: 'Mot de passe', pt: 'Senha', no: 'Passord', jp: 'パスワード' },
  passwordHint: {
    en: 'More than 5 characters. Better: at least 8, with a lowercase letter, an uppercase letter and a digit or special character.',
    es: 'Más de 5 caracteres. Mejor: al menos 8, con una minúscula, una mayúscula y un número o carácter especial.',
    de: 'Mehr als 5 Zeichen. Besser: mindestens 8, mit Kleinbuchstabe, Großbuchstabe und einer Ziffer oder einem Sonderzeichen.',
    fr: 'Plus de 5 caractères. Mieux : au moins 8, avec une minuscule, une majuscule et un chiffre ou un caractère spécial.',
    pt: 'Mais de 5 caracteres. Melhor: pelo menos 8, com uma letra minúscula, uma maiúscula e um número ou caractere especial.',
    no: 'Mer enn 5 tegn. Bedre: minst 8, med liten bokstav, stor bokstav og et tall eller spesialtegn.',
    jp: '6文字以上。英小文字・英大文字・数字または記号を含む8文字以上をおすすめします。',
  },
  passwordWeak: {
    en: 'Easy to guess: better 8 characters or more, with small and capital letters and a digit', es: 'Fácil de adivinar: mejor 8 caracteres o más, con minúsculas, mayúsculas y una cifra',
    de: 'Leicht zu erraten: besser 8 Zeichen oder mehr, mit Klein- und Großbuchstaben und einer Ziffer', fr: 'Facile à deviner : mieux vaut 8 caractères ou plus, avec minuscules, majuscules et un chiffre',
    pt: 'Fácil de adivinhar: melhor 8 caracteres ou mais, com minúsculas, maiúsculas e um número', no: 'Lett å gjette: bedre med minst 8 tegn, små og store bokstaver og et siffer',
    jp: '推測されやすいパスワードです。8文字以上で、小文字・大文字・数字を組み合わせることをおすすめします',
  },
  passwordFair: { en: 'Good password', es: 'Buena contraseña', de: 'Gutes Passwort', fr: 'Bon mot de passe', pt: 'Boa senha', no: 'Godt passord', jp: '良いパスワードです' },
  passwordStrong: { en: 'Strong password', es: 'Contraseña segura', de: 'Starkes Passwort', fr: 'Mot de passe robuste', pt: 'Senha forte', no: 'Sterkt passord', jp: '強力なパスワードです' },
  passwordConfirm: { en: 'Repeat password', es: 'Repite la contraseña', de: 'Passwort wiederholen', fr: 'Répétez le mot de passe', pt: 'Repita a senha', no: 'Gjenta passordet', jp: 'パスワード（確認）' },
  currency: { en: 'Currency', es: 'Moneda', de: 'Währung', fr: 'Devise', pt: 'Moeda', no: 'Valuta', jp: '通貨' },
  currencyHint: {
    en: 'Your account is kept in this currency', es: 'Tu cuenta se llevará en esta moneda', de: 'In dieser Währung wird Ihr Konto geführt', fr: 'Votre compte sera tenu dans cette devise',
    pt: 'A sua conta será mantida nesta moeda', no: 'Kontoen din føres i denne valutaen', jp: 'アカウントはこの通貨で管理されます',
  },
  birthdate: { en: 'Date of birth', es: 'Fecha de nacimiento', de: 'Geburtsdatum', fr: 'Date de naissance', pt: 'Data de nascimento', no: 'Fødselsdato', jp: '生年月日' },
  birthdateHint: {
    en: 'For example 27 3 1990. You must be 18 or older.', es: 'Por ejemplo, 27 3 1990. Debes tener 18 años o más.', de: 'Zum Beispiel 27 3 1990. Sie müssen mindestens 18 Jahre alt sein.',
    fr: 'Par exemple 27 3 1990. Vous devez avoir 18 ans ou plus.', pt: 'Por exemplo, 27 3 1990. Você deve ter 18 anos ou mais.', no: 'For eksempel 27 3 1990. Du må være minst 18 år.',
    jp: '例：1990年3月27日。18歳以上の方に限ります。',
  },
  country: { en: 'Country', es: 'País', de: 'Land', fr: 'Pays', pt: 'País', no: 'Land', jp: '国' },
  chooseCountry: { en: 'Choose a country', es: 'Elige un país', de: 'Land auswählen', fr: 'Choisissez un pays', pt: 'Escolha um país', no: 'Velg et land', jp: '国を選択' },
  state: { en: 'State or region', es: 'Estado o región', de: 'Bundesland oder Region', fr: 'État ou région', pt: 'Estado ou região', no: 'Delstat eller fylke', jp: '都道府県・州' },
  terms: {
    en: 'I accept the terms and conditions and the privacy policy', es: 'Acepto los términos y condiciones y la política de privacidad',
    de: 'Ich akzeptiere die Geschäftsbedingungen und die Datenschutzerklärung', fr: 'J’accepte les conditions générales et la politique de confidentialité',
    pt: 'Aceito os termos e condições e a política de privacidade', no: 'Jeg godtar vilkårene og personvernerklæringen', jp: '利用規約とプライバシーポリシーに同意します',
  },
  readTerms: { en: 'Terms and conditions', es: 'Términos y condiciones', de: 'Geschäftsbedingungen', fr: 'Conditions générales', pt: 'Termos e condições', no: 'Vilkår', jp: '利用規約' },
  readPrivacy: { en: 'Privacy policy', es: 'Política de privacidad', de: 'Datenschutzerklärung', fr: 'Politique de confidentialité', pt: 'Política de privacidade', no: 'Personvernerklæring', jp: 'プライバシーポリシー' },

  usernameRequired: {
    en: 'Please type your username', es: 'Escribe tu nombre de usuario', de: 'Bitte geben Sie Ihren Benutzernamen ein', fr: 'Veuillez saisir votre nom d’utilisateur',
    pt: 'Digite o seu nome de usuário', no: 'Skriv inn brukernavnet ditt', jp: 'ユーザー名を入力してください',
  },
  usernameLength: {
    en: 'Username must be between {{min}} and {{max}} characters long', es: 'El nombre de usuario debe tener entre {{min}} y {{max}} caracteres',
    de: 'Der Benutzername muss zwischen {{min}} und {{max}} Zeichen lang sein', fr: 'Le nom d’utilisateur doit contenir entre {{min}} et {{max}} caractères',
    pt: 'O nome de usuário deve ter entre {{min}} e {{max}} caracteres', no: 'Brukernavnet må ha mellom {{min}} og {{max}} tegn', jp: 'ユーザー名は{{min}}文字以上{{max}}文字以内で入力してください',
  },
  usernameCharacters: {
    en: 'Invalid username characters', es: 'El nombre de usuario contiene caracteres no válidos', de: 'Der Benutzername enthält ungültige Zeichen',
    fr: 'Le nom d’utilisateur contient des caractères non valides', pt: 'O nome de usuário contém caracteres inválidos', no: 'Brukernavnet inneholder ugyldige tegn',
    jp: 'ユーザー名に使用できない文字が含まれています',
  },
  usernameInvalid: {
    en: 'Username is not valid', es: 'El nombre de usuario no es válido', de: 'Der Benutzername ist ungültig', fr: 'Le nom d’utilisateur n’est pas valide',
    pt: 'O nome de usuário não é válido', no: 'Brukernavnet er ugyldig', jp: 'ユーザー名が正しくありません',
  },
  usernameExists: {
    en: 'Username already exists', es: 'El nombre de usuario ya existe', de: 'Der Benutzername ist bereits vergeben', fr: 'Ce nom d’utilisateur existe déjà',
    pt: 'O nome de usuário já existe', no: 'Brukernavnet er allerede i bruk', jp: 'このユーザー名はすでに使用されています',
  },
  emailRequired: {
    en: 'Please type your email', es: 'Escribe tu correo electrónico', de: 'Bitte geben Sie Ihre E-Mail-Adresse ein', fr: 'Veuillez saisir votre adresse e-mail',
    pt: 'Digite o seu e-mail', no: 'Skriv inn e-postadressen din', jp: 'メールアドレスを入力してください',
  },
  emailInvalid: {
    en: 'Email is not valid', es: 'El correo electrónico no es válido', de: 'Die E-Mail-Adresse ist ungültig', fr: 'L’adresse e-mail n’est pas valide',
    pt: 'O e-mail não é válido', no: 'E-postadressen er ugyldig', jp: 'メールアドレスが正しくありません',
  },
  emailExists: {
    en: 'Email already exists', es: 'El correo electrónico ya existe', de: 'Die E-Mail-Adresse ist bereits registriert', fr: 'Cette adresse e-mail existe déjà',
    pt: 'O e-mail já existe', no: 'E-postadressen er allerede i bruk', jp: 'このメールアドレスはすでに登録されています',
  },
  passwordRequired: {
    en: 'Please type your password', es: 'Escribe tu contraseña', de: 'Bitte geben Sie Ihr Passwort ein', fr: 'Veuillez saisir votre mot de passe',
    pt: 'Digite a sua senha', no: 'Skriv inn passordet ditt', jp: 'パスワードを入力してください',
  },
  passwordTooShort: {
    en: 'Password must be longer than 5 characters', es: 'La contraseña debe tener más de 5 caracteres', de: 'Das Passwort muss länger als 5 Zeichen sein',
    fr: 'Le mot de passe doit contenir plus de 5 caractères', pt: 'A senha deve ter mais de 5 caracteres', no: 'Passordet må ha mer enn 5 tegn', jp: 'パスワードは6文字以上で入力してください',
  },
  passwordConfirmRequired: {
    en: 'Please repeat your password', es: 'Repite tu contraseña', de: 'Bitte wiederholen Sie Ihr Passwort', fr: 'Veuillez répéter votre mot de passe',
    pt: 'Repita a sua senha', no: 'Gjenta passordet ditt', jp: '確認のためパスワードをもう一度入力してください',
  },
  passwordsMustMatch: {
    en: 'Passwords must match', es: 'Las contraseñas deben coincidir', de: 'Die Passwörter müssen übereinstimmen', fr: 'Les mots de passe doivent être identiques',
    pt: 'As senhas devem ser iguais', no: 'Passordene må være like', jp: 'パスワードが一致しません',
  },
  currencyInvalid: {
    en: 'Currency is not valid', es: 'La moneda no es válida', de: 'Die Währung ist ungültig', fr: 'La devise n’est pas valide',
    pt: 'A moeda não é válida', no: 'Valutaen er ugyldig', jp: '通貨が正しくありません',
  },
  countryRequired: {
    en: 'Please choose your country', es: 'Elige tu país', de: 'Bitte wählen Sie Ihr Land aus', fr: 'Veuillez choisir votre pays', pt: 'Escolha o seu país', no: 'Velg landet ditt', jp: '国を選択してください',
  },
  countryInvalid: { en: 'Country is not valid', es: 'El país no es válido', de: 'Das Land ist ungültig', fr: 'Le pays n’est pas valide', pt: 'O país não é válido', no: 'Landet er ugyldig', jp: '国が正しくありません' },
  birthdateRequired: {
    en: 'Please type your date of birth', es: 'Escribe tu fecha de nacimiento', de: 'Bitte geben Sie Ihr Geburtsdatum ein', fr: 'Veuillez saisir votre date de naissance',
    pt: 'Digite a sua data de nascimento', no: 'Skriv inn fødselsdatoen din', jp: '生年月日を入力してください',
  },
  birthdateInvalid: {
    en: 'Birth date is not valid', es: 'La fecha de nacimiento no es válida', de: 'Das Geburtsdatum ist ungültig', fr: 'La date de naissance n’est pas valide',
    pt: 'A data de nascimento não é válida', no: 'Fødselsdatoen er ugyldig', jp: '生年月日が正しくありません',
  },
  underage: {
    en: 'You must be 18+ years old', es: 'Debes tener 18 años o más', de: 'Sie müssen mindestens 18 Jahre alt sein', fr: 'Vous devez avoir 18 ans ou plus',
    pt: 'Você deve ter 18 anos ou mais', no: 'Du må være minst 18 år', jp: '18歳以上である必要があります',
  },
  termsRequired: {
    en: 'Please accept the terms and the privacy policy', es: 'Acepta los términos y la política de privacidad', de: 'Bitte akzeptieren Sie die Bedingungen und die Datenschutzerklärung',
    fr: 'Veuillez accepter les conditions et la politique de confidentialité', pt: 'Aceite os termos e a política de privacidade', no: 'Godta vilkårene og personvernerklæringen',
    jp: '利用規約とプライバシーポリシーに同意してください',
  },

  invalidCredentials: {
    en: 'Invalid username or password', es: 'Usuario o contraseña incorrectos', de: 'Benutzername oder Passwort ist falsch', fr: 'Nom d’utilisateur ou mot de passe incorrect',
    pt: 'Nome de usuário ou senha inválidos', no: 'Feil brukernavn eller passord', jp: 'ユーザー名またはパスワードが正しくありません',
  },
  captcha: {
    en: 'Captcha characters', es: 'Caracteres del captcha', de: 'Captcha-Zeichen', fr: 'Caractères du captcha', pt: 'Caracteres do captcha', no: 'Tegnene i captchaen',
    jp: 'キャプチャの文字',
  },
  captchaPicture: {
    en: 'Picture with five characters', es: 'Imagen con cinco caracteres', de: 'Bild mit fünf Zeichen', fr: 'Image de cinq caractères', pt: 'Imagem com cinco caracteres',
    no: 'Bilde med fem tegn', jp: '5文字の画像',
  },
  captchaInvalid: {
    en: 'Invalid captcha inserted', es: 'El captcha introducido no es válido', de: 'Das eingegebene Captcha ist falsch', fr: 'Le captcha saisi est incorrect',
    pt: 'O captcha inserido é inválido', no: 'Ugyldig captcha', jp: '入力されたキャプチャが正しくありません',
  },
  captchaLength: {
    en: 'Captcha must be {{length}} characters long', es: 'El captcha debe tener {{length}} caracteres', de: 'Das Captcha muss {{length}} Zeichen haben', fr: 'Le captcha doit comporter {{length}} caractères',
    pt: 'O captcha deve ter {{length}} caracteres', no: 'Captchaen må ha {{length}} tegn', jp: 'キャプチャは{{length}}文字で入力してください',
  },
  captchaAsked: {
    en: 'Please answer the captcha too, and type your password again', es: 'Responde también al captcha y vuelve a escribir tu contraseña',
    de: 'Bitte beantworten Sie auch das Captcha und geben Sie Ihr Passwort erneut ein', fr: 'Veuillez aussi répondre au captcha et saisir à nouveau votre mot de passe',
    pt: 'Responda também ao captcha e digite a sua senha novamente', no: 'Svar også på captchaen, og skriv passordet på nytt',
    jp: 'キャプチャにもお答えのうえ、パスワードをもう一度入力してください',
  },
  emailNotConfirmed: {
    en: 'Please confirm your email address first: we have sent you a link', es: 'Confirma primero tu correo electrónico: te hemos enviado un enlace',
    de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben Ihnen einen Link geschickt', fr: 'Veuillez d’abord confirmer votre adresse e-mail : nous vous avons envoyé un lien',
    pt: 'Confirme primeiro o seu e-mail: enviamos um link para você', no: 'Bekreft e-postadressen din først: Vi har sendt deg en lenke',
    jp: '先にメールアドレスの確認をお願いします。リンクをお送りしました',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Please try again {{when}}.', es: 'Demasiados intentos. Inténtalo de nuevo {{when}}.', de: 'Zu viele Versuche. Bitte versuchen Sie es {{when}} erneut.',
    fr: 'Trop de tentatives. Veuillez réessayer {{when}}.', pt: 'Muitas tentativas. Tente novamente {{when}}.', no: 'For mange forsøk. Prøv igjen {{when}}.',
    jp: '試行回数が多すぎます。{{when}}にもう一度お試しください。',
  },
  tooManyAttemptsLater: {
    en: 'Too many attempts, please try again later', es: 'Demasiados intentos, inténtalo de nuevo más tarde', de: 'Zu viele Versuche, bitte versuchen Sie es später erneut',
    fr: 'Trop de tentatives, veuillez réessayer plus tard', pt: 'Muitas tentativas, tente novamente mais tarde', no: 'For mange forsøk, prøv igjen senere',
    jp: '試行回数が多すぎます。しばらくしてからもう一度お試しください',
  },

  signedUp: {
    en: 'Sign-up successful. An email is on its way to you.', es: 'Registro completado. Te hemos enviado un correo.', de: 'Registrierung erfolgreich. Eine E-Mail ist unterwegs zu Ihnen.',
    fr: 'Inscription réussie. Un e-mail vous a été envoyé.', pt: 'Cadastro concluído. Enviamos um e-mail para você.', no: 'Registreringen er fullført. En e-post er på vei til deg.',
    jp: '登録が完了しました。確認メールをお送りしました。',
  },
  checkMailTitle: { en: 'Check your mail', es: 'Revisa tu correo', de: 'Sehen Sie in Ihre E-Mails', fr: 'Consultez vos e-mails', pt: 'Verifique o seu e-mail', no: 'Sjekk e-posten din', jp: 'メールをご確認ください' },
  checkMail: {
    en: 'Open the link that we sent you to confirm your account, then log in here. The link is valid for 24 hours.',
    es: 'Abre el enlace que te hemos enviado para confirmar tu cuenta y después inicia sesión aquí. El enlace es válido durante 24 horas.',
    de: 'Öffnen Sie den Link, den wir Ihnen geschickt haben, um Ihr Konto zu bestätigen, und melden Sie sich dann hier an. Der Link gilt 24 Stunden.',
    fr: 'Ouvrez le lien que nous vous avons envoyé pour confirmer votre compte, puis connectez-vous ici. Le lien est valable 24 heures.',
    pt: 'Abra o link que enviamos para confirmar a sua conta e depois entre aqui. O link vale por 24 horas.',
    no: 'Åpne lenken vi sendte deg for å bekrefte kontoen, og logg deretter inn her. Lenken gjelder i 24 timer.',
    jp: 'お送りしたリンクを開いてアカウントを確認してから、こちらでログインしてください。リンクの有効期限は24時間です。',
  },
  loggedIn: { en: 'Logged in successfully', es: 'Has iniciado sesión', de: 'Erfolgreich angemeldet', fr: 'Connexion réussie', pt: 'Login realizado com sucesso', no: 'Du er logget inn', jp: 'ログインしました' },
  loggedInAgain: {
    en: 'Logged in successfully. Last login: {{when}}, IP {{ip}}', es: 'Has iniciado sesión. Último acceso: {{when}}, IP {{ip}}', de: 'Erfolgreich angemeldet. Letzte Anmeldung: {{when}}, IP {{ip}}',
    fr: 'Connexion réussie. Dernière connexion : {{when}}, IP {{ip}}', pt: 'Login realizado com sucesso. Último acesso: {{when}}, IP {{ip}}',
    no: 'Du er logget inn. Forrige innlogging: {{when}}, IP {{ip}}', jp: 'ログインしました。前回のログイン：{{when}}、IP {{ip}}',
  },
  /** Where the network did not say from where the last log-in came. */
  loggedInBefore: {
    en: 'Logged in successfully. Last login: {{when}}', es: 'Has iniciado sesión. Último acceso: {{when}}', de: 'Erfolgreich angemeldet. Letzte Anmeldung: {{when}}',
    fr: 'Connexion réussie. Dernière connexion : {{when}}', pt: 'Login realizado com sucesso. Último acesso: {{when}}',
    no: 'Du er logget inn. Forrige innlogging: {{when}}', jp: 'ログインしました。前回のログイン：{{when}}',
  },
  loggedOut: { en: 'You are logged out', es: 'Has cerrado sesión', de: 'Sie sind abgemeldet', fr: 'Déconnexion réussie', pt: 'Você saiu da sua conta', no: 'Du er logget ut', jp: 'ログアウトしました' },

  confirmTitle: { en: 'Confirm your account', es: 'Confirma tu cuenta', de: 'Konto bestätigen', fr: 'Confirmez votre compte', pt: 'Confirme a sua conta', no: 'Bekreft kontoen din', jp: 'アカウントの確認' },
  confirmText: {
    en: 'Press the button to confirm your email address. Your account is then open.', es: 'Pulsa el botón para confirmar tu correo electrónico. Tu cuenta quedará abierta.',
    de: 'Bestätigen Sie Ihre E-Mail-Adresse mit der Schaltfläche. Danach ist Ihr Konto offen.', fr: 'Appuyez sur le bouton pour confirmer votre adresse e-mail. Votre compte sera alors ouvert.',
    pt: 'Toque no botão para confirmar o seu e-mail. A sua conta ficará aberta.', no: 'Trykk på knappen for å bekrefte e-postadressen. Da er kontoen din åpen.',
    jp: 'ボタンを押してメールアドレスを確認してください。アカウントをご利用いただけるようになります。',
  },
  confirmButton: { en: 'Confirm my account', es: 'Confirmar mi cuenta', de: 'Mein Konto bestätigen', fr: 'Confirmer mon compte', pt: 'Confirmar a minha conta', no: 'Bekreft kontoen min', jp: 'アカウントを確認する' },
  confirmedTitle: { en: 'Registration successful', es: 'Registro completado', de: 'Registrierung erfolgreich', fr: 'Inscription réussie', pt: 'Cadastro concluído', no: 'Registreringen er fullført', jp: '登録が完了しました' },
  confirmedText: {
    en: 'Your account is open, {{username}}. You can log in now.', es: 'Tu cuenta está abierta, {{username}}. Ya puedes iniciar sesión.', de: 'Ihr Konto ist offen, {{username}}. Sie können sich jetzt anmelden.',
    fr: 'Votre compte est ouvert, {{username}}. Vous pouvez maintenant vous connecter.', pt: 'A sua conta está aberta, {{username}}. Você já pode entrar.',
    no: 'Kontoen din er åpen, {{username}}. Du kan logge inn nå.', jp: '{{username}} さんのアカウントが開設されました。ログインしてご利用ください。',
  },
  tokenExpiredTitle: { en: 'Link expired', es: 'Enlace caducado', de: 'Link abgelaufen', fr: 'Lien expiré', pt: 'Link expirado', no: 'Lenken er utløpt', jp: 'リンクの有効期限切れ' },
  tokenExpired: {
    en: 'Your token has expired, please contact customer support', es: 'Tu token ha caducado, ponte en contacto con atención al cliente', de: 'Ihr Token ist abgelaufen, bitte wenden Sie sich an den Kundendienst',
    fr: 'Votre jeton a expiré, veuillez contacter le service client', pt: 'O seu token expirou, entre em contato com o atendimento ao cliente', no: 'Tokenet ditt er utløpt, kontakt kundeservice',
    jp: 'トークンの有効期限が切れました。カスタマーサポートまでお問い合わせください',
  },
  tokenExpiredAdvice: {
    en: 'You can also try to log in: if your account still waits for its confirmation, a new link is sent to you.',
    es: 'También puedes intentar iniciar sesión: si tu cuenta aún está pendiente de confirmación, te enviaremos un enlace nuevo.',
    de: 'Sie können auch versuchen, sich anzumelden: Wartet Ihr Konto noch auf die Bestätigung, erhalten Sie einen neuen Link.',
    fr: 'Vous pouvez aussi essayer de vous connecter : si votre compte attend encore sa confirmation, un nouveau lien vous est envoyé.',
    pt: 'Você também pode tentar entrar: se a sua conta ainda aguarda confirmação, enviaremos um novo link.',
    no: 'Du kan også prøve å logge inn: Hvis kontoen fortsatt venter på bekreftelse, får du en ny lenke.',
    jp: 'ログインをお試しいただくこともできます。確認がまだの場合は、新しいリンクをお送りします。',
  },
});
