import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { GameTile } from 'contract/games';
import type { RouteHandle } from '~/layout/route-handle';
import type { Thing } from '~/layout/structured-data';
import { categories } from '~/lobby/categories';
import { GameScreen } from '~/lobby/game-screen';
import gameStyles from '~/lobby/game.css?url';
import { heartIslands } from '~/lobby/heart-islands';
import { lobbyLinks } from '~/lobby/links';
import { keptList } from '~/lobby/list-data';

export const handle: RouteHandle = {
  found: true,
  samples: { 'game info': '/game/lantern-festival' },
  kept: keptList,
  islands: heartIslands,
};

export const links: LinksFunction = () => [...lobbyLinks(), { rel: 'stylesheet', href: gameStyles }];

/** What is told of a game. Similar ones are asked for by its category, so after it. @throws Response 404 for an unknown game */
export async function loader({ context: { api, player }, params }: LoaderFunctionArgs) {
  const [game, found] = await Promise.all([api.games.get(params.id!), player()]);
  const { games } = await api.games.filter({ category: game.category, sort: 'popular', limit: 40, offset: 0 });
  const about: Thing = {
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

const similarShown = 8;

/** Who made it first, then what else is like it, as popular as they come. */
function similarTo(game: Pick<GameTile, 'id' | 'provider'>, others: readonly GameTile[]): GameTile[] {
  const rest = others.filter(({ id }) => id !== game.id);
  return [
    ...rest.filter(({ provider }) => provider === game.provider).slice(0, similarShown / 2),
    ...rest.filter(({ provider }) => provider !== game.provider),
  ].slice(0, similarShown);
}

export default function Game() {
  const { game, similar, favourites } = useLoaderData<typeof loader>();
  return <GameScreen game={game} similar={similar} favourites={favourites} />;
}
