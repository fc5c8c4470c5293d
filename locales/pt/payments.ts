import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Sem taxa',
  methods: {
    card: {
      name: 'Cartão',
      depositTime: 'Em menos de um minuto',
      withdrawTime: '1 a 3 dias úteis após a aprovação',
    },
    trumo: {
      name: 'Pagamento bancário',
      depositTime: 'Na hora',
      withdrawTime: 'Não disponível',
    },
    crypto: {
      name: 'Criptomoeda',
      depositTime: 'Assim que a rede confirmar',
      withdrawTime: 'Em até uma hora depois de informar o endereço',
    },
  },
  cryptoStatus: {
    pending: 'Aguardando o seu pagamento e a confirmação',
    declined: 'Nenhum pagamento chegou a tempo',
    approved: 'Aprovado. O link do nosso e-mail pede o endereço de destino',
  },
  status: {
    pending: 'Aguardando o provedor de pagamento',
    declined: 'O emissor do cartão recusou o pagamento',
    unallocated: 'Chegou e não foi creditado. O caixa diz por quê e o que pode ser feito',
    refunded: 'Não creditado, devolvido pelo caminho por onde veio',
    requested: 'Aguardando aprovação',
    approved: 'Aprovado, a caminho',
    rejected: 'Não aprovado, o valor voltou ao seu saldo',
    cancelled: 'Cancelado por você, o valor voltou ao seu saldo',
  },
  outage: '{{method}}: indisponível no momento. Estamos trabalhando nisso; o que você pagou está seguro.',
} satisfies Texts<typeof english>;
