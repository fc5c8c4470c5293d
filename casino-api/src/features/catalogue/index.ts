export { catalogueFeature, cataloguePort } from './feature';
export {
  chooseStatement,
  type DeskGame,
  deskGame,
  deskGames,
  type GameChoice,
  gameSystems,
  pictureStatement,
} from './game-choices';
export { gameFacts, type StakedOn } from './game-facts';
export { findGame, findGames, gamesByProvider, tilesOf } from './games';
export { forgetGames, type GameEntry, knownDetails, knownGame } from './known-games';
export { type PlaysMessage, playsReceivers } from './record-plays';
export { fewestRounds, returnBand, type ReturnBand, type ReturnSums } from './return-band';
