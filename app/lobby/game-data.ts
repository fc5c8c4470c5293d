import type { GameDetails, GameTile } from 'contract/games';
import type { Thing } from '~/layout/structured-data';
import type { EdgeContext } from '~/edge/context';
import { categories } from './categories';

export interface GameData {
  /** The document's. */
  title: string;
  description: string;
  about: Thing;
  above: string;
  game: GameDetails;
  similar: readonly GameTile[];
  /** Ids of the player's favourites, null for visitors. */
  favourites: readonly string[] | null;
}

const similarShown = 8;

/** Who made it first, then what else is like it, as popular as they come. */
export function similarTo(game: Pick<GameTile, 'id' | 'provider'>, others: readonly GameTile[]): GameTile[] {
  const rest = others.filter(({ id }) => id !== game.id);
  return [
    ...rest.filter(({ provider }) => provider === game.provider).slice(0, similarShown / 2),
    ...rest.filter(({ provider }) => provider !== game.provider),
  ].slice(0, similarShown);
}

/** What is told of a game. Similar ones are asked for by its category, so after it. @throws Response 404 for an unknown game */
export async function loadGame({ api, player }: Pick<EdgeContext, 'api' | 'player'>, id: string): Promise<GameData> {
  const [game, found] = await Promise.all([api.games.get(id), player()]);
  const { games } = await api.games.filter({ category: game.category, sort: 'popular', limit: 40, offset: 0 });
  const about = {
    type: 'VideoGame',
    facts: {
      name: game.title,
      description: game.description,
      image: `/art/${game.id}.svg`,
      publisher: { type: 'Organization', facts: { name: game.provider } },
    },
  };
  return {
    title: game.title,
    description: game.description,
    about,
    above: categories[game.category].path,
    game,
    similar: similarTo(game, games),
    favourites: found?.favourites ?? null,
  };
}
