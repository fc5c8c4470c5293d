export { type DecidedException, decisionsOf, type ExceptionDecision, isDecisionOf, judgeDecision } from './decisions';
export {
  exceptionId,
  type ExceptionKind,
  type ExceptionMessage,
  findException,
  type IncidentKind,
  type IndexedException,
  openExceptions,
} from './exception-index';
export { recordTillEntry, type TillEntry, type TillEntryMessage, tillLog } from './log';
export { isWithdrawalReason, type WithdrawalReason, withdrawalReasons } from './reasons';
export { type DeskMessage, deskReceivers } from './receivers';
