import type { GameFamilyKind } from 'contract/play';
import type { GameFamily } from './family';
import { dice } from './dice';
import { mines } from './mines';
import { slot } from './slot';

const families: { [Kind in GameFamilyKind]: GameFamily } = { slot, mines, dice };

export const familyOf = (kind: GameFamilyKind): GameFamily => families[kind];
