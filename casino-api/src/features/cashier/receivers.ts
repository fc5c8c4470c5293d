import type { Receivers } from '../../kernel/outbox';
import { providerReceivers, type ProviderMessage } from './refund-provider';
import { indexWithdrawal, type WithdrawalMessage } from './withdrawal-index';

/** Each takes the same message twice as if once. */
export const cashierReceivers: Receivers<WithdrawalMessage | ProviderMessage> = {
  ...providerReceivers,
  till_withdrawal: { each: ({ DB }, { withdrawal }) => indexWithdrawal(DB, withdrawal) },
};
