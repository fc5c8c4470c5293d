import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Varsler ({{shown}})',
  profileCounted: 'Min profil, varsler: {{shown}}',
  news: 'Det er nytt til deg.',
  read: 'Les',
  dismiss: 'Fjern',
  dismissed: 'Fjernet',
  none: 'Ingenting nytt',
  noneText: 'Her står det vi har å fortelle deg om kontoen din.',
} satisfies Texts<typeof english>;
