export { BonusStore } from './bonus-store';
export type { NamedBonus } from './bonuses';
export { endPromotion, findPromotion, type KeptPromotion, listPromotions, makePromotion } from './codes';
export { type ContributionCategory, houseContribution } from './contribution';
export { contributionsOf, namedContributions } from './contributions';
export type { DepositBonuses, NamedDepositBonus } from './deposit-bonuses';
export type { PlayersOffer } from './deposit-offers';
export { bonusesFeature, bonusesPort } from './feature';
export { depositOffers } from './find-offers';
export { FreeSpins } from './free-spins';
export {
  findList,
  giveStatement,
  type GrantList,
  latestLists,
  linesByState,
  listStatements,
  longestList,
  workOffLists,
  wrongLines,
} from './grant-lists';
export type { OfferRule } from './offer-rules';
export type { BonusGrant } from './promotions';
export { highestBonusStake, usualMultiplier } from './wagering';
