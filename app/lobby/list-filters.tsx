import { gameFeatures, volatilities } from 'contract/games';
import { formatWholePercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/choice-fields';
import { drawnOnce } from '~/ui/drawn-once';
import { FieldFrame } from '~/ui/field-frame';
import { categories } from './categories';
import type { ListData } from './list-data';
import { isFiltered, returnFloors, type ListQuery } from './list-query';
import { TitleInput } from './search-form';

type Narrowing = Pick<ListQuery, 'provider' | 'feature' | 'volatility' | 'return' | 'sort'>;

/** What narrows a list of these providers. `typed`: in a title or provider. */
const drawFields = drawnOnce<ListData['providers'], Narrowing & { isOpen: boolean }, 'typed'>(function Fields({
  shown: providers,
  own,
  isOpen,
  ...query
}) {
  const { t } = usePage();
  return (
    <>
      <FieldFrame id="title" label={t('lobby.titleOrProvider')}>
        <TitleInput id="title" value={own.typed} />
      </FieldFrame>
      <Button>{t('lobby.show')}</Button>
      <details open={isOpen}>
        <summary>{t('lobby.filters')}</summary>
        <div>
          <Choices providers={providers} {...query} />
        </div>
      </details>
    </>
  );
});

function Choices({ providers, ...query }: Narrowing & Pick<ListData, 'providers'>) {
  const { t, locale } = usePage();
  return (
    <>
      <SelectField
        label={t('lobby.provider')}
        name="provider"
        defaultValue={query.provider}
        placeholder={t('lobby.allProviders')}
        options={providers.map((name) => ({ value: name, label: name }))}
      />
      <SelectField
        label={t('lobby.feature')}
        name="feature"
        defaultValue={query.feature}
        placeholder={t('lobby.any')}
        options={gameFeatures.map((value) => ({ value, label: t(`lobby.kind_${value}`) }))}
      />
      <SelectField
        label={t('play.volatility')}
        name="volatility"
        defaultValue={query.volatility}
        placeholder={t('lobby.any')}
        options={volatilities.map((value) => ({ value, label: t(`play.${value}`) }))}
      />
      <SelectField
        label={t('play.rtp')}
        name="return"
        defaultValue={query.return}
        placeholder={t('lobby.any')}
        options={returnFloors.map((value) => ({
          value,
          label: t('lobby.orMore', { rtp: formatWholePercent(Number(value), locale) }),
        }))}
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
    </>
  );
}

/** What a list can be narrowed by, and its order: a form that leads to the list's own address. */
export function ListFilters({ category, query, providers }: Pick<ListData, 'category' | 'query' | 'providers'>) {
  const page = usePage();
  const { title, feature, volatility, return: floor, sort } = query;
  const provider = providers.includes(query.provider) ? query.provider : '';
  const isOpen = isFiltered(query) || sort !== 'popular';
  const fields = drawFields(
    page,
    providers,
    { provider, feature, volatility, return: floor, sort, isOpen },
    { typed: title },
  );
  return (
    <form
      className="sift"
      role="search"
      action={page.href(categories[category].path)}
      dangerouslySetInnerHTML={{ __html: fields }}
    />
  );
}
