export { Care } from './care';
export {
  type CareCase,
  type CareContact,
  type CareMessage,
  careContacts,
  careOutcomes,
  careReceivers,
  careWays,
  contactStatements,
  markedPlayers,
} from './care-index';
export type { CareMarker } from './markers';
export { careFeature, carePort, type CareView } from './feature';
