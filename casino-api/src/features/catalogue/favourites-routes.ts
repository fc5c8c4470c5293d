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
  mount(mounts, contract.removeFavoriteGame, (ask) =>
    playerOf(ask, cataloguePort).removeFavouriteGame(ask.body.gameid),
  );
  mount(mounts, contract.addRecentPlayedGame, addRecent);
}

const favourites: Handler<typeof contract.favouriteGames> = async (ask) => {
  const own = await playerOf(ask, cataloguePort).ownGames();
  if (!own.ok) return own;
  const { providers, ...page } = ask.params;
  return done(
    await findGames(ask.env.DB, {
      ...device(ask.query),
      ...page,
      providers: providerNames(providers),
      ids: own.data.favourites,
    }),
  );
};

const recent: Handler<typeof contract.recentGames> = async (ask) => {
  const own = await playerOf(ask, cataloguePort).ownGames();
  if (!own.ok) return own;
  const { providers, limit, offset } = ask.params;
  return done(
    await findGames(ask.env.DB, {
      ...device(ask.query),
      limit,
      offset,
      providers: providerNames(providers),
      ids: own.data.recent,
    }),
  );
};

const add: Handler<typeof contract.addFavoriteGame> = async (ask) => {
  if (!(await hasGame(ask.env.DB, ask.body.gameid))) return refused('game_not_available');
  return playerOf(ask, cataloguePort).addFavouriteGame(ask.body.gameid);
};

const addRecent: Handler<typeof contract.addRecentPlayedGame> = async (ask) => {
  if (!(await hasGame(ask.env.DB, ask.body.gameid))) return refused('game_not_available');
  return playerOf(ask, cataloguePort).addRecentPlayedGame(ask.body.gameid);
};
