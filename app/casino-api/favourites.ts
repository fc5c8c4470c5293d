import * as calls from 'contract/favourites';
import type { GameTile } from 'contract/games';
import type { ApiClient } from './client';

type Page = { limit: number; offset: number };
type Marked = Pick<GameTile, 'id' | 'title'>;

const bodyOf = ({ id, title }: Marked) => ({ body: { gameid: id, gametitle: title } });

/** A player's own lists. */
export const favouritesApi = (api: ApiClient) => ({
  list: (page: Page) => api.read(calls.favouriteGames, { params: { providers: 'all', sort: 'title', ...page } }),
  /** The latest first. */
  recent: (page: Page) => api.read(calls.recentGames, { params: { providers: 'all', sort: 'popular', ...page } }),
  add: (game: Marked) => api.call(calls.addFavoriteGame, bodyOf(game)),
  remove: (game: Marked) => api.call(calls.removeFavoriteGame, bodyOf(game)),
});
