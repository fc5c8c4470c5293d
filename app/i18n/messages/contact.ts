import { defineMessages } from '../define-messages';

/** A message to support. */
export const contact = defineMessages({
  lead: {
    en: 'Write to us at any hour. We answer by email.', es: 'Escríbenos a cualquier hora. Te responderemos por correo.', de: 'Schreiben Sie uns zu jeder Zeit. Wir antworten per E-Mail.',
    fr: 'Écrivez-nous à toute heure. Nous répondons par e-mail.', pt: 'Escreva para nós a qualquer hora. Respondemos por e-mail.', no: 'Skriv til oss når som helst. Vi svarer på e-post.',
    jp: '24時間いつでもお問い合わせいただけます。メールでお返事します。',
  },
  name: { en: 'Your name', es: 'Tu nombre', de: 'Ihr Name', fr: 'Votre nom', pt: 'Seu nome', no: 'Navnet ditt', jp: 'お名前' },
  message: { en: 'Your message', es: 'Tu mensaje', de: 'Ihre Nachricht', fr: 'Votre message', pt: 'Sua mensagem', no: 'Meldingen din', jp: 'お問い合わせ内容' },
  messageHint: {
    en: 'At most {{max}} characters. Never send us your password.', es: 'Como máximo {{max}} caracteres. No nos envíes nunca tu contraseña.',
    de: 'Höchstens {{max}} Zeichen. Senden Sie uns nie Ihr Passwort.', fr: '{{max}} caractères au plus. Ne nous envoyez jamais votre mot de passe.',
    pt: 'No máximo {{max}} caracteres. Nunca nos envie a sua senha.', no: 'Høyst {{max}} tegn. Send oss aldri passordet ditt.', jp: '{{max}}文字以内。パスワードは絶対に書かないでください。',
  },
  send: { en: 'Send message', es: 'Enviar mensaje', de: 'Nachricht senden', fr: 'Envoyer le message', pt: 'Enviar mensagem', no: 'Send melding', jp: '送信する' },
  orMail: { en: 'Or by mail:', es: 'O por correo:', de: 'Oder per E-Mail:', fr: 'Ou par e-mail :', pt: 'Ou por e-mail:', no: 'Eller på e-post:', jp: 'メールでのお問い合わせ：' },
  nameRequired: {
    en: 'Please type your name', es: 'Escribe tu nombre', de: 'Bitte geben Sie Ihren Namen ein', fr: 'Veuillez saisir votre nom', pt: 'Digite o seu nome', no: 'Skriv inn navnet ditt',
    jp: 'お名前を入力してください',
  },
  nameLength: {
    en: 'Name must have {{min}} to {{max}} characters', es: 'El nombre debe tener de {{min}} a {{max}} caracteres', de: 'Der Name muss {{min}} bis {{max}} Zeichen haben',
    fr: 'Le nom doit contenir de {{min}} à {{max}} caractères', pt: 'O nome deve ter de {{min}} a {{max}} caracteres', no: 'Navnet må ha {{min}} til {{max}} tegn',
    jp: 'お名前は{{min}}～{{max}}文字で入力してください',
  },
  messageRequired: {
    en: 'Please type your message', es: 'Escribe tu mensaje', de: 'Bitte geben Sie Ihre Nachricht ein', fr: 'Veuillez saisir votre message', pt: 'Digite a sua mensagem',
    no: 'Skriv inn meldingen din', jp: 'お問い合わせ内容を入力してください',
  },
  checkFailed: {
    en: 'The check that you are human did not succeed. Please do it once more and send again.', es: 'No se ha superado la comprobación de que eres una persona. Repítela y vuelve a enviar.',
    de: 'Die Prüfung, dass Sie ein Mensch sind, ist nicht gelungen. Bitte wiederholen Sie sie und senden Sie erneut.', fr: 'La vérification que vous êtes humain a échoué. Recommencez-la et renvoyez le message.',
    pt: 'A verificação de que você é humano não deu certo. Repita-a e envie de novo.', no: 'Kontrollen av at du er et menneske, lyktes ikke. Gjør den på nytt og send igjen.',
    jp: 'ロボットでないことの確認ができませんでした。もう一度確認してから送信してください。',
  },
  notNow: {
    en: 'Your message could not be sent just now. Please try again later or write us a mail.', es: 'Ahora mismo no se ha podido enviar tu mensaje. Inténtalo más tarde o escríbenos un correo.',
    de: 'Ihre Nachricht konnte gerade nicht gesendet werden. Versuchen Sie es später erneut oder schreiben Sie uns eine E-Mail.', fr: 'Votre message n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous un e-mail.',
    pt: 'A sua mensagem não pôde ser enviada agora. Tente mais tarde ou escreva um e-mail para nós.', no: 'Meldingen din kunne ikke sendes nå. Prøv igjen senere, eller send oss en e-post.',
    jp: '現在、送信できませんでした。しばらくしてからお試しいただくか、メールでお問い合わせください。',
  },
  checkNeedsScript: {
    en: 'This form checks that you are human, and the check needs scripts. Without them, please write to {{email}}.',
    es: 'Este formulario comprueba que eres una persona y para ello necesita scripts. Sin ellos, escribe a {{email}}.',
    de: 'Dieses Formular prüft, dass Sie ein Mensch sind, und braucht dafür Skripte. Ohne sie schreiben Sie bitte an {{email}}.',
    fr: 'Ce formulaire vérifie que vous êtes humain, ce qui demande des scripts. Sans eux, écrivez à {{email}}.',
    pt: 'Este formulário verifica que você é humano, e isso precisa de scripts. Sem eles, escreva para {{email}}.',
    no: 'Dette skjemaet kontrollerer at du er et menneske, og det krever skript. Uten dem kan du skrive til {{email}}.',
    jp: 'このフォームではロボットでないことの確認にスクリプトが必要です。スクリプトを使用しない場合は、{{email}} までメールでお問い合わせください。',
  },
  sentTitle: { en: 'Message sent', es: 'Mensaje enviado', de: 'Nachricht gesendet', fr: 'Message envoyé', pt: 'Mensagem enviada', no: 'Melding sendt', jp: '送信しました' },
  sentText: {
    en: 'We answer by email. Your message has the reference {{reference}}.', es: 'Te responderemos por correo. Tu mensaje tiene la referencia {{reference}}.',
    de: 'Wir antworten per E-Mail. Ihre Nachricht hat die Nummer {{reference}}.', fr: 'Nous répondons par e-mail. Votre message porte la référence {{reference}}.',
    pt: 'Respondemos por e-mail. A sua mensagem tem a referência {{reference}}.', no: 'Vi svarer på e-post. Meldingen din har referansen {{reference}}.',
    jp: 'メールでお返事します。受付番号は{{reference}}です。',
  },
});
