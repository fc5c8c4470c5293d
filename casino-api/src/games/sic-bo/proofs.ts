import { sicBoGroups, sicBoSpots } from 'contract/play/sic-bo';
import { lowestOf, type ReturnProof } from '../return-proof';
import { returnOver } from '../table/every-draw';
import { sicBoGame, type SicBoSettings } from './sic-bo';

/** How the return of each game of the family is known. */
export function proveReturn(settings: SicBoSettings): ReturnProof {
  const game = sicBoGame(settings);
  const spots = sicBoSpots();
  return lowestOf(
    sicBoGroups.map((group) => ({ spot: group })),
    (group) =>
      Math.min(
        ...spots
          .filter((spot) => spot.group === group)
          .map(({ spot }) => returnOver(game.draw, (result) => game.pays(spot, result)!)),
      ),
    'All 216 ways in which three dice can fall.',
  );
}
