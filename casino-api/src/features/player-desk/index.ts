export { type ErasureMessage, erasureReceivers, type Obstacle } from './erasure';
export {
  type DeskAct,
  mailsAgain,
  playerDeskFeature,
  playerDeskPort,
  type PlayerLists,
  type PlayerSheet,
} from './feature';
export { ownTables, sharedData, toldOf } from './own-data';
export { findPlayers, type FoundPlayer, isPlayer, playersNamed, usernameOf } from './player-index';
