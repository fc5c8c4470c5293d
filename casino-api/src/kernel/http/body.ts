import { longestBody } from 'contract/constants';
import { done, refused, type Outcome } from '../outcome';

/** Lone surrogates have no UTF-8 and would change on their way through storage: they become U+FFFD here, at the door. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
const surrogateEscape = /\\u[dD]/;

/** The body as text, read with a cap (64 KB by default): `payload_too_large` above it. @param longest bytes */
export async function readText(
  request: Pick<Request, 'headers' | 'body' | 'text'>,
  longest = longestBody,
): Promise<Outcome<string>> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > longest) return refused('payload_too_large');
  if (!request.body) return done('');
  // HTTP cuts a body off at the length that was announced for it, and reading it in one piece is several times cheaper.
  if (announced !== null) return done(await request.text());
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > longest) return refused('payload_too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return done(text + decoder.decode());
}

/** The body as it came, read with a cap: `payload_too_large` above it. @param longest bytes */
export async function readBytes(
  request: Pick<Request, 'body'>,
  longest: number,
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > longest) return refused('payload_too_large');
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  chunks.reduce((at, chunk) => (whole.set(chunk, at), at + chunk.byteLength), 0);
  return done(whole);
}

/** The JSON value of a body, `{}` for none; `invalid_request` when it is not JSON. */
export function parseJson(text: string): Outcome<unknown> {
  if (text === '') return done({});
  try {
    // Text that came as UTF-8 is well-formed; only an escape can bring half a character.
    return done(
      surrogateEscape.test(text)
        ? JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value))
        : JSON.parse(text),
    );
  } catch {
    return refused('invalid_request', { errors: [{ field: '', code: 'malformed_json' }] });
  }
}
