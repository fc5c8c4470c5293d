export { maskedName } from './masked-name';
export { type WinnerMessage, winnerReceivers } from './record-winners';
export { WinFeed } from './win-feed';
export { latestWinners } from './winners';
