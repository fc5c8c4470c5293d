import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { chains, chainCodes, type Chain, type CryptoOrder } from 'contract/chains';
import { coinsInWords, paymentUri, plainCoins } from './coins';
import { qrPath } from './qr-code';

const order = (chain: Chain, due = 83_334): CryptoOrder => ({
  chain,
  address: `address-of-${chain}`,
  destinationTag: chains[chain].tag === null ? null : '4294967295',
  due,
  received: 0,
  confirmations: 0,
  confirmationsNeeded: 1,
});

describe('an amount of a coin', () => {
  it.each([
    [83_334, 'BTC', '0.00083334'],
    [100_000_000, 'BTC', '1'],
    [1, 'LTC', '0.00000001'],
    [12_345_600_000, 'ETH', '123.456'],
    [0, 'TRX', '0'],
    [40_000_000, 'XRP', '40'],
  ] as [number, Chain, string][])('of %i parts of %s is written %s for wallets', (amount, chain, text) => {
    expect(plainCoins(amount, chain)).toBe(text);
  });

  it.each([
    ['en', '0.00083334 BTC'],
    ['de', '0,00083334 BTC'],
    ['jp', '0.00083334 BTC'],
    ['no', '0,00083334 BTC'],
  ] as const)('is written in %s as %s', (language, text) => {
    expect(coinsInWords(83_334, 'BTC', language)).toBe(text);
  });

  it('loses no part, however large, in any language', () => {
    for (const language of languages)
      expect(coinsInWords(123_456_789_012_345, 'BTC', language)).toMatch(/^1\D?234\D?567[.,]89012345 BTC$/u);
  });
});

describe('the QR code', () => {
  it('names the amount exactly, in wei for ether, and the tag where there is one', () => {
    expect(paymentUri(order('BTC'))).toBe('bitcoin:address-of-BTC?amount=0.00083334');
    expect(paymentUri(order('ETH', 2_400_000))).toBe('ethereum:address-of-ETH?value=24000000000000000');
    expect(paymentUri(order('XRP', 40_000_000))).toBe('ripple:address-of-XRP?amount=40&dt=4294967295');
  });

  /** The drawing as a camera sees it: four pixels a square. */
  function photographed(text: string) {
    const { size, path } = qrPath(text);
    const scale = 4;
    const data = new Uint8Array(size * scale * size * scale * 4).fill(255);
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      for (let py = Number(y) * scale; py < (Number(y) + 1) * scale; py += 1) {
        for (let px = Number(x) * scale; px < (Number(x) + Number(run)) * scale; px += 1)
          data.fill(0, (py * size * scale + px) * 4, (py * size * scale + px) * 4 + 3);
      }
    }
    return { width: size * scale, height: size * scale, data };
  }

  it.each(chainCodes)('of %s reads back to what was drawn', (chain) => {
    const uri = paymentUri({ ...order(chain), address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' });
    expect(decodeQR(photographed(uri))).toBe(uri);
  });
});
