import { loginUsername, maintenanceRetry, type Language } from 'contract/constants';
import type { Envelope } from 'contract/envelope';
import { resultCodes, type ResultCode } from 'contract/result-codes';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import type { Outcome, SuccessKey } from '../outcome';

/** What `info.message` says of a result, or of a success that has more to tell. */
const messageOf = (result: ResultCode | SuccessKey, language: Language): string =>
  fillIn(apiTexts(language).results[result], loginUsername);

/** The response of an outcome: envelope, message in the caller's language, status of the code. */
export function answer(outcome: Outcome<unknown>, language: Language, headers: Record<string, string> = {}): Response {
  const code: ResultCode = outcome.ok ? 'ok' : outcome.code;
  const wait =
    code === 'too_many_requests'
      ? (outcome.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds
      : code === 'maintenance'
        ? maintenanceRetry
        : undefined;
  const message = messageOf((outcome.ok && outcome.says) || code, language);
  const envelope: Envelope<unknown> = {
    info: { success: outcome.ok, message, resultCode: code },
    data: outcome.data ?? null,
  };
  const body = JSON.stringify(envelope);
  return new Response(body, {
    status: resultCodes[code],
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // Whoever knows how long it is reads it in one piece.
      'content-length': String(Buffer.byteLength(body)),
      ...(wait ? { 'retry-after': String(wait) } : {}),
      ...headers,
    },
  });
}
