import type { GameTile } from 'contract/games';
import type { ReactNode } from 'react';
import { usePage, type Page } from '~/i18n/page';
import { gameArt } from '~/ui/game-art';
import { favouriteForm } from './favourite-forms';

/** The texts and address prefixes that all tiles of a page share, looked up once. */
interface TileWords {
  play: string;
  info: string;
  isNew: string;
  isJackpot: string;
  about: (title: string) => string;
  /** Null: no hearts. */
  hearts: { has: (id: string) => boolean; add: (title: string) => string; remove: (title: string) => string } | null;
}

/** A text with a place for a title, filled in forty times without asking i18next forty times. */
function textAround(
  t: Page['t'],
  key: 'lobby.about' | 'lobby.addFavourite' | 'lobby.removeFavourite',
): (title: string) => string {
  const [before = '', after = ''] = t(key, { title: '\n' }).split('\n');
  return (title) => before + title + after;
}

/** `favourites`: ids of the player's; left out or null, tiles have no hearts. */
export function tileWords({ t, href }: Page, favourites: readonly string[] | null = null): TileWords {
  const marked = favourites && new Set(favourites);
  return {
    play: href('/play'),
    info: href('/game'),
    isNew: t('lobby.isNew'),
    isJackpot: t('lobby.isJackpot'),
    about: textAround(t, 'lobby.about'),
    hearts: marked && {
      has: (id) => marked.has(id),
      add: textAround(t, 'lobby.addFavourite'),
      remove: textAround(t, 'lobby.removeFavourite'),
    },
  };
}

function heart({ id, title }: GameTile, hearts: NonNullable<TileWords['hearts']>) {
  const change = hearts.has(id) ? 'remove' : 'add';
  return (
    <button
      className="heart"
      form={favouriteForm[change]}
      name="gameid"
      value={id}
      aria-label={hearts[change](title)}
    />
  );
}

/**
 * One game: a link to its round, one to what is told of it, and for players a heart. A function rather than a
 * component, and few elements: a lobby has forty of them.
 * @param seen whether its picture is among the first things to be seen when the page opens, comes soon after, or is only asked for when it comes near
 */
export function gameTile(game: GameTile, words: TileWords, seen: 'first' | 'soon' | 'near', line?: ReactNode) {
  const { id, title } = game;
  const picture = (
    <img
      src={gameArt(game)}
      alt=""
      width="120"
      height="160"
      {...(seen === 'first' ? { fetchPriority: 'high' } : seen === 'near' ? { loading: 'lazy' } : {})}
    />
  );
  const badge = game.isJackpot ? (
    <span className="badge badge-jackpot">{words.isJackpot}</span>
  ) : (
    game.isNew && <span className="badge badge-new">{words.isNew}</span>
  );
  const marks = words.hearts && heart(game, words.hearts);
  return (
    <li className="tile live" key={id}>
      {picture}
      <a href={`${words.play}/${game.system}/${id}`}>
        <b>{title}</b>
      </a>{' '}
      <small>{game.provider}</small> {badge}
      <a className="about" href={`${words.info}/${id}`} aria-label={words.about(title)} />
      {marks}
      {line}
    </li>
  );
}

/** Pictures of the first row on a phone load at once, and those of the first row of a wider screen with the page: none of them is blank for a moment. */
const first = 2;
const soon = 4;

/** A last line of a tile, such as what goes on at the game's table. */
export type TileLine = (game: GameTile) => ReactNode;

interface GameGridProps {
  games: readonly GameTile[];
  /** Ids of the player's favourites; null for visitors, who see no hearts. */
  favourites: readonly string[] | null;
  more?: TileLine;
}

/** Games in rows, each with its heart for players. */
export function GameGrid({ games, favourites, more }: GameGridProps) {
  const words = tileWords(usePage(), favourites);
  return (
    <ul className="grid">
      {games.map((game, index) =>
        gameTile(game, words, index < first ? 'first' : index < soon ? 'soon' : 'near', more?.(game)),
      )}
    </ul>
  );
}
