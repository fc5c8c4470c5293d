export { BonusStore } from './bonus-store';
export type { DepositBonuses } from './deposit-bonuses';
export { bonusesFeature, bonusesPort } from './feature';
export { FreeSpins } from './free-spins';
export type { RewardTier } from './net-edge';
export type { OfferRule } from './offer-rules';
export type { BonusGrant } from './promotions';
export { bonusTables } from './schema';
