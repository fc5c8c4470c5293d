import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Notifications ({{shown}})',
  profileCounted: 'Mon profil, notifications : {{shown}}',
  news: 'Vous avez du nouveau.',
  read: 'Lire',
  dismiss: 'Supprimer',
  dismissed: 'Supprimé',
  none: 'Rien de nouveau',
  noneText: 'Vous trouverez ici ce que nous avons à vous dire au sujet de votre compte.',
} satisfies Texts<typeof english>;
