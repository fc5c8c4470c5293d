import type { Texts } from '../texts';
import type { dice as english } from '../en/dice';

export const dice = {
  roll: 'Lançar os dados',
  ready: 'Escolha seu lado e sua chance',
  side: 'Seu lado',
  low: 'Baixo',
  high: 'Alto',
  sideInvalid: 'Escolha baixo ou alto',
  chance: 'Chance de ganhar',
  chanceInvalid: 'Escolha uma chance da lista',
  offer: '{{chance}}% paga {{multiple}}',
  rolled: 'Resultado: {{number}}',
  wins: 'Ganha de {{first}} a {{last}}',
  ruleRoll: 'Quatro dados de dez faces formam um número de {{first}} a {{last}}. Todos são igualmente prováveis.',
  ruleSide: 'Com chance de 30%, baixo ganha de 0000 a 2999 e alto de 7000 a 9999.',
  rulePays:
    'Um acerto paga {{share}} dividido pela chance em porcentagem, arredondado para baixo em centésimos: a 30%, {{times}} vezes a aposta. Por isso o RTP é de no máximo {{share}}%. O RTP mostrado abaixo é o da chance que mais perde com o arredondamento.',
} satisfies Texts<typeof english>;
