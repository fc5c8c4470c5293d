export { outsideFeature, outsidePort } from './feature';
export type { OutsideDesk } from './outside-desk';
export { listOutsideTitles, sandboxTitles } from './outside-games';
export { type HeldWin, type OpenOutsideRound, OutsideRounds } from './outside-rounds';
export type { WalletMessage } from './outside-wallet';
export { walletSecrets } from './providers';
export { writeWalletToken } from './wallet-token';
