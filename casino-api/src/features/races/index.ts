export { racesFeature } from './feature';
export { racesPort } from './port';
export { raceTables } from './schema';
export { raceReceivers } from './tell-races';
export type { RaceMessage } from './told';
