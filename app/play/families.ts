import type { GameFamilyKind, GameRules } from 'contract/play';
import type { GameFamily } from './family';
import { blackjack } from './blackjack';
import { dice } from './dice';
import { hold } from './hold';
import { jackpot } from './jackpot';
import { ladder } from './ladder';
import { mines } from './mines';
import { slot } from './slot';
import { cluster } from './cluster';
import { ways } from './ways';
import { plinko } from './plinko';
import { hiLo } from './hi-lo';
import { poker } from './poker';

const families: { [Kind in GameFamilyKind]: GameFamily } = {
  slot,
  cluster,
  ways,
  hold,
  ladder,
  jackpot,
  mines,
  dice,
  plinko,
  'hi-lo': hiLo,
  poker,
  blackjack,
};

/** Whether each player opens rounds of one's own; shared tables run by themselves. */
export const isRoundGame = (kind: GameRules['kind']): kind is GameFamilyKind => kind in families;

export const familyOf = (kind: GameFamilyKind): GameFamily => families[kind];
