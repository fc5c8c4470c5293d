export { limitsFeature, limitsPort } from './feature';
export { DepositLimits } from './limits';
export { realityCheckDue } from './reality-check';
export { protectionTables } from './schema';
