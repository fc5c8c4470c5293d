import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { homeRails, GameTile } from 'contract/games';
import type { Currency } from 'contract/money';
import type { Offer } from 'contract/offers';
import { respond } from '~/edge/respond';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { wakes } from '~/layout/wakes';
import { CategoryNav } from '~/lobby/categories';
import { FavouriteForms } from '~/lobby/favourite-forms';
import drawn from '~/lobby/festival.svg?raw';
import festival from '~/lobby/festival.svg?url';
import { heartIslands } from '~/lobby/heart-islands';
import { heroGameOf, promotionsFor } from '~/lobby/home-rules';
import stylesheet from '~/lobby/lobby.css?url';
import { Rail, RailHead } from '~/lobby/rail';
import { SearchForm } from '~/lobby/search-form';
import { loadWinners, WinnerPanels } from '~/lobby/winners';
import { pathOf } from '~/promotions/load-promotions';
import { wordsOf } from '~/promotions/offer-card';
import { headline, datesInWords } from '~/promotions/terms';
import { eventPath, PhaseWord } from '~/sports/match-list';
import { Button } from '~/ui/button';
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

/** How many games of a rail fit its shape: ten numbered ones, one large with eight small ones, a row of tables: what its first answer holds. */
const railLengths = { top: 10, new: 9, livecasino: 4, recent: 10 } as const;

const matchesShown = 2;

