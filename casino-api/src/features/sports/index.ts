export { sportsFeature, sportsPort } from './feature';
export { sportsTables } from './schema';
