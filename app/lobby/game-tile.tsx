import type { GameTile } from 'contract/games';
import { usePage, type Page } from '~/i18n/page';
import { drawnOnce, writtenOnce } from '~/ui/drawn-once';
import { gameArt } from '~/ui/game-art';
import { favouriteForm } from './favourite-forms';

/** Whether a tile's picture is among the first things to be seen when the page opens, comes soon after, or is only asked for when it comes near. */
type Seen = 'first' | 'soon' | 'near';

interface TileFacts {
  seen: Seen;
  /** What the heart does; null: there is none. */
  heart: keyof typeof favouriteForm | null;
}

/** One game: a link to its round, one to what is told of it, and for players a heart. */
const drawTile = drawnOnce<GameTile, TileFacts>(function Tile({ shown: game, seen, heart }) {
  const { t, href } = usePage();
  const { id, title } = game;
  return (
    <>
      <img
        src={gameArt(game)}
        alt=""
        width="120"
        height="160"
        {...(seen === 'first' ? { fetchPriority: 'high' } : seen === 'near' ? { loading: 'lazy' } : {})}
      />
      <a href={href(`/play/${game.system}/${id}`)}>
        <b>{title}</b>
      </a>{' '}
      <small>{game.provider}</small>{' '}
      {game.isJackpot ? (
        <span className="badge badge-jackpot">{t('lobby.isJackpot')}</span>
      ) : (
        game.isNew && <span className="badge badge-new">{t('lobby.isNew')}</span>
      )}
      <a className="about" href={href(`/game/${id}`)} aria-label={t('lobby.about', { title })} />
      {heart && (
        <button
          className="heart"
          form={favouriteForm[heart]}
          name="gameid"
          value={id}
          aria-label={t(heart === 'add' ? 'lobby.addFavourite' : 'lobby.removeFavourite', { title })}
        />
      )}
    </>
  );
});

/** A last line of a tile, such as what goes on at the game's table: HTML, drawn once like the tile, or nothing. */
export type TileLine = (game: GameTile) => string | null;

interface Tiles {
  games: readonly GameTile[];
  /** Ids of the player's favourites; left out or null, for visitors, tiles have no hearts. */
  favourites?: readonly string[] | null;
  more?: TileLine | undefined;
}

/** Pictures of the first row on a phone load at once, and those of the first row of a wider screen with the page: none of them is blank for a moment. */
const first = 2;
const soon = 4;

/** Where a list shows its games: in rows that the page opens with, or in one further down. */
type Place = 'grid' | 'rail';

const seenIn = (index: number, place: Place): Seen =>
  place === 'rail' || index >= soon ? 'near' : index < first ? 'first' : 'soon';

const tile = (inside: string): string => `<li class="tile live">${inside}</li>`;

/** As visitors see them, with nothing of their own: a whole list is one part. */
const plainTiles = writtenOnce<readonly GameTile[], { place: Place }>((page, games, { place }) =>
  games.map((game, index) => tile(drawTile(page, game, { seen: seenIn(index, place), heart: null }))).join(''),
);

/** The tiles of some games, for the inside of their list: a lobby has forty of them. */
export function gameTiles(
  page: Pick<Page, 'shared'>,
  { games, favourites, more }: Tiles,
  place: Place = 'rail',
): { __html: string } {
  if (!favourites && !more) return { __html: plainTiles(page, games, { place }) };
  const marked = favourites && new Set(favourites);
  const tiles = games.map((game, index) => {
    const heart = marked ? (marked.has(game.id) ? 'remove' : 'add') : null;
    return tile(drawTile(page, game, { seen: seenIn(index, place), heart }) + (more?.(game) ?? ''));
  });
  return { __html: tiles.join('') };
}

/** Games in rows, each with its heart for players. */
export function GameGrid(tiles: Tiles) {
  const page = usePage();
  return <ul className="grid" dangerouslySetInnerHTML={gameTiles(page, tiles, 'grid')} />;
}
