import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { homeRails } from 'contract/games';
import { respond } from '~/edge/respond';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { wakes } from '~/layout/wakes';
import { CategoryNav } from '~/lobby/categories';
import { FavouriteForms } from '~/lobby/favourite-forms';
import { heartIslands } from '~/lobby/heart-islands';
import { Hero } from '~/lobby/hero';
import { heroGameOf, promotionsFor } from '~/lobby/home-rules';
import stylesheet from '~/lobby/lobby.css?url';
import { Rail } from '~/lobby/rail';
import { SearchForm } from '~/lobby/search-form';
import { loadWinners, WinnerPanels } from '~/lobby/winners';
import { PromotionRail } from '~/promotions/promotion-rail';
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

/** How many games of a rail fit its shape: ten numbered ones, one large with eight small ones, a row of tables. */
const railLengths = { top: 10, new: 9, livecasino: 8, recent: 10 } as const;

/** Everything the screen shows, asked for at once. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, session, player } = context;
  const [categorized, winners, offers, found, recent] = await Promise.all([
    api.games.categorized(),
    loadWinners(context),
    // An extra, too.
    api.offers.list().catch(() => null),
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
    recent: recent?.games ?? [],
    favourites: found?.favourites ?? null,
    username: found?.username ?? null,
    frozen: found?.frozen ?? false,
    hero: heroGameOf(Object.values(rails).flat(), found?.recent ?? []),
  };
  return respond(home, { incomplete: !winners || !offers });
}

export default function Home() {
  const { rails, winners, promotions, recent, favourites, username, frozen, hero } = useLoaderData<typeof loader>();
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
