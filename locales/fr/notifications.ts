import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Notifications ({{shown}})',
  profileCounted: 'Mon profil, notifications : {{shown}}',
  news: 'Il y a du nouveau pour vous.',
  read: 'Lire',
  dismiss: 'Masquer',
  dismissed: 'Masqué',
  none: 'Rien de nouveau',
  noneText: 'Les messages concernant votre compte apparaissent ici.',
} satisfies Texts<typeof english>;
