import type { GameRules, TableFamilyKind } from 'contract/play';
import { declaredFamilies } from './declared-families';
import type { TableFamily } from './family';

const families: { readonly [Kind in TableFamilyKind]: TableFamily } = declaredFamilies;

/** Whether the rounds of a game are shared: they run by themselves, for everybody at its table. */
export const isTable = (kind: GameRules['kind']): kind is TableFamilyKind => kind in families;

export const tableFamilyOf = (kind: TableFamilyKind): TableFamily => families[kind];
