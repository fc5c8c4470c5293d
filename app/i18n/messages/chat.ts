import { defineMessages } from '../define-messages';

export const chat = defineMessages({
  lead: {
    en: 'Our support is there at any hour.', es: 'Nuestro equipo está disponible a cualquier hora.', de: 'Unser Kundendienst ist rund um die Uhr da.', fr: 'Notre service client est là à toute heure.',
    pt: 'Nosso atendimento está disponível a qualquer hora.', no: 'Kundeservice er der døgnet rundt.', jp: 'サポートは24時間対応しています。',
  },
  outside: {
    en: 'The chat comes from {{host}} and is loaded only when you open it. If you are logged in, it is told your name and account so that we can help.',
    es: 'El chat viene de {{host}} y solo se carga cuando lo abres. Si has iniciado sesión, recibe tu nombre y tu cuenta para que podamos ayudarte.',
    de: 'Der Chat kommt von {{host}} und wird erst geladen, wenn Sie ihn öffnen. Sind Sie angemeldet, erfährt er Ihren Namen und Ihr Konto, damit wir helfen können.',
    fr: 'Le chat vient de {{host}} et n’est chargé que lorsque vous l’ouvrez. Si vous êtes connecté, il reçoit votre nom et votre compte pour que nous puissions vous aider.',
    pt: 'O chat vem de {{host}} e só é carregado quando você o abre. Se você tiver entrado, ele recebe o seu nome e a sua conta para podermos ajudar.',
    no: 'Chatten kommer fra {{host}} og lastes først når du åpner den. Er du logget inn, får den vite navnet og kontoen din, så vi kan hjelpe.',
    jp: 'チャットは{{host}}が提供し、開いたときに初めて読み込まれます。ログイン中の場合は、サポートのためにお名前とアカウント情報が送信されます。',
  },
  open: { en: 'Open the chat', es: 'Abrir el chat', de: 'Chat öffnen', fr: 'Ouvrir le chat', pt: 'Abrir o chat', no: 'Åpne chatten', jp: 'チャットを開く' },
  away: {
    en: 'The chat can’t be reached just now. Please write to us instead.', es: 'Ahora mismo no se puede acceder al chat. Escríbenos, por favor.', de: 'Der Chat ist gerade nicht erreichbar. Bitte schreiben Sie uns.',
    fr: 'Le chat est injoignable pour le moment. Veuillez nous écrire.', pt: 'O chat não está acessível agora. Escreva para nós, por favor.', no: 'Chatten kan ikke nås akkurat nå. Skriv til oss i stedet.',
    jp: '現在チャットに接続できません。お問い合わせフォームをご利用ください。',
  },
  needsScript: {
    en: 'The chat needs scripts. Without them, please write to us.', es: 'El chat necesita scripts. Sin ellos, escríbenos.', de: 'Der Chat braucht Skripte. Ohne sie schreiben Sie uns bitte.',
    fr: 'Le chat nécessite des scripts. Sans eux, veuillez nous écrire.', pt: 'O chat precisa de scripts. Sem eles, escreva para nós.', no: 'Chatten trenger skript. Uten dem kan du skrive til oss.',
    jp: 'チャットにはスクリプトが必要です。利用できない場合はお問い合わせフォームをご利用ください。',
  },
  others: { en: 'Write to us', es: 'Escríbenos', de: 'Schreiben Sie uns', fr: 'Écrivez-nous', pt: 'Escreva para nós', no: 'Skriv til oss', jp: 'お問い合わせ' },
});
