import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';

/** What a list of matches is narrowed by; empty texts for what is left open. */
export interface Narrowed {
  list?: string;
  league?: string;
  search?: string;
  day?: string;
}

/** Looks for sides and leagues, and for a day. */
export function FindMatches({ sport, ...narrowed }: Narrowed & { sport: string }) {
  const page = usePage();
  const around = { className: 'find-matches sports-row', role: 'search', action: page.href(`/sports/${sport}`) };
  if (Object.values(narrowed).some((text) => text !== ''))
    return (
      <form {...around}>
        <Fields {...narrowed} />
      </form>
    );
  return <form {...around} dangerouslySetInnerHTML={{ __html: drawFields(page, ofHouse, {}) }} />;
}

function Fields({ list = '', league = '', search = '', day = '' }: Narrowed) {
  const { t } = usePage();
  return (
    <>
      {list && <input type="hidden" name="list" value={list} />}
      {league && <input type="hidden" name="league" value={league} />}
      <label className="unseen" htmlFor="find-side">
        {t('sports.find')}
      </label>
      <input
        className="input"
        type="search"
        id="find-side"
        name="search"
        defaultValue={search}
        placeholder={t('sports.find')}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
      />
      <label className="unseen" htmlFor="find-day">
        {t('sports.day')}
      </label>
      <input className="input" type="date" id="find-day" name="day" defaultValue={day} />
      <Button icon="search">{t('sports.filter')}</Button>
    </>
  );
}

/** Nothing is typed yet. */
const drawFields = drawnOnce<typeof ofHouse>(() => <Fields />);
