export { catalogueFeature, cataloguePort } from './feature';
export { gameFacts } from './game-facts';
export { playsReceivers, type PlaysMessage } from './record-plays';
