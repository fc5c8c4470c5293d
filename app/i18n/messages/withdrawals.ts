import { defineMessages } from '../define-messages';

/** The timeline of withdrawals. */
export const withdrawals = defineMessages({
  yours: { en: 'Your withdrawals', es: 'Tus retiros', de: 'Ihre Auszahlungen', fr: 'Vos retraits', pt: 'Seus saques', no: 'Uttakene dine', jp: '出金状況' },
  requested: { en: 'Requested', es: 'Solicitado', de: 'Angefragt', fr: 'Demandé', pt: 'Solicitado', no: 'Forespurt', jp: '申請' },
  approved: { en: 'Approved', es: 'Aprobado', de: 'Freigegeben', fr: 'Validé', pt: 'Aprovado', no: 'Godkjent', jp: '承認' },
  linkSent: {
    en: 'Link sent to your email', es: 'Enlace enviado a tu correo', de: 'Link an Ihre E-Mail gesendet', fr: 'Lien envoyé à votre e-mail', pt: 'Link enviado ao seu e-mail', no: 'Lenke sendt til e-posten din',
    jp: 'メールでリンクを送信',
  },
  addressGiven: { en: 'Address given', es: 'Dirección indicada', de: 'Adresse angegeben', fr: 'Adresse indiquée', pt: 'Endereço informado', no: 'Adresse oppgitt', jp: 'アドレスの入力' },
  paid: { en: 'Paid out', es: 'Pagado', de: 'Ausgezahlt', fr: 'Versé', pt: 'Pago', no: 'Utbetalt', jp: '支払い完了' },
  rejected: { en: 'Not approved', es: 'No aprobado', de: 'Nicht freigegeben', fr: 'Non validé', pt: 'Não aprovado', no: 'Ikke godkjent', jp: '承認されませんでした' },
  cancelled: { en: 'Cancelled by you', es: 'Cancelado por ti', de: 'Von Ihnen storniert', fr: 'Annulé par vous', pt: 'Cancelado por você', no: 'Avbrutt av deg', jp: 'お客様によるキャンセル' },
  ahead: { en: 'Still to come', es: 'Pendiente', de: 'Steht noch aus', fr: 'À venir', pt: 'Ainda por vir', no: 'Gjenstår', jp: 'これから' },
  reason: { en: 'Reason: {{reason}}', es: 'Motivo: {{reason}}', de: 'Grund: {{reason}}', fr: 'Motif : {{reason}}', pt: 'Motivo: {{reason}}', no: 'Årsak: {{reason}}', jp: '理由：{{reason}}' },
  lookInMail: { en: 'It is your turn', es: 'Te toca a ti', de: 'Jetzt sind Sie dran', fr: 'À vous de jouer', pt: 'Agora é com você', no: 'Nå er det din tur', jp: 'お客様の操作が必要です' },
  lookInMailText: {
    en: 'Open the link in our email and tell us the currency and your address. It is valid for 24 hours; if it is over, you can ask for a new one here.',
    es: 'Abre el enlace de nuestro correo e indica la moneda y tu dirección. Es válido durante 24 horas; si caduca, puedes pedir otro aquí.',
    de: 'Öffnen Sie den Link in unserer E-Mail und nennen Sie Währung und Adresse. Er ist 24 Stunden gültig; danach können Sie hier einen neuen anfordern.',
    fr: 'Ouvrez le lien de notre e-mail et indiquez la devise et votre adresse. Il est valable 24 heures ; passé ce délai, demandez-en un nouveau ici.',
    pt: 'Abra o link do nosso e-mail e informe a moeda e o seu endereço. Ele vale por 24 horas; se expirar, você pode pedir um novo aqui.',
    no: 'Åpne lenken i e-posten vår og oppgi valuta og adresse. Den er gyldig i 24 timer; er den utløpt, kan du be om en ny her.',
    jp: 'メールのリンクを開き、通貨とアドレスを入力してください。有効期限は24時間です。期限が切れた場合は、こちらで新しいリンクをお申し込みいただけます。',
  },
  cancelBarred: {
    en: 'Under our licence a withdrawal that was requested can’t be taken back.', es: 'Según nuestra licencia, un retiro solicitado no se puede cancelar.', de: 'Nach unserer Lizenz kann eine angefragte Auszahlung nicht zurückgenommen werden.',
    fr: 'Selon notre licence, un retrait demandé ne peut pas être annulé.', pt: 'Pela nossa licença, um saque solicitado não pode ser cancelado.', no: 'Under lisensen vår kan et forespurt uttak ikke trekkes tilbake.',
    jp: '当サイトのライセンスでは、申請した出金をキャンセルできません。',
  },
  lock: {
    en: 'Lock against cancelling', es: 'Bloquear la cancelación', de: 'Gegen Stornieren sperren', fr: 'Verrouiller contre l’annulation', pt: 'Bloquear o cancelamento', no: 'Lås mot avbestilling', jp: 'キャンセルできないようにロックする',
  },
  lockText: {
    en: 'You can then no longer take this withdrawal back, and nothing undoes it. It helps to keep what you have won.', es: 'Ya no podrás cancelar este retiro y no se puede deshacer. Ayuda a conservar lo ganado.',
    de: 'Sie können diese Auszahlung dann nicht mehr zurückholen, und das lässt sich nicht rückgängig machen. So behalten Sie, was Sie gewonnen haben.', fr: 'Vous ne pourrez plus annuler ce retrait, et c’est définitif. Cela aide à conserver ses gains.',
    pt: 'Depois disso, este saque não pode mais ser cancelado, e não há como desfazer. Ajuda a guardar o que você ganhou.', no: 'Da kan du ikke lenger hente dette uttaket tilbake, og det kan ikke angres. Det hjelper deg å beholde det du har vunnet.',
    jp: 'ロックすると、この出金はキャンセルできなくなり、元に戻すこともできません。獲得した資金を守るための機能です。',
  },
  lockNow: { en: 'Lock this withdrawal', es: 'Bloquear este retiro', de: 'Diese Auszahlung sperren', fr: 'Verrouiller ce retrait', pt: 'Bloquear este saque', no: 'Lås dette uttaket', jp: 'この出金をロックする' },
  isLocked: { en: 'Locked against cancelling', es: 'Bloqueado contra la cancelación', de: 'Gegen Stornieren gesperrt', fr: 'Verrouillé contre l’annulation', pt: 'Bloqueado contra cancelamento', no: 'Låst mot avbestilling', jp: 'キャンセル不可（ロック済み）' },
  wasLocked: {
    en: 'The withdrawal is locked against cancelling', es: 'El retiro queda fijado: ya no se puede cancelar', de: 'Die Auszahlung ist vor dem Stornieren geschützt', fr: 'Le retrait est verrouillé contre l’annulation',
    pt: 'O saque está protegido contra cancelamento', no: 'Uttaket er låst mot kansellering', jp: '出金をロックしました',
  },
  nothingToLock: {
    en: 'There is no pending withdrawal to lock', es: 'No hay ningún retiro pendiente que bloquear', de: 'Es gibt keine ausstehende Auszahlung zum Sperren', fr: 'Il n’y a aucun retrait en attente à verrouiller',
    pt: 'Não há saque pendente para bloquear', no: 'Det finnes ingen ventende uttak å låse', jp: 'ロックできる保留中の出金はありません',
  },
  cryptoNotice: { en: 'How it goes with crypto', es: 'Cómo funciona con criptomonedas', de: 'So geht es mit Krypto', fr: 'Comment ça marche en cryptomonnaie', pt: 'Como funciona com cripto', no: 'Slik går det med krypto', jp: '暗号資産での出金について' },
  cryptoNoticeText: {
    en: 'After approval we email you a link, valid for 24 hours. There you tell us the currency and your address.', es: 'Tras la aprobación te enviamos un enlace por correo, válido durante 24 horas. Ahí indicas la moneda y tu dirección.',
    de: 'Nach der Freigabe senden wir Ihnen per E-Mail einen Link, der 24 Stunden gültig ist. Dort nennen Sie Währung und Adresse.', fr: 'Après validation, nous vous envoyons par e-mail un lien valable 24 heures. Vous y indiquez la devise et votre adresse.',
    pt: 'Após a aprovação, enviamos um link por e-mail, válido por 24 horas. Nele você informa a moeda e o seu endereço.', no: 'Etter godkjenning sender vi deg en lenke på e-post, gyldig i 24 timer. Der oppgir du valuta og adresse.',
    jp: '承認後、24時間有効なリンクをメールでお送りします。リンク先で通貨とアドレスを入力してください。',
  },
  linkOver: { en: 'The link in our email is over', es: 'El enlace de nuestro correo ha caducado', de: 'Der Link in unserer E-Mail ist abgelaufen', fr: 'Le lien de notre e-mail a expiré', pt: 'O link do nosso e-mail expirou', no: 'Lenken i e-posten vår er utløpt', jp: 'メールのリンクの有効期限が切れました' },
  linkOverText: {
    en: 'Your money is safe and still on hold for you. Ask for a new link, valid for 24 hours.', es: 'Tu dinero está a salvo y sigue reservado para ti. Pide un enlace nuevo, válido durante 24 horas.', de: 'Ihr Geld ist sicher und weiter für Sie vorgemerkt. Fordern Sie einen neuen Link an, der 24 Stunden gültig ist.',
    fr: 'Votre argent est en sécurité et vous reste réservé. Demandez un nouveau lien, valable 24 heures.', pt: 'Seu dinheiro está seguro e continua reservado para você. Peça um novo link, válido por 24 horas.', no: 'Pengene dine er trygge og holdes fortsatt av til deg. Be om en ny lenke, gyldig i 24 timer.',
    jp: '資金は安全に保留されています。24時間有効な新しいリンクをお申し込みください。',
  },
  newLink: { en: 'Send me a new link', es: 'Enviarme un enlace nuevo', de: 'Neuen Link senden', fr: 'M’envoyer un nouveau lien', pt: 'Enviar um novo link', no: 'Send meg en ny lenke', jp: '新しいリンクを送信する' },
  linkRenewed: { en: 'A new link is on its way to your email', es: 'Un enlace nuevo va de camino a tu correo', de: 'Ein neuer Link ist per E-Mail unterwegs', fr: 'Un nouveau lien part vers votre e-mail', pt: 'Um novo link está a caminho do seu e-mail', no: 'En ny lenke er på vei til e-posten din', jp: '新しいリンクをメールでお送りします' },
  noLinkNeeded: { en: 'This withdrawal needs no link', es: 'Este retiro no necesita ningún enlace', de: 'Diese Auszahlung braucht keinen Link', fr: 'Ce retrait n’a pas besoin de lien', pt: 'Este saque não precisa de link', no: 'Dette uttaket trenger ingen lenke', jp: 'この出金にリンクは不要です' },
});
