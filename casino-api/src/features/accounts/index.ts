export { emailKey, usernameKey } from './account-keys';
export { type AccountBlock, blockReasons, blockReviewers, longestBlock, usualBlock } from './account-block';
export type { Account, AccountRecord, Contact, NewAccount, Person } from './account';
export {
  claim,
  type Holder,
  holdersOf,
  markOpened,
  playerIdOf,
  playerIdOfEmail,
  release,
  releaseUnopened,
  settleUnfinished,
  takenErrors,
} from './claims';
export { missingOf } from './completeness';
export { accountsFeature, accountsPort } from './feature';
export { Identity } from './identity';
export { ResetLinks } from './reset-links';
