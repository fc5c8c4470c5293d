import { longestBody } from 'contract/constants';
import { readCapped } from '~/edge/capped-body';

export type FormBody = { ok: true; entries: [string, string][] } | { ok: false; reason: 'too_large' | 'malformed' };

/** Lone surrogates have no UTF-8 and would change on their way through storage: they become U+FFFD here, at the door. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Reads a form's text fields in the order they came. Files are no part of these forms and are left out. Never throws. */
export async function readBody(request: Request): Promise<FormBody> {
  const type = request.headers.get('content-type') ?? '';
  try {
    const bytes = await readCapped(request, longestBody);
    if (!bytes) return { ok: false, reason: 'too_large' };
    if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
      return { ok: false, reason: 'malformed' };
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
