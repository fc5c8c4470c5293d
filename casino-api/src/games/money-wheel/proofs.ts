import { lowestOf, type ReturnProof } from '../return-proof';
import { returnOver } from '../table/every-draw';
import { wheelGame, type WheelSettings } from './money-wheel';

/** How the return of each game of the family is known. */
export function proveReturn(settings: WheelSettings): ReturnProof {
  const game = wheelGame(settings);
  return lowestOf(
    settings.bets,
    (spot) => returnOver(game.draw, (result) => game.pays(spot, result)!),
    'Every segment of every spin, each as likely as another, and every lifted bet by its weight.',
  );
}
