import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Currency } from 'contract/money';
import type { Offer } from 'contract/offers';
import type { MatchRow } from 'contract/sports/matches';
import { respond } from '~/edge/respond';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { wakes } from '~/layout/wakes';
import { CategoryNav } from '~/lobby/categories';
import { FavouriteForms } from '~/lobby/favourite-forms';
import { heartIslands } from '~/lobby/heart-islands';
import { loadFloor } from '~/lobby/floor';
import { WokenRails } from '~/lobby/floor-rails';
import { Hero } from '~/lobby/hero';
import { heroGameOf, homeRail, promotionsFor } from '~/lobby/home-rules';
import stylesheet from '~/lobby/lobby.css?url';
import { loadPots } from '~/lobby/pots';
import { Rail, RailHead } from '~/lobby/rail';
import { SearchForm } from '~/lobby/search-form';
import { TableRail } from '~/lobby/table-rail';
import { loadWinners, WinnerPanels } from '~/lobby/winners';
import { pathOf } from '~/promotions/load-promotions';
import { wordsOf } from '~/promotions/offer-card';
import { headline, datesInWords } from '~/promotions/terms';
import { eventPath, PhaseWord, todayOf } from '~/sports/match-list';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import { Icon } from '~/ui/icon';

export const handle: RouteHandle = {
  title: 'found.home',
  lean: true,
  found: true,
  ahead: true,
  samples: { home: { path: '/', scripts: true } },
  islands: (data: { favourites: readonly string[] | null }) => ['wake', ...heartIslands(data)],
  kept: { fresh: 30, stale: 600 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

const recentShown = 10;
const matchesShown = 2;

/** Everything the screen shows, asked for at once. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, session, player } = context;
  const [categorized, winners, offers, sports, found, recent, pots, floor] = await Promise.all([
    api.games.categorized(),
    loadWinners(context),
    // An extra, too.
    api.offers.list().catch(() => null),
    // And an extra.
    api.sports.overview(matchesShown).catch(() => null),
    player(),
    // Also an extra; why a session ended is told by the player's own call.
    session.playerId ? api.favourites.recent({ limit: recentShown, offset: 0 }).catch(() => null) : null,
    // A newcomer's page has no room for it: its first paint comes with the first answer (docs/decisions/2026-11-23-few-faces.md).
    session.playerId ? loadPots(context).catch(() => null) : null,
    // A visitor's page is kept for minutes, in which seats and results would be others.
    session.playerId ? loadFloor(context) : {},
  ]);
  const rails = {
    top: homeRail(categorized, 'top'),
    new: homeRail(categorized, 'new'),
    livecasino: homeRail(categorized, 'livecasino'),
  };
  const home = {
    rails,
    winners,
    promotions: { offers: promotionsFor(offers ?? [], found), currency: found?.balance.currency ?? 'EUR' },
    matches: [...(sports?.inPlay ?? []), ...(sports?.nextUp ?? [])].slice(0, matchesShown),
    recent: recent?.games ?? [],
    pots,
    floor,
    favourites: found?.favourites ?? null,
    username: found?.username ?? null,
    frozen: found?.frozen ?? false,
    payoutsHeld: found?.block?.payoutsHeld ?? false,
    hero: heroGameOf(Object.values(rails).flat(), found?.recent ?? []),
  };
  return respond(home, { incomplete: !winners || !offers });
}

export default function Home() {
  const { rails, winners, promotions, matches, recent, pots, floor, favourites, username, frozen, payoutsHeld, hero } =
    useLoaderData<typeof loader>();
  const page = usePage();
  const { t, href, lite } = page;
  return (
    <>
      <Hero username={username} {...hero} frozen={frozen} payoutsHeld={payoutsHeld} />
      <CategoryNav />
      <SearchForm />
      {recent.length > 0 && (
        <Rail kind="recent" title={t('lobby.recent')} all="/recent" games={recent} favourites={favourites} />
      )}
      {rails.top.length > 0 && (
        <Rail kind="top" title={t('lobby.top')} all="/browse" games={rails.top} favourites={favourites} />
      )}
      {favourites && (
        <WokenRails source="/browse/own-floor" {...{ pots, floor, favourites }} tables={rails.livecasino} />
      )}
      {rails.new.length > 0 && (
        <Rail kind="new" title={t('lobby.new')} all="/casino?sort=new" games={rails.new} favourites={favourites} />
      )}
      {promotions.offers.length > 0 && <PromotionRail {...promotions} />}
      {matches.length > 0 && <MatchRail matches={matches} />}
      <live-part data-src={href('/winners')} data-stop={t('lobby.haltWinners')} {...wakes('live-part', lite)}>
        <WinnerPanels winners={winners} />
      </live-part>
      {!favourites && rails.livecasino.length > 0 && <TableRail tables={rails.livecasino} floor={floor} />}
      <section aria-labelledby="our-word" dangerouslySetInnerHTML={{ __html: drawOurWord(page, ofHouse, {}) }} />
      {favourites && <FavouriteForms />}
    </>
  );
}

/** What the house stands for, and where that is said at length. */
const drawOurWord = drawnOnce<typeof ofHouse>(function OurWord() {
  const { t, href } = usePage();
  return (
    <>
      <h2 id="our-word" className="unseen">
        {t('lobby.ourWord')}
      </h2>
      <ul className="vows">
        <li>
          <Icon name="shield" />
          <h3>
            <a href={href('/info/fairness')}>{t('lobby.fairTitle')}</a>
          </h3>
        </li>
        <li>
          <Icon name="star" />
          <h3>
            <a href={href('/info/how-to-play')}>{t('lobby.oddsTitle')}</a>
          </h3>
        </li>
        <li>
          <Icon name="news" />
          <h3>
            <a href={href('/info/deposits-and-withdrawals')}>{t('lobby.moneyTitle')}</a>
          </h3>
        </li>
      </ul>
    </>
  );
});

const drawMatch = drawnOnce<MatchRow, { timeZone: string; today: string }>(function Match({ shown: match, ...told }) {
  const { t, href } = usePage();
  return (
    <>
      <Icon name="ball" />
      <h3>
        <a href={href(eventPath(match.id))}>{t('sports.against', { home: match.home, away: match.away })}</a>
      </h3>
      <p>
        <PhaseWord match={match} {...told} />
      </p>
    </>
  );
});

/** What is in play and what comes next, in words alone. */
function MatchRail({ matches }: { matches: readonly MatchRow[] }) {
  const page = usePage();
  const told = { timeZone: 'UTC', today: todayOf(page, 'UTC') };
  return (
    <section aria-labelledby="matches">
      <RailHead id="matches" title={page.t('sports.title')} all="/sports" />
      <ul className="vows">
        {matches.map((match) => (
          <li key={match.id} dangerouslySetInnerHTML={{ __html: drawMatch(page, match, told) }} />
        ))}
      </ul>
    </section>
  );
}

const drawOffer = drawnOnce<Offer, { currency: Currency }>(function InWords({ shown: offer, currency }) {
  const page = usePage();
  const words = wordsOf(page, currency);
  return (
    <>
      <Icon name="gift" />
      <h3>
        <a href={page.href(pathOf(offer))}>{offer.title}</a>
      </h3>
      <p>
        {headline(offer, currency, words)}
        {offer.until !== null && ` · ${datesInWords(offer, words)}`}
      </p>
    </>
  );
});

/** Some offers that run, in words alone: home has no room for their pictures in its first answer. */
function PromotionRail({ offers, currency }: { offers: readonly Offer[]; currency: Currency }) {
  const page = usePage();
  return (
    <section aria-labelledby="promotions">
      <RailHead id="promotions" title={page.t('layout.promotions')} all="/promotions" />
      <ul className="vows">
        {offers.map((offer) => (
          <li key={offer.url} dangerouslySetInnerHTML={{ __html: drawOffer(page, offer, { currency }) }} />
        ))}
      </ul>
    </section>
  );
}
