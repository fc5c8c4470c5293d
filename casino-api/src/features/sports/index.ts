export { sportsReceivers, type SportsMessage } from './exposure';
export { sportsFeature } from './feature';
export { postpone, reprice } from './office';
