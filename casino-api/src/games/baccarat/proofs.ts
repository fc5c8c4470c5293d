import type { ReturnProof } from '../return-proof';
import { lowestOf } from '../return-proof';
import { everyDeal, returnOf } from './odds';
import { baccaratSettings } from './tables';

export const proofs: Record<string, () => ReturnProof> = Object.fromEntries(
  Object.entries(baccaratSettings).map(([gameid, settings]) => [
    gameid,
    () => {
      const deals = everyDeal();
      return lowestOf(
        settings.bets,
        (spot) => returnOf(settings, spot, deals),
        'Every order of the first six cards out of eight decks, counted by what the cards are worth.',
      );
    },
  ]),
);
