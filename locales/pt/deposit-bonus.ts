import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bônus',
  none: 'Sem bônus',
  noneText: 'O que você ganhar pode ser sacado sem requisito de aposta.',
  terms:
    '{{percent}}% do seu depósito, até {{most}}; depósito mínimo de {{minimum}}; aposte o bônus {{times}} em {{days}} dias.',
  hint: 'Com um bônus ativo, sacar significa desistir dele.',
  gone: 'Este bônus não está mais disponível: escolha de novo. Nada foi pago.',
  belowMinimum: 'Para este bônus, deposite pelo menos {{minimum}}',
  waiting: 'Adicionado assim que o depósito chegar',
  given: 'Adicionado aos seus bônus',
  cancelled: 'Cancelado junto com o pagamento',
  notGiven: 'Não adicionado: já veio com outro depósito, ou a sua conta estava bloqueada',
  withNext: 'Com o seu próximo depósito',
  wageringLeft: 'Ao seu bônus ativo faltam {{left}} em apostas ({{gained}} de {{needed}}).',
  wagerOrGiveUp: 'Jogue até o fim, ou desista dele com os {{balance}} que contém; depois você poderá sacar.',
  playOn: 'Continuar jogando',
  toRound: 'Terminar a rodada em {{game}}',
} satisfies Texts<typeof english>;
