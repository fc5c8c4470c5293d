import type { Texts } from '../texts';
import type { instant as english } from '../en/instant';

export const instant = {
  title: 'Pague e jogue',
  lead: 'Pague pela sua conta bancária e sua conta de jogo está pronta. Seu banco nos diz quem você é, sem formulário.',
  toBank: 'Continuar no seu banco',
  terms: 'Ao continuar, você aceita nossos termos.',
  adults: 'Você precisa ter pelo menos {{minimumAge}} anos. Se já conhecemos sua conta bancária, você entra com ela.',
  registered: 'Sua conta está pronta',
  success: 'Você já pode jogar',
  successText: 'Você entrou como {{username}}. Seu saldo: {{amount}}.',
  waiting: 'Aguardando seu banco',
  waitingText: 'Leva alguns segundos. Seu dinheiro é creditado por inteiro ou não é creditado.',
  fail: 'Não deu certo',
  failText: 'Seu banco não confirmou o pagamento. Nada foi creditado e nenhuma conta foi aberta.',
  underage: 'Você precisa ter {{minimumAge}} anos ou mais. O pagamento volta para sua conta bancária.',
  account_frozen: 'Sua conta está bloqueada e não aceita depósitos. O pagamento volta para sua conta bancária.',
  deposit_limit_reached: 'Seu limite de depósito foi atingido. O pagamento volta para sua conta bancária.',
  order_already_used:
    'Este pagamento já foi usado para entrar. Seu dinheiro está na sua conta: entre novamente para vê-lo.',
  orPay: 'Sem vontade de preencher formulário?',
} satisfies Texts<typeof english>;
