import type { Texts } from '../texts';
import type { cards as english } from '../en/cards';

export const cards = {
  name: '{{rank}} de {{suit}}',
  faceDown: 'una carta boca abajo',
  S: 'picas',
  H: 'corazones',
  D: 'diamantes',
  C: 'tréboles',
  A: 'as',
  J: 'jota',
  Q: 'reina',
  K: 'rey',
} satisfies Texts<typeof english>;
