export { type BlockedPlayer, blockedPlayers, type BlockMessage, blockReceivers, Blocks } from './blocks';
export { SelfExclusion } from './exclusion';
export { exclusionFeature, exclusionPort } from './feature';
export { freezeReason } from './freeze';
export { quietAfterExclusion, withheld, withheldCode } from './may-be-offered';
export { exclusionChoices } from './self-exclusion';
