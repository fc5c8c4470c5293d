import type { Texts } from '../texts';
import type { cards as english } from '../en/cards';

export const cards = {
  name: '{{rank}} de {{suit}}',
  faceDown: 'uma carta virada para baixo',
  S: 'espadas',
  H: 'copas',
  D: 'ouros',
  C: 'paus',
  A: 'ás',
  J: 'valete',
  Q: 'dama',
  K: 'rei',
} satisfies Texts<typeof english>;
