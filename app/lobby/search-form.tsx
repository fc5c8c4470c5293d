import { usePage } from '~/i18n/page';
import { wakes } from '~/layout/wakes';
import { Button } from '~/ui/button';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import { longestTitle } from './list-query';

/** The text that is looked for in titles and providers. */
export function TitleInput({
  id,
  value,
  placeholder,
}: {
  id: string;
  value?: string | undefined;
  placeholder?: string;
}) {
  return (
    <input
      className="input"
      type="search"
      id={id}
      name="title"
      defaultValue={value}
      placeholder={placeholder}
      maxLength={longestTitle}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
    />
  );
}

const drawForm = drawnOnce<typeof ofHouse, { isFilled: boolean }, 'value'>(function Form({ own, isFilled }) {
  const { t, href } = usePage();
  return (
    <form className="find" role="search" action={href('/search')}>
      <label className="unseen" htmlFor="find">
        {t('lobby.titleOrProvider')}
      </label>
      <TitleInput id="find" value={isFilled ? own.value : undefined} placeholder={t('lobby.titleOrProvider')} />
      <Button icon="search">{t('lobby.search')}</Button>
    </form>
  );
});

/** Looks through all categories. The island lists what it finds while somebody types; without it the form leads to the search page. */
export function SearchForm({ value }: { value?: string }) {
  const page = usePage();
  const form = drawForm(page, ofHouse, { isFilled: value !== undefined }, { value: value ?? '' });
  return (
    <search-box
      data-src={page.href('/search/suggestions')}
      {...wakes('search-box', page.lite)}
      dangerouslySetInnerHTML={{ __html: form }}
    />
  );
}
