/** The names of playing cards: a suit, a rank, and how the language joins them. */
export const cards = {
  name: '{{rank}} of {{suit}}',
  faceDown: 'a face-down card',
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
  A: 'ace',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
