import type { Texts } from '../texts';
import type { status as english } from '../en/status';

export const status = {
  title: 'État du service',
  lead: 'Ce qui fonctionne en ce moment.',
  casino: 'Casino',
  payments: 'Paiements',
  games: 'Jeux par fournisseur',
  works: 'En service',
  off: 'Indisponible',
  offSince: 'Indisponible depuis le {{time}}',
  someOff: 'Jeux indisponibles : {{off}} sur {{count}}',
  asOf: 'Mis à jour le {{time}}',
  awayTitle: 'Le casino est injoignable pour le moment',
  awayText:
    'Tant qu’il ne répond pas, nous ne pouvons pas dire ce qui fonctionne. Veuillez réessayer dans quelques minutes.',
} satisfies Texts<typeof english>;
