/** Tiles and rails of games. */
export { FavouriteForms } from './favourite-forms';
export { gameTiles } from './game-tile';
export { RailHead } from './rail';
