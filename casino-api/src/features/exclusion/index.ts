export { SelfExclusion } from './exclusion';
export { exclusionFeature, exclusionPort } from './feature';
export { freezeReason } from './freeze';
export { withheld } from './may-be-offered';
