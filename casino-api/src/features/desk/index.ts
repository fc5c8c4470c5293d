export { barPerson, barredHash, isBarredAt } from './barred-persons';
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
export { erasedAction } from './log-chain';
export {
  eraseTold,
  hasEntry,
  type LogQuery,
  notesOf,
  type OperatorAction,
  operatorActions,
  type OperatorEntry,
  type OperatorEntryMessage,
  operatorLog,
  recordEntry,
  type TillEntry,
  tillLog,
} from './log';
export { type Duplicate, duplicatesOf, personKey, type PlayerKnownMessage, termOf } from './player-terms';
export { isWithdrawalReason, type WithdrawalReason, withdrawalReasons } from './reasons';
export { type DeskMessage, deskReceivers } from './receivers';
