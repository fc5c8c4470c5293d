export { sportsFeature } from './feature';
export { postpone, reprice } from './office';
