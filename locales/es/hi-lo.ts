import type { Texts } from '../texts';
import type { hiLo as english } from '../en/hi-lo';

export const hiLo = {
  start: 'Repartir una carta',
  ready: '¿La próxima carta será mayor o menor?',
  cards: 'Las cartas hasta ahora',
  higher: 'Mayor',
  lower: 'Menor',
  makes: 'sube a {{multiple}}',
  standing: 'Ahora vale {{multiple}}',
  cashOut: 'Cobrar {{amount}}',
  ruleCards:
    'El as es la carta más baja y el rey la más alta. Cada carta sale de una baraja completa recién barajada, así que lo ya repartido no indica nada.',
  ruleTie: 'Si se repite el mismo valor, pierdes, elijas lo que elijas.',
  rulePays:
    'Cada acierto multiplica lo que paga la ronda por 13 dividido por el número de valores que ganan. Se paga el {{share}} % de eso, redondeado hacia abajo a centésimas de la apuesta. Puedes cobrar tras cualquier acierto; un fallo acaba la ronda sin premio.',
  ruleEnd:
    'No se ofrecen jugadas que superarían {{highest}}. Tras {{guesses}} aciertos, o cuando no se puede ofrecer ninguna, la ronda se cobra automáticamente.',
} satisfies Texts<typeof english>;
