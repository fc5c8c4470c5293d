import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { RoundRandom } from './engine';

/** A draw reads the first 48 bits of a digest: the most that whole bytes put into an exact JavaScript integer. */
const drawnBytes = 6;
const drawnRange = 2 ** (8 * drawnBytes);
const encoder = new TextEncoder();

/**
 * The randomness of one round (DOMAIN §11). Draw number `cursor` (0, 1, 2 …) reads the first six bytes, big-endian, of
 * HMAC-SHA256(key = server seed, message = `client seed:nonce:cursor`), both as UTF-8 text. A number in the uneven rest
 * above the last multiple of `below` is thrown away and the next cursor read, so that no integer is more likely than
 * another. Everybody who knows the two seeds and the nonce gets the same integers in the same order.
 */
export function createRoundRandom(serverSeed: string, clientSeed: string, nonce: number): RoundRandom {
  let cursor = 0;
  // The digests of `node:crypto` are streams: a round's worth of them is most of what the collector has to clear away after it.
  const keyed = hmac.create(sha256, encoder.encode(serverSeed));
  // One copy of the keyed state and one digest serve all draws.
  const copy = keyed.clone();
  const digest = new Uint8Array(keyed.outputLen);
  const draw = () => {
    keyed
      ._cloneInto(copy)
      .update(encoder.encode(`${clientSeed}:${nonce}:${cursor++}`))
      .digestInto(digest);
    let number = 0;
    for (let index = 0; index < drawnBytes; index += 1) number = number * 256 + digest[index]!;
    return number;
  };
  return {
    integer(below) {
      if (!Number.isSafeInteger(below) || below < 1 || below > drawnRange)
        throw new RangeError(`No integer can be drawn below ${below}.`);
      const fair = drawnRange - (drawnRange % below);
      let drawn = draw();
      while (drawn >= fair) drawn = draw();
      return drawn % below;
    },
  };
}

/** What a player is shown before the round: SHA-256 of the server seed's text, hexadecimal. */
export const hashOfSeed = (serverSeed: string): string => bytesToHex(sha256(encoder.encode(serverSeed)));

/** 256 fresh bits as 64 hexadecimal digits. `randomBytes` must be cryptographically strong. */
export const newServerSeed = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('hex');
