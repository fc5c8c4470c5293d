import { defineMessages } from '../define-messages';

/** Documents that prove who a player is (DOMAIN §5). */
export const documents = defineMessages({
  title: { en: 'Documents', es: 'Documentos', de: 'Dokumente', fr: 'Documents', pt: 'Documentos', no: 'Dokumenter', jp: '本人確認書類' },
  verify: { en: 'Verify account', es: 'Verificar cuenta', de: 'Konto verifizieren', fr: 'Vérifier le compte', pt: 'Verificar conta', no: 'Bekreft kontoen', jp: '本人確認を行う' },
  verified: { en: 'Your account is verified', es: 'Tu cuenta está verificada', de: 'Ihr Konto ist verifiziert', fr: 'Votre compte est vérifié', pt: 'Sua conta está verificada', no: 'Kontoen din er bekreftet', jp: '本人確認が完了しています' },
  verifiedText: {
    en: 'You need to send nothing more unless we ask for it.', es: 'No tienes que enviar nada más, salvo que te lo pidamos.', de: 'Sie müssen nichts mehr senden, außer wir bitten darum.',
    fr: 'Vous n’avez rien d’autre à envoyer, sauf demande de notre part.', pt: 'Você não precisa enviar mais nada, a menos que a gente peça.', no: 'Du trenger ikke sende noe mer med mindre vi ber om det.',
    jp: 'こちらからお願いしない限り、追加の提出は不要です。',
  },
  notVerified: { en: 'Your account is not verified yet', es: 'Tu cuenta aún no está verificada', de: 'Ihr Konto ist noch nicht verifiziert', fr: 'Votre compte n’est pas encore vérifié', pt: 'Sua conta ainda não está verificada', no: 'Kontoen din er ikke bekreftet ennå', jp: '本人確認がまだ完了していません' },
  notVerifiedText: {
    en: 'Send an identity document. An approved one verifies your account, and larger withdrawals need it.', es: 'Envía un documento de identidad. Cuando se apruebe, tu cuenta quedará verificada; los retiros mayores lo requieren.',
    de: 'Senden Sie einen Ausweis. Ist er anerkannt, ist Ihr Konto verifiziert; größere Auszahlungen brauchen das.', fr: 'Envoyez une pièce d’identité. Une fois approuvée, elle vérifie votre compte ; les retraits importants l’exigent.',
    pt: 'Envie um documento de identidade. Depois de aprovado, sua conta fica verificada; saques maiores precisam disso.', no: 'Send legitimasjon. Når den er godkjent, er kontoen bekreftet. Større uttak krever det.',
    jp: '身分証明書をお送りください。承認されると本人確認が完了します。高額の出金には本人確認が必要です。',
  },
  upload: { en: 'Send a document', es: 'Enviar un documento', de: 'Dokument senden', fr: 'Envoyer un document', pt: 'Enviar um documento', no: 'Send et dokument', jp: '書類を提出する' },
  type: { en: 'Kind of document', es: 'Tipo de documento', de: 'Art des Dokuments', fr: 'Type de document', pt: 'Tipo de documento', no: 'Type dokument', jp: '書類の種類' },
  identity: { en: 'Proof of identity', es: 'Prueba de identidad', de: 'Identitäts\u00ADnachweis', fr: 'Justificatif d’identité', pt: 'Comprovante de identidade', no: 'Legitimasjon', jp: '身分証明書' },
  identityText: {
    en: 'Passport, identity card or driving licence', es: 'Pasaporte, documento de identidad o permiso de conducir', de: 'Reisepass, Personalausweis oder Führerschein', fr: 'Passeport, carte d’identité ou permis de conduire',
    pt: 'Passaporte, carteira de identidade ou de motorista', no: 'Pass, ID-kort eller førerkort', jp: 'パスポート、身分証、運転免許証',
  },
  address: { en: 'Proof of address', es: 'Prueba de domicilio', de: 'Adressnachweis', fr: 'Justificatif de domicile', pt: 'Comprovante de endereço', no: 'Bekreftelse på adresse', jp: '住所証明書' },
  addressText: {
    en: 'A bill or bank letter of the last three months', es: 'Una factura o carta del banco de los últimos tres meses', de: 'Rechnung oder Bankschreiben der letzten drei Monate', fr: 'Une facture ou un courrier bancaire de moins de trois mois',
    pt: 'Uma conta ou carta do banco dos últimos três meses', no: 'En regning eller et bankbrev fra de siste tre månedene', jp: '3か月以内の請求書または銀行の書面',
  },
  payment: { en: 'Proof of payment method', es: 'Prueba del método de pago', de: 'Nachweis der Zahlungsmethode', fr: 'Justificatif du moyen de paiement', pt: 'Comprovante da forma de pagamento', no: 'Bekreftelse på betalingsmåte', jp: 'お支払い方法の証明書' },
  paymentText: {
    en: 'The card with its middle digits covered, or a bank statement', es: 'La tarjeta con las cifras centrales tapadas o un extracto bancario', de: 'Karte mit verdeckten mittleren Ziffern oder Kontoauszug', fr: 'La carte, chiffres du milieu masqués, ou un relevé bancaire',
    pt: 'O cartão com os números do meio cobertos ou um extrato bancário', no: 'Kortet med de midterste sifrene dekket, eller en kontoutskrift', jp: '中央の番号を隠したカード、または銀行の明細書',
  },
  file: { en: 'File', es: 'Archivo', de: 'Datei', fr: 'Fichier', pt: 'Arquivo', no: 'Fil', jp: 'ファイル' },
  fileHint: {
    en: 'JPEG, PNG, WebP or PDF, at most {{size}} MB', es: 'JPEG, PNG, WebP o PDF, {{size}} MB como máximo', de: 'JPEG, PNG, WebP oder PDF, höchstens {{size}} MB', fr: 'JPEG, PNG, WebP ou PDF, {{size}} Mo au plus',
    pt: 'JPEG, PNG, WebP ou PDF, no máximo {{size}} MB', no: 'JPEG, PNG, WebP eller PDF, høyst {{size}} MB', jp: 'JPEG、PNG、WebP、PDF（{{size}} MBまで）',
  },
  send: { en: 'Send', es: 'Enviar', de: 'Senden', fr: 'Envoyer', pt: 'Enviar', no: 'Send inn', jp: '送信する' },
  typeRequired: { en: 'Choose what kind of document it is', es: 'Elige el tipo de documento', de: 'Wählen Sie die Art des Dokuments', fr: 'Choisissez le type de document', pt: 'Escolha o tipo de documento', no: 'Velg type dokument', jp: '書類の種類をお選びください' },
  fileRequired: { en: 'Choose a file', es: 'Elige un archivo', de: 'Wählen Sie eine Datei aus', fr: 'Choisissez un fichier', pt: 'Escolha um arquivo', no: 'Velg en fil', jp: 'ファイルをお選びください' },
  tooLarge: {
    en: 'The file is too large: at most {{size}} MB', es: 'El archivo es demasiado grande: {{size}} MB como máximo', de: 'Die Datei ist zu groß: höchstens {{size}} MB', fr: 'Le fichier est trop lourd : {{size}} Mo au plus',
    pt: 'O arquivo é grande demais: no máximo {{size}} MB', no: 'Filen er for stor: høyst {{size}} MB', jp: 'ファイルが大きすぎます（{{size}} MBまで）',
  },
  wrongKind: {
    en: 'Please upload a JPEG, PNG, WebP or PDF file', es: 'Sube un archivo JPEG, PNG, WebP o PDF', de: 'Bitte laden Sie eine JPEG-, PNG-, WebP- oder PDF-Datei hoch', fr: 'Veuillez envoyer un fichier JPEG, PNG, WebP ou PDF',
    pt: 'Envie um arquivo JPEG, PNG, WebP ou PDF', no: 'Last opp en JPEG-, PNG-, WebP- eller PDF-fil', jp: 'JPEG、PNG、WebP、PDFのいずれかのファイルをお送りください',
  },
  sent: {
    en: 'Document received. We tell you when it was checked.', es: 'Documento recibido. Te avisaremos cuando lo hayamos revisado.', de: 'Dokument erhalten. Wir melden uns, sobald es geprüft ist.', fr: 'Document reçu. Nous vous préviendrons après vérification.',
    pt: 'Documento recebido. Avisaremos depois da análise.', no: 'Dokumentet er mottatt. Vi sier fra når det er kontrollert.', jp: '書類を受け取りました。確認が済みましたらお知らせします。',
  },
  sentTitle: { en: 'Your documents', es: 'Tus documentos', de: 'Ihre Dokumente', fr: 'Vos documents', pt: 'Seus documentos', no: 'Dokumentene dine', jp: '提出済みの書類' },
  uploadedAt: { en: 'Sent at', es: 'Enviado el', de: 'Gesendet am', fr: 'Envoyé le', pt: 'Enviado em', no: 'Sendt', jp: '提出日時' },
  status: { en: 'Status', es: 'Estado', de: 'Status', fr: 'Statut', pt: 'Status', no: 'Status', jp: '状態' },
  pending: { en: 'Being checked', es: 'En revisión', de: 'Wird geprüft', fr: 'En cours de vérification', pt: 'Em análise', no: 'Til kontroll', jp: '確認中' },
  approved: { en: 'Approved', es: 'Aprobado', de: 'Anerkannt', fr: 'Approuvé', pt: 'Aprovado', no: 'Godkjent', jp: '承認済み' },
  rejected: { en: 'Not accepted', es: 'No aceptado', de: 'Nicht anerkannt', fr: 'Non accepté', pt: 'Não aceito', no: 'Ikke godtatt', jp: '承認できませんでした' },
  reason: { en: 'Reason', es: 'Motivo', de: 'Grund', fr: 'Motif', pt: 'Motivo', no: 'Grunn', jp: '理由' },
  again: { en: 'Send another', es: 'Enviar otro', de: 'Neu senden', fr: 'Renvoyer', pt: 'Enviar outro', no: 'Send på nytt', jp: '再提出する' },
  none: { en: 'No documents yet', es: 'Todavía no hay documentos', de: 'Noch keine Dokumente', fr: 'Aucun document pour le moment', pt: 'Nenhum documento ainda', no: 'Ingen dokumenter ennå', jp: '提出済みの書類はありません' },
  noneText: {
    en: 'What you send stands here with what became of it.', es: 'Aquí verás lo que envíes y el resultado.', de: 'Hier steht, was Sie senden und was daraus wurde.', fr: 'Vos envois et leur suite apparaîtront ici.',
    pt: 'O que você enviar vai aparecer aqui com o resultado.', no: 'Det du sender, vises her med resultatet.', jp: '提出した書類と確認結果がここに表示されます。',
  },
});
