import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Notificaciones ({{shown}})',
  profileCounted: 'Mi perfil, notificaciones: {{shown}}',
  news: 'Tienes notificaciones nuevas.',
  read: 'Leer',
  dismiss: 'Descartar',
  dismissed: 'Descartado',
  none: 'Nada nuevo',
  noneText: 'Aquí aparecen los avisos sobre tu cuenta.',
} satisfies Texts<typeof english>;
