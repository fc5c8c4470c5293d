import { days } from 'contract/constants';
import { randomSecret, readSigned, sign } from '../tokens';

/** How long an anonymous session is accepted. */
export const anonymousSessionValid = 30 * days;

/** A new anonymous session id, issued `at` (epoch ms): `<id>.<issued, base 36>.<signature>`. Nothing is stored. */
export const issueAnonymousId = (at: number, secret: string): Promise<string> =>
  sign('anonymous', `${randomSecret(16)}.${at.toString(36)}`, secret);

/** The id inside a valid, unexpired anonymous session id, else null. */
export async function readAnonymousId(token: string | undefined, at: number, secret: string): Promise<string | null> {
  const text = token ? await readSigned('anonymous', token, secret) : null;
  const [id, issued] = text?.split('.') ?? [];
  if (!id || !issued) return null;
  return at < Number.parseInt(issued, 36) + anonymousSessionValid ? id : null;
}
