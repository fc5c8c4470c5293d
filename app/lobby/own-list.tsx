import { redirect } from '@remix-run/cloudflare';
import { gamesPage } from 'contract/constants';
import type { GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/panel';
import { Pagination, Tabs } from '~/ui/tabs';
import { FavouriteForms } from './favourite-forms';
import { GameGrid } from './game-tile';
import { readListQuery } from './list-query';

/** A player's own lists and their addresses. */
const ownLists = { favourites: '/favourites', recent: '/recent' } as const;
type OwnList = keyof typeof ownLists;

interface OwnListData {
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

/** Favourites, or what was played lately. */
export function OwnListScreen({ list, page, pages, total, games, favourites }: OwnListData) {
  const { t, href, number } = usePage();
  return (
    <>
      <div className="page-head">
        <h1>{t(`lobby.${list}`)}</h1>
        {total > 0 && (
          <p className="quiet" data-count="">
            {t('lobby.count', { count: total, shown: number(total) })}
          </p>
        )}
      </div>
      <Tabs
        label={t('lobby.yourGames')}
        items={(['favourites', 'recent'] as const).map((name) => ({
          href: href(ownLists[name]),
          label: t(`lobby.${name}`),
          current: name === list,
        }))}
      />
      {games.length > 0 ? (
        <GameGrid games={games} favourites={favourites} />
      ) : (
        <EmptyState
          icon={list === 'favourites' ? 'heart' : 'history'}
          title={t(`lobby.${list}None`)}
          action={<Button href={href('/casino')}>{t('lobby.lookAround')}</Button>}
        >
          {t(`lobby.${list}NoneText`)}
        </EmptyState>
      )}
      <FavouriteForms list={list === 'favourites' ? true : undefined} />
      <Pagination page={page} pages={pages} hrefOf={(target) => href(`${ownLists[list]}?page=${target}`)} />
    </>
  );
}
