export { outsideFeature, outsidePort } from './feature';
export type { OutsideDesk } from './outside-desk';
export { listOutsideTitles, type OutsideTitles } from './outside-games';
export { type HeldWin, type OpenOutsideRound, OutsideRounds } from './outside-rounds';
export type { WalletMessage } from './outside-wallet';
export { type GamesSandbox, gamesSandbox, walletSecrets } from './providers';
export { signWalletMessage } from './wallet-signature';
export { writeWalletToken } from './wallet-token';
