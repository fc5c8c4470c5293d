import { languages } from 'contract/constants';
import { resultCodes, type ResultCode } from 'contract/result-codes';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome';
import { answer } from './answer';

const outcomeOf = (code: ResultCode): Outcome<null> => (code === 'ok' ? { ok: true, data: null } : { ok: false, code });

async function messageOf(code: ResultCode, language: (typeof languages)[number]): Promise<string> {
  const { info } = await answer(outcomeOf(code), language).json<{ info: { message: string } }>();
  return info.message;
}

describe('the message of an answer', () => {
  it.each([
    ['session_expired', 'Session expired'],
    ['invalid_username_or_password', 'Invalid username or password'],
    ['username_must_be_between_4_and_20_characters_long', 'Username must be between 4 and 20 characters long'],
    ['invalid_username_characters_letters_and_numbers_allowed', 'Invalid username characters'],
    ['invalid_captcha', 'Invalid captcha inserted'],
    ['invalid_email', 'Email is not valid'],
    ['username_exists', 'Username already exists'],
    ['passwords_must_match', 'Passwords must match'],
    ['underage', 'You must be 18+ years old'],
    ['token_expired', 'Your token has expired, please contact customer support'],
    ['no_deposit_yet', 'Withdrawals are not available, please make a deposit first'],
    ['invalid_old_password', 'Invalid old password'],
    ['invalid_reset_link', 'Password reset link is invalid'],
    ['profile_incomplete', 'Some information is missing, fill in before proceeding to the cashier'],
  ] as const)('says in English of %s what the specification says', async (code, text) => {
    expect(await messageOf(code, 'en')).toBe(text);
  });

  it.each(languages)('is whole in %s, with every place filled', async (language) => {
    for (const code of Object.keys(resultCodes) as ResultCode[])
      expect(await messageOf(code, language)).toMatch(/^[^{}]+$/);
  });
});
