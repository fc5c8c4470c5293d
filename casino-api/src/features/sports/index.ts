export { sportsReceivers, type SportsMessage } from './exposure';
export { sportsFeature } from './feature';
export { pollFeed } from './feed/poll';
export { callOff, changeTerms, exposureByMatch, exposureOf, setResult, voidMarket } from './office';
export { scopes } from './terms';
