export { FairnessSeeds, type RandomBytes } from './fairness-seeds';
export { roundsFeature, roundsPort, wholeReceipts, type RoundPlayerCalls } from './feature';
export { firstLaunch, firstSeedOf, firstSeeds, firstStanding } from './first-look';
export { MinimumInterval as OnTheHeels } from './pace';
export { Rounds } from './rounds';
