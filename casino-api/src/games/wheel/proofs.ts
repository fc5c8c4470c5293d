import { lowestOf, type ReturnProof } from '../return-proof';
import { returnOver } from '../table/every-draw';
import { wheelSettings } from './tables';
import { wheelGame } from './wheel';

export const proofs: Record<string, () => ReturnProof> = Object.fromEntries(
  Object.entries(wheelSettings).map(([gameid, settings]) => [
    gameid,
    () => {
      const game = wheelGame(settings);
      return lowestOf(
        settings.bets,
        (spot) => returnOver(game.draw, (result) => game.pays(spot, result)!),
        'Every segment of every spin, each as likely as another, and every lifted bet by its weight.',
      );
    },
  ]),
);
