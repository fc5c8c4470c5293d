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
  lookInMail: 'Precisamos dos seus dados',
  lookInMailText:
    'Abra o link do nosso e-mail e informe a criptomoeda e o endereço da sua carteira. Ele vale por {{withdrawalLinkHours}} horas; se expirar, você pode pedir um novo aqui.',
  cancelBarred: 'Pela nossa licença, um saque solicitado não pode ser cancelado.',
  lock: 'Tornar este saque definitivo',
  lockText:
    'Ele será pago como solicitado, e você não poderá mais cancelá-lo. Não dá para desfazer. Isso ajuda você a guardar o que ganhou.',
  lockNow: 'Tornar definitivo',
  isLocked: 'Definitivo: não pode mais ser cancelado',
  wasLocked: 'O saque é definitivo e não pode mais ser cancelado',
  cryptoNotice: 'Como funcionam os saques em criptomoedas',
  cryptoNoticeText:
    'Após a aprovação, enviamos um link por e-mail, válido por {{withdrawalLinkHours}} horas. Nele você informa a criptomoeda e o endereço da sua carteira.',
  linkOver: 'O link do nosso e-mail expirou',
  linkOverText:
    'Seu dinheiro está seguro e continua reservado para você. Peça um novo link, válido por {{withdrawalLinkHours}} horas.',
  newLink: 'Enviar um novo link',
  linkRenewed: 'Um novo link foi enviado para seu e-mail',
  noLinkNeeded: 'Este saque não precisa de link',
} satisfies Texts<typeof english>;
