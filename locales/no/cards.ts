import type { Texts } from '../texts';
import type { cards as english } from '../en/cards';

export const cards = {
  name: '{{suit}} {{rank}}',
  faceDown: 'et kort med baksiden opp',
  S: 'spar',
  H: 'hjerter',
  D: 'ruter',
  C: 'kløver',
  A: 'ess',
  J: 'knekt',
  Q: 'dame',
  K: 'konge',
} satisfies Texts<typeof english>;
