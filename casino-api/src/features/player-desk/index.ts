export { type ErasureMessage, erasureReceivers, type Obstacle } from './erasure';
export { type DeskAct, mailsAgain, playerDeskFeature, playerDeskPort, type PlayerSheet } from './feature';
export { ownTables, sharedData, toldOf } from './own-data';
export { findPlayers, type FoundPlayer, isPlayer, playersNamed } from './player-index';
