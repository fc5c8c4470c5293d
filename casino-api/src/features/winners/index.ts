export { winnerReceivers, type WinnerMessage } from './record-winners';
export { WinFeed } from './win-feed';
