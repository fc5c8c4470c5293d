import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/panel';
import { Pagination, Tabs } from '~/ui/tabs';
import { FavouriteForms } from './favourite-forms';
import { GameGrid } from './game-grid';
import { ownLists, type OwnListData } from './own-lists';

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
