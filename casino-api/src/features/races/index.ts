export { racesFeature } from './feature';
export { racesPort } from './port';
export { raceTables } from './schema';
export { raceReceivers } from './report-scores';
export type { RaceMessage } from './reports';
