export { FairnessSeeds, type RandomBytes } from './fairness-seeds';
export { type RoundPlayerCalls, roundsFeature, roundsPort, wholeReceipts } from './feature';
export { firstLaunch, firstSeedOf, firstSeeds } from './first-look';
export { openInHouse } from './launch';
export { MinimumInterval as OnTheHeels } from './pace';
export type { AnsweredRound, LaunchedGame, LaunchMoney } from './round-requests';
export { signedReceipt } from './receipt-signature';
export { inHouse, Rounds } from './rounds';
export { type SharedRound, type TablePart, TableParts } from './table-parts';
