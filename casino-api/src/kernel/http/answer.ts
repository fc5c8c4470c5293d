import type { Language } from 'contract/constants';
import type { Envelope } from 'contract/envelope';
import { resultCodes, type ResultCode } from 'contract/result-codes';
import type { Outcome } from '../outcome';
import { messageOf } from '../../features/messages/result-messages';
import { successMessages } from '../../features/messages/success-messages';

/** The response of an outcome: envelope, message in the caller's language, status of the code. */
export function answer(outcome: Outcome<unknown>, language: Language, headers: Record<string, string> = {}): Response {
  const code: ResultCode = outcome.ok ? 'ok' : outcome.code;
  const wait =
    code === 'too_many_requests'
      ? (outcome.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds
      : undefined;
  const message = outcome.ok && outcome.says ? successMessages[outcome.says][language] : messageOf(code, language);
  const envelope: Envelope<unknown> = {
    info: { success: outcome.ok, message, resultCode: code },
    data: outcome.data ?? null,
  };
  return new Response(JSON.stringify(envelope), {
    status: resultCodes[code],
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait ? { 'retry-after': String(wait) } : {}),
      ...headers,
    },
  });
}
