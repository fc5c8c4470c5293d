export {
  type DeskAct,
  type MailAgain,
  mailsAgain,
  playerDeskFeature,
  playerDeskPort,
  type PlayerSheet,
} from './feature';
export { ownTables, sharedData } from './own-data';
export { findPlayers, type FoundPlayer, isPlayer, playersNamed } from './player-index';
