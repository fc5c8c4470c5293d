export { racesFeature } from './feature';
export type { SeedRace } from './race-list';
export { type RaceScore, settlesAt } from './race-rules';
export { raceReceivers } from './report-scores';
export type { RaceMessage } from './reports';
