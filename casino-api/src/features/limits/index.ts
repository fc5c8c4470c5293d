export { limitsFeature, limitsPort } from './feature';
export { DepositLimits, type DepositLimitView } from './limits';
export { realityCheckDue } from './reality-check';
