import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bonus',
  none: 'Kein Bonus',
  noneText: 'Gewinne sind ohne Umsatzbedingung auszahlbar.',
  terms:
    '{{percent}} % Ihrer Einzahlung, bis zu {{most}}; Mindesteinzahlung {{minimum}}, Bonus {{times}} umsetzen, innerhalb von {{days}} Tagen.',
  hint: 'Solange ein Bonus aktiv ist, heißt auszahlen: auf ihn verzichten.',
  gone: 'Dieser Bonus ist nicht mehr verfügbar: Wählen Sie neu. Es wurde nichts bezahlt.',
  belowMinimum: 'Für diesen Bonus zahlen Sie mindestens {{minimum}} ein',
  waiting: 'Kommt dazu, sobald die Einzahlung eintrifft',
  given: 'Ihren Boni hinzugefügt',
  cancelled: 'Mit der Zahlung storniert',
  notGiven: 'Nicht hinzugefügt: Er kam schon mit einer anderen Einzahlung, oder Ihr Konto war gesperrt',
  withNext: 'Mit Ihrer nächsten Einzahlung',
  wageringLeft: 'Ihr aktiver Bonus verlangt noch {{left}} Umsatz ({{gained}} von {{needed}}).',
  wagerOrGiveUp:
    'Spielen Sie ihn frei, oder verzichten Sie auf ihn und die {{balance}} darin; dann können Sie auszahlen.',
  playOn: 'Weiterspielen',
  toRound: 'Runde in {{game}} beenden',
} satisfies Texts<typeof english>;
