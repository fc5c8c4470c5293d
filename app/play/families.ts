import type { GameFamilyKind, GameRules } from 'contract/play';
import { declaredFamilies } from './declared-families';
import type { GameFamily } from './family';

const families: { readonly [Kind in GameFamilyKind]: GameFamily } = declaredFamilies;

/** Whether each player opens rounds of one's own; shared tables run by themselves. */
export const isRoundGame = (kind: GameRules['kind']): kind is GameFamilyKind => kind in families;

export const familyOf = (kind: GameFamilyKind): GameFamily => families[kind];
