import type { Texts } from '../texts';
import type { dice as english } from '../en/dice';

export const dice = {
  roll: 'Lanzar los dados',
  ready: 'Elige tu lado y tu probabilidad',
  side: 'Tu lado',
  low: 'Bajo',
  high: 'Alto',
  sideInvalid: 'Elige bajo o alto',
  chance: 'Probabilidad de ganar',
  chanceInvalid: 'Elige una probabilidad de la lista',
  offer: '{{chance}} % paga {{multiple}}',
  rolled: 'Resultado: {{number}}',
  wins: 'Gana de {{first}} a {{last}}',
  ruleRoll: 'Cuatro dados de diez caras forman un número de {{first}} a {{last}}. Todos son igual de probables.',
  ruleSide: 'Con una probabilidad del 30 %, bajo gana de 0000 a 2999 y alto de 7000 a 9999.',
  rulePays:
    'Un acierto paga {{share}} dividido por la probabilidad en tanto por ciento, redondeado hacia abajo a centésimas: con el 30 %, {{times}} veces la apuesta. Por eso el RTP es como máximo del {{share}} %. El que se muestra abajo es el de la probabilidad que más pierde con el redondeo.',
} satisfies Texts<typeof english>;
