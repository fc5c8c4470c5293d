import type { Texts } from '../texts';
import type { cluster as english } from '../en/cluster';

export const cluster = {
  grid: 'La cuadrícula',
  column: 'Columna {{number}}',
  cascade: 'Paso a paso',
  step: 'Paso {{number}}',
  won: '{{count}} × {{symbol}}',
  orMore: '{{count}}+',
  ruleSquare:
    'Ganan juntos {{smallest}} o más símbolos iguales que se tocan por un lado, en cualquier forma. Tocarse en una esquina no cuenta. Cada grupo paga según su tamaño; varios grupos se suman.',
  ruleHex:
    'Cada celda tiene seis vecinas. Ganan juntos {{smallest}} o más símbolos iguales que se tocan, en cualquier forma. Cada grupo paga según su tamaño; varios grupos se suman.',
  ruleFall:
    'Los símbolos que han ganado desaparecen, los de arriba caen y llegan otros nuevos. Así continúa, sin coste, hasta que ya no hay premio.',
  ruleMultipliers: 'Cada paso tiene su multiplicador: {{multipliers}}. A partir de ahí se mantiene {{last}}.',
  ruleStrips:
    'Cada columna es una tira de símbolos que se detiene al azar. Los que llegan de arriba son los anteriores de la tira. El premio máximo se halló jugando todas las rondas posibles.',
} satisfies Texts<typeof english>;
