import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Mitteilungen ({{shown}})',
  profileCounted: 'Mein Profil, Mitteilungen: {{shown}}',
  news: 'Es gibt Neues für Sie.',
  read: 'Lesen',
  dismiss: 'Verwerfen',
  dismissed: 'Verworfen',
  none: 'Nichts Neues',
  noneText: 'Hier steht, was wir Ihnen zu Ihrem Konto mitzuteilen haben.',
} satisfies Texts<typeof english>;
