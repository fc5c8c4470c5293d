import type { GameRules, TableFamilyKind } from 'contract/play';
import type { TableFamily } from './family';
import { roulette } from './roulette';

const families: { [Kind in TableFamilyKind]: TableFamily } = { roulette };

/** Whether the rounds of a game are shared: they run by themselves, for everybody at its table. */
export const isTable = (kind: GameRules['kind']): kind is TableFamilyKind => kind in families;

export const tableFamilyOf = (kind: TableFamilyKind): TableFamily => families[kind];
