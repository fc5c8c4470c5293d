export { outsideFeature, outsidePort } from './feature';
export type { OutsideDesk } from './outside-desk';
export {
  listOutsideTitles,
  OutsideTitle,
  type OutsideTitles,
  outsideTitle,
  titleOffStatement,
  titleStatement,
} from './outside-games';
export { type HeldWin, type OpenOutsideRound, OutsideRounds } from './outside-rounds';
export type { WalletMessage } from './outside-wallet';
export { type GamesSandbox, gamesSandbox, launchable, walletSecrets } from './providers';
export { signWalletMessage } from './wallet-signature';
export { writeWalletToken } from './wallet-token';
