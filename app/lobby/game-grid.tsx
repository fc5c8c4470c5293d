import type { GameTile } from 'contract/games';
import { usePage } from '~/i18n/page';
import { gameTile, tileWords } from './game-tile';

/** Pictures of the first row on a phone load at once. */
const inSight = 2;

interface GameGridProps {
  games: readonly GameTile[];
  /** Ids of the player's favourites; null for visitors, who see no hearts. */
  favourites: readonly string[] | null;
}

/** Games in rows, each with its heart for players. */
export function GameGrid({ games, favourites }: GameGridProps) {
  const words = tileWords(usePage(), favourites);
  return <ul className="grid">{games.map((game, index) => gameTile(game, words, index < inSight))}</ul>;
}
