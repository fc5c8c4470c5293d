import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { minutes } from 'contract/constants';
import { statedReturn, type Market } from 'contract/sports/markets';
import type { MatchDetail } from 'contract/sports/matches';
import { formatPercent, formatSeconds } from '~/i18n/format';
import { usePage, type Page } from '~/i18n/page';
import { LooksAgain } from '~/layout/looks-again';
import { waiting } from '~/layout/refresh';
import type { PageDescription, RouteHandle } from '~/layout/route-handle';
import { SportsFrame } from '~/sports/frame';
import { shapeOf } from '~/sports/live-prices';
import { eventPath, todayOf, type Told } from '~/sports/match-list';
import { sportsFrame, type SportsFrameData } from '~/sports/own-slip';
import { apart, chosenIn, Prices, PricesForm, together, type PriceFacts } from '~/sports/price-button';
import { Fairness, MatchScore, Statistics, Timeline } from '~/sports/scoreboard';
import stylesheet from '~/sports/sports.css?url';
import { drawnOnce } from '~/ui/drawn-once';
import { Notice } from '~/ui/notice';

type Shown = Pick<MatchDetail, 'home' | 'away' | 'sport' | 'leagueName'>;

const describe = ({ match }: { match: Shown }, { t }: Page): PageDescription => ({
  title: `${t('sports.against', { home: match.home, away: match.away })} · ${match.leagueName}`,
  above: `/sports/${match.sport}`,
});

export const handle: RouteHandle = {
  title: 'sports.title',
  describe,
  unsampled: 'each match has its own: tests of the sportsbook look at some',
  islands: ({ moves }: { moves: boolean }) => ['slip-in-place', ...(moves ? (['live-match'] as const) : [])],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Without scripts the page of a match in play looks again after so many seconds. */
const lookAfter = 20;
/** So long before its start a match's page has a live connection. */
const soon = 10 * minutes;

/** A match as it stands. @throws Response 404 for what is none */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [match, frame] = await Promise.all([context.api.sports.match(params.id!), sportsFrame(context)]);
  const inPlay = match.phase === 'in_play';
  const moves = inPlay || (match.phase === 'upcoming' && match.startsAt - match.now < soon);
  const shape = moves ? shapeOf({ ...match, markets: match.groups.flatMap(({ markets }) => markets) }) : '';
  return { match, frame, moves, shape, ...waiting(context, inPlay ? lookAfter : null) };
}

const drawBoard = drawnOnce<MatchDetail, Told>(function Board({ shown: match, ...told }) {
  const { t } = usePage();
  return (
    <>
      <MatchScore match={match} {...told} />
      {match.isDrawn && <Notice kind="info">{t('sports.simulated')}</Notice>}
    </>
  );
});

const drawTold = drawnOnce<MatchDetail, { timeZone: string }>(function ToldOf({ shown: match, timeZone }) {
  return (
    <>
      <Timeline match={match} timeZone={timeZone} />
      <Statistics match={match} />
    </>
  );
});

const drawHead = drawnOnce<MatchDetail>(function Head({ shown: { home, away, sport, sportName, league, leagueName } }) {
  const { t, href } = usePage();
  return (
    <>
      <h1>{t('sports.against', { home, away })}</h1>
      <p>
        <a className="link" href={href(`/sports/${sport}`)}>
          {sportName}
        </a>{' '}
        ·{' '}
        <a className="link" href={href(`/sports/${sport}?league=${encodeURIComponent(league)}`)}>
          {leagueName}
        </a>
      </p>
    </>
  );
});

const drawSource = drawnOnce<MatchDetail>(function Source({ shown: { source } }) {
  return <>{usePage().t('sports.source', { source: source.name })}</>;
});

/** What the house gives back on average at the least. */
const drawReturn = drawnOnce<MatchDetail>(function Return({ shown: { groups } }) {
  const { t, locale } = usePage();
  const margins = groups.flatMap(({ markets }) => markets.map(({ margin }) => margin));
  return <>{t('sports.returnOf', { percent: formatPercent(statedReturn(Math.max(...margins)), locale) })}</>;
});

/** All that can be bet on in a match, and all that is known of it. */
export default function MatchPage() {
  const { match, frame, moves, shape, waits } = useLoaderData<typeof loader>();
  const here = usePage();
  const { href } = here;
  const { timeZone } = frame;
  const board = drawBoard(here, match, { timeZone, today: todayOf(here, timeZone) });
  const page = (
    <>
      <div data-live="board" className="match-board" dangerouslySetInnerHTML={{ __html: board }} />
      <LooksAgain waits={waits} />
      <div data-live="markets" className="match-markets">
        <Markets match={match} frame={frame} />
      </div>
    </>
  );
  return (
    <SportsFrame frame={frame} current="matches" head={drawHead(here, match, {})}>
      {moves ? (
        <live-match data-src={href(`${eventPath(match.id)}/live`)} data-shape={shape}>
          {page}
        </live-match>
      ) : (
        page
      )}
      <div
        data-live="told"
        className="match-told"
        dangerouslySetInnerHTML={{ __html: drawTold(here, match, { timeZone }) }}
      />
      <p className="quiet" dangerouslySetInnerHTML={{ __html: drawSource(here, match, {}) }} />
      <Fairness match={match} />
    </SportsFrame>
  );
}

const drawMarket = drawnOnce<Market, { matchId: string } & PriceFacts>(function InMarket({ shown: market, ...facts }) {
  const { t } = usePage();
  return (
    <>
      <h3>
        {market.name}
        {market.state === 'suspended' && <small> · {t('sports.suspended')}</small>}
      </h3>
      <Prices market={market} {...facts} />
    </>
  );
});

type Group = MatchDetail['groups'][number];

/** A group in which nothing moved is one part; else its markets are. `chosen`: of all its markets. */
const drawGroup = drawnOnce<Group, { matchId: string } & PriceFacts>(function InGroup({ shown, ...facts }) {
  const page = usePage();
  const chosen = apart(facts.chosen);
  return (
    <>
      <h2 id={`group-${shown.group}`}>{shown.name}</h2>
      {shown.markets.map((market) => {
        const inside = drawMarket(page, market, { ...facts, chosen: chosenIn(facts.matchId, market, chosen) });
        return <div key={market.id} id={market.id} className="market" dangerouslySetInnerHTML={{ __html: inside }} />;
      })}
    </>
  );
});

function Markets({ match, frame: { format, chosen } }: { match: MatchDetail; frame: SportsFrameData }) {
  const page = usePage();
  const { t, locale } = page;
  const facts = { matchId: match.id, format };
  const chosenOf = ({ markets }: Group) => together(markets.map((market) => chosenIn(match.id, market, chosen)));
  if (match.groups.every(({ markets }) => markets.length === 0))
    return <p className="quiet">{t('sports.noMarkets')}</p>;
  return (
    <PricesForm>
      {match.delay > 0 && match.phase === 'in_play' && (
        <p className="hint">{t('sports.delayed', { time: formatSeconds(match.delay, locale) })}</p>
      )}
      {match.groups.map((group) => (
        <section
          key={group.group}
          aria-labelledby={`group-${group.group}`}
          className="market-group"
          dangerouslySetInnerHTML={{ __html: drawGroup(page, group, { ...facts, chosen: chosenOf(group) }) }}
        />
      ))}
      <p className="hint" dangerouslySetInnerHTML={{ __html: drawReturn(page, match, {}) }} />
    </PricesForm>
  );
}
