import type { GameRules } from 'contract/play';
import { isTable, tableFamilyOf } from '~/tables/families';
import { TableRoundDetails, TableRoundPicture } from '~/tables/shown';
import { familyOf, isRoundGame } from './families';
import type { GameFamily } from './family';

/** How a round is shown where it is over and done with, a shared one too. */
export function shownBy(kind: GameRules['kind']): Pick<GameFamily, 'stylesheet' | 'Picture' | 'Details'> | null {
  if (isRoundGame(kind)) return familyOf(kind);
  return isTable(kind)
    ? { stylesheet: tableFamilyOf(kind).stylesheet, Picture: TableRoundPicture, Details: TableRoundDetails }
    : null;
}
