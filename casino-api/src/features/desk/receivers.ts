import type { Receivers } from '../../kernel/outbox';
import { indexException, type ExceptionMessage } from './exception-index';
import { keepKnown, type PlayerKnownMessage } from './player-terms';
import { recordEntry, type OperatorEntryMessage } from './log';

/** What operators are to see, whoever's object tells it. Each takes the same message twice as if once. */
export type DeskMessage = ExceptionMessage | OperatorEntryMessage | PlayerKnownMessage;

export const deskReceivers: Receivers<DeskMessage> = {
  exception: { each: ({ DB }, { exception }) => indexException(DB, exception) },
  player_known: { each: ({ DB }, message) => keepKnown(DB, message) },
  till_entry: { each: ({ DB }, { entry }) => recordEntry(DB, entry) },
};
