import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/panel';
import { Pagination } from '~/ui/tabs';
import { categories, CategoryLinks, CategoryNav } from './categories';
import { FavouriteForms } from './favourite-forms';
import { floorLine } from './floor';
import { GameGrid } from './game-tile';
import type { ListData } from './list-data';
import { ListFilters } from './list-filters';
import { isFiltered, writeListQuery } from './list-query';
import { namedCategories } from './named-categories';

export function ListScreen({ category, query, total, pages, games, providers, favourites, floor }: ListData) {
  const page = usePage();
  const { t, href, number } = page;
  const { path, label } = categories[category];
  return (
    <>
      <CategoryNav current={category} />
      <div className="page-head">
        <h1>{t(label)}</h1>
        <p className="quiet">
          {t('lobby.count', { count: total, shown: number(total) })} ·{' '}
          <a className="link alone" href={href('/browse')}>
            {t('lobby.browse')}
          </a>
        </p>
      </div>
      {(category === 'livecasino' || category === 'game-shows') && <p className="quiet">{t('lobby.nobodyDeals')}</p>}
      <ListFilters category={category} query={query} providers={providers} />
      {games.length > 0 ? (
        <GameGrid games={games} favourites={favourites} more={floorLine(floor, page)} />
      ) : (
        <EmptyState
          icon="browse"
          title={t('lobby.noGames')}
          action={<Button href={href(path)}>{t('lobby.wholeList')}</Button>}
        >
          {t(isFiltered(query) ? 'lobby.noGamesText' : 'lobby.nothingFound')}
        </EmptyState>
      )}
      {total === 0 && <CategoryLinks to={namedCategories(query.title, page).filter((named) => named !== category)} />}
      {favourites && <FavouriteForms />}
      <Pagination
        page={query.page}
        pages={pages}
        hrefOf={(target) => href(path + writeListQuery({ ...query, page: target }))}
      />
    </>
  );
}
