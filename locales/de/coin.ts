import type { Texts } from '../texts';
import type { coin as english } from '../en/coin';

export const coin = {
  moon: 'Mond',
  sun: 'Sonne',
  toss: 'Werfen',
  stake: 'Einsatz',
  call: 'Ihr Tipp',
  balance: 'Guthaben',
  playMoney: 'Spielgeld',
  rules: 'Mond oder Sonne: Ein richtiger Tipp zahlt das 1,96-Fache des Einsatzes. RTP-Quote 98 %.',
  won: '{{side}}. Sie gewinnen {{amount}}',
  lost: '{{side}}. Diesmal kein Gewinn',
  incomplete: 'Wählen Sie einen Einsatz und eine Seite',
  givenBack: 'Die Runde wurde nicht gespielt, und nichts wurde abgebucht. Bitte versuchen Sie es noch einmal.',
  unclear: 'Wir wissen nicht, ob der Einsatz abgebucht wurde. Bitte prüfen Sie Ihren Verlauf, bevor Sie weiterspielen.',
  waiting: 'Die Runde ist gezogen, ihr Gewinn aber noch nicht bestätigt.',
  askAgain: 'Erneut prüfen',
  home: 'Zurück zur Lobby',
  cashier: 'Einzahlen',
  logIn: 'Anmelden',
  backToGame: 'Zurück zum Spiel',
} satisfies Texts<typeof english>;
