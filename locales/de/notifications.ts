import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Mitteilungen ({{shown}})',
  profileCounted: 'Mein Profil, Mitteilungen: {{shown}}',
  news: 'Sie haben neue Mitteilungen.',
  read: 'Lesen',
  dismiss: 'Ausblenden',
  dismissed: 'Ausgeblendet',
  none: 'Nichts Neues',
  noneText: 'Hier erscheinen Mitteilungen zu Ihrem Konto.',
} satisfies Texts<typeof english>;
