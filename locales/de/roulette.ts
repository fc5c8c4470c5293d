import type { Texts } from '../texts';
import type { roulette as english } from '../en/roulette';

export const roulette = {
  wheel: 'Der Kessel',
  rolls: 'Die Kugel rollt',
  redNumber: '{{number}} Rot',
  blackNumber: '{{number}} Schwarz',
  greenNumber: '{{number}} Grün',
  red: 'Rot',
  black: 'Schwarz',
  odd: 'Ungerade',
  even: 'Gerade',
  low: '1 bis 18',
  high: '19 bis 36',
  dozen: '{{from}} bis {{to}}',
  column: 'Kolonne {{number}}',
  group_straight: 'Plein',
  group_split: 'Cheval, 2 Zahlen',
  group_street: 'Transversale pleine, 3 Zahlen',
  group_trio: 'Trio mit Null',
  group_corner: 'Carré, 4 Zahlen',
  'group_first-four': 'Erste Vier',
  group_line: 'Transversale simple, 6 Zahlen',
  group_column: 'Kolonne, 12 Zahlen',
  group_dozen: 'Dutzend, 12 Zahlen',
  group_even: 'Einfache Chancen, 18 Zahlen',
  comets: 'Kometen dieser Runde',
  comet: '{{number}} zahlt {{multiple}}',
  ruleWheel:
    'Ein Kessel mit 37 Fächern: 1 bis 36, je zur Hälfte rot und schwarz, und eine grüne Null. Ein Einsatz gewinnt, wenn die Zahl zu den gesetzten gehört.',
  ruleHalf: 'Bei Null erhalten einfache Chancen die Hälfte des Einsatzes zurück.',
  ruleComets:
    'In jeder Runde treffen Kometen {{count}} Zahlen. Ein Plein auf eine davon zahlt dann den Multiplikator ihres Kometen: {{multiples}}.',
} satisfies Texts<typeof english>;
