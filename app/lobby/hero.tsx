import type { GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
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

/**
 * What the house is, or for players: where they were. A newcomer's picture is part of the page: it is there with the first paint
 * (docs/decisions/2026-11-23-few-faces.md). A player's is a file that the browser keeps: whoever comes back has it already, and the page is lighter by it.
 * It is low, so that games stand in the first screen of a phone.
 */
export function Hero({ username, game, played, frozen, payoutsHeld }: HeroProps) {
  const { t, href } = usePage();
  const play = game && href(`/play/${game.system}/${game.id}`);
  const blocked = payoutsHeld ? 'cashier.accountHeld' : 'cashier.accountFrozen';
  const text = frozen ? blocked : username ? null : 'lobby.heroText';
  return (
    <section className={username ? 'hero hero-back' : 'hero'}>
      {username ? (
        <img className="scene" src={festival} alt="" width="760" height="420" fetchPriority="high" />
      ) : (
        <div className="scene" aria-hidden="true" dangerouslySetInnerHTML={{ __html: withinPage }} />
      )}
      <h1>{username ? t('lobby.welcomeBack', { username }) : t('lobby.heroTitle')}</h1>
      {text && <p>{t(text)}</p>}
      {frozen ? (
        <div className="hero-acts">
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
        </div>
      ) : (
        <Invitation username={username} game={game} play={play} played={played} />
      )}
    </section>
  );
}

/** A player's way back into a game, a visitor's way in. */
function Invitation({
  username,
  game,
  play,
  played,
}: Omit<HeroProps, 'frozen' | 'payoutsHeld'> & { play: string | null }) {
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
      {!username && (
        <Button href={play ?? href('/casino')} variant="quiet" size="large">
          {t('lobby.playForFun')}
        </Button>
      )}
    </div>
  );
}
