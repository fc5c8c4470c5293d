import type { Texts } from '../texts';
import type { status as english } from '../en/status';

export const status = {
  title: 'Betriebsstatus',
  lead: 'Was gerade funktioniert.',
  casino: 'Casino',
  payments: 'Zahlungen',
  games: 'Spiele nach Anbieter',
  works: 'In Betrieb',
  off: 'Nicht verfügbar',
  offSince: 'Nicht verfügbar seit {{time}}',
  someOff: 'Nicht verfügbare Spiele: {{off}} von {{count}}',
  asOf: 'Stand: {{time}}',
  awayTitle: 'Das Casino ist gerade nicht erreichbar',
  awayText:
    'Bis es wieder antwortet, können wir nicht sagen, was funktioniert. Bitte versuchen Sie es in einigen Minuten noch einmal.',
} satisfies Texts<typeof english>;
