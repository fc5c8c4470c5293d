import { redirect } from '@remix-run/cloudflare';
import { gamesPage } from 'contract/constants';
import type { GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { readListQuery } from './list-query';

/** A player's own lists and their addresses. */
export const ownLists = { favourites: '/favourites', recent: '/recent' } as const;
export type OwnList = keyof typeof ownLists;

export interface OwnListData {
  list: OwnList;
  page: number;
  pages: number;
  total: number;
  games: readonly GameTile[];
  favourites: readonly string[];
}

/** One page of a player's own games. @throws a redirect for visitors, and to the last page when a list has become shorter */
export async function loadOwnList(
  { api, url, requirePlayer, session }: Pick<EdgeContext, 'api' | 'url' | 'requirePlayer' | 'session'>,
  list: OwnList,
): Promise<OwnListData> {
  const { page } = readListQuery(url.searchParams);
  const part = { limit: gamesPage.size, offset: (page - 1) * gamesPage.size };
  const asked =
    session.playerId === null ? null : list === 'favourites' ? api.favourites.list(part) : api.favourites.recent(part);
  const [player, found] = await Promise.all([requirePlayer(), asked]);
  const { total, games } = found ?? { total: 0, games: [] };
  const pages = Math.max(1, Math.ceil(total / gamesPage.size));
  if (page > pages) throw redirect(pages > 1 ? `${ownLists[list]}?page=${pages}` : ownLists[list], 303);
  return { list, page, pages, total, games, favourites: player.favourites };
}
