import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Sport } from 'contract/sports/markets';
import { matchLists } from 'contract/sports/matches';
import { usePage, type Page } from '~/i18n/page';
import type { PageDescription, RouteHandle } from '~/layout/route-handle';
import { FindMatches } from '~/sports/find-matches';
import { drawSportsHead, SportsFrame } from '~/sports/frame';
import { everySport, ListLinks, listNames, searchOf } from '~/sports/list-links';
import { MatchList } from '~/sports/match-list';
import { sportsFrame } from '~/sports/own-slip';
import { PricesForm } from '~/sports/price-button';
import stylesheet from '~/sports/lists.css?url';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import { EmptyState } from '~/ui/panel';
import { Pagination } from '~/ui/tabs';

const describe = ({ name }: { name: string | null }, { t }: Page): PageDescription => ({
  title: name ? `${name} · ${t('sports.title')}` : t('sports.title'),
});

export const handle: RouteHandle = {
  title: 'sports.title',
  lean: true,
  islands: ['slip-in-place'],
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
  const sport = params.sport === everySport ? undefined : Sport.safeParse(params.sport).data;
  if (!sport && params.sport !== everySport) throw new Response(null, { status: 404 });
  const { list, league, search, day, page } = readList(context.url.searchParams);
  const limit = pageSize[context.session.playerId ? 'player' : 'visitor'];
  const [found, { sports }, frame] = await Promise.all([
    context.api.sports.matches({
      list,
      sport,
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
  return {
    asked: { sport: sport ?? everySport, list, league, search, day },
    page,
    name: sports.find(({ key }) => key === sport)?.name ?? null,
    sports,
    matches: found.matches,
    total: found.total,
    pages: Math.ceil(found.total / limit),
    frame,
  };
}

/** To choose a plural and write a number costs as much as ten elements. */
const drawCount = drawnOnce<typeof ofHouse, { total: number }>(function Count({ total }) {
  const { t, number } = usePage();
  return <>{t('sports.count', { count: total, shown: number(total) })}</>;
});

export default function MatchesOfSport() {
  const { asked, sports, name, page, pages, total, matches, frame } = useLoaderData<typeof loader>();
  const here = usePage();
  const { t, href } = here;
  const { sport, list, league, search, day } = asked;
  const current = list === 'in_play' || list === 'results' ? list : 'matches';
  return (
    <SportsFrame
      frame={frame}
      current={current}
      head={drawSportsHead(here, ofHouse, { title: name ?? t(listNames[list]), lead: null })}
    >
      <ListLinks sports={sports} asked={asked} />
      <FindMatches sport={sport} list={list === 'all' ? '' : list} league={league} search={search} day={day} />
      <p className="quiet" role="status" dangerouslySetInnerHTML={{ __html: drawCount(here, ofHouse, { total }) }} />
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
        hrefOf={(target) => href(`/sports/${sport}${searchOf(asked, { page: String(target) })}`)}
      />
    </SportsFrame>
  );
}
