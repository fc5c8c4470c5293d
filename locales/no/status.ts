import type { Texts } from '../texts';
import type { status as english } from '../en/status';

export const status = {
  title: 'Driftsstatus',
  lead: 'Det som virker akkurat nå.',
  casino: 'Casino',
  payments: 'Betalinger',
  games: 'Spill etter leverandør',
  works: 'I drift',
  off: 'Ikke tilgjengelig',
  offSince: 'Ikke tilgjengelig siden {{time}}',
  someOff: 'Spill som ikke er tilgjengelige: {{off}} av {{count}}',
  asOf: 'Oppdatert {{time}}',
  awayTitle: 'Casinoet kan ikke nås akkurat nå',
  awayText: 'Vi kan ikke si hva som virker før det svarer igjen. Prøv på nytt om noen minutter.',
} satisfies Texts<typeof english>;
