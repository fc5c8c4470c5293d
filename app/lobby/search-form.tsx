import { usePage } from '~/i18n/page';
import { wakes } from '~/layout/wakes';
import { Button } from '~/ui/button';
import { longestTitle } from './list-query';

/** The text that is looked for in titles and providers. */
export function TitleInput({ id, value, placeholder }: { id: string; value?: string; placeholder?: string }) {
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

/** Looks through all categories. The island lists what it finds while somebody types; without it the form leads to the search page. */
export function SearchForm({ value }: { value?: string }) {
  const { t, href, lite } = usePage();
  return (
    <search-box data-src={href('/search/suggestions')} {...wakes('search-box', lite)}>
      <form className="find" role="search" action={href('/search')}>
        <label className="unseen" htmlFor="find">
          {t('lobby.titleOrProvider')}
        </label>
        <TitleInput id="find" value={value} placeholder={t('lobby.titleOrProvider')} />
        <Button icon="search">{t('lobby.search')}</Button>
      </form>
    </search-box>
  );
}
