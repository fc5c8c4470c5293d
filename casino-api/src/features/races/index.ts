export { racesFeature } from './feature';
export { tellEntrants } from './tell-entrants';
export {
  announceRace,
  cancelRace,
  changeRace,
  endSeries,
  findRace,
  isRepeated,
  deskRaces,
  racesToRepeat,
  type SeedRace,
  textsOfRace,
} from './race-list';
export { cardOf } from './race-view';
export { type RaceScore, settlesAt } from './race-rules';
export { raceReceivers } from './report-scores';
export type { RaceMessage } from './reports';
