import type { GameFamilyKind } from 'contract/play';
import type { GameFamily } from './family';
import { dice } from './dice';
import { mines } from './mines';
import { slot } from './slot';
import { ways } from './ways';
import { plinko } from './plinko';
import { hiLo } from './hi-lo';

const families: { [Kind in GameFamilyKind]: GameFamily } = {
  slot,
  ways,
  mines,
  dice,
  plinko,
  'hi-lo': hiLo,
};

export const familyOf = (kind: GameFamilyKind): GameFamily => families[kind];
