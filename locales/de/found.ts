import type { Texts } from '../texts';
import type { found as english } from '../en/found';

export const found = {
  home: 'Online-Casino mit nachprüfbaren Spielen',
  slots: 'Spielautomaten, bei denen Sie RTP-Quote und Gewinnchance vor dem Spiel sehen. Kostenlos oder um echtes Geld.',
  livecasino:
    'Live-Casino: Roulette, Blackjack, Baccarat und mehr an gemeinsamen Tischen, mit Runden, die man nachprüfen kann.',
  gameShows: 'Gameshows mit Glücksrädern, Boxen und Multiplikatoren. Die Gewinnchancen sehen Sie bei jedem Spiel.',
  crashAndFast:
    'Crash, Plinko, Minen, Würfel und andere Schnellspiele: Eine Runde dauert Sekunden, das Ergebnis ist nachprüfbar.',
  browse:
    'Alle Spiele nach Art: Jackpots mit ihrem aktuellen Stand, Freispiele, Respins, Kaskaden, niedrige oder hohe Volatilität und jeder Anbieter.',
  register:
    'Eröffnen Sie ein Konto: Benutzername und Währung wählen, Limits festlegen und selbst entscheiden, ob Sie einen Bonus möchten.',
  login: 'Melden Sie sich an, um zu spielen, ein- und auszuzahlen und Ihre Limits und Ihren Verlauf zu sehen.',
  payAndPlay:
    'Registrieren Sie sich mit einer Zahlung von Ihrem Bankkonto: ohne Formular, und sobald Ihre Bank sie bestätigt, können Sie spielen.',
  verify: 'Prüfen Sie selbst eine Runde jedes Spiels: Seeds einfügen und sehen, dass dasselbe Ergebnis herauskommt.',
  stayInControl:
    'Limits setzen, eine Pause machen oder sich selbst ausschließen, und Ansprechpartner finden. Was beim verantwortungsvollen Spielen hilft.',
  contact: 'Schreiben Sie dem Kundendienst. Sie erhalten eine Antwort per E-Mail.',
  chat: 'Live-Chat mit dem Kundendienst und andere Wege, uns zu erreichen.',
  promotions: 'Alle laufenden Aktionen: Boni, Freispiele, Rennen und Cashback, jeweils mit Zeitraum und Bedingungen.',
  depositBonus: 'Einzahlungsboni mit verständlich erklärten Bedingungen und einem Rechenbeispiel zur Umsatzbedingung.',
  status: 'Was im Casino gerade funktioniert: Zahlungen nach Methode und Spiele nach Anbieter.',
} satisfies Texts<typeof english>;
