import type { Receivers } from '../../kernel/outbox';
import { indexException, type ExceptionMessage } from './desk/exception-index';
import { recordTillEntry, type TillEntryMessage } from './desk/log';
import { providerReceivers, type ProviderMessage } from './refund-provider';
import { indexWithdrawal, type WithdrawalMessage } from './withdrawal-index';

/** Each takes the same message twice as if once. */
export const cashierReceivers: Receivers<ExceptionMessage | TillEntryMessage | WithdrawalMessage | ProviderMessage> = {
  ...providerReceivers,
  exception: { each: ({ DB }, { exception }) => indexException(DB, exception) },
  till_withdrawal: { each: ({ DB }, { withdrawal }) => indexWithdrawal(DB, withdrawal) },
  till_entry: { each: ({ DB }, { entry }) => recordTillEntry(DB, entry) },
};
