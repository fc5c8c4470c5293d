import type { Texts } from '../texts';
import type { cards as english } from '../en/cards';

export const cards = {
  name: '{{rank}} de {{suit}}',
  faceDown: 'une carte face cachée',
  S: 'pique',
  H: 'cœur',
  D: 'carreau',
  C: 'trèfle',
  A: 'as',
  J: 'valet',
  Q: 'dame',
  K: 'roi',
} satisfies Texts<typeof english>;
