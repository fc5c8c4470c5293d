import type { GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';
import drawn from './festival.svg?raw';
import festival from './festival.svg?url';

/** A picture of its own names its language and brings its movement along; within the page both are the page's. */
const withinPage = drawn.replace(/ xmlns="[^"]*"|<style>.*?<\/style>/gs, '');

interface HeroProps {
  /** Null for visitors. */
  username: string | null;
  /** The game the hero leads to: a player's last one, else the most played that can be played. */
  game: GameTile | null;
  /** The player has played it before. */
  played: boolean;
  /** Whoever is excluded is led to balance, history and withdrawal, and to no game (DOMAIN §6). */
  frozen: boolean;
  /** An operator's block keeps money from leaving: nobody is led to a withdrawal that is refused. */
  payoutsHeld: boolean;
}

/** What the house is, or for players: where they were. It is low, so that games stand in the first screen of a phone. */
export function Hero({ username, game, ...state }: HeroProps) {
  const page = usePage();
  if (username) return <PlayersHero username={username} game={game} {...state} />;
  const inside = drawVisitorsHero(page, game ?? ofHouse, { play: game && `/play/${game.system}/${game.id}` });
  return <section className="hero" dangerouslySetInnerHTML={{ __html: inside }} />;
}

/** The picture is part of the page: it is there with a newcomer's first paint (docs/decisions/2026-11-23-few-faces.md). */
const drawVisitorsHero = drawnOnce<GameTile | typeof ofHouse, { play: string | null }>(function VisitorsHero({ play }) {
  const { t, href } = usePage();
  return (
    <>
      <div className="scene" aria-hidden="true" dangerouslySetInnerHTML={{ __html: withinPage }} />
      <h1>{t('lobby.heroTitle')}</h1>
      <p>{t('lobby.heroText')}</p>
      <div className="hero-acts">
        <Button href={href('/register')} variant="prime" size="large">
          {t('lobby.joinHouse')}
        </Button>{' '}
        <Button href={href(play ?? '/casino')} variant="quiet" size="large">
          {t('lobby.playForFun')}
        </Button>
      </div>
    </>
  );
});

/** The picture is a file that the browser keeps: whoever comes back has it already, and the page is lighter by it. */
function PlayersHero({ username, game, played, frozen, payoutsHeld }: HeroProps & { username: string }) {
  const { t, href } = usePage();
  return (
    <section className="hero hero-back">
      <img className="scene" src={festival} alt="" width="760" height="420" fetchPriority="high" />
      <h1>{t('lobby.welcomeBack', { username })}</h1>
      {frozen && <p>{t(payoutsHeld ? 'cashier.accountHeld' : 'cashier.accountFrozen')}</p>}
      <div className="hero-acts">
        {frozen ? (
          <>
            {payoutsHeld ? (
              <Button href={href('/info/contact-us')} size="large">
                {t('crypto.contactUs')}
              </Button>
            ) : (
              <Button href={href('/cashier/withdraw')} size="large">
                {t('layout.withdraw')}
              </Button>
            )}{' '}
            <Button href={href('/profile/history')} variant="quiet" size="large">
              {t('layout.history')}
            </Button>
          </>
        ) : (
          game && (
            <Button href={href(`/play/${game.system}/${game.id}`)} variant="prime" size="large" icon="play">
              {t(played ? 'lobby.continueGame' : 'lobby.playGame', { title: game.title })}
            </Button>
          )
        )}
      </div>
    </section>
  );
}
