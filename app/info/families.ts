import type { GameRules } from 'contract/play';
import { familyOf, isRoundGame, type GameFamily } from '~/play';
import { tableFamilyOf } from '~/tables';

export type FamilyName = GameRules['kind'];

/** The order in which families are told of, by the category that most of their games are in. */
export const familyGroups = [
  { category: 'slots', families: ['slot', 'ways', 'cluster', 'hold', 'ladder', 'jackpot'] },
  { category: 'livecasino', families: ['roulette', 'baccarat', 'shared-blackjack', 'sic-bo'] },
  { category: 'game-shows', families: ['money-wheel', 'money-boxes'] },
  { category: 'crash-and-fast', families: ['crash', 'mines', 'plinko', 'dice', 'hi-lo', 'poker', 'blackjack'] },
] as const satisfies readonly { category: string; families: readonly FamilyName[] }[];

export const familyNames: readonly FamilyName[] = familyGroups.flatMap(({ families }) => [...families]);

export const pathOfFamily = (family: FamilyName): string => `/info/how-to-play/${family}`;

/** How a family tells its rules, and by which sheet they are drawn. */
export const rulesOf = (family: FamilyName): Pick<GameFamily, 'Rules' | 'stylesheet'> =>
  isRoundGame(family) ? familyOf(family) : tableFamilyOf(family);
