/** What is written to a player in the bell and by mail. A key that was ever written stays: what is kept is the key. */
export const messages = {
  limit_confirmable:
    'The waiting period for your new deposit limit of {{limit}} is over. It applies once you confirm it.',
  password_changed: 'Your password was changed. If this was not you, please contact customer support.',
  name_changed:
    'The name on your account was changed. Please verify your identity again. If this was not you, please contact customer support.',
  email_changed: 'Your email address was changed. If this was not you, please contact customer support.',
  document_approved: 'Your document was accepted: {{document}}.',
  withdrawal_rejected:
    'Your withdrawal of {{amount}} was not approved: {{reason}}. The amount is back in your balance.',
  deposit_unallocated: '{{amount}} arrived but was not credited. See the cashier for the reason and what you can do.',
  deposit_refunded: 'The {{amount}} that was not credited is being sent back the way it came.',
  payout_collected:
    'A withdrawal that had been returned to your balance was paid out after all. {{amount}} was therefore taken from your balance. Customer support will explain it to you.',
  document_rejected: 'Your document could not be accepted: {{document}}. {{reason}}. Please upload it again.',
  account_verified: 'Your account is verified.',
  race_prize: 'Congratulations! Place {{place}} in the slot race “{{race}}”: your prize is {{prize}}.',
  level_cash: 'You’ve reached level {{level}}. Your reward: {{cash}}.',
  level_spins: 'You’ve reached level {{level}}. Your reward: {{spins}} free spins, listed with your bonuses.',
  level_cash_and_spins:
    'You’ve reached level {{level}}. Your reward: {{cash}} and {{spins}} free spins, listed with your bonuses.',
  challenge_hit: 'Challenge completed: a win of ×{{multiplier}}. Your prize: {{prize}}.',
  rewards_paid: 'Rewards that were on hold have been paid into your balance: {{cash}}.',
  spins_given: 'Free spins that were on hold are now listed with your bonuses: {{spins}}.',
  cashback_daily: 'Your daily cashback is ready to claim: {{amount}}.',
  cashback_weekly: 'Your weekly cashback is ready to claim: {{amount}}.',
  cashback_monthly: 'Your monthly cashback is ready to claim: {{amount}}.',
  bonus_ends_soon: 'Your bonus “{{bonus}}” ends on {{time}}.',
  free_spins_end_soon: 'Your free spins from “{{bonus}}” can be played until {{time}}. Left: {{count}}.',
  race_ends_soon: 'The slot race “{{race}}” that you joined ends on {{time}}.',
  race_changed:
    'The slot race “{{race}}” that you joined was changed before it started. It runs from {{from}} to {{time}}; you’ll find the prizes and slots on its page.',
  race_cancelled:
    'The slot race “{{race}}” that you joined was cancelled before it started. Your balance is unchanged.',
  win_released: 'Your win of {{amount}} on {{game}} has been checked and is now in your balance.',
  win_void: 'The win of {{amount}} on {{game}} has been checked and can’t be paid. Customer support will explain why.',
  round_settled: 'An unfinished round of {{game}} was closed with what it had won so far: {{amount}}.',
  round_void: 'An unfinished round of {{game}} was voided. Your stake was returned: {{amount}}.',
  bet_paid: 'Your bet on {{match}} has been settled: {{amount}} has been paid into your balance.',
  bet_lost: 'Your bet on {{match}} was lost.',
  bet_void: 'Your bet on {{match}} is void: {{amount}} has been returned to your balance.',
  bet_settled_anew: 'The result of {{match}} was corrected. Your bet now pays {{amount}}; before it was {{before}}.',
  deposit_credited_late: '{{amount}} that had arrived but was not credited is now in your balance.',
  payout_failed: 'Your withdrawal of {{amount}} could not be paid. The amount is back in your balance.',
  payout_returned:
    'A withdrawal of {{amount}} was returned to us after it had been paid. The amount is back in your balance.',
  refund_paid: 'Your refund of {{amount}} has been sent.',
  deposit_charged_back:
    'Your payment provider took back your deposit of {{amount}}, so it was removed from your balance. Customer support will explain why.',
  account_blocked:
    'Your account is blocked. Reason: {{reason}}. Review: {{team}}, by {{until}} at the latest. You can log in, withdraw and write to customer support.',
  account_held:
    'Your account is blocked and your withdrawals are on hold. Reason: {{reason}}. Review: {{team}}, by {{until}} at the latest. You can log in and write to customer support.',
  account_unblocked: 'Your account is active again.',
  balance_corrected: 'Your balance was corrected by {{amount}}. Customer support will explain why.',
  document_asked: 'We need another document from you: {{document}}. {{reason}}.',
};
