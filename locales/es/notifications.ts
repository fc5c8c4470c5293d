import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Notificaciones ({{shown}})',
  profileCounted: 'Mi perfil, notificaciones: {{shown}}',
  news: 'Hay novedades para ti.',
  read: 'Leer',
  dismiss: 'Descartar',
  dismissed: 'Descartado',
  none: 'Nada nuevo',
  noneText: 'Aquí verás lo que tengamos que decirte sobre tu cuenta.',
} satisfies Texts<typeof english>;
