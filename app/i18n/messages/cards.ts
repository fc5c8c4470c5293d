import { defineMessages } from '../define-messages';

/** The names of playing cards: a suit, a rank, and how the language joins them. */
export const cards = defineMessages({
  name: {
    en: '{{rank}} of {{suit}}',
    es: '{{rank}} de {{suit}}',
    de: '{{suit}} {{rank}}',
    fr: '{{rank}} de {{suit}}',
    pt: '{{rank}} de {{suit}}',
    no: '{{suit}} {{rank}}',
    jp: '{{suit}}の{{rank}}',
  },
  faceDown: {
    en: 'a face-down card',
    es: 'una carta boca abajo',
    de: 'eine verdeckte Karte',
    fr: 'une carte face cachée',
    pt: 'uma carta virada para baixo',
    no: 'et kort med baksiden opp',
    jp: '伏せたカード',
  },
  S: { en: 'spades', es: 'picas', de: 'Pik', fr: 'pique', pt: 'espadas', no: 'spar', jp: 'スペード' },
  H: { en: 'hearts', es: 'corazones', de: 'Herz', fr: 'cœur', pt: 'copas', no: 'hjerter', jp: 'ハート' },
  D: { en: 'diamonds', es: 'diamantes', de: 'Karo', fr: 'carreau', pt: 'ouros', no: 'ruter', jp: 'ダイヤ' },
  C: { en: 'clubs', es: 'tréboles', de: 'Kreuz', fr: 'trèfle', pt: 'paus', no: 'kløver', jp: 'クラブ' },
  A: { en: 'ace', es: 'as', de: 'Ass', fr: 'as', pt: 'ás', no: 'ess', jp: 'エース' },
  J: { en: 'jack', es: 'jota', de: 'Bube', fr: 'valet', pt: 'valete', no: 'knekt', jp: 'ジャック' },
  Q: { en: 'queen', es: 'reina', de: 'Dame', fr: 'dame', pt: 'dama', no: 'dame', jp: 'クイーン' },
  K: { en: 'king', es: 'rey', de: 'König', fr: 'roi', pt: 'rei', no: 'konge', jp: 'キング' },
});
