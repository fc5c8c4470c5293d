import { Envelope } from 'contract/envelope';
import type { Call } from 'contract/call';
import { ApiUnavailable, Gone, Maintenance, NotFound, SessionExpired, TerritoryRestricted } from './faults';

/**
 * What a call came to, with the API's message in the reader's language. A refusal carries a code as well; its `data` may hold field
 * errors or limits (`FieldErrors` of the contract).
 */
export type Answer<Data> =
  { ok: true; data: Data; message: string } | { ok: false; code: string; message: string; data: unknown };

/** No answer of the contract comes near this. */
const maximumBytes = 2_000_000;

async function readCapped(response: Response): Promise<string> {
  const stated = response.headers.get('content-length');
  if (Number(stated ?? 0) > maximumBytes) throw new Error('answer too large');
  if (!response.body) return '';
  // It has no more than it says, unless it is packed; in one piece it costs a third.
  if (stated !== null && !response.headers.has('content-encoding')) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maximumBytes) {
      await reader.cancel();
      throw new Error('answer too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads an answer of the API: `info` first, then `data` against the call's schema.
 * @throws ApiUnavailable for anything that is not the contract's envelope, SessionExpired, TerritoryRestricted, NotFound, Gone, Maintenance.
 */
export async function readAnswer<Data>(call: Call, response: Response): Promise<Answer<Data>> {
  const text = await readCapped(response);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ApiUnavailable(`${call.method} ${call.path}: no JSON (status ${response.status})`);
  }
  const envelope = Envelope.safeParse(json);
  if (!envelope.success)
    throw new ApiUnavailable(`${call.method} ${call.path}: no envelope (status ${response.status})`);
  const { info, data } = envelope.data;
  if (info.success) {
    const parsed = call.data.safeParse(data ?? null);
    if (!parsed.success)
      throw new ApiUnavailable(
        `${call.method} ${call.path}: unexpected data at ${parsed.error.issues[0]?.path.join('.')}`,
      );
    return { ok: true, data: parsed.data as Data, message: info.message };
  }
  if (info.resultCode === 'session_expired') throw new SessionExpired();
  if (info.resultCode === 'restriction_error') throw new TerritoryRestricted();
  if (info.resultCode === 'not_found') throw new NotFound();
  if (info.resultCode === 'gone') throw new Gone();
  if (info.resultCode === 'maintenance') throw new Maintenance(`${call.method} ${call.path}`);
  // A call that names `unavailable` among its refusals means something behind the API; its form keeps what was typed.
  const foretold = info.resultCode === 'unavailable' && call.refusals?.includes('unavailable');
  if ((response.status >= 500 && !foretold) || info.resultCode === 'invalid_api_key')
    throw new ApiUnavailable(`${call.method} ${call.path}: ${info.resultCode}`);
  return { ok: false, code: info.resultCode, message: info.message, data };
}
