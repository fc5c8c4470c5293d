import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: 'Seus saques',
  requested: 'Solicitado',
  approved: 'Aprovado',
  linkSent: 'Link enviado ao seu e-mail',
  addressGiven: 'Endereço informado',
  paid: 'Pago',
  rejected: 'Não aprovado',
  cancelled: 'Cancelado por você',
  ahead: 'Ainda por vir',
  reason: 'Motivo: {{reason}}',
  lookInMail: 'Agora é com você',
  lookInMailText:
    'Abra o link do nosso e-mail e informe a moeda e o seu endereço. Ele vale por {{withdrawalLinkHours}} horas; se expirar, você pode pedir um novo aqui.',
  cancelBarred: 'Pela nossa licença, um saque solicitado não pode ser cancelado.',
  lock: 'Bloquear o cancelamento',
  lockText:
    'Depois disso, este saque não pode mais ser cancelado, e não há como desfazer. Ajuda a guardar o que você ganhou.',
  lockNow: 'Bloquear este saque',
  isLocked: 'Bloqueado contra cancelamento',
  wasLocked: 'O saque está protegido contra cancelamento',
  cryptoNotice: 'Como funciona com cripto',
  cryptoNoticeText:
    'Após a aprovação, enviamos um link por e-mail, válido por {{withdrawalLinkHours}} horas. Nele você informa a moeda e o seu endereço.',
  linkOver: 'O link do nosso e-mail expirou',
  linkOverText:
    'Seu dinheiro está seguro e continua reservado para você. Peça um novo link, válido por {{withdrawalLinkHours}} horas.',
  newLink: 'Enviar um novo link',
  linkRenewed: 'Um novo link está a caminho do seu e-mail',
  noLinkNeeded: 'Este saque não precisa de link',
} satisfies Texts<typeof english>;
