import { sicBoGroups, sicBoSpots } from 'contract/play/sic-bo';
import { lowestOf, type ReturnProof } from '../return-proof';
import { returnOver } from '../table/every-draw';
import { glassDomeDice, glassDomeSettings } from './glass-dome-dice';
import { sicBoGame } from './sic-bo';

const game = sicBoGame(glassDomeSettings);
const spots = sicBoSpots();

export const proofs: Record<string, () => ReturnProof> = {
  [glassDomeDice.gameid]: () =>
    lowestOf(
      sicBoGroups.map((group) => ({ spot: group })),
      (group) =>
        Math.min(
          ...spots
            .filter((spot) => spot.group === group)
            .map(({ spot }) => returnOver(game.draw, (result) => game.pays(spot, result)!)),
        ),
      'All 216 ways in which three dice can fall.',
    ),
};
