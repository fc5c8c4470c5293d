import { baccarat } from './baccarat';
import { crash } from './crash';
import { moneyBoxes } from './money-boxes';
import { moneyWheel } from './money-wheel';
import { roulette } from './roulette';
import { sharedBlackjack } from './shared-blackjack';
import { sicBo } from './sic-bo';

/** Every family there is a folder for: written by `npm run build`. */
export const declaredFamilies = {
  baccarat,
  crash,
  'money-boxes': moneyBoxes,
  'money-wheel': moneyWheel,
  roulette,
  'shared-blackjack': sharedBlackjack,
  'sic-bo': sicBo,
};
