import type { Texts } from '../texts';
import type { instant as english } from '../en/instant';

export const instant = {
  title: 'Einzahlen und losspielen',
  lead: 'Zahlen Sie von Ihrem Bankkonto ein, und Ihr Spielerkonto ist bereit. Ihre Bank sagt uns, wer Sie sind, ganz ohne Formular.',
  toBank: 'Weiter zu Ihrer Bank',
  terms: 'Wenn Sie fortfahren, akzeptieren Sie unsere Bedingungen.',
  adults:
    'Sie müssen mindestens {{minimumAge}} Jahre alt sein. Kennen wir Ihr Bankkonto schon, werden Sie damit angemeldet.',
  registered: 'Ihr Konto ist freigeschaltet',
  success: 'Sie können spielen',
  successText: 'Sie sind als {{username}} angemeldet. Ihr Guthaben: {{amount}}.',
  waiting: 'Wir warten auf Ihre Bank',
  waitingText: 'Das dauert einige Sekunden. Ihr Geld wird ganz oder gar nicht gutgeschrieben.',
  fail: 'Das hat nicht geklappt',
  failText: 'Ihre Bank hat die Zahlung nicht bestätigt. Es wurde nichts gutgeschrieben und kein Konto eröffnet.',
  underage: 'Sie müssen mindestens {{minimumAge}} Jahre alt sein. Die Zahlung geht auf Ihr Bankkonto zurück.',
  account_frozen: 'Ihr Konto ist gesperrt und nimmt keine Einzahlung an. Die Zahlung geht auf Ihr Bankkonto zurück.',
  deposit_limit_reached: 'Ihr Einzahlungslimit ist erreicht. Die Zahlung geht auf Ihr Bankkonto zurück.',
  order_already_used:
    'Diese Zahlung wurde bereits für eine Anmeldung verwendet. Ihr Geld ist auf Ihrem Konto: Melden Sie sich wieder an, um es zu sehen.',
  orPay: 'Lieber ohne Formular?',
} satisfies Texts<typeof english>;
