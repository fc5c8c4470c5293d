import { lowestOf, type ReturnProof } from '../return-proof';
import { returnOf, type BoxesSettings } from './money-boxes';

/** How the return of each game of the family is known. */
export const proveReturn = (settings: BoxesSettings): ReturnProof =>
  lowestOf(
    settings.bets,
    (spot) => returnOf(settings, spot),
    'Every prize is as likely as another to lie in a box: their mean, and the mean encore; the best prize is as likely in one box as in another.',
  );
