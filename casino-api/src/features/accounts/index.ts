export type { Account, AccountRecord, NewAccount } from './account';
export { accountsFeature, accountsPort } from './feature';
export { Identity, type LoginAttempt, type OpenedSession, type Visit } from './identity';
export { accountTables } from './schema';
export { missingOf } from './completeness';
