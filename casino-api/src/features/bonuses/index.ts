export { BonusStore } from './bonus-store';
export type { NamedBonus } from './bonuses';
export {
  changePromotion,
  endPromotion,
  findPromotion,
  hasPromotion,
  type KeptPromotion,
  listPromotions,
  makePromotion,
} from './codes';
export { type ContributionCategory, houseContribution } from './contribution';
export { contributionsOf, limitedTo, namedContributions } from './contributions';
export type { DepositBonuses, NamedDepositBonus } from './deposit-bonuses';
export type { PlayersOffer } from './deposit-offers';
export { bonusesFeature, bonusesPort } from './feature';
export {
  type AnnouncedOffer,
  costOf as offerCost,
  depositOffers,
  deskOffers,
  findOffer,
  type SeedOffer,
} from './find-offers';
export { announceOffer, changeOffer, endOffer } from './offer-templates';
export { FreeSpins } from './free-spins';
export {
  findList,
  giveStatement,
  type GrantList,
  latestLists,
  listStatements,
  longestList,
  workOffLists,
  wrongLines,
} from './grant-lists';
export { type OfferMessage, faceOf, offerReceivers, releasePromises, withinBudget } from './offer-costs';
export { type OfferRule, offerStateAt as offerStateOf } from './offer-rules';
export { type OfferSegment, offerSegments } from './offer-segments';
export type { BonusGrant } from './promotions';
export { highestBonusStake, lowestMultiplier, usualMultiplier } from './wagering';
