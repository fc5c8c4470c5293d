import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/choice-fields';
import { EmptyState } from '~/ui/panel';
import { Pagination } from '~/ui/tabs';
import { categories, CategoryNav } from './categories';
import { gameTile, tileWords } from './game-tile';
import type { ListData } from './list-data';
import { writeListQuery } from './list-query';

/** Pictures of the first row on a phone load at once. */
const inSight = 2;

export function ListScreen({ category, query, total, pages, games, providers }: ListData) {
  const page = usePage();
  const { t, href, number } = page;
  const { path, label } = categories[category];
  const words = tileWords(page);
  return (
    <>
      <CategoryNav current={category} />
      <div className="page-head">
        <h1>{t(label)}</h1>
        <p className="quiet">{t('lobby.count', { count: total, shown: number(total) })}</p>
      </div>
      <form className="sift" action={href(path)}>
        <SelectField
          label={t('lobby.provider')} name="provider" defaultValue={query.provider} placeholder={t('lobby.allProviders')}
          options={providers.map((name) => ({ value: name, label: name }))}
        />
        <SelectField
          label={t('lobby.sort')} name="sort" defaultValue={query.sort}
          options={[
            { value: 'popular', label: t('lobby.sortPopular') },
            { value: 'new', label: t('lobby.sortNew') },
            { value: 'title', label: t('lobby.sortTitle') },
          ]}
        />
        <Button>{t('lobby.show')}</Button>
      </form>
      {games.length > 0
        ? <ul className="grid">{games.map((game, index) => gameTile(game, words, index >= inSight))}</ul>
        : <EmptyState icon="browse" title={t('lobby.noGames')} action={<Button href={href(path)}>{t('lobby.wholeList')}</Button>}>{t('lobby.noGamesText')}</EmptyState>}
      <Pagination page={query.page} pages={pages} hrefOf={(target) => href(path + writeListQuery({ ...query, page: target }))} />
    </>
  );
}
