import type { Texts } from '../texts';
import type { messages as english } from '../en/messages';

export const messages = {
  limit_confirmable:
    'Die Wartezeit für Ihr neues Einzahlungslimit von {{limit}} ist vorbei. Es gilt, sobald Sie es bestätigen.',
  password_changed: 'Ihr Passwort wurde geändert. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
  name_changed:
    'Der Name Ihres Kontos wurde geändert. Bitte verifizieren Sie Ihre Identität noch einmal. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
  email_changed:
    'Ihre E-Mail-Adresse wurde geändert. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
  document_approved: 'Ihr Dokument wurde angenommen: {{document}}.',
  withdrawal_rejected:
    'Ihre Auszahlung über {{amount}} wurde nicht freigegeben: {{reason}}. Der Betrag ist wieder in Ihrem Guthaben.',
  deposit_unallocated:
    '{{amount}} sind eingegangen, wurden aber nicht gutgeschrieben. In der Kasse erfahren Sie, warum, und was Sie tun können.',
  deposit_refunded: 'Die nicht gutgeschriebenen {{amount}} gehen auf demselben Weg zurück, auf dem sie kamen.',
  payout_collected:
    'Eine Auszahlung, die auf Ihr Guthaben zurückgekommen war, wurde doch ausgezahlt. Daher wurden {{amount}} von Ihrem Guthaben abgezogen. Unser Kundendienst erklärt es Ihnen.',
  document_rejected:
    'Ihr Dokument konnte nicht angenommen werden: {{document}}. {{reason}}. Bitte laden Sie es erneut hoch.',
  account_verified: 'Ihr Konto ist verifiziert.',
  race_prize: 'Herzlichen Glückwunsch! Platz {{place}} im Slot-Rennen „{{race}}“: Ihr Preis beträgt {{prize}}.',
  level_cash: 'Sie haben Level {{level}} erreicht. Ihre Belohnung: {{cash}}.',
  level_spins: 'Sie haben Level {{level}} erreicht. Ihre Belohnung: {{spins}} Freispiele, zu finden bei Ihren Boni.',
  level_cash_and_spins:
    'Sie haben Level {{level}} erreicht. Ihre Belohnung: {{cash}} und {{spins}} Freispiele, zu finden bei Ihren Boni.',
  challenge_hit: 'Challenge geschafft: ein Gewinn von ×{{multiplier}}. Ihr Preis: {{prize}}.',
  rewards_paid: 'Zurückgehaltene Belohnungen wurden Ihrem Guthaben gutgeschrieben: {{cash}}.',
  spins_given: 'Zurückgehaltene Freispiele finden Sie jetzt bei Ihren Boni: {{spins}}.',
  cashback_daily: 'Ihr täglicher Cashback steht zum Abholen bereit: {{amount}}.',
  cashback_weekly: 'Ihr wöchentlicher Cashback steht zum Abholen bereit: {{amount}}.',
  cashback_monthly: 'Ihr monatlicher Cashback steht zum Abholen bereit: {{amount}}.',
  bonus_ends_soon: 'Ihr Bonus „{{bonus}}“ endet am {{time}}.',
  free_spins_end_soon: 'Ihre Freispiele aus „{{bonus}}“ können bis {{time}} gespielt werden. Übrig: {{count}}.',
  race_ends_soon: 'Das Slot-Rennen „{{race}}“, an dem Sie teilnehmen, endet am {{time}}.',
  race_changed:
    'Das Slot-Rennen „{{race}}“, an dem Sie teilnehmen, wurde vor dem Start geändert. Es läuft von {{from}} bis {{time}}; Preise und Spielautomaten stehen auf seiner Seite.',
  race_cancelled:
    'Das Slot-Rennen „{{race}}“, an dem Sie teilnehmen wollten, wurde vor dem Start abgesagt. Ihr Guthaben ist unverändert.',
  win_released: 'Ihr Gewinn von {{amount}} bei {{game}} wurde geprüft und ist jetzt in Ihrem Guthaben.',
  win_void:
    'Der Gewinn von {{amount}} bei {{game}} wurde geprüft und kann nicht gutgeschrieben werden. Der Kundendienst erklärt Ihnen den Grund.',
  round_settled:
    'Eine offen gebliebene Runde bei {{game}} wurde mit dem bis dahin erzielten Gewinn geschlossen: {{amount}}.',
  round_void:
    'Eine offen gebliebene Runde bei {{game}} wurde für ungültig erklärt. Ihr Einsatz wurde zurückgezahlt: {{amount}}.',
  bet_paid: 'Ihre Wette auf {{match}} wurde abgerechnet: {{amount}} wurden Ihrem Guthaben gutgeschrieben.',
  bet_lost: 'Ihre Wette auf {{match}} ist verloren.',
  bet_void: 'Ihre Wette auf {{match}} ist ungültig: {{amount}} wurden Ihrem Guthaben zurückgebucht.',
  bet_settled_anew:
    'Das Ergebnis von {{match}} wurde berichtigt. Ihre Wette zahlt jetzt {{amount}}, vorher waren es {{before}}.',
  deposit_credited_late: '{{amount}}, die eingegangen, aber nicht gutgeschrieben waren, sind jetzt in Ihrem Guthaben.',
  payout_failed:
    'Ihre Auszahlung über {{amount}} konnte nicht ausgeführt werden. Der Betrag ist wieder in Ihrem Guthaben.',
  payout_returned:
    'Eine Auszahlung über {{amount}} kam nach der Zahlung zu uns zurück. Der Betrag ist wieder in Ihrem Guthaben.',
  refund_paid: 'Ihre Erstattung über {{amount}} wurde gesendet.',
  deposit_charged_back:
    'Ihre Einzahlung über {{amount}} wurde vom Zahlungsanbieter zurückgebucht und von Ihrem Guthaben abgezogen. Der Kundendienst erklärt Ihnen den Grund.',
  account_blocked:
    'Ihr Konto ist gesperrt. Grund: {{reason}}. Überprüfung: {{team}}, spätestens bis {{until}}. Sie können sich anmelden, auszahlen und dem Kundendienst schreiben.',
  account_held:
    'Ihr Konto ist gesperrt, Auszahlungen sind ausgesetzt. Grund: {{reason}}. Überprüfung: {{team}}, spätestens bis {{until}}. Sie können sich anmelden und dem Kundendienst schreiben.',
  account_unblocked: 'Ihr Konto ist wieder aktiv.',
  balance_corrected: 'Ihr Guthaben wurde um {{amount}} korrigiert. Der Kundendienst erklärt Ihnen den Grund.',
  document_asked: 'Wir brauchen noch ein Dokument von Ihnen: {{document}}. {{reason}}.',
} satisfies Texts<typeof english>;
