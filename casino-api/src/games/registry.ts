import { gameCategories } from 'contract/games';
import { gameFamilies, type GameRules } from 'contract/play';
import { declaredGames } from './declared-games';
import type { Game } from './define-game';
import { isTable, type TableEngine } from './table/table-engine';

type Declared = (typeof declaredGames)[number];
/** The games of a family, with the design that is theirs. */
type OfFamily<Family> = Extract<Declared, { rules: { kind: Family } }>;

const placeOf = ({ rules }: Game): number => gameFamilies.indexOf(rules.kind);

/** The games of the house: family by family as the contract names them, the most popular of each first. */
export const games: readonly Game[] = [...declaredGames].sort(
  (one: Game, other: Game) => placeOf(one) - placeOf(other) || other.popularity - one.popularity,
);

/** The games as the catalogue lists them: by category, the most popular of each first. */
export const catalogue: readonly Game[] = [...games].sort(
  (one, other) =>
    gameCategories.indexOf(one.category) - gameCategories.indexOf(other.category) || other.popularity - one.popularity,
);

const byId = new Map(games.map((game) => [game.id, game]));

export const engineOf = (gameid: string): Game | undefined => byId.get(gameid);

export const gamesOfFamily = <Family extends GameRules['kind']>(family: Family): readonly OfFamily<Family>[] =>
  games.filter(({ rules }) => rules.kind === family) as readonly Game[] as readonly OfFamily<Family>[];

/** The shared tables of the house. */
export const tables: readonly (Game & TableEngine)[] = games.filter((game) => isTable(game));

export const tableOf = (gameid: string): (Game & TableEngine) | undefined => tables.find(({ id }) => id === gameid);
