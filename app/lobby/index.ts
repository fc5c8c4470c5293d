/** Tiles and rails of games. */
export { FavouriteForms } from './favourite-forms';
export { gameTile, tileWords } from './game-tile';
export { RailHead } from './rail';
