export { historyFeature, historyPort } from './feature';
export { History } from './history';
