import type { Language } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';
import { credentialMessages } from './credential-messages';
import { loyaltyMessages } from './loyalty-messages';
import { bonusMessages } from './bonus-messages';
import { paymentMessages } from './payment-messages';
import { sportsMessages } from './sports-messages';

type Text = Record<Language, string>;

/** What `info.message` says for each code (SPEC §8 gives the English of those it names). */
const messages: Record<ResultCode, Text> = {
  ...credentialMessages,
  ...loyaltyMessages,
  ok: { en: 'Done', es: 'Hecho', de: 'Erledigt', fr: 'C’est fait', pt: 'Concluído', no: 'Utført', jp: '完了しました' },
  // protocol
  invalid_request: {
    en: 'Some of the information is not valid', es: 'Algunos datos no son válidos', de: 'Einige Angaben sind ungültig', fr: 'Certaines informations ne sont pas valides',
    pt: 'Algumas informações não são válidas', no: 'Noen av opplysningene er ugyldige', jp: '入力内容に誤りがあります',
  },
  invalid_api_key: {
    en: 'The API key is not valid', es: 'La clave de API no es válida', de: 'Der API-Schlüssel ist ungültig', fr: 'La clé d’API n’est pas valide',
    pt: 'A chave de API não é válida', no: 'API-nøkkelen er ugyldig', jp: 'APIキーが無効です',
  },
  session_expired: {
    en: 'Session expired', es: 'La sesión ha caducado', de: 'Sitzung abgelaufen', fr: 'Session expirée', pt: 'Sessão expirada', no: 'Økten er utløpt',
    jp: 'セッションの有効期限が切れました',
  },
  forbidden: {
    en: 'You are not allowed to do this', es: 'No tienes permiso para hacer esto', de: 'Dazu sind Sie nicht berechtigt', fr: 'Vous n’êtes pas autorisé à faire cela',
    pt: 'Você não tem permissão para fazer isso', no: 'Du har ikke tilgang til å gjøre dette', jp: 'この操作は許可されていません',
  },
  restriction_error: {
    en: 'Not available in your country', es: 'No disponible en tu país', de: 'In Ihrem Land nicht verfügbar', fr: 'Indisponible dans votre pays',
    pt: 'Indisponível no seu país', no: 'Ikke tilgjengelig i landet ditt', jp: 'お住まいの国ではご利用いただけません',
  },
  not_found: { en: 'Not found', es: 'No encontrado', de: 'Nicht gefunden', fr: 'Introuvable', pt: 'Não encontrado', no: 'Ikke funnet', jp: '見つかりません' },
  gone: {
    en: 'This page was taken down', es: 'Esta página se ha retirado', de: 'Diese Seite wurde entfernt', fr: 'Cette page a été retirée', pt: 'Esta página foi retirada do ar',
    no: 'Denne siden er tatt ned', jp: 'このページの掲載は終了しました',
  },
  method_not_allowed: {
    en: 'This method is not allowed here', es: 'Este método no está permitido aquí', de: 'Diese Methode ist hier nicht erlaubt', fr: 'Cette méthode n’est pas autorisée ici',
    pt: 'Este método não é permitido aqui', no: 'Denne metoden er ikke tillatt her', jp: 'このメソッドは使用できません',
  },
  duplicate_transaction: {
    en: 'This request was already made with other details', es: 'Esta solicitud ya se hizo con otros datos', de: 'Diese Anfrage wurde bereits mit anderen Angaben gestellt',
    fr: 'Cette demande a déjà été faite avec d’autres données', pt: 'Este pedido já foi feito com outros dados', no: 'Denne forespørselen er allerede sendt med andre opplysninger',
    jp: 'このリクエストは別の内容ですでに送信されています',
  },
  payload_too_large: {
    en: 'The request is too large', es: 'La solicitud es demasiado grande', de: 'Die Anfrage ist zu groß', fr: 'La requête est trop volumineuse',
    pt: 'O pedido é grande demais', no: 'Forespørselen er for stor', jp: 'リクエストのサイズが大きすぎます',
  },
  upload_too_slow: {
    en: 'The file arrived too slowly. Please try again over a better connection', es: 'El archivo llegaba demasiado despacio. Inténtalo de nuevo con una conexión mejor',
    de: 'Die Datei kam zu langsam an. Bitte versuchen Sie es mit einer besseren Verbindung noch einmal', fr: 'Le fichier arrivait trop lentement. Veuillez réessayer avec une meilleure connexion',
    pt: 'O arquivo estava chegando devagar demais. Tente novamente com uma conexão melhor', no: 'Filen kom for sakte. Prøv igjen med en bedre tilkobling',
    jp: 'ファイルの送信に時間がかかりすぎました。通信状態のよい場所でもう一度お試しください',
  },
  too_many_requests: {
    en: 'Too many attempts, please try again later', es: 'Demasiados intentos, inténtalo de nuevo más tarde', de: 'Zu viele Versuche, bitte versuchen Sie es später erneut',
    fr: 'Trop de tentatives, veuillez réessayer plus tard', pt: 'Muitas tentativas, tente novamente mais tarde', no: 'For mange forsøk, prøv igjen senere',
    jp: '試行回数が多すぎます。しばらくしてからもう一度お試しください',
  },
  invalid_signature: {
    en: 'The signature is not valid', es: 'La firma no es válida', de: 'Die Signatur ist ungültig', fr: 'La signature n’est pas valide',
    pt: 'A assinatura não é válida', no: 'Signaturen er ugyldig', jp: '署名が無効です',
  },
  internal_error: {
    en: 'Something went wrong on our side', es: 'Algo ha fallado por nuestra parte', de: 'Bei uns ist ein Fehler aufgetreten', fr: 'Une erreur s’est produite de notre côté',
    pt: 'Algo deu errado do nosso lado', no: 'Noe gikk galt hos oss', jp: 'システムエラーが発生しました',
  },
  unavailable: {
    en: 'The service is not available right now', es: 'El servicio no está disponible en este momento', de: 'Der Dienst ist derzeit nicht verfügbar', fr: 'Le service est momentanément indisponible',
    pt: 'O serviço não está disponível no momento', no: 'Tjenesten er ikke tilgjengelig akkurat nå', jp: '現在サービスをご利用いただけません',
  },
  // accounts
  invalid_username_or_password: {
    en: 'Invalid username or password', es: 'Usuario o contraseña incorrectos', de: 'Benutzername oder Passwort ist falsch', fr: 'Nom d’utilisateur ou mot de passe incorrect',
    pt: 'Nome de usuário ou senha inválidos', no: 'Feil brukernavn eller passord', jp: 'ユーザー名またはパスワードが正しくありません',
  },
  username_must_be_between_4_and_20_characters_long: {
    en: 'Username must be between 4 and 20 characters long', es: 'El nombre de usuario debe tener entre 4 y 20 caracteres', de: 'Der Benutzername muss zwischen 4 und 20 Zeichen lang sein',
    fr: 'Le nom d’utilisateur doit contenir entre 4 et 20 caractères', pt: 'O nome de usuário deve ter entre 4 e 20 caracteres', no: 'Brukernavnet må ha mellom 4 og 20 tegn',
    jp: 'ユーザー名は4文字以上20文字以内で入力してください',
  },
  invalid_username_characters_letters_and_numbers_allowed: {
    en: 'Invalid username characters', es: 'El nombre de usuario contiene caracteres no válidos', de: 'Der Benutzername enthält ungültige Zeichen',
    fr: 'Le nom d’utilisateur contient des caractères non valides', pt: 'O nome de usuário contém caracteres inválidos', no: 'Brukernavnet inneholder ugyldige tegn',
    jp: 'ユーザー名に使用できない文字が含まれています',
  },
  invalid_captcha: {
    en: 'Invalid captcha inserted', es: 'El captcha introducido no es válido', de: 'Das eingegebene Captcha ist falsch', fr: 'Le captcha saisi est incorrect',
    pt: 'O captcha inserido é inválido', no: 'Ugyldig captcha', jp: '入力されたキャプチャが正しくありません',
  },
  email_not_confirmed: {
    en: 'Please confirm your email address first: we have sent you a link', es: 'Confirma primero tu correo electrónico: te hemos enviado un enlace',
    de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben Ihnen einen Link geschickt', fr: 'Veuillez d’abord confirmer votre adresse e-mail : nous vous avons envoyé un lien',
    pt: 'Confirme primeiro o seu e-mail: enviamos um link para você', no: 'Bekreft e-postadressen din først: Vi har sendt deg en lenke',
    jp: '先にメールアドレスの確認をお願いします。リンクをお送りしました',
  },
  username_exists: {
    en: 'Username already exists', es: 'El nombre de usuario ya existe', de: 'Der Benutzername ist bereits vergeben', fr: 'Ce nom d’utilisateur existe déjà',
    pt: 'O nome de usuário já existe', no: 'Brukernavnet er allerede i bruk', jp: 'このユーザー名はすでに使用されています',
  },
  email_exists: {
    en: 'Email already exists', es: 'El correo electrónico ya existe', de: 'Die E-Mail-Adresse ist bereits registriert', fr: 'Cette adresse e-mail existe déjà',
    pt: 'O e-mail já existe', no: 'E-postadressen er allerede i bruk', jp: 'このメールアドレスはすでに登録されています',
  },
  invalid_username: {
    en: 'Username is not valid', es: 'El nombre de usuario no es válido', de: 'Der Benutzername ist ungültig', fr: 'Le nom d’utilisateur n’est pas valide',
    pt: 'O nome de usuário não é válido', no: 'Brukernavnet er ugyldig', jp: 'ユーザー名が正しくありません',
  },
  invalid_email: {
    en: 'Email is not valid', es: 'El correo electrónico no es válido', de: 'Die E-Mail-Adresse ist ungültig', fr: 'L’adresse e-mail n’est pas valide',
    pt: 'O e-mail não é válido', no: 'E-postadressen er ugyldig', jp: 'メールアドレスが正しくありません',
  },
  invalid_password: {
    en: 'Password is not valid', es: 'La contraseña no es válida', de: 'Das Passwort ist ungültig', fr: 'Le mot de passe n’est pas valide',
    pt: 'A senha não é válida', no: 'Passordet er ugyldig', jp: 'パスワードが正しくありません',
  },
  passwords_must_match: {
    en: 'Passwords must match', es: 'Las contraseñas deben coincidir', de: 'Die Passwörter müssen übereinstimmen', fr: 'Les mots de passe doivent être identiques',
    pt: 'As senhas devem ser iguais', no: 'Passordene må være like', jp: 'パスワードが一致しません',
  },
  invalid_currency: {
    en: 'Currency is not valid', es: 'La moneda no es válida', de: 'Die Währung ist ungültig', fr: 'La devise n’est pas valide',
    pt: 'A moeda não é válida', no: 'Valutaen er ugyldig', jp: '通貨が正しくありません',
  },
  invalid_country: {
    en: 'Country is not valid', es: 'El país no es válido', de: 'Das Land ist ungültig', fr: 'Le pays n’est pas valide', pt: 'O país não é válido', no: 'Landet er ugyldig', jp: '国が正しくありません',
  },
  invalid_birthdate: {
    en: 'Birth date is not valid', es: 'La fecha de nacimiento no es válida', de: 'Das Geburtsdatum ist ungültig', fr: 'La date de naissance n’est pas valide',
    pt: 'A data de nascimento não é válida', no: 'Fødselsdatoen er ugyldig', jp: '生年月日が正しくありません',
  },
  underage: {
    en: 'You must be 18+ years old', es: 'Debes tener 18 años o más', de: 'Sie müssen mindestens 18 Jahre alt sein', fr: 'Vous devez avoir 18 ans ou plus',
    pt: 'Você deve ter 18 anos ou mais', no: 'Du må være minst 18 år', jp: '18歳以上である必要があります',
  },
  terms_not_accepted: {
    en: 'Please accept the terms and the privacy policy', es: 'Acepta los términos y la política de privacidad', de: 'Bitte akzeptieren Sie die Bedingungen und die Datenschutzrichtlinie',
    fr: 'Veuillez accepter les conditions et la politique de confidentialité', pt: 'Aceite os termos e a política de privacidade', no: 'Godta vilkårene og personvernerklæringen',
    jp: '利用規約とプライバシーポリシーに同意してください',
  },
  token_expired: {
    en: 'Your token has expired, please contact customer support', es: 'Tu token ha caducado, ponte en contacto con atención al cliente', de: 'Ihr Token ist abgelaufen, bitte wenden Sie sich an den Kundendienst',
    fr: 'Votre jeton a expiré, veuillez contacter le service client', pt: 'O seu token expirou, entre em contato com o atendimento ao cliente', no: 'Tokenet ditt er utløpt, kontakt kundeservice',
    jp: 'トークンの有効期限が切れました。カスタマーサポートまでお問い合わせください',
  },
  name_bound: {
    en: 'An approved document is bound to your name. Change it on the security page, with your password', es: 'Tu nombre está vinculado a un documento aprobado. Cámbialo en la página de seguridad, con tu contraseña',
    de: 'Ihr Name ist durch ein bestätigtes Dokument gebunden. Ändern Sie ihn auf der Seite „Sicherheit“ mit Ihrem Passwort', fr: 'Votre nom est lié à un document approuvé. Modifiez-le sur la page Sécurité, avec votre mot de passe',
    pt: 'O seu nome está vinculado a um documento aprovado. Altere-o na página de segurança, com a sua senha', no: 'Navnet ditt er knyttet til et godkjent dokument. Endre det på sikkerhetssiden, med passordet ditt',
    jp: 'お名前は承認済みの書類に紐づいています。変更はセキュリティのページで、パスワードを入力して行ってください',
  },
  account_frozen: {
    en: 'Your account is blocked', es: 'Tu cuenta está bloqueada', de: 'Ihr Konto ist gesperrt', fr: 'Votre compte est bloqué', pt: 'A sua conta está bloqueada', no: 'Kontoen din er sperret',
    jp: 'アカウントは利用停止中です',
  },
  profile_incomplete: {
    en: 'Some information is missing, fill in before proceeding to the cashier', es: 'Faltan algunos datos, complétalos antes de pasar a la caja',
    de: 'Einige Angaben fehlen, bitte ergänzen Sie sie, bevor Sie zur Kasse gehen', fr: 'Il manque des informations, complétez-les avant de passer à la caisse',
    pt: 'Faltam algumas informações, preencha-as antes de ir ao caixa', no: 'Noen opplysninger mangler, fyll dem ut før du går til kassen',
    jp: '未入力の情報があります。キャッシャーに進む前に入力してください',
  },
  // protection
  limit_too_low: {
    en: 'The limit is below the minimum', es: 'El límite es inferior al mínimo', de: 'Das Limit liegt unter dem Mindestwert', fr: 'La limite est inférieure au minimum',
    pt: 'O limite está abaixo do mínimo', no: 'Grensen er under minstegrensen', jp: '限度額が最低額を下回っています',
  },
  limit_too_high: {
    en: 'The limit is above the maximum', es: 'El límite supera el máximo', de: 'Das Limit liegt über dem Höchstwert', fr: 'La limite dépasse le maximum',
    pt: 'O limite está acima do máximo', no: 'Grensen er over maksgrensen', jp: '限度額が上限を超えています',
  },
  limit_wait_not_over: {
    en: 'The new limit can’t be confirmed yet', es: 'El nuevo límite aún no se puede confirmar', de: 'Das neue Limit kann noch nicht bestätigt werden',
    fr: 'La nouvelle limite ne peut pas encore être confirmée', pt: 'O novo limite ainda não pode ser confirmado', no: 'Den nye grensen kan ikke bekreftes ennå',
    jp: '新しい限度額はまだ確定できません',
  },
  nothing_pending: {
    en: 'There is no new limit to confirm', es: 'No hay ningún límite nuevo que confirmar', de: 'Es gibt kein neues Limit zu bestätigen', fr: 'Il n’y a pas de nouvelle limite à confirmer',
    pt: 'Não há novo limite para confirmar', no: 'Det finnes ingen ny grense å bekrefte', jp: '確定する新しい限度額はありません',
  },
  // cashier
  unknown_method: {
    en: 'This payment method is not available', es: 'Este método de pago no está disponible', de: 'Diese Zahlungsmethode ist nicht verfügbar', fr: 'Ce moyen de paiement n’est pas disponible',
    pt: 'Esta forma de pagamento não está disponível', no: 'Denne betalingsmåten er ikke tilgjengelig', jp: 'このお支払い方法はご利用いただけません',
  },
  amount_below_minimum: {
    en: 'The amount is below the minimum', es: 'El importe es inferior al mínimo', de: 'Der Betrag liegt unter dem Mindestbetrag', fr: 'Le montant est inférieur au minimum',
    pt: 'O valor está abaixo do mínimo', no: 'Beløpet er under minstebeløpet', jp: '金額が最低額を下回っています',
  },
  amount_above_maximum: {
    en: 'The amount is above the maximum', es: 'El importe supera el máximo', de: 'Der Betrag liegt über dem Höchstbetrag', fr: 'Le montant dépasse le maximum',
    pt: 'O valor está acima do máximo', no: 'Beløpet er over maksbeløpet', jp: '金額が上限を超えています',
  },
  invalid_card: {
    en: 'The card details are not valid', es: 'Los datos de la tarjeta no son válidos', de: 'Die Kartendaten sind ungültig', fr: 'Les données de la carte ne sont pas valides',
    pt: 'Os dados do cartão não são válidos', no: 'Kortopplysningene er ugyldige', jp: 'カード情報が正しくありません',
  },
  no_deposit_yet: {
    en: 'Withdrawals are not available, please make a deposit first', es: 'Los retiros no están disponibles, haz primero un depósito', de: 'Auszahlungen sind nicht verfügbar, bitte zahlen Sie zuerst ein',
    fr: 'Les retraits ne sont pas disponibles, veuillez d’abord faire un dépôt', pt: 'Os saques não estão disponíveis, faça primeiro um depósito', no: 'Uttak er ikke tilgjengelig, gjør et innskudd først',
    jp: '出金はご利用いただけません。先に入金してください',
  },
  insufficient_funds: {
    en: 'Your balance is not high enough', es: 'Tu saldo no es suficiente', de: 'Ihr Guthaben reicht nicht aus', fr: 'Votre solde est insuffisant',
    pt: 'O seu saldo não é suficiente', no: 'Saldoen din er ikke høy nok', jp: '残高が不足しています',
  },
  deposit_limit_reached: {
    en: 'Your deposit limit is reached', es: 'Has alcanzado tu límite de depósito', de: 'Ihr Einzahlungslimit ist erreicht', fr: 'Votre limite de dépôt est atteinte',
    pt: 'O seu limite de depósito foi atingido', no: 'Innskuddsgrensen din er nådd', jp: '入金限度額に達しました',
  },
  open_rounds: {
    en: 'Finish your open rounds first', es: 'Termina primero tus rondas abiertas', de: 'Beenden Sie zuerst Ihre offenen Runden', fr: 'Terminez d’abord vos parties en cours',
    pt: 'Termine primeiro as suas rodadas em aberto', no: 'Fullfør de åpne rundene dine først', jp: '先に進行中のラウンドを終了してください',
  },
  nothing_to_cancel: {
    en: 'There is no pending withdrawal to cancel', es: 'No hay ningún retiro pendiente que cancelar', de: 'Es gibt keine ausstehende Auszahlung zum Stornieren', fr: 'Il n’y a aucun retrait en attente à annuler',
    pt: 'Não há saque pendente para cancelar', no: 'Det finnes ingen ventende uttak å avbryte', jp: 'キャンセルできる保留中の出金はありません',
  },
  ...paymentMessages,
  ...bonusMessages,
  ...sportsMessages,
  // games
  game_not_available: {
    en: 'This game is not available', es: 'Este juego no está disponible', de: 'Dieses Spiel ist nicht verfügbar', fr: 'Ce jeu n’est pas disponible',
    pt: 'Este jogo não está disponível', no: 'Dette spillet er ikke tilgjengelig', jp: 'このゲームはご利用いただけません',
  },
  stake_not_offered: {
    en: 'This stake is not offered', es: 'Esta apuesta no se ofrece', de: 'Dieser Einsatz wird nicht angeboten', fr: 'Cette mise n’est pas proposée',
    pt: 'Esta aposta não é oferecida', no: 'Denne innsatsen tilbys ikke', jp: 'このベット額は選択できません',
  },
  round_closed: {
    en: 'This round is closed', es: 'Esta ronda está cerrada', de: 'Diese Runde ist abgeschlossen', fr: 'Cette partie est terminée', pt: 'Esta rodada está encerrada',
    no: 'Denne runden er avsluttet', jp: 'このラウンドは終了しています',
  },
  round_too_soon: {
    en: 'The next round can begin in a few seconds. Nothing was staked', es: 'La siguiente ronda puede empezar en unos segundos. No se ha apostado nada',
    de: 'Die nächste Runde kann in wenigen Sekunden beginnen. Es wurde nichts gesetzt', fr: 'La prochaine partie pourra commencer dans quelques secondes. Rien n’a été misé',
    pt: 'A próxima rodada pode começar em alguns segundos. Nada foi apostado', no: 'Neste runde kan begynne om noen sekunder. Ingenting ble satset',
    jp: '次のラウンドは数秒後に開始できます。ベットは行われていません',
  },
  reality_check_due: {
    en: 'Time for your reality check. Answer it to play on', es: 'Es la hora de tu control de realidad. Respóndelo para seguir jugando',
    de: 'Zeit für Ihren Reality-Check. Beantworten Sie ihn, um weiterzuspielen', fr: 'C’est l’heure de votre point de situation. Répondez-y pour continuer à jouer',
    pt: 'Hora da sua verificação de realidade. Responda para continuar jogando', no: 'Tid for virkelighetssjekken. Svar på den for å spille videre',
    jp: 'リアリティチェックの時間です。回答すると続けて遊べます',
  },
  betting_closed: {
    en: 'Betting on this round has closed; nothing was staked', es: 'Las apuestas de esta ronda están cerradas; no se ha apostado nada',
    de: 'Für diese Runde werden keine Einsätze mehr angenommen; es wurde nichts gesetzt', fr: 'Les mises sont closes pour cette partie ; rien n’a été misé',
    pt: 'As apostas desta rodada estão encerradas; nada foi apostado', no: 'Innsatsene i denne runden er stengt; ingenting ble satset', jp: 'このラウンドの受付は終了しました。ベットは行われていません',
  },
  nothing_to_cash_out: {
    en: 'There is nothing to cash out in this round now', es: 'Ahora no hay nada que cobrar en esta ronda', de: 'In dieser Runde gibt es jetzt nichts auszuzahlen', fr: 'Il n’y a rien à encaisser dans cette partie pour l’instant',
    pt: 'Não há nada para retirar nesta rodada agora', no: 'Det er ingenting å ta ut i denne runden nå', jp: 'このラウンドで今キャッシュアウトできるものはありません',
  },
  cash_out_too_late: {
    en: 'Too late: the flight was over when your cash-out arrived. Nothing was changed', es: 'Demasiado tarde: el vuelo ya había terminado cuando llegó tu retirada. No ha cambiado nada',
    de: 'Zu spät: Der Flug war vorbei, als Ihr Ausstieg ankam. Es wurde nichts geändert', fr: 'Trop tard : le vol était terminé quand votre encaissement est arrivé. Rien n’a changé',
    pt: 'Tarde demais: o voo já tinha acabado quando sua retirada chegou. Nada mudou', no: 'For sent: Turen var over da uttaket ditt kom frem. Ingenting ble endret', jp: '間に合いませんでした。キャッシュアウトが届いたときには終了していました。変更はありません',
  },
  choice_not_offered: {
    en: 'This choice is not offered', es: 'Esta opción no se ofrece', de: 'Diese Wahl wird nicht angeboten', fr: 'Ce choix n’est pas proposé',
    pt: 'Esta opção não é oferecida', no: 'Dette valget tilbys ikke', jp: 'この選択肢はご利用いただけません',
  },
  round_open: {
    en: 'A round of this game is still open. Finish it first', es: 'Aún tienes una ronda abierta en este juego. Termínala primero',
    de: 'In diesem Spiel ist noch eine Runde offen. Beenden Sie sie zuerst', fr: 'Une partie de ce jeu est encore en cours. Terminez-la d’abord',
    pt: 'Ainda há uma rodada aberta neste jogo. Termine-a primeiro', no: 'En runde i dette spillet er fortsatt åpen. Fullfør den først',
    jp: 'このゲームには進行中のラウンドがあります。先にそちらを終えてください',
  },
  decision_not_offered: {
    en: 'This move is not possible now', es: 'Esa jugada no es posible ahora', de: 'Dieser Zug ist jetzt nicht möglich', fr: 'Ce coup n’est pas possible maintenant',
    pt: 'Essa jogada não é possível agora', no: 'Dette trekket er ikke mulig nå', jp: 'その操作は今はできません',
  },
  decision_out_of_turn: {
    en: 'The round has moved on meanwhile. Here is where it stands', es: 'La ronda ha avanzado mientras tanto. Así está ahora',
    de: 'Die Runde ist inzwischen weitergegangen. So steht sie jetzt', fr: 'La partie a avancé entre-temps. Voici où elle en est',
    pt: 'A rodada avançou nesse meio-tempo. Veja como está agora', no: 'Runden har gått videre i mellomtiden. Slik står den nå',
    jp: 'その間にラウンドが進みました。現在の状況はこちらです',
  },
};

/** The message of a code in the caller's language. */
export const messageOf = (code: ResultCode, language: Language): string => messages[code][language];
