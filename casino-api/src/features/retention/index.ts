export { letGo } from './database';
export { retentionFeature } from './feature';
