import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Sem taxa',
  hosted: 'Você paga na página do provedor de pagamento. Depois, você volta para cá.',
  status: {
    pending: 'Aguardando o provedor de pagamento',
    declined: 'O pagamento não foi concluído',
    unallocated: 'Chegou e não foi creditado. No caixa você vê por quê e o que pode fazer',
    refunded: 'Não creditado, devolvido pela mesma via',
    requested: 'Aguardando aprovação',
    approved: 'Aprovado, a caminho',
    rejected: 'Não aprovado, o valor voltou ao seu saldo',
    cancelled: 'Cancelado por você, o valor voltou ao seu saldo',
  },
  outage: '{{method}}: indisponível no momento. Estamos trabalhando nisso; o que você pagou está seguro.',
} satisfies Texts<typeof english>;
