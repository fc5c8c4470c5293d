import { usePage } from '~/i18n/page';
import { EmptyState } from '~/ui/panel';
import { Pagination } from '~/ui/tabs';
import { categories, CategoryLinks } from './categories';
import { FavouriteForms } from './favourite-forms';
import { GameGrid } from './game-grid';
import { writeListQuery } from './list-query';
import { RailHead } from './rail';
import type { SearchData } from './search-data';
import { SearchForm } from './search-form';

/** The search over all games: what was found, or what many play. */
export function SearchScreen({ title, page, total, pages, games, named, popular, favourites }: SearchData) {
  const { t, href, number } = usePage();
  const [first] = named;
  return (
    <>
      <div className="page-head">
        <h1>{title ? t('lobby.resultsFor', { title }) : t('lobby.searchGames')}</h1>
        {total > 0 && <p className="quiet">{t('lobby.count', { count: total, shown: number(total) })}</p>}
      </div>
      <SearchForm value={title} />
      <CategoryLinks to={total > 0 ? named : named.slice(1)} />
      {title && total === 0 && !first && (
        <EmptyState icon="search" title={t('lobby.noGames')}>
          {t('lobby.nothingFound')}
        </EmptyState>
      )}
      {total > 0 && <GameGrid games={games} favourites={favourites} />}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <RailHead
            id="popular"
            title={t(first ? categories[first].label : 'lobby.top')}
            all={first && categories[first].path}
          />
          <GameGrid games={popular} favourites={favourites} />
        </section>
      )}
      {favourites && <FavouriteForms />}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(target) => href(`/search${writeListQuery({ title, provider: '', sort: 'popular', page: target })}`)}
      />
    </>
  );
}
