import { chainCodes, type Chain } from 'contract/chains';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFrom, isAddressOf, isTagOf } from './crypto-addresses';

/** Published examples: the genesis block, BIP 173 and 350, EIP-55, the XRP Ledger's and TRON's own documentation. */
const known: [Chain, string][] = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ETH', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['XRP', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
];

const refused: [Chain, string, string][] = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'a changed character'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'a changed character'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4', 'mixed case'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'taproot under the old checksum'],
  ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'the test network'],
  ['BTC', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'an unknown witness'],
  ['BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'the test network'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'wrong capitals'],
  ['ETH', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'no 0x'],
  ['ETH', `0x${'0'.repeat(40)}`, 'the address zero'],
  ['LTC', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'a Bitcoin script address'],
  ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', 'a changed character'],
  ['XRP', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'another alphabet'],
  ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'a changed character'],
];

/** Ethereum's only check is in its letters' case: none where all have one, and a weak one where there are few of them. */
function isUnnoticed(changed: string): boolean {
  const digits = /^0x([0-9a-f]{40})$/i.exec(changed)?.[1];
  if (!digits) return false;
  return (
    digits === digits.toLowerCase() ||
    digits === digits.toUpperCase() ||
    addressFrom('ETH', Buffer.from(digits, 'hex')) === changed
  );
}

describe('an address', () => {
  it.each(known)('of %s is taken: %s', (chain, address) => {
    expect(isAddressOf(chain, address)).toBe(true);
    for (const other of chainCodes) if (other !== chain) expect(isAddressOf(other, address)).toBe(false);
  });

  it.each(refused)('of %s is refused: %s, %s', (chain, address) => {
    expect(isAddressOf(chain, address)).toBe(false);
  });

  it.each(chainCodes)('of %s made from any hash is right, and wrong after any change of one character', (chain) => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 20, maxLength: 20 }),
        fc.nat(),
        fc.constantFrom(...'23456789abcdefghjkmnpqrstuvwxyzABCDEF'),
        (hash, place, character) => {
          fc.pre(hash.some((byte) => byte !== 0));
          const address = addressFrom(chain, hash);
          expect(isAddressOf(chain, address)).toBe(true);
          const at = place % address.length;
          const changed = address.slice(0, at) + character + address.slice(at + 1);
          if (changed !== address) expect(isAddressOf(chain, changed)).toBe(chain === 'ETH' && isUnnoticed(changed));
        },
      ),
    );
  });

  it('is nothing that anybody else may write', () => {
    fc.assert(
      fc.property(fc.constantFrom(...chainCodes), fc.string({ maxLength: 120 }), (chain, text) => {
        expect(isAddressOf(chain, text)).toBe(false);
      }),
    );
  });
});

describe('a destination tag', () => {
  it.each(['0', '1', '4294967295', null])('may be %s on XRP', (tag) => {
    expect(isTagOf('XRP', tag)).toBe(true);
  });

  it.each(['', '-1', '01', '1.0', '4294967296', '99999999999', '1e3', 'abc', '١'])('may not be %j on XRP', (tag) => {
    expect(isTagOf('XRP', tag)).toBe(false);
  });

  it.each(chainCodes.filter((chain) => chain !== 'XRP'))('there is none on %s', (chain) => {
    expect(isTagOf(chain, '1')).toBe(false);
    expect(isTagOf(chain, null)).toBe(true);
  });
});
