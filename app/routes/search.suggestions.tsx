import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { GameCategory, GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { fragment } from '~/layout/fragment';
import { categories } from '~/lobby/categories';
import { isSearchable, readListQuery } from '~/lobby/list-query';
import { namedCategories } from '~/lobby/named-categories';
import { gameArt } from '~/ui/game-art';
import { Icon } from '~/ui/icon';

const suggested = 6;

/** What the island lists below a search field. The same letters are typed and taken back again: a browser may keep it a minute. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url, page } = context;
  const { title } = readListQuery(url.searchParams);
  const found = isSearchable(title)
    ? await api.games.search(title, { limit: suggested, offset: 0 })
    : { total: 0, games: [] };
  return fragment(context, <SuggestionList title={title} named={namedCategories(title, page)} {...found} />, {
    'Cache-Control': 'private, max-age=60',
  });
}

interface Suggestions {
  title: string;
  total: number;
  games: readonly GameTile[];
  /** The lists that the text names. */
  named: readonly GameCategory[];
}

/** The list below a search field: lists that were named, games, and the way to all that was found. Each entry is a link that keys can reach by the field (ARIA combobox). */
function SuggestionList({ title, total, games, named }: Suggestions) {
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
          {games.map(({ id, system, title: name, provider, picture }) => (
            <li
              key={id}
              role="option"
              id={`found-${id}`}
              aria-selected="false"
              data-href={href(`/play/${system}/${id}`)}
            >
              <img src={gameArt({ id, picture })} alt="" width="36" height="48" />
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
