import { dropPolitely } from './polite-drop';

/** The body of a posted form, read with a cap: no form of ours comes near 64 KB. */
export const longestForm = 64 * 1024;

export type FormBody = { ok: true; entries: [string, string][] } | { ok: false; reason: 'too_large' | 'malformed' };

/** Lone surrogates have no UTF-8 and would change on their way through storage: they become U+FFFD here, at the door. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Null: nothing of it is taken. */
async function dropAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<null> {
  await dropPolitely(reader);
  return null;
}

async function readCapped(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  if (Number(request.headers.get('content-length') ?? 0) > longestForm) return dropAll(reader);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > longestForm) return dropAll(reader);
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Reads a form's text fields in the order they came. Files are no part of these forms and are left out. Never throws. */
export async function readBody(request: Request): Promise<FormBody> {
  const type = request.headers.get('content-type') ?? '';
  try {
    const bytes = await readCapped(request);
    if (!bytes) return { ok: false, reason: 'too_large' };
    if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return { ok: false, reason: 'malformed' };
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const entries: [string, string][] = [];
    form.forEach((value, name) => {
      if (typeof value === 'string') entries.push([name, wellFormed(value)]);
    });
    return { ok: true, entries };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
