import type { Texts } from '../texts';
import type { unallocated as english } from '../en/unallocated';

export const unallocated = {
  title: '{{amount}} chegaram e não foram creditados',
  late: 'Seu pagamento em criptomoeda chegou depois do prazo para o qual o valor estava fixado.',
  limit: 'Ao chegar, ultrapassaria seu próprio limite de depósito de {{limitHours}} horas.',
  frozen: 'Ao chegar, sua conta estava fechada para depósitos.',
  otherAmount: 'O valor é diferente do que você informou.',
  otherCurrency: 'Chegou em uma moeda diferente da moeda da sua conta.',
  yours:
    'É seu e fica separado: não dá para jogar com ele. O reembolso é devolvido pela mesma via por que o dinheiro veio.',
  notYet: 'Não pode ser creditado agora.',
  untilRoom: 'Poderá ser creditado quando seu limite permitir de novo.',
  refund: 'Reembolsar {{amount}}',
  credit: 'Creditar {{amount}} no meu saldo',
  decide: 'Decidir o que fazer com ele',
  refundOrderedTitle: 'Seu reembolso de {{amount}} está a caminho',
  refundFailedText:
    'A primeira tentativa não deu certo. O dinheiro continua sendo seu, e nosso atendimento está cuidando disso.',
  refundedTitle: 'Seu depósito de {{amount}} foi reembolsado',
  refundedText: 'Nunca fez parte do seu saldo e é devolvido pela mesma via. O prazo depende do banco ou da rede.',
} satisfies Texts<typeof english>;
