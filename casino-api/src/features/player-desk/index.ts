export { type ErasureMessage, erasureReceivers, type Obstacle } from './erasure';
export { type DeskAct, playerDeskFeature, playerDeskPort, type PlayerSheet } from './feature';
export { findPlayers, type FoundPlayer, isPlayer, playersNamed } from './player-index';
