import { gameCategories } from 'contract/games';
import { gameFamilies, type GameRules } from 'contract/play';
import { familyOf, isRoundGame, type GameFamily } from '~/play';
import { tableFamilyOf } from '~/tables';

export type FamilyName = GameRules['kind'];

/** How a family tells its rules, and by which sheet they are drawn. */
export const rulesOf = (family: FamilyName): Pick<GameFamily, 'told' | 'Rules' | 'stylesheet'> =>
  isRoundGame(family) ? familyOf(family) : tableFamilyOf(family);

/** The families by the category that most of their games are in, in the order in which they are told of. */
export const familyGroups = gameCategories.map((category) => ({
  category,
  families: gameFamilies
    .filter((family) => rulesOf(family).told.category === category)
    .sort((one, other) => rulesOf(one).told.place - rulesOf(other).told.place),
}));

export const familyNames: readonly FamilyName[] = familyGroups.flatMap(({ families }) => [...families]);

export const pathOfFamily = (family: FamilyName): string => `/info/how-to-play/${family}`;
