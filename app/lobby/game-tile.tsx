import type { GameTile } from 'contract/games';
import type { Page } from '~/i18n/page';

/** The texts and address prefix that all tiles of a page share, looked up once. */
export interface TileWords {
  play: string;
  isNew: string;
  isJackpot: string;
  comingSoon: string;
}

export const tileWords = ({ t, href }: Page): TileWords => ({
  play: href('/play'),
  isNew: t('lobby.isNew'),
  isJackpot: t('lobby.isJackpot'),
  comingSoon: t('lobby.comingSoon'),
});

/**
 * One game. A playable one is a link to its round; what is still to come is shown and leads nowhere. A function rather than a component,
 * and few elements: a lobby has forty of them.
 */
export function gameTile(game: GameTile, words: TileWords, lazy: boolean) {
  const picture = <img src={`/art/${game.id}.svg`} alt="" width="120" height="160" loading={lazy ? 'lazy' : undefined} />;
  const badge = game.isJackpot
    ? <span className="badge badge-jackpot">{words.isJackpot}</span>
    : game.isNew && <span className="badge badge-new">{words.isNew}</span>;
  return game.playable ? (
    <li className="tile live" key={game.id}>
      {picture}
      <a href={`${words.play}/${game.system}/${game.id}`}><b>{game.title}</b></a>
      <small>{game.provider}</small>
      {badge}
    </li>
  ) : (
    <li className="tile" key={game.id}>
      {picture}
      <b>{game.title}</b>
      <small>{words.comingSoon}</small>
      {badge}
    </li>
  );
}
