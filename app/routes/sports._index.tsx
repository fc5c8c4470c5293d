import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { DataOf } from 'contract/call';
import type { MatchRow, sportsOverview } from 'contract/sports/matches';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { RailHead } from '~/lobby';
import { drawSportsHead, SportsFrame } from '~/sports/frame';
import { MatchList } from '~/sports/match-list';
import { FindMatches } from '~/sports/find-matches';
import { PricesForm } from '~/sports/price-button';
import { sportsFrame } from '~/sports/own-slip';
import stylesheet from '~/sports/lists.css?url';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import { EmptyState } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'sports.title',
  lean: true,
  islands: ['slip-in-place'],
  found: true,
  description: 'sports.description',
  samples: { 'sports betting': '/sports' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Matches of a list on this page; the lists' own pages have all. */
const shown = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const [overview, frame] = await Promise.all([context.api.sports.overview(shown), sportsFrame(context)]);
  return { overview, frame };
}

/** The sports, each with how many matches it has and its leagues. */
const drawSports = drawnOnce<DataOf<typeof sportsOverview>['sports']>(function SportLinks({ shown: sports }) {
  const { t, href, number } = usePage();
  return (
    <ul>
      {sports.map(({ key, name, inPlay, upcoming, leagues }) => (
        <li key={key}>
          <a href={href(`/sports/${key}`)}>
            <b>{name}</b>{' '}
            <small>{t('sports.count', { count: inPlay + upcoming, shown: number(inPlay + upcoming) })}</small>
          </a>
          <ul>
            {leagues.map((league) => (
              <li key={league.key}>
                <a href={href(`/sports/${key}?league=${encodeURIComponent(league.key)}`)}>{league.name}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
});

/** What is in play, what comes next, what many bet on, and the ways to sports, leagues and days. */
export default function Sports() {
  const { overview, frame } = useLoaderData<typeof loader>();
  const page = usePage();
  const { t } = page;
  const lists: [string, string, readonly MatchRow[]][] = [
    [t('sports.inPlay'), 'in_play', overview.inPlay],
    [t('sports.nextUp'), 'upcoming', overview.nextUp],
    [t('sports.popular'), 'popular', overview.popular],
  ];
  const some = lists.filter(([, , matches]) => matches.length > 0);
  return (
    <SportsFrame
      frame={frame}
      current="matches"
      head={drawSportsHead(page, ofHouse, { title: t('sports.title'), lead: t('sports.lead') })}
    >
      <nav
        className="sport-links"
        aria-label={t('sports.allSports')}
        dangerouslySetInnerHTML={{ __html: drawSports(page, overview.sports, {}) }}
      />
      <FindMatches sport="all" />
      {some.length === 0 && (
        <EmptyState icon="clock" title={t('sports.noMatches')}>
          {t('sports.noMatchesText')}
        </EmptyState>
      )}
      <PricesForm>
        {some.map(([title, list, matches], place) => (
          <section key={list} aria-labelledby={list}>
            <RailHead id={list} title={title} all={`/sports/all?list=${list}`} />
            <MatchList
              matches={matches}
              timeZone={frame.timeZone}
              look={frame}
              shown={some.slice(0, place).flatMap(([, , before]) => before)}
            />
          </section>
        ))}
      </PricesForm>
    </SportsFrame>
  );
}
