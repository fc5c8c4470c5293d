import type { PlayerMessage } from 'contract/profile';
import type { messages } from 'locales/en/messages';

/** What the product writes to a player: kept as its key and values, and read in the reader's language. */
export type MessageKey = keyof typeof messages;

export const messageTypes: Readonly<Record<MessageKey, PlayerMessage['type']>> = {
  limit_confirmable: 'info',
  password_changed: 'warning',
  name_changed: 'warning',
  email_changed: 'warning',
  document_approved: 'success',
  withdrawal_rejected: 'warning',
  deposit_unallocated: 'warning',
  deposit_refunded: 'info',
  payout_collected: 'warning',
  document_rejected: 'warning',
  account_verified: 'success',
  race_prize: 'success',
  level_cash: 'success',
  level_spins: 'success',
  level_cash_and_spins: 'success',
  challenge_hit: 'success',
  rewards_paid: 'success',
  spins_given: 'success',
  cashback_daily: 'info',
  cashback_weekly: 'info',
  cashback_monthly: 'info',
  bonus_ends_soon: 'info',
  free_spins_end_soon: 'info',
  race_ends_soon: 'info',
  win_released: 'success',
  win_void: 'warning',
  round_settled: 'info',
  round_void: 'info',
  deposit_credited_late: 'success',
  payout_failed: 'warning',
  payout_returned: 'info',
  refund_paid: 'success',
  deposit_charged_back: 'warning',
  account_blocked: 'warning',
  account_unblocked: 'success',
  balance_corrected: 'info',
};
