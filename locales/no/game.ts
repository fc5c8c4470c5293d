import type { Texts } from '../texts';
import type { game as english } from '../en/game';

export const game = {
  playNow: 'Spill nå',
  playForFun: 'Spill for moro',
  round: 'Slik går en runde',
  facts: 'Kort fortalt',
  computer: 'På datamaskin',
  phone: 'På mobil',
  available: 'Tilgjengelig',
  notAvailable: 'Ikke tilgjengelig',
  hitFrequency: 'Runder med gevinst',
  allRules: 'Alle regler og gevinster',
  similar: 'Lignende spill',
  isOff: 'Dette spillet er ikke tilgjengelig akkurat nå',
  isOffText: 'Du kan fortsatt fullføre en runde du allerede har startet. Velg et annet spill i mellomtiden.',
} satisfies Texts<typeof english>;
