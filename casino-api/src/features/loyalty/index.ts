export { loyaltyFeature, loyaltyPort } from './feature';
export { finishHostTask, type HostTask, openHostTasks } from './host-tasks';
export { Levels } from './levels';
export type { Loyalty } from './loyalty';
export { forgetTerms, shortestNotice } from './kept-terms';
export { countedChallenge, isReckonedWith } from './challenges';
export { spinsRefusal } from './level-spins';
export { netEdge, type RewardTier } from './net-edge';
export { type LoyaltyMessage, loyaltyReceivers } from './receivers';
export { rewardTables } from './schema';
export {
  allTermsAt,
  beginningOf,
  type ChallengeTerms,
  declaredTerms,
  type PeriodTerms,
  type SetTerms,
  type SpinsTerms,
  type Terms,
  termsAt,
  type TermsPart,
  termsParts,
} from './terms';
export { setStatements, setTerms, termsFrom, termsStatement, withdrawStatement } from './terms-store';
