import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, bech32, bech32m, hex, type BytesCoder } from '@scure/base';
import { chains, type Chain } from 'contract/chains';

/** Addresses as their chains write them, with the check each chain has of its own (DOMAIN §7). Main networks only. */

const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Null for what the work throws at: text that is none of the encoding's. */
function read<Read>(work: () => Read): Read | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const checksumOf = (payload: Uint8Array): Uint8Array => sha256(sha256(payload)).subarray(0, 4);

/** Version byte and 20 bytes of hash under a base58 checksum; null when it is not that. */
function base58Version(coder: BytesCoder, address: string): number | null {
  const bytes = read(() => coder.decode(address));
  if (bytes?.length !== 25) return null;
  return equal(bytes.subarray(21), checksumOf(bytes.subarray(0, 21))) ? bytes[0]! : null;
}

function base58Address(coder: BytesCoder, version: number, hash: Uint8Array): string {
  const payload = Uint8Array.of(version, ...hash);
  return coder.encode(Uint8Array.of(...payload, ...checksumOf(payload)));
}

/**
 * Segregated witness: version 0 in bech32 with 20 or 32 bytes, version 1 (taproot) in bech32m with 32 (BIP 173, 350). Later
 * versions are valid to the chain but mean nothing yet: coins sent there are anybody's.
 */
function isSegwit(prefix: string, address: string): boolean {
  for (const [coder, version, lengths] of [
    [bech32, 0, [20, 32]],
    [bech32m, 1, [32]],
  ] as const) {
    const decoded = read(() => coder.decode(address as `${string}1${string}`, 90));
    if (!decoded || decoded.prefix !== prefix || decoded.words[0] !== version) continue;
    const program = read(() => coder.fromWords(decoded.words.slice(1)));
    if (program && (lengths as readonly number[]).includes(program.length)) return true;
  }
  return false;
}

/** The capitals of an Ethereum address are its checksum (EIP-55). @param digits 40 hexadecimal ones */
function withCapitals(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)));
  return [...lower]
    .map((digit, index) => (Number.parseInt(hash[index]!, 16) >= 8 ? digit.toUpperCase() : digit))
    .join('');
}

/** All small or all capital is an address without a checksum, which EIP-55 allows. Nobody holds the address zero. */
function isEthereum(address: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (!digits || /^0+$/.test(digits)) return false;
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || digits === withCapitals(digits);
}

const rules: Record<Chain, (address: string) => boolean> = {
  BTC: (address) => [0x00, 0x05].includes(base58Version(base58, address) ?? -1) || isSegwit('bc', address),
  ETH: isEthereum,
  // The old script addresses begin with 3 and can't be told from Bitcoin's: coins would be lost, so only the new ones are taken.
  LTC: (address) => [0x30, 0x32].includes(base58Version(base58, address) ?? -1) || isSegwit('ltc', address),
  XRP: (address) => base58Version(base58xrp, address) === 0x00,
  TRX: (address) => base58Version(base58, address) === 0x41,
};

export const isAddressOf = (chain: Chain, address: string): boolean => address.length <= 90 && rules[chain](address);

const highestTag = 2 ** 32 - 1;

/**
 * A forgotten tag loses the coins, so that an address without one has to be meant so. Where the chain has no tags there is nothing to
 * forget.
 */
export const isTagMissing = (chain: Chain, tag: string | null, withoutTag: boolean): boolean =>
  chains[chain].tag !== null && tag === null && !withoutTag;

/** A destination tag is a whole number of 32 bits. Whether there has to be one is `isTagMissing`'s to say. */
export function isTagOf(chain: Chain, tag: string | null): boolean {
  if (tag === null) return true;
  return chains[chain].tag !== null && /^(0|[1-9]\d{0,9})$/.test(tag) && Number(tag) <= highestTag;
}

/** The address of a 20-byte hash, in the form that each chain's wallets show today. */
export function addressFrom(chain: Chain, hash: Uint8Array): string {
  switch (chain) {
    case 'BTC':
      return bech32.encode('bc', [0, ...bech32.toWords(hash)]);
    case 'LTC':
      return bech32.encode('ltc', [0, ...bech32.toWords(hash)]);
    case 'ETH':
      return `0x${withCapitals(hex.encode(hash))}`;
    case 'XRP':
      return base58Address(base58xrp, 0x00, hash);
    case 'TRX':
      return base58Address(base58, 0x41, hash);
  }
}
