import { lowestOf, type ReturnProof } from '../return-proof';
import { returnOf } from './boxes';
import { boxesSettings } from './tables';

export const proofs: Record<string, () => ReturnProof> = Object.fromEntries(
  Object.entries(boxesSettings).map(([gameid, settings]) => [
    gameid,
    () =>
      lowestOf(
        settings.bets,
        (spot) => returnOf(settings, spot),
        'Every prize is as likely as another to lie in a box: their mean, and the mean encore; the best prize is as likely in one box as in another.',
      ),
  ]),
);
