import { blackjack } from './blackjack';
import { cluster } from './cluster';
import { dice } from './dice';
import { hiLo } from './hi-lo';
import { hold } from './hold';
import { jackpot } from './jackpot';
import { ladder } from './ladder';
import { mines } from './mines';
import { plinko } from './plinko';
import { poker } from './poker';
import { slot } from './slot';
import { ways } from './ways';

/** Every family there is a folder for: written by `npm run build`. */
export const declaredFamilies = {
  blackjack,
  cluster,
  dice,
  'hi-lo': hiLo,
  hold,
  jackpot,
  ladder,
  mines,
  plinko,
  poker,
  slot,
  ways,
};
