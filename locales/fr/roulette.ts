import type { Texts } from '../texts';
import type { roulette as english } from '../en/roulette';

export const roulette = {
  wheel: 'La roue',
  rolls: 'La bille tourne',
  redNumber: '{{number}} rouge',
  blackNumber: '{{number}} noir',
  greenNumber: '{{number}} vert',
  red: 'Rouge',
  black: 'Noir',
  odd: 'Impair',
  even: 'Pair',
  low: '1 à 18',
  high: '19 à 36',
  dozen: '{{from}} à {{to}}',
  column: 'Colonne {{number}}',
  group_straight: 'Plein',
  group_split: 'Cheval, 2 numéros',
  group_street: 'Transversale, 3 numéros',
  group_trio: 'Trio avec le zéro',
  group_corner: 'Carré, 4 numéros',
  'group_first-four': 'Quatre premiers',
  group_line: 'Sixain, 6 numéros',
  group_column: 'Colonne, 12 numéros',
  group_dozen: 'Douzaine, 12 numéros',
  group_even: 'Chances simples, 18 numéros',
  comets: 'Comètes de cette partie',
  comet: '{{number}} paie {{multiple}}',
  ruleWheel:
    'Une roue de 37 cases : de 1 à 36, moitié rouges, moitié noires, et un zéro vert. Une mise gagne si le numéro fait partie de ceux qu’elle couvre.',
  ruleHalf: 'Sur le zéro, les chances simples récupèrent la moitié de la mise.',
  ruleComets:
    'À chaque partie, des comètes frappent {{count}} numéros. Un plein sur l’un d’eux paie alors le multiplicateur de sa comète : {{multiples}}.',
} satisfies Texts<typeof english>;
