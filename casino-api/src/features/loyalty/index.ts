export { loyaltyFeature, loyaltyPort } from './feature';
export { finishHostTask, type HostTask, openHostTasks } from './host-tasks';
export { Levels } from './levels';
export type { Loyalty } from './loyalty';
export { netEdge, type RewardTier } from './net-edge';
export { type LoyaltyMessage, loyaltyReceivers } from './receivers';
