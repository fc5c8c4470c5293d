import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'Notificações ({{shown}})',
  profileCounted: 'Meu perfil, notificações: {{shown}}',
  news: 'Você tem novas notificações.',
  read: 'Ler',
  dismiss: 'Dispensar',
  dismissed: 'Dispensado',
  none: 'Nada de novo',
  noneText: 'As mensagens sobre sua conta aparecem aqui.',
} satisfies Texts<typeof english>;
