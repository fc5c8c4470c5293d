import { lowestOf, type ReturnProof } from '../return-proof';
import type { BaccaratSettings } from './baccarat';
import { everyDeal, returnOf } from './odds';

/** How the return of each game of the family is known. */
export function proveReturn(settings: BaccaratSettings): ReturnProof {
  const deals = everyDeal();
  return lowestOf(
    settings.bets,
    (spot) => returnOf(settings, spot, deals),
    'Every order of the first six cards out of eight decks, counted by what the cards are worth.',
  );
}
