import { hashOf, readSigned, sign } from '../../kernel/tokens';
import type { PlayerToken } from '../../kernel/session/player-token';

/** Whom a game provider's token names: the player, and the session by the hash that the player's object keeps of its secret. */
export interface WalletToken {
  playerId: string;
  sessionHash: string;
}

/**
 * The token by which a game provider names a player to the wallet: good for that provider alone, and for nothing but the wallet.
 * It names the player for as long as there are late wins to pay; whether the session is still open, the player's object knows.
 */
export const writeWalletToken = ({ playerId, secret }: PlayerToken, provider: string, key: string): Promise<string> =>
  sign('wallet', `${playerId}.${hashOf(secret)}.${provider}`, key);

/** What a token names, or null when we did not sign it for this provider. */
export async function readWalletToken(token: string, provider: string, key: string): Promise<WalletToken | null> {
  const [playerId, sessionHash, holder] = (await readSigned('wallet', token, key))?.split('.') ?? [];
  return playerId && sessionHash && holder === provider ? { playerId, sessionHash } : null;
}
