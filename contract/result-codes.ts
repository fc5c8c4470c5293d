import { z } from 'zod';

/**
 * Every result code of the API and the HTTP status it travels with (SPEC §8, DOMAIN §1).
 * 200: a domain refusal, `success: false`. 4xx/5xx: a protocol error with the same envelope. Clients trust `info` first.
 */
export const resultCodes = {
  ok: 200,
  // protocol
  invalid_request: 422,
  invalid_api_key: 401,
  session_expired: 401,
  forbidden: 403,
  restriction_error: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_transaction: 409,
  payload_too_large: 413,
  too_many_requests: 429,
  invalid_signature: 401,
  internal_error: 500,
  unavailable: 503,
  // accounts
  invalid_username_or_password: 200,
  username_must_be_between_4_and_20_characters_long: 200,
  invalid_username_characters_letters_and_numbers_allowed: 200,
  invalid_captcha: 200,
  email_not_confirmed: 200,
  username_exists: 200,
  email_exists: 200,
  invalid_username: 200,
  invalid_email: 200,
  invalid_password: 200,
  passwords_must_match: 200,
  invalid_currency: 200,
  invalid_country: 200,
  invalid_birthdate: 200,
  underage: 200,
  terms_not_accepted: 200,
  token_expired: 200,
  account_frozen: 200,
  profile_incomplete: 200,
  invalid_old_password: 200,
  password_policy: 200,
  invalid_reset_link: 200,
  document_type_not_allowed: 200,
  // protection
  limit_too_low: 200,
  limit_too_high: 200,
  limit_wait_not_over: 200,
  nothing_pending: 200,
  // loyalty
  cashback_not_offered: 200,
  cashback_already_claimed: 200,
  nothing_to_claim: 200,
  race_over: 200,
  // cashier
  unknown_method: 200,
  amount_below_minimum: 200,
  amount_above_maximum: 200,
  invalid_card: 200,
  no_deposit_yet: 200,
  insufficient_funds: 200,
  deposit_limit_reached: 200,
  open_rounds: 200,
  nothing_to_cancel: 200,
  nothing_to_lock: 200,
  withdrawal_needs_document: 200,
  invalid_address: 200,
  invalid_destination_tag: 200,
  order_not_paid: 200,
  order_already_used: 200,
  bonus_active: 200,
  // bonuses
  bonus_not_available: 200,
  bonus_already_active: 200,
  bonus_stake_too_high: 200,
  invalid_promotion_code: 200,
  promotion_code_used: 200,
  // games
  game_not_available: 200,
  stake_not_offered: 200,
  round_closed: 200,
  reality_check_due: 200,
  choice_not_offered: 200,
  round_open: 200,
  decision_not_offered: 200,
  decision_out_of_turn: 200,
  betting_closed: 200,
  // sports
  event_closed: 200,
  odds_changed: 200,
} as const satisfies Record<string, number>;

export type ResultCode = keyof typeof resultCodes;
export const ResultCode = z.enum(Object.keys(resultCodes) as [ResultCode, ...ResultCode[]]);
