import type { Texts } from '../texts';
import type { cards as english } from '../en/cards';

export const cards = {
  name: '{{suit}} {{rank}}',
  faceDown: 'eine verdeckte Karte',
  S: 'Pik',
  H: 'Herz',
  D: 'Karo',
  C: 'Kreuz',
  A: 'Ass',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
} satisfies Texts<typeof english>;
