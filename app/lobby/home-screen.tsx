import type { GameTile, homeRails } from 'contract/games';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { CategoryNav } from './categories';
import { Hero } from './hero';
import { Rail } from './rail';
import { WinnerPanels, type Winners } from './winners';

export interface HomeData {
  rails: Record<(typeof homeRails)[number], readonly GameTile[]>;
  winners: Winners | null;
  username: string | null;
  /** The game the hero leads to. */
  heroGame: GameTile | null;
  heroGamePlayed: boolean;
}

export function HomeScreen({ rails, winners, username, heroGame, heroGamePlayed }: HomeData) {
  const { t, href } = usePage();
  return (
    <>
      <Hero username={username} game={heroGame} played={heroGamePlayed} />
      <CategoryNav />
      {rails.top.length > 0 && <Rail kind="top" title={t('lobby.top')} all="/casino" games={rails.top} inSight={3} />}
      {rails.new.length > 0 && <Rail kind="new" title={t('lobby.new')} all="/casino?sort=new" games={rails.new} />}
      <winner-feed data-src={href('/winners')} data-stop={t('lobby.haltWinners')}><WinnerPanels winners={winners} /></winner-feed>
      {rails.livecasino.length > 0 && <Rail kind="wide" title={t('lobby.livecasino')} all="/livecasino" games={rails.livecasino} />}
      <section aria-labelledby="our-word">
        <h2 id="our-word" className="unseen">{t('lobby.ourWord')}</h2>
        <ul className="vows">
          <li><Icon name="shield" /><h3>{t('lobby.fairTitle')}</h3><p>{t('lobby.fairText')}</p></li>
          <li><Icon name="star" /><h3>{t('lobby.oddsTitle')}</h3><p>{t('lobby.oddsText')}</p></li>
          <li><Icon name="coins" /><h3>{t('lobby.moneyTitle')}</h3><p>{t('lobby.moneyText')}</p></li>
        </ul>
      </section>
    </>
  );
}
