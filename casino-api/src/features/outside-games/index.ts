export { outsideFeature, outsidePort } from './feature';
export type { OutsideDesk } from './outside-desk';
export { OutsideRounds, type HeldWin, type OpenOutsideRound } from './outside-rounds';
export { outsideTables } from './schema';
export type { WalletMessage } from './outside-wallet';
