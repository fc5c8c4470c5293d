import type { GameTile, homeRails } from 'contract/games';
import type { Currency } from 'contract/money';
import type { Offer } from 'contract/offers';
import { usePage } from '~/i18n/page';
import { wakes } from '~/layout/wakes';
import { PromotionRail } from '~/promotions/promotion-rail';
import { Icon } from '~/ui/icon';
import { CategoryNav } from './categories';
import { FavouriteForms } from './favourite-forms';
import { Hero } from './hero';
import { Rail } from './rail';
import { SearchForm } from './search-form';
import { WinnerPanels, type Winners } from './winners';

export interface HomeData {
  rails: Record<(typeof homeRails)[number], readonly GameTile[]>;
  winners: Winners | null;
  promotions: { offers: readonly Offer[]; currency: Currency };
  /** What the player played, the latest first. */
  recent: readonly GameTile[];
  /** Ids; null for visitors. */
  favourites: readonly string[] | null;
  username: string | null;
  frozen: boolean;
  /** The game the hero leads to. */
  heroGame: GameTile | null;
  heroGamePlayed: boolean;
}

export function HomeScreen({
  rails,
  winners,
  promotions,
  recent,
  favourites,
  username,
  frozen,
  heroGame,
  heroGamePlayed,
}: HomeData) {
  const { t, href, lite } = usePage();
  return (
    <>
      <Hero username={username} game={heroGame} played={heroGamePlayed} frozen={frozen} />
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
