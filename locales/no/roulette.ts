import type { Texts } from '../texts';
import type { roulette as english } from '../en/roulette';

export const roulette = {
  wheel: 'Hjulet',
  rolls: 'Kulen ruller',
  redNumber: '{{number}} rød',
  blackNumber: '{{number}} svart',
  greenNumber: '{{number}} grønn',
  red: 'Rød',
  black: 'Svart',
  odd: 'Oddetall',
  even: 'Partall',
  low: '1 til 18',
  high: '19 til 36',
  dozen: '{{from}} til {{to}}',
  column: 'Kolonne {{number}}',
  group_straight: 'Rett på, 1 tall',
  group_split: 'Splitt, 2 tall',
  group_street: 'Gate, 3 tall',
  group_trio: 'Trio med null',
  group_corner: 'Hjørne, 4 tall',
  'group_first-four': 'De fire første',
  group_line: 'Linje, 6 tall',
  group_column: 'Kolonne, 12 tall',
  group_dozen: 'Dusin, 12 tall',
  group_even: 'Enkle sjanser, 18 tall',
  comets: 'Kometer i denne runden',
  comet: '{{number}} betaler {{multiple}}',
  ruleWheel:
    'Et hjul med 37 lommer: 1 til 36, halvparten røde og halvparten svarte, og en grønn null. En innsats vinner når tallet er blant dem den dekker.',
  ruleHalf: 'På null får enkle sjanser halve innsatsen tilbake.',
  ruleComets:
    'I hver runde treffer kometer {{count}} tall. En innsats på ett av disse tallene alene betaler da kometens multiplikator: {{multiples}}.',
} satisfies Texts<typeof english>;
