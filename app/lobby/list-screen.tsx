import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/choice-fields';
import { FieldFrame } from '~/ui/field-frame';
import { EmptyState } from '~/ui/panel';
import { Pagination } from '~/ui/tabs';
import { categories, CategoryLinks, CategoryNav } from './categories';
import { FavouriteForms } from './favourite-forms';
import { GameGrid } from './game-tile';
import type { ListData } from './list-data';
import { writeListQuery } from './list-query';
import { namedCategories } from './named-categories';
import { TitleInput } from './search-form';

export function ListScreen({ category, query, total, pages, games, providers, favourites }: ListData) {
  const page = usePage();
  const { t, href, number } = page;
  const { path, label } = categories[category];
  return (
    <>
      <CategoryNav current={category} />
      <div className="page-head">
        <h1>{t(label)}</h1>
        <p className="quiet">{t('lobby.count', { count: total, shown: number(total) })}</p>
      </div>
      {(category === 'livecasino' || category === 'game-shows') && <p className="quiet">{t('lobby.nobodyDeals')}</p>}
      <form className="sift" role="search" action={href(path)}>
        <FieldFrame id="title" label={t('lobby.titleOrProvider')}>
          <TitleInput id="title" value={query.title} />
        </FieldFrame>
        <SelectField
          label={t('lobby.provider')}
          name="provider"
          defaultValue={query.provider}
          placeholder={t('lobby.allProviders')}
          options={providers.map((name) => ({ value: name, label: name }))}
        />
        <SelectField
          label={t('lobby.sort')}
          name="sort"
          defaultValue={query.sort}
          options={[
            { value: 'popular', label: t('lobby.sortPopular') },
            { value: 'new', label: t('lobby.sortNew') },
            { value: 'title', label: t('lobby.sortTitle') },
          ]}
        />
        <Button>{t('lobby.show')}</Button>
      </form>
      {games.length > 0 ? (
        <GameGrid games={games} favourites={favourites} />
      ) : (
        <EmptyState
          icon="browse"
          title={t('lobby.noGames')}
          action={<Button href={href(path)}>{t('lobby.wholeList')}</Button>}
        >
          {t(query.title ? 'lobby.nothingFound' : 'lobby.noGamesText')}
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
