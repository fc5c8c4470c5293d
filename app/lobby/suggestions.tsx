import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { categories } from './categories';
import type { Suggestions } from './search-data';

/** The list below a search field: lists that were named, games, and the way to all that was found. Each entry is a link that keys can reach by the field (ARIA combobox). */
export function SuggestionList({ title, total, games, named }: Suggestions) {
  const { t, href, number } = usePage();
  const count = t('lobby.count', { count: total, shown: number(total) });
  const found = [...named.map((category) => t(categories[category].label)), ...(total > 0 ? [count] : [])];
  return (
    <>
      <p role="status" className="unseen">
        {found.join(', ') || t('lobby.noGames')}
      </p>
      {found.length > 0 && (
        <ul role="listbox" id="found" aria-label={t('lobby.resultsFor', { title })}>
          {named.map((category) => (
            <li
              key={category}
              role="option"
              id={`found-${category}`}
              aria-selected="false"
              data-href={href(categories[category].path)}
            >
              <Icon name={categories[category].icon} />
              <span>{t(categories[category].label)}</span>
            </li>
          ))}
          {games.map(({ id, system, title: name, provider }) => (
            <li
              key={id}
              role="option"
              id={`found-${id}`}
              aria-selected="false"
              data-href={href(`/play/${system}/${id}`)}
            >
              <img src={`/art/${id}.svg`} alt="" width="36" height="48" />
              <span>
                {`${name} `}
                <small>{provider}</small>
              </span>
            </li>
          ))}
          {total > games.length && (
            <li
              role="option"
              id="found-all"
              aria-selected="false"
              data-href={href(`/search?${new URLSearchParams({ title }).toString()}`)}
            >
              {t('lobby.allFound', { games: count })}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
