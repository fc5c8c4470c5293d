import type { GameTile } from 'contract/games';

/** Where a game's picture is: what an operator gave a title, else the edge's own. */
export const gameArt = ({ id, picture }: Pick<GameTile, 'id' | 'picture'>): string => picture ?? `/art/${id}.svg`;