/** Everything the screen shows, asked for at once. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, session, player } = context;
  const [categorized, winners, offers, sports, found, recent] = await Promise.all([
    api.games.categorized(),
    loadWinners(context),
    // An extra, too.
    api.offers.list().catch(() => null),
    // And an extra.
    api.sports.overview(matchesShown).catch(() => null),
    player(),
    // Also an extra; why a session ended is told by the player's own call.
    session.playerId ? api.favourites.recent({ limit: railLengths.recent, offset: 0 }).catch(() => null) : null,
  ]);
  const games = (rail: (typeof homeRails)[number]) =>
    (categorized.rails.find((entry) => entry.rail === rail)?.games ?? []).slice(0, railLengths[rail]);
  const rails = { top: games('top'), new: games('new'), livecasino: games('livecasino') };
  const home = {
    rails,
    winners,
    promotions: { offers: promotionsFor(offers ?? [], found), currency: found?.balance.currency ?? 'EUR' },
    matches: [...(sports?.inPlay ?? []), ...(sports?.nextUp ?? [])]
      .slice(0, matchesShown)
      .map(({ id, home, away, phase, startsAt, scoreboard }) => ({ id, home, away, phase, startsAt, scoreboard })),
    recent: recent?.games ?? [],
    favourites: found?.favourites ?? null,
    username: found?.username ?? null,
    frozen: found?.frozen ?? false,
    hero: heroGameOf(Object.values(rails).flat(), found?.recent ?? []),
  };
  return respond(home, { incomplete: !winners || !offers });
}

export default function Home() {
  const { rails, winners, promotions, matches, recent, favourites, username, frozen, hero } =
    useLoaderData<typeof loader>();
  const { t, href, lite } = usePage();
  return (
    <>
      <Hero username={username} {...hero} frozen={frozen} />
      <CategoryNav />
      <SearchForm />
      {recent.length > 0 && (
        <Rail kind="recent" title={t('lobby.recent')} all="/recent" games={recent} favourites={favourites} />
      )}
      {rails.top.length > 0 && (
        <Rail kind="top" title={t('lobby.top')} all="/casino" games={rails.top} favourites={favourites} />
      )}
      {rails.new.length > 0 && (
        <Rail kind="new" title={t('lobby.new')} all="/casino?sort=new" games={rails.new} favourites={favourites} />
      )}
      {promotions.offers.length > 0 && <PromotionRail {...promotions} />}
      {matches.length > 0 && <MatchRail matches={matches} />}
      <live-part data-src={href('/winners')} data-stop={t('lobby.haltWinners')} {...wakes('live-part', lite)}>
        <WinnerPanels winners={winners} />
      </live-part>
      {rails.livecasino.length > 0 && (
        <Rail
          kind="wide"
          title={t('lobby.livecasino')}
          all="/livecasino"
          games={rails.livecasino}
          favourites={favourites}
        />
      )}
      <section aria-labelledby="our-word">
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
      </section>
      {favourites && <FavouriteForms />}
    </>
  );
}

/** What is in play and what comes next, in words alone. */
function MatchRail({ matches }: { matches: readonly (Parameters<typeof PhaseWord>[0]['match'] & Sides)[] }) {
  const { t, href } = usePage();
  return (
    <section aria-labelledby="matches">
      <RailHead id="matches" title={t('sports.title')} all="/sports" />
      <ul className="vows">
        {matches.map((match) => (
          <li key={match.id}>
            <Icon name="ball" />
            <h3>
              <a href={href(eventPath(match.id))}>{t('sports.against', { home: match.home, away: match.away })}</a>
            </h3>
            <p>
              <PhaseWord match={match} timeZone="UTC" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Sides {
  id: string;
  home: string;
  away: string;
}

/** Some offers that run, in words alone: home has no room for their pictures in its first answer. */
function PromotionRail({ offers, currency }: { offers: readonly Offer[]; currency: Currency }) {
  const page = usePage();
  const words = wordsOf(page, currency);
  return (
    <section aria-labelledby="promotions">
      <RailHead id="promotions" title={page.t('layout.promotions')} all="/promotions" />
      <ul className="vows">
        {offers.map((offer) => (
          <li key={offer.url}>
            <Icon name="gift" />
            <h3>
              <a href={page.href(pathOf(offer))}>{offer.title}</a>
            </h3>
            <p>
              {headline(offer, currency, words)}
              {offer.until !== null && ` · ${datesInWords(offer, words)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Within the page its movement is told by the page's sheet; as a picture of its own it brings it along. */
const withinPage = drawn.replace(/<style>.*?<\/style>/s, '');

interface HeroProps {
  /** Null for visitors. */
  username: string | null;
  /** The game the hero leads to: a player's last one, else the most played that can be played. */
  game: GameTile | null;
  /** The player has played it before. */
  played: boolean;
  /** Whoever is excluded is led to balance, history and withdrawal, and to no game (DOMAIN §6). */
  frozen: boolean;
}

/**
 * What the house is, or for players: where they were. A newcomer's picture is part of the page: it is there with the first paint
 * (docs/decisions/2026-11-23-few-faces.md). A player's is a file that the browser keeps: whoever comes back has it already, and the page is lighter by it.
 */
function Hero({ username, game, played, frozen }: HeroProps) {
  const { t, href } = usePage();
  const play = game && href(`/play/${game.system}/${game.id}`);
  const text = frozen ? 'cashier.accountFrozen' : username ? 'lobby.welcomeText' : 'lobby.heroText';
  return (
    <section className="hero">
      {username ? (
        <img className="scene" src={festival} alt="" width="760" height="420" fetchPriority="high" />
      ) : (
        <div className="scene" aria-hidden="true" dangerouslySetInnerHTML={{ __html: withinPage }} />
      )}
      <h1>{username ? t('lobby.welcomeBack', { username }) : t('lobby.heroTitle')}</h1>
      <p>{t(text)}</p>
      {frozen ? (
        <div className="hero-acts">
          <Button href={href('/cashier/withdraw')} size="large">
            {t('layout.withdraw')}
          </Button>{' '}
          <Button href={href('/profile/history')} variant="quiet" size="large">
            {t('layout.history')}
          </Button>
        </div>
      ) : (
        <Invitation username={username} game={game} play={play} played={played} />
      )}
    </section>
  );
}

/** A player's way back into a game, a visitor's way in. */
function Invitation({ username, game, play, played }: Omit<HeroProps, 'frozen'> & { play: string | null }) {
  const { t, href } = usePage();
  return (
    <div className="hero-acts">
      {username ? (
        game &&
        play && (
          <Button href={play} variant="prime" size="large" icon="play">
            {t(played ? 'lobby.continueGame' : 'lobby.playGame', { title: game.title })}
          </Button>
        )
      ) : (
        <Button href={href('/register')} variant="prime" size="large">
          {t('lobby.joinHouse')}
        </Button>
      )}{' '}
      {username ? (
        <Button href={href('/cashier/deposit')} variant="quiet" size="large">
          {t('layout.deposit')}
        </Button>
      ) : (
        <Button href={play ?? href('/casino')} variant="quiet" size="large">
          {t('lobby.playForFun')}
        </Button>
      )}
    </div>
  );
}
