import { mostDevices } from 'contract/constants';
import { randomSecret, readSigned, sign } from '../../kernel/tokens';

/** A browser that a player logged in with before. */
export interface Device {
  /** Drawn by chance; what it does is counted under it. */
  id: string;
  /** `<id>.<signature>`: the signature is over the player too, whom the token does not name. */
  token: string;
}

/** A token for a browser that this player has just logged in with. */
export async function newDevice(playerId: string, key: string): Promise<Device> {
  const id = randomSecret(12);
  const signed = await sign('device', `${id}.${playerId}`, key);
  return { id, token: `${id}.${signed.slice(signed.lastIndexOf('.') + 1)}` };
}

/** The token among those of a browser that was made for this player, else null. @param tokens divided by spaces */
export async function readDevice(tokens: string | undefined, playerId: string, key: string): Promise<Device | null> {
  for (const token of (tokens ?? '').split(' ').slice(0, mostDevices)) {
    const [id, signature, ...rest] = token.split('.');
    if (id && signature && !rest.length && (await readSigned('device', `${id}.${playerId}.${signature}`, key)) !== null)
      return { id, token };
  }
  return null;
}
