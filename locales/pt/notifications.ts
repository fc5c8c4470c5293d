import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Notificações ({{shown}})',
  profileCounted: 'Meu perfil, notificações: {{shown}}',
  news: 'Há novidades para você.',
  read: 'Ler',
  dismiss: 'Dispensar',
  dismissed: 'Dispensado',
  none: 'Nada de novo',
  noneText: 'Aqui fica o que temos a dizer sobre a sua conta.',
} satisfies Texts<typeof english>;
