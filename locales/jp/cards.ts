import type { Texts } from '../texts';
import type { cards as english } from '../en/cards';

export const cards = {
  name: '{{suit}}の{{rank}}',
  faceDown: '伏せたカード',
  S: 'スペード',
  H: 'ハート',
  D: 'ダイヤ',
  C: 'クラブ',
  A: 'エース',
  J: 'ジャック',
  Q: 'クイーン',
  K: 'キング',
} satisfies Texts<typeof english>;
