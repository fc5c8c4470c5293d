import { usePage } from '~/i18n/page';
import { EmptyState } from '~/ui/panel';
import { Pagination } from '~/ui/tabs';
import { FavouriteForms } from './favourite-forms';
import { GameGrid } from './game-grid';
import { writeListQuery } from './list-query';
import type { SearchData } from './search-data';
import { SearchForm } from './search-form';

/** The search over all games: what was found, or what many play. */
export function SearchScreen({ title, page, total, pages, games, popular, favourites }: SearchData) {
  const { t, href, number } = usePage();
  return (
    <>
      <div className="page-head">
        <h1>{title ? t('lobby.resultsFor', { title }) : t('lobby.searchGames')}</h1>
        {total > 0 && <p className="quiet">{t('lobby.count', { count: total, shown: number(total) })}</p>}
      </div>
      <SearchForm value={title} />
      {title && total === 0 && <EmptyState icon="search" title={t('lobby.noGames')}>{t('lobby.nothingFound')}</EmptyState>}
      {total > 0 && <GameGrid games={games} favourites={favourites} />}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <div className="rail-head"><h2 id="popular">{t('lobby.top')}</h2></div>
          <GameGrid games={popular} favourites={favourites} />
        </section>
      )}
      {favourites && <FavouriteForms />}
      <Pagination page={page} pages={pages} hrefOf={(target) => href(`/search${writeListQuery({ title, provider: '', sort: 'popular', page: target })}`)} />
    </>
  );
}
