import type { Texts } from '../texts';
import type { providers as english } from '../en/providers';

export const providers = {
  otherWays: 'Andere Wege zur Anmeldung',
  withGoogle: 'Weiter mit Google',
  withBankId: 'Weiter mit BankID',
  failedTitle: 'Sie sind nicht angemeldet',
  byPassword: 'Mit Passwort anmelden',
  denied: 'Sie haben bei {{provider}} abgebrochen. Nichts wurde an uns weitergegeben.',
  away: '{{provider}} ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal, oder melden Sie sich mit Benutzername und Passwort an.',
  known:
    'Mit Ihrer E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit dessen Benutzernamen und Passwort an; wenn Sie sie nicht mehr wissen, fordern Sie ein neues Passwort an.',
  completeTitle: 'Registrierung abschließen',
  completeLead:
    '{{provider}} hat uns gesagt, wer Sie sind. Wir fragen nur, was noch fehlt; ein Passwort brauchen Sie nicht.',
  toldBy: 'Von {{provider}}',
  name: 'Name',
} satisfies Texts<typeof english>;
