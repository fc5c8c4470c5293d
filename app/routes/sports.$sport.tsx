import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Sport } from 'contract/sports/markets';
import { matchLists } from 'contract/sports/matches';
import { usePage, type Page } from '~/i18n/page';
import type { PageDescription, RouteHandle } from '~/layout/route-handle';
import { FindMatches } from '~/sports/find-matches';
import { SportsFrame } from '~/sports/frame';
import { MatchList } from '~/sports/match-list';
import { sportsFrame } from '~/sports/own-slip';
import { PricesForm } from '~/sports/price-button';
import stylesheet from '~/sports/lists.css?url';
import { EmptyState } from '~/ui/panel';
import { spaced } from '~/ui/spaced';
import { Pagination } from '~/ui/tabs';

const describe = ({ name }: { name: string | null }, { t }: Page): PageDescription => ({
  title: name ? `${name} · ${t('sports.title')}` : t('sports.title'),
});

export const handle: RouteHandle = {
  title: 'sports.title',
  lean: true,
  describe,
  samples: {
    'matches of every sport': '/sports/all',
    'matches of a sport': '/sports/football',
    'matches of a league': '/sports/tennis?league=dusk-open',
    'matches in play': '/sports/all?list=in_play',
    'results of matches': '/sports/all?list=results',
    'no match found': '/sports/all?search=zzz',
    'no such sport': { path: '/sports/quidditch', status: 404 },
  },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Matches of a page: what the first answer has room for. A player's own menus and sheet take the room of the others. */
const pageSize = { visitor: 60, player: 37 };
/** Of all pages of a list. */
const mostPages = 1_000;
/** The path's name for matches of every sport. */
const everySport = 'all';

const listNames = {
  all: 'sports.matches',
  in_play: 'sports.inPlay',
  upcoming: 'sports.nextUp',
  popular: 'sports.popular',
  results: 'sports.results',
} as const;

/** What the address asks for. What it says that is no list, day or page is as if it were not there. */
function readList(query: URLSearchParams) {
  const day = query.get('day') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    list: matchLists.find((name) => name === query.get('list')) ?? ('all' as const),
    league: (query.get('league') ?? '').slice(0, 60),
    search: (query.get('search') ?? '').trim().slice(0, 60),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** Matches of a sport, or of all of them: in play, to come, popular, results; of a league, of a day, or found. @throws Response 404 for no sport */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const sport = Sport.safeParse(params.sport);
  if (!sport.success && params.sport !== everySport) throw new Response(null, { status: 404 });
  const asked = readList(context.url.searchParams);
  const { list, league, search, day, page } = asked;
  const limit = pageSize[context.session.playerId ? 'player' : 'visitor'];
  const [found, { sports }, frame] = await Promise.all([
    context.api.sports.matches({
      list,
      sport: sport.data,
      league: league || undefined,
      search: search || undefined,
      day: day || undefined,
      limit,
      offset: (page - 1) * limit,
    }),
    // Names of sports and leagues; what the overview shows besides is asked for as often as here.
    context.api.sports.overview(1),
    sportsFrame(context),
  ]);
  const known = sports.find(({ key }) => key === sport.data);
  return {
    ...asked,
    sport: sport.data ?? everySport,
    name: known?.name ?? null,
    leagues: known?.leagues ?? [],
    sports: sports.map(({ key, name }) => ({ key, name })),
    matches: found.matches,
    total: found.total,
    pages: Math.ceil(found.total / limit),
    frame,
  };
}

export default function MatchesOfSport() {
  const data = useLoaderData<typeof loader>();
  const { t, href, number } = usePage();
  const { sport, name, list, league, search, day, page, pages, total, matches, frame } = data;
  const to = (change: Partial<Record<'list' | 'league' | 'search' | 'day' | 'page', string>>) => {
    const query = new URLSearchParams();
    const wanted = { list: list === 'all' ? '' : list, league, search, day, ...change };
    for (const [key, value] of Object.entries(wanted)) if (value) query.set(key, value);
    return query.size > 0 ? `?${query}` : '';
  };
  const current = list === 'in_play' || list === 'results' ? list : 'matches';
  return (
    <SportsFrame frame={frame} current={current} title={name ?? t(listNames[list])}>
      <nav className="chip-links" aria-label={t('sports.allSports')}>
        {spaced(
          [{ key: everySport, name: t('sports.allSports') }, ...data.sports].map((other) => (
            <a
              key={other.key}
              href={href(`/sports/${other.key}${to({ league: '' })}`)}
              aria-current={other.key === sport ? 'page' : undefined}
            >
              {other.name}
            </a>
          )),
        )}
      </nav>
      <nav className="chip-links" aria-label={t('sports.lists')}>
        {spaced(
          matchLists.map((other) => (
            <a
              key={other}
              href={href(`/sports/${sport}${to({ list: other === 'all' ? '' : other })}`)}
              aria-current={other === list ? 'page' : undefined}
            >
              {t(other === 'all' ? 'sports.all' : listNames[other])}
            </a>
          )),
        )}
      </nav>
      {data.leagues.length > 0 && (
        <nav className="chip-links" aria-label={t('sports.leagues')}>
          {spaced(
            data.leagues.map(({ key, name: leagueName }) => (
              <a
                key={key}
                href={href(`/sports/${sport}${to({ league: key === league ? '' : key })}`)}
                aria-current={key === league ? 'page' : undefined}
              >
                {leagueName}
              </a>
            )),
          )}
        </nav>
      )}
      <FindMatches sport={sport} list={list === 'all' ? '' : list} league={league} search={search} day={day} />
      <p className="quiet" role="status">
        {t('sports.count', { count: total, shown: number(total) })}
      </p>
      {matches.length === 0 ? (
        <EmptyState icon="search" title={t('sports.noMatches')}>
          {t('sports.noMatchesText')}
        </EmptyState>
      ) : (
        <PricesForm>
          <MatchList matches={matches} timeZone={frame.timeZone} look={frame} level={2} />
        </PricesForm>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(target) => href(`/sports/${sport}${to({ page: String(target) })}`)}
      />
    </SportsFrame>
  );
}
