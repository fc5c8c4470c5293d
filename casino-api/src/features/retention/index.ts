export { letGo } from './database';
export { erasableTables } from './declared';
export { retentionFeature } from './feature';
