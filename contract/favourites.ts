import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { ForDevice, GameList, GameSort } from './games';

const page = z.object({
  providers: z.string().max(300),
  sort: GameSort,
  limit: z.coerce.number().int().min(1).max(200),
  offset: z.coerce.number().int().min(0).max(100_000),
});

/** A player's own lists look like a category's (DOMAIN §1), but belong to one player and are never shared. */
export const favouriteGames = call({
  method: 'GET',
  path: '/games/filter/favourites/:providers/:sort/:limit/:offset',
  summary: "A part of the player's favourites.",
  session: 'player',
  params: page,
  query: ForDevice,
  data: GameList.extend({ providers: z.array(z.string()) }),
});

export const recentGames = call({
  method: 'GET',
  path: '/games/filter/recent/:providers/:sort/:limit/:offset',
  summary: 'Recently played games, the latest first whatever `sort` says.',
  session: 'player',
  params: page,
  query: ForDevice,
  data: GameList.extend({ providers: z.array(z.string()) }),
});

const Marked = z.object({ gameid: GameId, gametitle: z.string().max(100).optional() });
const Ids = z.object({ favourites: z.array(GameId) });

export const addFavoriteGame = call({
  method: 'POST',
  path: '/player/addFavoriteGame',
  summary: 'Adds a game to the favourites; repeating it changes nothing. `info.message` is shown to the player.',
  session: 'player',
  body: Marked,
  data: Ids,
  refusals: ['game_not_available'],
});

export const removeFavoriteGame = call({
  method: 'DELETE',
  path: '/player/removeFavoriteGame',
  summary: 'Takes a game off the favourites. Fields come in the body or the query.',
  session: 'player',
  body: Marked,
  data: Ids,
});

export const addRecentPlayedGame = call({
  method: 'POST',
  path: '/player/addRecentPlayedGame',
  summary: 'Puts a game in front of the recently played ones (40 are kept).',
  session: 'player',
  body: Marked,
  data: z.object({ recent: z.array(GameId) }),
  refusals: ['game_not_available'],
});
