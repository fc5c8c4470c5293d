import { defineMessages } from '../define-messages';

/** Pay-and-play: a payment from a bank account that opens the account too. */
export const instant = defineMessages({
  title: { en: 'Pay and play', es: 'Paga y juega', de: 'Einzahlen und losspielen', fr: 'Payez et jouez', pt: 'Pague e jogue', no: 'Betal og spill', jp: '入金してすぐプレイ' },
  lead: {
    en: 'Pay from your bank account, and your player account is open: your bank tells us who you are, so there is no form.',
    es: 'Paga desde tu cuenta bancaria y tu cuenta de jugador queda abierta: tu banco nos dice quién eres, sin formularios.',
    de: 'Zahlen Sie von Ihrem Bankkonto ein, und Ihr Spielerkonto ist offen: Ihre Bank sagt uns, wer Sie sind, ohne Formular.',
    fr: 'Payez depuis votre compte bancaire et votre compte joueur est ouvert : votre banque nous dit qui vous êtes, sans formulaire.',
    pt: 'Pague da sua conta bancária e a sua conta de jogador está aberta: o seu banco nos diz quem você é, sem formulário.',
    no: 'Betal fra bankkontoen din, så er spillerkontoen åpen: Banken forteller oss hvem du er, uten skjema.',
    jp: '銀行口座から入金するだけでアカウントが開設されます。本人情報は銀行から届くため、登録フォームは不要です。',
  },
  toBank: { en: 'Continue to your bank', es: 'Continuar en tu banco', de: 'Weiter zu Ihrer Bank', fr: 'Continuer vers votre banque', pt: 'Continuar no seu banco', no: 'Fortsett til banken', jp: '銀行のページへ進む' },
  terms: {
    en: 'By going on you accept our terms.', es: 'Al continuar aceptas nuestros términos.', de: 'Wenn Sie fortfahren, akzeptieren Sie unsere Bedingungen.', fr: 'En continuant, vous acceptez nos conditions.',
    pt: 'Ao continuar, você aceita os nossos termos.', no: 'Ved å fortsette godtar du vilkårene våre.', jp: '続行すると利用規約に同意したものとみなされます。',
  },
  adults: {
    en: 'You must be 18 or older. Do you have a bank account already known to us? Then this logs you in.', es: 'Debes tener 18 años o más. ¿Ya conocemos tu cuenta bancaria? Entonces inicias sesión con ella.',
    de: 'Sie müssen mindestens 18 Jahre alt sein. Kennen wir Ihr Bankkonto schon? Dann sind Sie damit angemeldet.', fr: 'Vous devez avoir 18 ans ou plus. Nous connaissons déjà votre compte bancaire ? Vous serez alors connecté.',
    pt: 'Você precisa ter 18 anos ou mais. Já conhecemos a sua conta bancária? Então você entra com ela.', no: 'Du må være 18 år eller eldre. Kjenner vi bankkontoen din fra før? Da logges du inn.',
    jp: '18歳以上の方が対象です。登録済みの銀行口座の場合は、そのままログインします。',
  },
  registered: { en: 'Your account is open', es: 'Tu cuenta está abierta', de: 'Ihr Konto ist offen', fr: 'Votre compte est ouvert', pt: 'A sua conta está aberta', no: 'Kontoen din er åpen', jp: 'アカウントを開設しました' },
  success: { en: 'You can play', es: 'Ya puedes jugar', de: 'Sie können spielen', fr: 'Vous pouvez jouer', pt: 'Você já pode jogar', no: 'Du kan spille', jp: 'プレイできます' },
  successText: {
    en: 'You are logged in as {{username}}. Your balance: {{amount}}.', es: 'Has iniciado sesión como {{username}}. Tu saldo: {{amount}}.', de: 'Sie sind als {{username}} angemeldet. Ihr Guthaben: {{amount}}.',
    fr: 'Vous êtes connecté en tant que {{username}}. Votre solde : {{amount}}.', pt: 'Você entrou como {{username}}. Seu saldo: {{amount}}.', no: 'Du er logget inn som {{username}}. Saldoen din: {{amount}}.',
    jp: '{{username}}としてログインしました。残高：{{amount}}',
  },
  waiting: { en: 'Waiting for your bank', es: 'Esperando a tu banco', de: 'Wir warten auf Ihre Bank', fr: 'En attente de votre banque', pt: 'Aguardando o seu banco', no: 'Venter på banken', jp: '銀行からの連絡を待っています' },
  waitingText: {
    en: 'This takes a few seconds. Your money is booked in full or not at all.', es: 'Tarda unos segundos. Tu dinero se abona entero o nada.',
    de: 'Das dauert einige Sekunden. Ihr Geld wird ganz gebucht oder gar nicht.', fr: 'Cela prend quelques secondes. Votre argent est crédité en entier ou pas du tout.',
    pt: 'Leva alguns segundos. Seu dinheiro é creditado por inteiro ou não é creditado.', no: 'Det tar noen sekunder. Pengene bokføres i sin helhet eller ikke i det hele tatt.',
    jp: '数秒かかります。入金は全額反映されるか、まったく反映されないかのどちらかです。',
  },
  fail: { en: 'That did not work', es: 'No ha funcionado', de: 'Das hat nicht geklappt', fr: 'Cela n’a pas fonctionné', pt: 'Não deu certo', no: 'Det gikk ikke', jp: '完了できませんでした' },
  failText: {
    en: 'Your bank has not confirmed the payment. Nothing was booked, and no account was opened.', es: 'Tu banco no ha confirmado el pago. No se ha abonado nada ni se ha abierto ninguna cuenta.',
    de: 'Ihre Bank hat die Zahlung nicht bestätigt. Nichts wurde gebucht und kein Konto eröffnet.', fr: 'Votre banque n’a pas confirmé le paiement. Rien n’a été crédité et aucun compte n’a été ouvert.',
    pt: 'Seu banco não confirmou o pagamento. Nada foi creditado e nenhuma conta foi aberta.', no: 'Banken har ikke bekreftet betalingen. Ingenting er bokført, og ingen konto er åpnet.',
    jp: '銀行での支払いが確認できませんでした。入金もアカウント開設も行われていません。',
  },
  underage: {
    en: 'You must be 18+ years old. The payment is sent back to your bank account.', es: 'Debes tener 18 años o más. El pago se devuelve a tu cuenta bancaria.', de: 'Sie müssen mindestens 18 Jahre alt sein. Die Zahlung geht auf Ihr Bankkonto zurück.',
    fr: 'Vous devez avoir 18 ans ou plus. Le paiement est renvoyé sur votre compte bancaire.', pt: 'Você precisa ter 18 anos ou mais. O pagamento volta para a sua conta bancária.', no: 'Du må være 18 år eller eldre. Betalingen sendes tilbake til bankkontoen din.',
    jp: '18歳以上の方のみご利用いただけます。お支払いは銀行口座に返金されます。',
  },
  account_frozen: {
    en: 'Your account is blocked and can’t take a deposit. The payment is sent back to your bank account.', es: 'Tu cuenta está bloqueada y no admite depósitos. El pago se devuelve a tu cuenta bancaria.',
    de: 'Ihr Konto ist gesperrt und nimmt keine Einzahlung an. Die Zahlung geht auf Ihr Bankkonto zurück.', fr: 'Votre compte est bloqué et n’accepte aucun dépôt. Le paiement est renvoyé sur votre compte bancaire.',
    pt: 'Sua conta está bloqueada e não aceita depósitos. O pagamento volta para a sua conta bancária.', no: 'Kontoen din er sperret og tar ikke imot innskudd. Betalingen sendes tilbake til bankkontoen din.',
    jp: 'アカウントが利用停止中のため入金できません。お支払いは銀行口座に返金されます。',
  },
  deposit_limit_reached: {
    en: 'Your deposit limit is reached. The payment is sent back to your bank account.', es: 'Has alcanzado tu límite de depósito. El pago se devuelve a tu cuenta bancaria.', de: 'Ihr Einzahlungslimit ist erreicht. Die Zahlung geht auf Ihr Bankkonto zurück.',
    fr: 'Votre limite de dépôt est atteinte. Le paiement est renvoyé sur votre compte bancaire.', pt: 'Seu limite de depósito foi atingido. O pagamento volta para a sua conta bancária.', no: 'Innskuddsgrensen din er nådd. Betalingen sendes tilbake til bankkontoen din.',
    jp: '入金限度額に達しています。お支払いは銀行口座に返金されます。',
  },
  order_already_used: {
    en: 'This payment has already been used to log in. Your money is in your account: log in again to see it.', es: 'Este pago ya se ha usado para iniciar sesión. Tu dinero está en tu cuenta: vuelve a iniciar sesión para verlo.',
    de: 'Mit dieser Zahlung wurde schon eine Anmeldung gemacht. Ihr Geld ist auf Ihrem Konto: Melden Sie sich wieder an, um es zu sehen.', fr: 'Ce paiement a déjà servi à une connexion. Votre argent est sur votre compte : reconnectez-vous pour le voir.',
    pt: 'Este pagamento já foi usado para entrar. Seu dinheiro está na sua conta: entre novamente para vê-lo.', no: 'Denne betalingen er allerede brukt til å logge inn. Pengene er på kontoen din: Logg inn igjen for å se dem.',
    jp: 'このお支払いはすでにログインに使用されました。残高はアカウントに反映されています。もう一度ログインしてご確認ください。',
  },
  orPay: { en: 'Rather no form?', es: '¿Prefieres sin formulario?', de: 'Lieber ohne Formular?', fr: 'Plutôt sans formulaire ?', pt: 'Prefere sem formulário?', no: 'Helst uten skjema?', jp: 'フォームなしで始めるなら' },
});
