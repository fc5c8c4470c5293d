import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bonus',
  none: 'Kein Bonus',
  noneText: 'Ihre Gewinne können Sie ohne Umsatzbedingung auszahlen lassen.',
  terms:
    '{{percent}} % Ihrer Einzahlung, bis zu {{most}}. Zahlen Sie mindestens {{minimum}} ein und setzen Sie den Bonus innerhalb von {{days}} Tagen {{times}}-mal um.',
  hint: 'Solange ein Bonus aktiv ist, können Sie nur auszahlen, wenn Sie ihn aufgeben.',
  gone: 'Dieser Bonus ist nicht mehr verfügbar. Bitte wählen Sie neu. Es wurde nichts bezahlt.',
  belowMinimum: 'Für diesen Bonus zahlen Sie mindestens {{minimum}} ein',
  waiting: 'Wird hinzugefügt, sobald die Einzahlung eintrifft',
  withPayment: 'Der Bonus „{{name}}“ ({{amount}}) wird hinzugefügt, sobald die Einzahlung eintrifft.',
  given: 'Ihren Boni hinzugefügt',
  cancelled: 'Mit der Zahlung storniert',
  notGiven: 'Nicht hinzugefügt: Er wurde schon mit einer anderen Einzahlung gewährt, oder Ihr Konto war gesperrt',
  wageringLeft: 'Für Ihren aktiven Bonus müssen Sie noch {{left}} umsetzen ({{gained}} von {{needed}} erreicht).',
  wagerOrGiveUp: 'Spielen Sie ihn frei oder geben Sie ihn samt den {{balance}} darin auf; dann können Sie auszahlen.',
  playOn: 'Weiterspielen',
  toRound: 'Runde in {{game}} beenden',
} satisfies Texts<typeof english>;
