import * as contract from 'contract/favourites';
import { device, findGames, hasGame, providerNames } from './games';
import { done, refused } from '../../kernel/outcome';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { cataloguePort } from './feature';

export function favouritesRoutes(mounts: Mounts): void {
  mount(mounts, contract.favouriteGames, favourites);
  mount(mounts, contract.recentGames, recent);
  mount(mounts, contract.addFavoriteGame, add);
  mount(mounts, contract.removeFavoriteGame, (context) =>
    playerOf(context, cataloguePort).removeFavouriteGame(context.body.gameid),
  );
  mount(mounts, contract.addRecentPlayedGame, addRecent);
}

const favourites: Handler<typeof contract.favouriteGames> = async (context) => {
  const own = await playerOf(context, cataloguePort).ownGames();
  if (!own.ok) return own;
  const { providers, ...page } = context.params;
  return done(
    await findGames(context.env.DB, {
      ...device(context.query),
      ...page,
      providers: providerNames(providers),
      ids: own.data.favourites,
    }),
  );
};

const recent: Handler<typeof contract.recentGames> = async (context) => {
  const own = await playerOf(context, cataloguePort).ownGames();
  if (!own.ok) return own;
  const { providers, limit, offset } = context.params;
  return done(
    await findGames(context.env.DB, {
      ...device(context.query),
      limit,
      offset,
      providers: providerNames(providers),
      ids: own.data.recent,
    }),
  );
};

const add: Handler<typeof contract.addFavoriteGame> = async (context) => {
  if (!(await hasGame(context.env.DB, context.body.gameid))) return refused('game_not_available');
  return playerOf(context, cataloguePort).addFavouriteGame(context.body.gameid);
};

const addRecent: Handler<typeof contract.addRecentPlayedGame> = async (context) => {
  if (!(await hasGame(context.env.DB, context.body.gameid))) return refused('game_not_available');
  return playerOf(context, cataloguePort).addRecentPlayedGame(context.body.gameid);
};
