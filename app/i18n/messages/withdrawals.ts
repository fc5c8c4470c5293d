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
    en: 'Open the link in our email and tell us the currency and your address. It is valid for 24 hours; if it is over, contact us for a new one.',
    es: 'Abre el enlace de nuestro correo e indica la moneda y tu dirección. Es válido durante 24 horas; si ha caducado, contáctanos para recibir otro.',
    de: 'Öffnen Sie den Link in unserer E-Mail und nennen Sie Währung und Adresse. Er ist 24 Stunden gültig; danach bitten Sie uns um einen neuen.',
    fr: 'Ouvrez le lien de notre e-mail et indiquez la devise et votre adresse. Il est valable 24 heures ; passé ce délai, demandez-nous en un nouveau.',
    pt: 'Abra o link do nosso e-mail e informe a moeda e o seu endereço. Ele vale por 24 horas; se expirar, peça um novo ao suporte.',
    no: 'Åpne lenken i e-posten vår og oppgi valuta og adresse. Den er gyldig i 24 timer; er den utløpt, kontakt oss for en ny.',
    jp: 'メールのリンクを開き、通貨とアドレスを入力してください。有効期限は24時間です。期限が切れた場合は、新しいリンクについてお問い合わせください。',
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
    en: 'The withdrawal is locked against cancelling', es: 'El retiro está bloqueado contra la cancelación', de: 'Die Auszahlung ist gegen Stornieren gesperrt', fr: 'Le retrait est verrouillé contre l’annulation',
    pt: 'O saque está bloqueado contra cancelamento', no: 'Uttaket er låst mot avbestilling', jp: '出金をロックしました',
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
});
