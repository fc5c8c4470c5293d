import type { Texts } from '../texts';
import type { paymentMethods as english } from '../en/payment-methods';

export const paymentMethods = {
  card: {
    name: 'Cartão',
    depositTime: 'Em menos de um minuto',
    withdrawTime: '1 a 3 dias úteis após a aprovação',
    hosted: 'Você digita o cartão na página do provedor de pagamento; nós nunca o vemos. Depois, você volta para cá.',
    status: {
      declined: 'O emissor do cartão recusou o pagamento',
    },
  },
  trumo: {
    name: 'Pagamento bancário',
    depositTime: 'Na hora',
    withdrawTime: 'Não disponível',
  },
  crypto: {
    name: 'Criptomoeda',
    depositTime: 'Assim que a rede confirmar',
    withdrawTime: 'Em até uma hora depois de informar o endereço da sua carteira',
    status: {
      pending: 'Aguardando seu pagamento e a confirmação',
      declined: 'Nenhum pagamento chegou a tempo',
      approved: 'Aprovado. Informe o endereço da sua carteira pelo link do nosso e-mail',
    },
  },
} satisfies Texts<typeof english>;
