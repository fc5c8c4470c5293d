/** Why a withdrawal is not approved; the player reads it in the own language. */
export const withdrawalReasons = ['identity', 'details', 'play_review', 'other'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];
export const isWithdrawalReason = (text: string): text is WithdrawalReason =>
  (withdrawalReasons as readonly string[]).includes(text);
