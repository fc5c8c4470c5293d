import { defineMessages } from '../define-messages';

export const cashier = defineMessages({
  title: { en: 'Cashier', es: 'Caja', de: 'Kasse', fr: 'Caisse', pt: 'Caixa', no: 'Kasse', jp: 'キャッシャー' },
  deposit: { en: 'Deposit', es: 'Depósito', de: 'Einzahlung', fr: 'Dépôt', pt: 'Depósito', no: 'Innskudd', jp: '入金' },
  withdrawal: { en: 'Withdrawal', es: 'Retiro', de: 'Auszahlung', fr: 'Retrait', pt: 'Saque', no: 'Uttak', jp: '出金' },
  depositNow: { en: 'Deposit', es: 'Depositar', de: 'Einzahlen', fr: 'Déposer', pt: 'Depositar', no: 'Sett inn', jp: '入金する' },
  withdrawNow: { en: 'Withdraw', es: 'Retirar', de: 'Auszahlen', fr: 'Retirer', pt: 'Sacar', no: 'Ta ut', jp: '出金する' },
  balance: { en: 'Balance', es: 'Saldo', de: 'Guthaben', fr: 'Solde', pt: 'Saldo', no: 'Saldo', jp: '残高' },
  onHold: {
    en: 'On hold for withdrawals', es: 'Retenido para retiros', de: 'Für Auszahlungen vorgemerkt', fr: 'Réservé aux retraits', pt: 'Reservado para saques', no: 'Holdt av til uttak',
    jp: '出金のため保留中',
  },
  method: { en: 'Payment method', es: 'Método de pago', de: 'Zahlungsmethode', fr: 'Moyen de paiement', pt: 'Forma de pagamento', no: 'Betalingsmåte', jp: 'お支払い方法' },
  time: { en: 'Time', es: 'Plazo', de: 'Dauer', fr: 'Délai', pt: 'Prazo', no: 'Tid', jp: '所要時間' },
  fee: { en: 'Fee', es: 'Comisión', de: 'Gebühr', fr: 'Frais', pt: 'Taxa', no: 'Gebyr', jp: '手数料' },
  minimum: { en: 'Minimum', es: 'Mínimo', de: 'Minimum', fr: 'Minimum', pt: 'Mínimo', no: 'Minimum', jp: '最低額' },
  maximum: { en: 'Maximum', es: 'Máximo', de: 'Maximum', fr: 'Maximum', pt: 'Máximo', no: 'Maksimum', jp: '上限額' },
  amount: { en: 'Amount', es: 'Importe', de: 'Betrag', fr: 'Montant', pt: 'Valor', no: 'Beløp', jp: '金額' },
  otherAmount: { en: 'Another amount', es: 'Otro importe', de: 'Anderer Betrag', fr: 'Autre montant', pt: 'Outro valor', no: 'Et annet beløp', jp: '金額を指定' },
  amountHint: {
    en: 'From {{minimum}} to {{maximum}}', es: 'De {{minimum}} a {{maximum}}', de: 'Von {{minimum}} bis {{maximum}}', fr: 'De {{minimum}} à {{maximum}}', pt: 'De {{minimum}} a {{maximum}}',
    no: 'Fra {{minimum}} til {{maximum}}', jp: '{{minimum}}から{{maximum}}まで',
  },
  card: { en: 'Card', es: 'Tarjeta', de: 'Karte', fr: 'Carte', pt: 'Cartão', no: 'Kort', jp: 'カード' },
  cardNumber: { en: 'Card number', es: 'Número de tarjeta', de: 'Kartennummer', fr: 'Numéro de carte', pt: 'Número do cartão', no: 'Kortnummer', jp: 'カード番号' },
  cardExpiry: { en: 'Expiry date', es: 'Fecha de caducidad', de: 'Gültig bis', fr: 'Date d’expiration', pt: 'Data de validade', no: 'Utløpsdato', jp: '有効期限' },
  cardExpiryHint: {
    en: 'Month and year: MM/YY', es: 'Mes y año: MM/AA', de: 'Monat und Jahr: MM/JJ', fr: 'Mois et année : MM/AA', pt: 'Mês e ano: MM/AA', no: 'Måned og år: MM/ÅÅ', jp: '月／年の順：MM/YY',
  },
  cardCvc: { en: 'Security code', es: 'Código de seguridad', de: 'Prüfnummer', fr: 'Code de sécurité', pt: 'Código de segurança', no: 'Sikkerhetskode', jp: 'セキュリティコード' },
  cardCvcHint: {
    en: '3 or 4 digits on the card', es: '3 o 4 cifras de la tarjeta', de: '3 oder 4 Ziffern auf der Karte', fr: '3 ou 4 chiffres sur la carte', pt: '3 ou 4 números no cartão',
    no: '3 eller 4 sifre på kortet', jp: 'カードに記載の3桁または4桁',
  },
  cardHolder: {
    en: 'Name on the card', es: 'Nombre en la tarjeta', de: 'Name auf der Karte', fr: 'Nom sur la carte', pt: 'Nome no cartão', no: 'Navn på kortet', jp: 'カード名義人',
  },
  cardSafety: {
    en: 'Card details go straight to the payment provider. We don’t keep them.', es: 'Los datos de la tarjeta van directamente al proveedor de pago. No los guardamos.',
    de: 'Ihre Kartendaten gehen direkt an den Zahlungsanbieter. Wir speichern sie nicht.', fr: 'Les données de la carte vont directement au prestataire de paiement. Nous ne les conservons pas.',
    pt: 'Os dados do cartão vão direto para o provedor de pagamento. Nós não os guardamos.', no: 'Kortopplysningene går rett til betalingsleverandøren. Vi lagrer dem ikke.',
    jp: 'カード情報は決済サービスに直接送信され、当サイトには保存されません。',
  },
  cardAgain: {
    en: 'For your safety the card details were not kept. Please type them again.', es: 'Por tu seguridad no hemos guardado los datos de la tarjeta. Escríbelos otra vez.',
    de: 'Zu Ihrer Sicherheit wurden die Kartendaten nicht behalten. Bitte geben Sie sie noch einmal ein.', fr: 'Pour votre sécurité, les données de la carte n’ont pas été conservées. Veuillez les saisir à nouveau.',
    pt: 'Para sua segurança, os dados do cartão não foram guardados. Digite-os novamente.', no: 'Av sikkerhetshensyn er kortopplysningene ikke beholdt. Skriv dem inn på nytt.',
    jp: '安全のため、カード情報は保持していません。もう一度入力してください。',
  },
  sandboxTitle: {
    en: 'Test environment: no real money moves', es: 'Entorno de prueba: no se mueve dinero real', de: 'Testumgebung: Es fließt kein echtes Geld', fr: 'Environnement de test : aucun argent réel ne circule',
    pt: 'Ambiente de teste: nenhum dinheiro real é movimentado', no: 'Testmiljø: Ingen ekte penger flyttes', jp: 'テスト環境です。実際のお金は動きません',
  },
  sandboxAccepted: { en: 'accepted', es: 'se acepta', de: 'wird angenommen', fr: 'acceptée', pt: 'é aceito', no: 'godtas', jp: '承認されます' },
  sandboxDeclined: { en: 'declined', es: 'se rechaza', de: 'wird abgelehnt', fr: 'refusée', pt: 'é recusado', no: 'avvises', jp: '拒否されます' },
  sandboxHeld: { en: 'waits', es: 'queda en espera', de: 'wartet', fr: 'reste en attente', pt: 'fica aguardando', no: 'venter', jp: '保留されます' },
  sandboxRest: {
    en: 'With any future expiry date, security code and name.', es: 'Sirve cualquier fecha futura, código de seguridad y nombre.', de: 'Dazu ein beliebiges künftiges Ablaufdatum, eine Prüfnummer und ein Name.',
    fr: 'N’importe quelle date future, n’importe quel code de sécurité et n’importe quel nom conviennent.', pt: 'Qualquer validade futura, código de segurança e nome servem.',
    no: 'En hvilken som helst framtidig utløpsdato, sikkerhetskode og et navn holder.', jp: '有効期限は将来の日付、セキュリティコードと名義人は任意で構いません。',
  },
  missingInformation: {
    en: 'Some information is missing, fill in before proceeding to the cashier', es: 'Faltan algunos datos, complétalos antes de pasar a la caja',
    de: 'Einige Angaben fehlen, bitte ergänzen Sie sie, bevor Sie zur Kasse gehen', fr: 'Il manque des informations, complétez-les avant de passer à la caisse',
    pt: 'Faltam algumas informações, preencha antes de ir para o caixa', no: 'Noen opplysninger mangler, fyll dem ut før du går til kassen', jp: '未入力の情報があります。キャッシャーに進む前に入力してください',
  },
  fillIn: {
    en: 'Fill in the missing information', es: 'Completar los datos', de: 'Fehlende Angaben ergänzen', fr: 'Compléter les informations', pt: 'Preencher as informações', no: 'Fyll ut opplysningene', jp: '情報を入力する',
  },
  whyNotWithdraw: {
    en: 'Why can’t I withdraw?', es: '¿Por qué no puedo retirar?', de: 'Warum ist keine Auszahlung möglich?', fr: 'Pourquoi ne puis-je pas retirer ?', pt: 'Por que não posso sacar?',
    no: 'Hvorfor kan jeg ikke ta ut?', jp: '出金できない理由',
  },
  whyNotDeposit: {
    en: 'Why can’t I deposit?', es: '¿Por qué no puedo depositar?', de: 'Warum ist keine Einzahlung möglich?', fr: 'Pourquoi ne puis-je pas déposer ?', pt: 'Por que não posso depositar?',
    no: 'Hvorfor kan jeg ikke sette inn?', jp: '入金できない理由',
  },
  noDepositYet: {
    en: 'Withdrawals are not available, please make a deposit first', es: 'Los retiros no están disponibles, haz primero un depósito', de: 'Auszahlungen sind nicht verfügbar, bitte zahlen Sie zuerst ein',
    fr: 'Les retraits ne sont pas disponibles, veuillez d’abord faire un dépôt', pt: 'Os saques não estão disponíveis, faça primeiro um depósito', no: 'Uttak er ikke tilgjengelig, gjør et innskudd først',
    jp: '出金はご利用いただけません。先に入金してください',
  },
  makeDeposit: { en: 'Make a deposit', es: 'Hacer un depósito', de: 'Jetzt einzahlen', fr: 'Faire un dépôt', pt: 'Fazer um depósito', no: 'Gjør et innskudd', jp: '入金する' },
  bonusActive: {
    en: 'A bonus is active. Finish its wagering requirement or give it up, then you can withdraw.', es: 'Tienes un bono activo. Completa su requisito de apuesta o renuncia a él y podrás retirar.',
    de: 'Ein Bonus ist aktiv. Erfüllen Sie seine Umsatzbedingung oder verzichten Sie auf ihn, dann können Sie auszahlen.', fr: 'Un bonus est actif. Remplissez ses conditions de mise ou renoncez-y, puis vous pourrez retirer.',
    pt: 'Há um bônus ativo. Cumpra o requisito de aposta ou desista dele para poder sacar.', no: 'En bonus er aktiv. Fullfør omsetningskravet eller gi den opp, så kan du ta ut.',
    jp: '有効なボーナスがあります。賭け条件を達成するか、ボーナスを放棄すると出金できます。',
  },
  securityChange: {
    en: 'Your password, email address or name was changed recently. For your safety, you can withdraw from {{until}}.',
    es: 'Tu contraseña, tu correo o tu nombre han cambiado hace poco. Por tu seguridad, podrás retirar a partir de: {{until}}.',
    de: 'Ihr Passwort, Ihre E-Mail-Adresse oder Ihr Name wurde kürzlich geändert. Zu Ihrer Sicherheit können Sie ab {{until}} auszahlen.',
    fr: 'Votre mot de passe, votre adresse e-mail ou votre nom a été modifié récemment. Pour votre sécurité, vous pourrez retirer à partir du {{until}}.',
    pt: 'A sua senha, o seu e-mail ou o seu nome mudou há pouco. Para sua segurança, você pode sacar a partir de {{until}}.',
    no: 'Passordet, e-postadressen eller navnet ditt er nylig endret. For din sikkerhet kan du ta ut fra {{until}}.',
    jp: 'パスワード、メールアドレスまたはお名前が最近変更されました。安全のため、{{until}}以降に出金できます。',
  },
  seeBonuses: { en: 'See my bonuses', es: 'Ver mis bonos', de: 'Meine Boni ansehen', fr: 'Voir mes bonus', pt: 'Ver meus bônus', no: 'Se bonusene mine', jp: 'ボーナスを見る' },
  openRounds_one: {
    en: 'You have {{count}} open round. Finish it first.', es: 'Tienes {{count}} ronda abierta. Termínala primero.', de: 'Sie haben {{count}} offene Runde. Beenden Sie sie zuerst.',
    fr: 'Vous avez {{count}} partie en cours. Terminez-la d’abord.', pt: 'Você tem {{count}} rodada aberta. Termine-a primeiro.', no: 'Du har {{count}} åpen runde. Fullfør den først.',
    jp: '進行中のラウンドが{{count}}件あります。先に終了してください。',
  },
  openRounds_many: {
    en: 'You have {{count}} open rounds. Finish them first.', es: 'Tienes {{count}} rondas abiertas. Termínalas primero.', de: 'Sie haben {{count}} offene Runden. Beenden Sie sie zuerst.',
    fr: 'Vous avez {{count}} parties en cours. Terminez-les d’abord.', pt: 'Você tem {{count}} rodadas abertas. Termine-as primeiro.', no: 'Du har {{count}} åpne runder. Fullfør dem først.',
    jp: '進行中のラウンドが{{count}}件あります。先に終了してください。',
  },
  openRounds_other: {
    en: 'You have {{count}} open rounds. Finish them first.', es: 'Tienes {{count}} rondas abiertas. Termínalas primero.', de: 'Sie haben {{count}} offene Runden. Beenden Sie sie zuerst.',
    fr: 'Vous avez {{count}} parties en cours. Terminez-les d’abord.', pt: 'Você tem {{count}} rodadas abertas. Termine-as primeiro.', no: 'Du har {{count}} åpne runder. Fullfør dem først.',
    jp: '進行中のラウンドが{{count}}件あります。先に終了してください。',
  },
  seeRounds: { en: 'See my rounds', es: 'Ver mis rondas', de: 'Meine Runden ansehen', fr: 'Voir mes parties', pt: 'Ver minhas rodadas', no: 'Se rundene mine', jp: 'ラウンドを見る' },
  accountHeld: {
    en: 'Your account is blocked, so nothing can be paid out now. Please contact customer support.',
    es: 'Tu cuenta está bloqueada, así que ahora no se puede retirar nada. Ponte en contacto con atención al cliente.',
    de: 'Ihr Konto ist gesperrt, deshalb ist jetzt keine Auszahlung möglich. Bitte wenden Sie sich an den Kundendienst.',
    fr: 'Votre compte est bloqué : aucun retrait n’est possible pour l’instant. Veuillez contacter le service client.',
    pt: 'Sua conta está bloqueada, por isso nada pode ser sacado agora. Entre em contato com o atendimento ao cliente.',
    no: 'Kontoen din er sperret, så ingenting kan utbetales nå. Kontakt kundeservice.',
    jp: 'アカウントが利用停止中のため、現在は出金できません。カスタマーサポートまでお問い合わせください。',
  },
  accountFrozen: {
    en: 'Your account is blocked. You can’t deposit now, but you can withdraw your balance.', es: 'Tu cuenta está bloqueada. Ahora no puedes depositar, pero sí retirar tu saldo.',
    de: 'Ihr Konto ist gesperrt. Einzahlen ist jetzt nicht möglich, Ihr Guthaben auszahlen schon.', fr: 'Votre compte est bloqué. Vous ne pouvez pas déposer, mais vous pouvez retirer votre solde.',
    pt: 'Sua conta está bloqueada. Você não pode depositar agora, mas pode sacar o saldo.', no: 'Kontoen din er sperret. Du kan ikke sette inn nå, men du kan ta ut saldoen.',
    jp: 'アカウントは利用停止中です。入金はできませんが、残高の出金は可能です。',
  },
  needsDocument: {
    en: 'Up to {{limit}} in total can be withdrawn before your identity is verified with a document; {{withdrawn}} is withdrawn or on its way.',
    es: 'Hasta que tu identidad esté verificada con un documento se pueden retirar {{limit}} en total; {{withdrawn}} ya están retirados o en camino.',
    de: 'Bis Ihre Identität mit einem Dokument bestätigt ist, sind Auszahlungen bis insgesamt {{limit}} möglich; {{withdrawn}} sind ausgezahlt oder unterwegs.',
    fr: 'Tant que votre identité n’est pas vérifiée par un document, vous pouvez retirer {{limit}} au total ; {{withdrawn}} sont retirés ou en cours de versement.',
    pt: 'Até a sua identidade ser confirmada com um documento, é possível sacar {{limit}} no total; {{withdrawn}} já foram sacados ou estão a caminho.',
    no: 'Du kan ta ut til sammen {{limit}} før identiteten din er bekreftet med et dokument; {{withdrawn}} er tatt ut eller på vei.',
    jp: '書類による本人確認が完了するまでの出金は合計{{limit}}までです。現在、出金済みまたは処理中の金額は{{withdrawn}}です。',
  },
  goToWithdraw: { en: 'Go to withdrawal', es: 'Ir a retiros', de: 'Zur Auszahlung', fr: 'Aller aux retraits', pt: 'Ir para saques', no: 'Gå til uttak', jp: '出金へ進む' },
  // What the form refuses.
  methodRequired: {
    en: 'Choose a payment method', es: 'Elige un método de pago', de: 'Wählen Sie eine Zahlungsmethode', fr: 'Choisissez un moyen de paiement', pt: 'Escolha uma forma de pagamento',
    no: 'Velg en betalingsmåte', jp: 'お支払い方法を選んでください',
  },
  methodGone: {
    en: 'This payment method is not available right now. Nothing was paid: choose another one, or come back later.', es: 'Este método de pago no está disponible ahora. No se ha pagado nada: elige otro o vuelve más tarde.',
    de: 'Diese Zahlungsmethode ist gerade nicht verfügbar. Es wurde nichts bezahlt: Wählen Sie eine andere oder kommen Sie später wieder.', fr: 'Ce moyen de paiement n’est pas disponible pour le moment. Rien n’a été payé : choisissez-en un autre ou revenez plus tard.',
    pt: 'Esta forma de pagamento não está disponível agora. Nada foi pago: escolha outra ou volte mais tarde.', no: 'Denne betalingsmåten er ikke tilgjengelig nå. Ingenting er betalt: Velg en annen, eller kom tilbake senere.',
    jp: 'このお支払い方法は現在ご利用いただけません。お支払いは行われていません。別の方法を選ぶか、しばらくしてからお試しください。',
  },
  noMethod: {
    en: 'No payment method is available right now', es: 'Ahora mismo no hay ningún método de pago disponible', de: 'Zurzeit ist keine Zahlungsmethode verfügbar', fr: 'Aucun moyen de paiement n’est disponible pour le moment',
    pt: 'Nenhuma forma de pagamento está disponível agora', no: 'Ingen betalingsmåte er tilgjengelig akkurat nå', jp: '現在ご利用いただけるお支払い方法がありません',
  },
  noMethodText: {
    en: 'Your balance is safe. Please come back a little later.', es: 'Tu saldo está a salvo. Vuelve un poco más tarde.', de: 'Ihr Guthaben ist sicher. Bitte kommen Sie etwas später wieder.', fr: 'Votre solde est en sécurité. Revenez un peu plus tard.',
    pt: 'Seu saldo está seguro. Volte um pouco mais tarde.', no: 'Saldoen din er trygg. Kom tilbake litt senere.', jp: '残高は安全に保管されています。しばらくしてからもう一度お越しください。',
  },
  overLimit: {
    en: 'Your deposit limit of {{limit}} in 24 hours leaves {{left}}', es: 'De tu límite de depósito de {{limit}} en 24 horas quedan {{left}}', de: 'Ihr Einzahlungslimit von {{limit}} in 24 Stunden lässt noch {{left}} zu',
    fr: 'Votre limite de dépôt de {{limit}} sur 24 heures vous laisse {{left}}', pt: 'Seu limite de depósito de {{limit}} em 24 horas ainda permite {{left}}', no: 'Innskuddsgrensen din på {{limit}} per 24 timer gir rom for {{left}}',
    jp: '24時間の入金限度額{{limit}}のうち、残りは{{left}}です',
  },
  yourLimit: {
    en: 'Deposit limit, 24 hours', es: 'Límite de depósito, 24 horas', de: 'Einzahlungslimit, 24 Stunden', fr: 'Limite de dépôt, 24 heures', pt: 'Limite de depósito, 24 horas', no: 'Innskuddsgrense, 24 timer', jp: '入金限度額（24時間）',
  },
  limitLeft: {
    en: '{{left}} of {{limit}} left', es: 'Quedan {{left}} de {{limit}}', de: 'Noch {{left}} von {{limit}}', fr: 'Reste {{left}} sur {{limit}}', pt: 'Restam {{left}} de {{limit}}', no: '{{left}} av {{limit}} igjen',
    jp: '残り{{left}}／{{limit}}',
  },
  changeLimit: { en: 'Change the limit', es: 'Cambiar el límite', de: 'Limit ändern', fr: 'Modifier la limite', pt: 'Alterar o limite', no: 'Endre grensen', jp: '限度額を変更する' },
  limitFirst: {
    en: 'Set yourself a limit before your first deposit?', es: '¿Quieres fijar un límite antes de tu primer depósito?', de: 'Vor der ersten Einzahlung ein Limit setzen?', fr: 'Fixer une limite avant votre premier dépôt ?',
    pt: 'Que tal definir um limite antes do primeiro depósito?', no: 'Vil du sette en grense før det første innskuddet?', jp: '初回入金の前に限度額を設定しませんか？',
  },
  limitFirstText: {
    en: 'It says how much you can deposit in 24 hours. Lowering it works at once, raising it takes a day.', es: 'Indica cuánto puedes depositar en 24 horas. Bajarlo es inmediato; subirlo tarda un día.',
    de: 'Es sagt, wie viel Sie in 24 Stunden einzahlen können. Senken wirkt sofort, Erhöhen dauert einen Tag.', fr: 'Elle indique combien vous pouvez déposer en 24 heures. La baisse est immédiate, la hausse prend un jour.',
    pt: 'Ele diz quanto você pode depositar em 24 horas. Reduzir vale na hora; aumentar leva um dia.', no: 'Den sier hvor mye du kan sette inn på 24 timer. Å senke den virker med en gang, å heve den tar et døgn.',
    jp: '24時間に入金できる金額の上限です。引き下げはすぐに、引き上げは1日後に反映されます。',
  },
  setLimit: { en: 'Set a limit', es: 'Fijar un límite', de: 'Limit setzen', fr: 'Fixer une limite', pt: 'Definir um limite', no: 'Sett en grense', jp: '限度額を設定する' },
  amountRequired: {
    en: 'Enter an amount', es: 'Escribe un importe', de: 'Geben Sie einen Betrag ein', fr: 'Saisissez un montant', pt: 'Digite um valor', no: 'Skriv inn et beløp', jp: '金額を入力してください',
  },
  amountInvalid: {
    en: 'Enter the amount in digits, such as {{example}}', es: 'Escribe el importe en cifras, por ejemplo {{example}}', de: 'Geben Sie den Betrag in Ziffern ein, zum Beispiel {{example}}',
    fr: 'Saisissez le montant en chiffres, par exemple {{example}}', pt: 'Digite o valor em números, por exemplo {{example}}', no: 'Skriv beløpet med sifre, for eksempel {{example}}',
    jp: '金額を数字で入力してください（例：{{example}}）',
  },
  belowMinimum: {
    en: 'The lowest amount is {{minimum}}', es: 'El importe mínimo es {{minimum}}', de: 'Der niedrigste Betrag ist {{minimum}}', fr: 'Le montant minimal est de {{minimum}}',
    pt: 'O valor mínimo é {{minimum}}', no: 'Minste beløp er {{minimum}}', jp: '最低額は{{minimum}}です',
  },
  aboveMaximum: {
    en: 'The highest amount is {{maximum}}', es: 'El importe máximo es {{maximum}}', de: 'Der höchste Betrag ist {{maximum}}', fr: 'Le montant maximal est de {{maximum}}',
    pt: 'O valor máximo é {{maximum}}', no: 'Høyeste beløp er {{maximum}}', jp: '上限額は{{maximum}}です',
  },
  insufficientFunds: {
    en: 'Your balance is not high enough: you have {{available}}', es: 'Tu saldo no es suficiente: tienes {{available}}', de: 'Ihr Guthaben reicht nicht aus: Sie haben {{available}}',
    fr: 'Votre solde est insuffisant : vous avez {{available}}', pt: 'Seu saldo não é suficiente: você tem {{available}}', no: 'Saldoen din er ikke høy nok: Du har {{available}}',
    jp: '残高が不足しています。現在の残高は{{available}}です',
  },
  cardNumberInvalid: {
    en: 'Check the card number', es: 'Revisa el número de tarjeta', de: 'Prüfen Sie die Kartennummer', fr: 'Vérifiez le numéro de carte', pt: 'Confira o número do cartão', no: 'Sjekk kortnummeret',
    jp: 'カード番号をご確認ください',
  },
  cardExpiryInvalid: {
    en: 'Enter the expiry date as MM/YY', es: 'Escribe la fecha de caducidad como MM/AA', de: 'Geben Sie „Gültig bis“ als MM/JJ ein', fr: 'Saisissez la date d’expiration sous la forme MM/AA',
    pt: 'Digite a validade como MM/AA', no: 'Skriv utløpsdatoen som MM/ÅÅ', jp: '有効期限をMM/YYの形で入力してください',
  },
  cardExpired: {
    en: 'This card has expired', es: 'Esta tarjeta ha caducado', de: 'Diese Karte ist abgelaufen', fr: 'Cette carte a expiré', pt: 'Este cartão está vencido', no: 'Dette kortet er utløpt',
    jp: 'このカードは有効期限が切れています',
  },
  cardCvcInvalid: {
    en: 'Enter the 3 or 4 digits of the security code', es: 'Escribe las 3 o 4 cifras del código de seguridad', de: 'Geben Sie die 3 oder 4 Ziffern der Prüfnummer ein',
    fr: 'Saisissez les 3 ou 4 chiffres du code de sécurité', pt: 'Digite os 3 ou 4 números do código de segurança', no: 'Skriv inn de 3 eller 4 sifrene i sikkerhetskoden',
    jp: 'セキュリティコードの3桁または4桁を入力してください',
  },
  cardHolderInvalid: {
    en: 'Enter the name as it stands on the card', es: 'Escribe el nombre tal como aparece en la tarjeta', de: 'Geben Sie den Namen so ein, wie er auf der Karte steht', fr: 'Saisissez le nom tel qu’il figure sur la carte',
    pt: 'Digite o nome como está no cartão', no: 'Skriv inn navnet slik det står på kortet', jp: 'カードに記載のとおり名義人を入力してください',
  },
  sentBefore: {
    en: 'This form was already sent with other details. Look at your history before you try again.', es: 'Este formulario ya se envió con otros datos. Mira tu historial antes de intentarlo de nuevo.',
    de: 'Dieses Formular wurde schon mit anderen Angaben gesendet. Sehen Sie in Ihren Verlauf, bevor Sie es erneut versuchen.', fr: 'Ce formulaire a déjà été envoyé avec d’autres données. Consultez votre historique avant de réessayer.',
    pt: 'Este formulário já foi enviado com outros dados. Veja o seu histórico antes de tentar de novo.', no: 'Dette skjemaet er allerede sendt med andre opplysninger. Se historikken din før du prøver igjen.',
    jp: 'このフォームは別の内容ですでに送信されています。もう一度お試しになる前に履歴をご確認ください。',
  },
  sendDocument: {
    en: 'Send a document', es: 'Enviar un documento', de: 'Dokument einreichen', fr: 'Envoyer un document', pt: 'Enviar um documento', no: 'Send inn et dokument', jp: '書類を提出する',
  },
  sandboxChallenge: {
    en: 'asks at the bank (3-D Secure)', es: 'pregunta en el banco (3-D Secure)', de: 'fragt bei der Bank nach (3-D Secure)', fr: 'demande à la banque (3-D Secure)', pt: 'confirma no banco (3-D Secure)', no: 'spør i banken (3-D Secure)',
    jp: '銀行で確認（3-Dセキュア）',
  },
  // The answer to a form was lost.
  checking: {
    en: 'We are checking your order', es: 'Estamos comprobando tu orden', de: 'Wir prüfen Ihren Auftrag', fr: 'Nous vérifions votre ordre', pt: 'Estamos verificando o seu pedido', no: 'Vi sjekker ordren din', jp: 'ご依頼を確認しています',
  },
  checkingText: {
    en: 'The answer was lost on its way, so we look for what became of your order. Please don’t send it again: within a minute this page can tell you.',
    es: 'La respuesta se perdió por el camino, así que buscamos qué ha pasado con tu orden. No la envíes de nuevo: en un minuto esta página puede decirte el resultado.',
    de: 'Die Antwort ging unterwegs verloren, deshalb sehen wir nach, was aus Ihrem Auftrag wurde. Bitte senden Sie ihn nicht noch einmal: Innerhalb einer Minute kann diese Seite es Ihnen sagen.',
    fr: 'La réponse s’est perdue en route : nous vérifions ce qu’est devenu votre ordre. Ne l’envoyez pas à nouveau : dans une minute au plus, cette page pourra vous répondre.',
    pt: 'A resposta se perdeu no caminho, então estamos vendo o que aconteceu com o seu pedido. Não envie de novo: em até um minuto esta página poderá informar o resultado.',
    no: 'Svaret gikk tapt på veien, så vi ser etter hva som ble av ordren din. Ikke send den på nytt: Innen et minutt kan denne siden gi deg svar.',
    jp: '応答が届かなかったため、ご依頼の状況を確認しています。もう一度送信しないでください。1分以内にこのページで結果をお知らせします。',
  },
  neverArrived: {
    en: 'Your order did not reach us', es: 'Tu orden no nos ha llegado', de: 'Ihr Auftrag hat uns nicht erreicht', fr: 'Votre ordre ne nous est pas parvenu', pt: 'O seu pedido não chegou até nós', no: 'Ordren din nådde oss ikke', jp: 'ご依頼は届いていませんでした',
  },
  neverArrivedText: {
    en: 'We looked: nothing was paid and nothing was taken from your balance. You can start anew.', es: 'Lo hemos comprobado: no se ha pagado nada ni se ha descontado nada de tu saldo. Puedes empezar de nuevo.',
    de: 'Wir haben nachgesehen: Es wurde nichts bezahlt und nichts von Ihrem Guthaben genommen. Sie können neu beginnen.', fr: 'Nous avons vérifié : rien n’a été payé ni prélevé sur votre solde. Vous pouvez recommencer.',
    pt: 'Verificamos: nada foi pago e nada saiu do seu saldo. Você pode começar de novo.', no: 'Vi har sett etter: Ingenting er betalt, og ingenting er trukket fra saldoen din. Du kan begynne på nytt.',
    jp: '確認の結果、お支払いも残高からの引き落としも行われていません。もう一度お手続きください。',
  },
  seeHistory: { en: 'History', es: 'Historial', de: 'Verlauf', fr: 'Historique', pt: 'Histórico', no: 'Historikk', jp: '履歴' },
  // One deposit.
  yourDeposit: { en: 'Your deposit', es: 'Tu depósito', de: 'Ihre Einzahlung', fr: 'Votre dépôt', pt: 'Seu depósito', no: 'Innskuddet ditt', jp: 'ご入金' },
  depositPending: {
    en: 'Your deposit of {{amount}} is being processed', es: 'Tu depósito de {{amount}} se está procesando', de: 'Ihre Einzahlung über {{amount}} wird bearbeitet', fr: 'Votre dépôt de {{amount}} est en cours de traitement',
    pt: 'Seu depósito de {{amount}} está sendo processado', no: 'Innskuddet ditt på {{amount}} behandles', jp: '{{amount}}の入金を処理しています',
  },
  depositPendingText: {
    en: 'We are waiting for the payment provider. If you leave this page, nothing is lost: the amount is credited as soon as it is confirmed.',
    es: 'Esperamos al proveedor de pago. Si sales de esta página, no se pierde nada: el importe se abona en cuanto se confirme.',
    de: 'Wir warten auf den Zahlungsanbieter. Wenn Sie diese Seite verlassen, geht nichts verloren: Der Betrag wird gutgeschrieben, sobald er bestätigt ist.',
    fr: 'Nous attendons le prestataire de paiement. Si vous quittez cette page, rien n’est perdu : le montant est crédité dès sa confirmation.',
    pt: 'Estamos aguardando o provedor de pagamento. Se você sair desta página, nada se perde: o valor é creditado assim que for confirmado.',
    no: 'Vi venter på betalingsleverandøren. Ingenting går tapt om du forlater denne siden: Beløpet godskrives så snart det er bekreftet.',
    jp: '決済サービスからの確認を待っています。このページを離れても、確認が取れ次第入金されます。',
  },
  hostedCard: {
    en: 'You type in your card at the payment provider’s own page; we never see it. Afterwards you come back here.',
    es: 'Introduces tu tarjeta en la página del proveedor de pago; nosotros nunca la vemos. Después vuelves aquí.',
    de: 'Ihre Karte geben Sie auf der Seite des Zahlungsanbieters ein; wir sehen sie nie. Danach kommen Sie hierher zurück.',
    fr: 'Vous saisissez votre carte sur la page du prestataire de paiement ; nous ne la voyons jamais. Vous revenez ensuite ici.',
    pt: 'Você digita o cartão na página do provedor de pagamento; nós nunca o vemos. Depois, você volta para cá.',
    no: 'Du skriver inn kortet på betalingsleverandørens egen side; vi ser det aldri. Etterpå kommer du tilbake hit.',
    jp: 'カード情報は決済サービスのページで入力します。当サイトがカード情報を知ることはありません。お支払い後、このサイトに戻ります。',
  },
  toPayment: { en: 'Go to the payment page', es: 'Ir a la página de pago', de: 'Zur Zahlungsseite', fr: 'Aller à la page de paiement', pt: 'Ir para a página de pagamento', no: 'Gå til betalingssiden', jp: '決済ページへ進む' },
  lookAgain: { en: 'Look again', es: 'Actualizar', de: 'Erneut nachsehen', fr: 'Actualiser', pt: 'Atualizar', no: 'Se igjen', jp: '更新する' },
  depositCredited: {
    en: 'Your deposit of {{amount}} has arrived', es: 'Tu depósito de {{amount}} ha llegado', de: 'Ihre Einzahlung über {{amount}} ist angekommen', fr: 'Votre dépôt de {{amount}} est arrivé',
    pt: 'Seu depósito de {{amount}} chegou', no: 'Innskuddet ditt på {{amount}} er kommet fram', jp: '{{amount}}の入金が完了しました',
  },
  newBalance: { en: 'New balance', es: 'Nuevo saldo', de: 'Neues Guthaben', fr: 'Nouveau solde', pt: 'Novo saldo', no: 'Ny saldo', jp: '新しい残高' },
  playNow: { en: 'Play now', es: 'Jugar ahora', de: 'Jetzt spielen', fr: 'Jouer', pt: 'Jogar agora', no: 'Spill nå', jp: '今すぐプレイ' },
  depositDeclined: {
    en: 'Your deposit of {{amount}} was declined', es: 'Tu depósito de {{amount}} ha sido rechazado', de: 'Ihre Einzahlung über {{amount}} wurde abgelehnt', fr: 'Votre dépôt de {{amount}} a été refusé',
    pt: 'Seu depósito de {{amount}} foi recusado', no: 'Innskuddet ditt på {{amount}} ble avvist', jp: '{{amount}}の入金は拒否されました',
  },
  depositDeclinedText: {
    en: 'The bank that issued the card did not approve the payment. Nothing was credited. Usual reasons are a limit of the card, too little money on it, or a mistyped digit.',
    es: 'El banco que emitió la tarjeta no aprobó el pago. No se ha abonado nada. Los motivos habituales son un límite de la tarjeta, fondos insuficientes o una cifra mal escrita.',
    de: 'Die Bank, die die Karte ausgegeben hat, hat die Zahlung nicht genehmigt. Es wurde nichts gutgeschrieben. Häufige Gründe sind ein Kartenlimit, zu wenig Deckung oder ein Tippfehler.',
    fr: 'La banque qui a émis la carte n’a pas approuvé le paiement. Rien n’a été crédité. Les raisons habituelles sont un plafond de la carte, une provision insuffisante ou une faute de frappe.',
    pt: 'O banco que emitiu o cartão não aprovou o pagamento. Nada foi creditado. Os motivos comuns são um limite do cartão, saldo insuficiente ou um número digitado errado.',
    no: 'Banken som har utstedt kortet, godkjente ikke betalingen. Ingenting er godskrevet. Vanlige årsaker er en kortgrense, for lite dekning eller et feiltastet siffer.',
    jp: 'カード発行会社により決済が承認されませんでした。入金は行われていません。主な原因は、カードの利用限度額、残高不足、入力の誤りです。',
  },
  tryAgain: { en: 'Try again', es: 'Intentar de nuevo', de: 'Erneut versuchen', fr: 'Réessayer', pt: 'Tentar de novo', no: 'Prøv igjen', jp: 'もう一度試す' },
  anotherDeposit: { en: 'Another deposit', es: 'Otro depósito', de: 'Weitere Einzahlung', fr: 'Un autre dépôt', pt: 'Outro depósito', no: 'Nytt innskudd', jp: '続けて入金する' },
  reference: { en: 'Transaction ID', es: 'ID de transacción', de: 'Transaktions-ID', fr: 'ID de transaction', pt: 'ID da transação', no: 'Transaksjons-ID', jp: '取引ID' },
  requestedAt: { en: 'Requested', es: 'Solicitado', de: 'Angefragt', fr: 'Demandé', pt: 'Solicitado', no: 'Forespurt', jp: '申請日時' },
  processedAt: { en: 'Processed', es: 'Procesado', de: 'Bearbeitet', fr: 'Traité', pt: 'Processado', no: 'Behandlet', jp: '処理日時' },
  // Withdrawals.
  withdrawHint: {
    en: 'The amount is put on hold at once and paid after approval.', es: 'El importe se retiene al momento y se paga tras la aprobación.', de: 'Der Betrag wird sofort vorgemerkt und nach der Freigabe ausgezahlt.',
    fr: 'Le montant est réservé aussitôt et versé après validation.', pt: 'O valor é reservado na hora e pago após a aprovação.', no: 'Beløpet holdes av med en gang og utbetales etter godkjenning.',
    jp: '金額はすぐに保留され、承認後に支払われます。',
  },
  withdrawalRequested: {
    en: 'Withdrawal of {{amount}} requested', es: 'Retiro de {{amount}} solicitado', de: 'Auszahlung über {{amount}} angefragt', fr: 'Retrait de {{amount}} demandé',
    pt: 'Saque de {{amount}} solicitado', no: 'Uttak på {{amount}} er forespurt', jp: '{{amount}}の出金を申請しました',
  },
  pendingWithdrawals: {
    en: 'Pending withdrawals', es: 'Retiros pendientes', de: 'Ausstehende Auszahlungen', fr: 'Retraits en attente', pt: 'Saques pendentes', no: 'Ventende uttak', jp: '保留中の出金',
  },
  cancelAll: {
    en: 'Cancel all pending withdrawals', es: 'Cancelar todos los retiros pendientes', de: 'Alle ausstehenden Auszahlungen stornieren', fr: 'Annuler tous les retraits en attente',
    pt: 'Cancelar todos os saques pendentes', no: 'Avbryt alle ventende uttak', jp: '保留中の出金をすべてキャンセル',
  },
  cancelHint: {
    en: 'They are cancelled together, and the money returns to your balance.', es: 'Se cancelan juntos y el dinero vuelve a tu saldo.', de: 'Sie werden zusammen storniert, und das Geld kommt in Ihr Guthaben zurück.',
    fr: 'Ils sont annulés ensemble et l’argent revient sur votre solde.', pt: 'Eles são cancelados juntos e o dinheiro volta para o seu saldo.', no: 'De avbrytes samlet, og pengene går tilbake til saldoen din.',
    jp: 'まとめてキャンセルされ、金額は残高に戻ります。',
  },
  withdrawalsCancelled: {
    en: 'Withdrawals cancelled: {{amount}} is back in your balance', es: 'Retiros cancelados: {{amount}} han vuelto a tu saldo', de: 'Auszahlungen storniert: {{amount}} sind wieder in Ihrem Guthaben',
    fr: 'Retraits annulés : {{amount}} sont de retour sur votre solde', pt: 'Saques cancelados: {{amount}} de volta ao seu saldo', no: 'Uttak avbrutt: {{amount}} er tilbake på saldoen din',
    jp: '出金をキャンセルしました。{{amount}}が残高に戻りました',
  },
  nothingToCancel: {
    en: 'There is no pending withdrawal to cancel', es: 'No hay ningún retiro pendiente que cancelar', de: 'Es gibt keine ausstehende Auszahlung zum Stornieren', fr: 'Il n’y a aucun retrait en attente à annuler',
    pt: 'Não há saque pendente para cancelar', no: 'Det finnes ingen ventende uttak å avbryte', jp: 'キャンセルできる保留中の出金はありません',
  },
});
