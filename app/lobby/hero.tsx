import type { GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';

interface HeroProps {
  /** Null for visitors. */
  username: string | null;
  /** The game the hero leads to: a player's last one, else the most played that can be played. */
  game: GameTile | null;
  /** The player has played it before. */
  played: boolean;
}

/** What the house is, or for players: where they were. */
export function Hero({ username, game, played }: HeroProps) {
  const { t, href } = usePage();
  const play = game && href(`/play/${game.system}/${game.id}`);
  return (
    <section className="hero">
      <img src="/brand/festival.svg" alt="" width="760" height="420" />
      <h1>{username ? t('lobby.welcomeBack', { username }) : t('lobby.heroTitle')}</h1>
      <p>{t(username ? 'lobby.welcomeText' : 'lobby.heroText')}</p>
      <div className="hero-acts">
        {username
          ? game && play && <Button href={play} variant="prime" size="large" icon="play">{t(played ? 'lobby.continueGame' : 'lobby.playGame', { title: game.title })}</Button>
          : <Button href={href('/register')} variant="prime" size="large">{t('lobby.joinHouse')}</Button>}{' '}
        {username
          ? <Button href={href('/cashier/deposit')} variant="quiet" size="large">{t('layout.deposit')}</Button>
          : <Button href={play ?? href('/casino')} variant="quiet" size="large">{t('lobby.playForFun')}</Button>}
      </div>
    </section>
  );
}
