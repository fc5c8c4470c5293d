import type { Texts } from '../texts';
import type { roulette as english } from '../en/roulette';

export const roulette = {
  wheel: 'La ruleta',
  rolls: 'La bola está girando',
  redNumber: '{{number}} rojo',
  blackNumber: '{{number}} negro',
  greenNumber: '{{number}} verde',
  red: 'Rojo',
  black: 'Negro',
  odd: 'Impar',
  even: 'Par',
  low: '1 a 18',
  high: '19 a 36',
  dozen: '{{from}} a {{to}}',
  column: 'Columna {{number}}',
  group_straight: 'Pleno',
  group_split: 'Caballo, 2 números',
  group_street: 'Transversal, 3 números',
  group_trio: 'Trío con el cero',
  group_corner: 'Cuadro, 4 números',
  'group_first-four': 'Cuatro primeros',
  group_line: 'Seisena, 6 números',
  group_column: 'Columna, 12 números',
  group_dozen: 'Docena, 12 números',
  group_even: 'Suertes sencillas, 18 números',
  comets: 'Cometas de esta ronda',
  comet: '{{number}} paga {{multiple}}',
  ruleWheel:
    'Una ruleta de 37 casillas: del 1 al 36, mitad rojas y mitad negras, y un cero verde. Una apuesta gana si el número está entre los que cubre.',
  ruleHalf: 'Si sale el cero, las suertes sencillas recuperan la mitad de la apuesta.',
  ruleComets:
    'En cada ronda caen cometas sobre {{count}} números. Un pleno a uno de ellos paga el multiplicador de su cometa: {{multiples}}.',
} satisfies Texts<typeof english>;
