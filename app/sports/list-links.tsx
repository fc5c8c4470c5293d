import type { DataOf } from 'contract/call';
import { queryText } from 'contract/query-text';
import { matchLists, type sportsOverview } from 'contract/sports/matches';
import { usePage } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
import { spaced } from '~/ui/spaced';

export type Sports = DataOf<typeof sportsOverview>['sports'];
type MatchListName = (typeof matchLists)[number];

/** The path's name for matches of every sport. */
export const everySport = 'all';

export const listNames = {
  all: 'sports.matches',
  in_play: 'sports.inPlay',
  upcoming: 'sports.nextUp',
  popular: 'sports.popular',
  results: 'sports.results',
} as const satisfies Record<MatchListName, string>;

/** What a list of matches is of; empty texts for what is left open. */
export interface AskedList {
  sport: string;
  list: MatchListName;
  league: string;
  search: string;
  day: string;
}

/** The rest of the address of a list that differs from this one so. */
export function searchOf(
  { sport: _, list, ...asked }: AskedList,
  change: Partial<Record<'list' | 'league' | 'search' | 'day' | 'page', string>>,
): string {
  return queryText({ list: list === 'all' ? '' : list, ...asked, ...change });
}

const rows = { sports: 'sports.allSports', lists: 'sports.lists', leagues: 'sports.leagues' } as const;
type Row = keyof typeof rows;

/** Ways to other sports, lists and leagues than this list's; what is narrowed besides stays so. */
export function ListLinks({ sports, asked }: { sports: Sports; asked: AskedList }) {
  const page = usePage();
  const leagues = sports.find(({ key }) => key === asked.sport)?.leagues ?? [];
  // What somebody has typed is nobody else's list.
  const isOurs = !asked.search && !asked.day && (!asked.league || leagues.some(({ key }) => key === asked.league));
  const shown = (Object.keys(rows) as Row[]).filter((row) => row !== 'leagues' || leagues.length > 0);
  return (
    <>
      {shown.map((row) => {
        const around = { className: 'chip-links', 'aria-label': page.t(rows[row]) };
        if (!isOurs)
          return (
            <nav key={row} {...around}>
              <Links row={row} shown={sports} {...asked} />
            </nav>
          );
        const inside = drawLinks(page, sports, { row, ...asked });
        return <nav key={row} {...around} dangerouslySetInnerHTML={{ __html: inside }} />;
      })}
    </>
  );
}

/** The links of a row, each with what it is called and whether it is this list's own. */
function linksOf(row: Row, sports: Sports, asked: AskedList, { t }: Pick<ReturnType<typeof usePage>, 't'>) {
  const { sport, list, league } = asked;
  if (row === 'sports')
    return [{ key: everySport, name: t('sports.allSports') }, ...sports].map(({ key, name }) => ({
      to: `/sports/${key}${searchOf(asked, { league: '' })}`,
      name,
      isCurrent: key === sport,
    }));
  if (row === 'lists')
    return matchLists.map((other) => ({
      to: `/sports/${sport}${searchOf(asked, { list: other === 'all' ? '' : other })}`,
      name: t(other === 'all' ? 'sports.all' : listNames[other]),
      isCurrent: other === list,
    }));
  return (sports.find(({ key }) => key === sport)?.leagues ?? []).map(({ key, name }) => ({
    to: `/sports/${sport}${searchOf(asked, { league: key === league ? '' : key })}`,
    name,
    isCurrent: key === league,
  }));
}

function Links({ row, shown: sports, ...asked }: { row: Row; shown: Sports } & AskedList) {
  const page = usePage();
  return (
    <>
      {spaced(
        linksOf(row, sports, asked, page).map(({ to, name, isCurrent }) => (
          <a key={to} href={page.href(to)} aria-current={isCurrent ? 'page' : undefined}>
            {name}
          </a>
        )),
      )}
    </>
  );
}

const drawLinks = drawnOnce<Sports, { row: Row } & AskedList>(Links);
