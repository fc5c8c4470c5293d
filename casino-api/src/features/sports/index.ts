export { sportsReceivers } from './exposure';
export type { SportsMessage } from './told-bets';
export { sportsFeature } from './feature';
export { pollFeed } from './feed/poll';
export { isDrawn, readProgramme, type MatchQuery, type StoredMatch } from './matches';
export { callOff, changeTerms, exposureByMatch, exposureOf, hasResult, matchOf, setResult, voidMarket } from './office';
export { saidOf, saidTerms, type SaidTerms, scopes, type Terms } from './terms';
