import { randomSecret, readSigned, sign, type Purpose } from '../tokens';
import { newUuid } from '../randomness';

/** `<player id>.<secret>.<signature>`: the player id names the object that knows the hash of the secret. */
export interface PlayerToken {
  playerId: string;
  secret: string;
}

export const newPlayerId = newUuid;

export const newPlayerToken = (playerId: string): PlayerToken => ({ playerId, secret: randomSecret() });

export const writePlayerToken = (
  { playerId, secret }: PlayerToken,
  purpose: Exclude<Purpose, 'anonymous' | 'wallet' | 'device'>,
  key: string,
): Promise<string> => sign(purpose, `${playerId}.${secret}`, key);

/** The parts of a token that we signed, else null. Whether it is still good, only the player's object knows. */
export async function readPlayerToken(
  token: string | undefined,
  purpose: Exclude<Purpose, 'anonymous' | 'wallet' | 'device'>,
  key: string,
): Promise<PlayerToken | null> {
  const text = token ? await readSigned(purpose, token, key) : null;
  const [playerId, secret] = text?.split('.') ?? [];
  return playerId && secret ? { playerId, secret } : null;
}
