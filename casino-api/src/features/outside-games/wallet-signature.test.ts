import { describe, expect, it } from 'vitest';
import { isSignedByProvider, signWalletMessage, walletClockSkew } from './wallet-signature';

const secrets = { demo: 'd'.repeat(32), other: 'o'.repeat(32) };
const at = 1_795_000_000_000;
const rawBody = '{"a":1}';
const message = (change: Record<string, string | null> = {}, signedAt = at) => ({
  provider: 'demo',
  timestamp: String(signedAt),
  signature: signWalletMessage(String(signedAt), rawBody, secrets.demo),
  rawBody,
  ...change,
});

describe('a provider’s message', () => {
  it('is taken from the provider that signed it', () => {
    expect(isSignedByProvider(message(), secrets, at)).toBe(true);
  });

  it.each([
    [-walletClockSkew - 1, false],
    [-walletClockSkew, true],
    [walletClockSkew, true],
    [walletClockSkew + 1, false],
  ])('whose clock is off by %i ms is taken: %s', (skew, taken) => {
    expect(isSignedByProvider(message({}, at + skew), secrets, at)).toBe(taken);
  });

  it.each([
    ['another body', { rawBody: '{"a":2}' }],
    ['another time', { timestamp: String(at + 1) }],
    ['another provider’s name', { provider: 'other' }],
    ['a provider we do not know', { provider: 'nobody' }],
    ['an inherited name', { provider: 'constructor' }],
    ['no provider', { provider: null }],
    ['no time', { timestamp: null }],
    ['a time that is no number', { timestamp: '1e12' }],
    ['no signature', { signature: null }],
    ['half a signature', { signature: signWalletMessage(String(at), rawBody, secrets.demo).slice(0, 32) }],
    ['an upper-case signature', { signature: signWalletMessage(String(at), rawBody, secrets.demo).toUpperCase() }],
  ])('with %s is refused', (_, change) => {
    expect(isSignedByProvider(message(change), secrets, at)).toBe(false);
  });
});
