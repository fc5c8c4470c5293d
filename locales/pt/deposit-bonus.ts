import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bônus',
  none: 'Sem bônus',
  noneText: 'O que você ganhar pode ser sacado sem requisito de aposta.',
  terms:
    '{{percent}}% do seu depósito, até {{most}}. Deposite pelo menos {{minimum}} e aposte o bônus {{times}} vezes em {{days}} dias.',
  hint: 'Com um bônus ativo, você só pode sacar se desistir dele.',
  gone: 'Este bônus não está mais disponível. Escolha de novo. Nada foi pago.',
  belowMinimum: 'Para este bônus, deposite pelo menos {{minimum}}',
  waiting: 'Adicionado assim que o depósito chegar',
  withPayment: 'O bônus “{{name}}” ({{amount}}) é adicionado assim que o depósito chegar.',
  given: 'Adicionado aos seus bônus',
  cancelled: 'Cancelado junto com o pagamento',
  notGiven: 'Não adicionado: já foi dado com outro depósito, ou sua conta estava bloqueada',
  wageringLeft: 'Você ainda precisa apostar {{left}} para seu bônus ativo ({{gained}} de {{needed}}).',
  wagerOrGiveUp:
    'Cumpra o requisito de aposta, ou desista dele e dos {{balance}} que ele contém; depois você poderá sacar.',
  playOn: 'Continuar jogando',
  toRound: 'Terminar a rodada em {{game}}',
} satisfies Texts<typeof english>;
