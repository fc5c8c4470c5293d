import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Varsler ({{shown}})',
  profileCounted: 'Min profil, varsler: {{shown}}',
  news: 'Du har nye varsler.',
  read: 'Les',
  dismiss: 'Fjern',
  dismissed: 'Fjernet',
  none: 'Ingenting nytt',
  noneText: 'Her vises meldinger om kontoen din.',
} satisfies Texts<typeof english>;
