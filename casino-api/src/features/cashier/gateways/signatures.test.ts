import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkoutTolerance, isSignedByCheckout } from '../methods/card/checkout-signature';
import { isSignedByBtcpay } from '../methods/crypto/btcpay-signature';
import { coinUnits } from '../methods/crypto/coin-amounts';

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
const signedAt = (seconds: number, body: string, secret = 'secret') =>
  `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}`;

it('takes an event of up to five minutes, to the second, and no older', () => {
  const now = 1_700_000_000_000;
  const is = (offset: number) => isSignedByCheckout('{}', signedAt(now / 1000 + offset, '{}'), 'secret', now);
  const tolerance = checkoutTolerance / 1000;
  expect([-tolerance - 1, -tolerance, 0, tolerance, tolerance + 1].map(is)).toEqual([false, true, true, true, false]);
});

it('takes one good signature among several, while a secret is being changed', () => {
  const [old, fresh] = [hmac('7.{}', 'old'), hmac('7.{}', 'fresh')];
  expect(isSignedByCheckout('{}', `t=7,v1=${old},v1=${fresh}`, 'fresh', 7_000)).toBe(true);
  expect(isSignedByCheckout('{}', `t=7,v1=${old},v0=${fresh}`, 'fresh', 7_000)).toBe(false);
  expect(isSignedByCheckout('{}', `t=8,t=7,v1=${fresh}`, 'fresh', 7_000)).toBe(false);
});

it.each([null, '', 't=,v1=', 'v1=x', 't=7', 't=-7,v1=x', ',,,', '=', 't=7,v1'])(
  'takes %j for no signature',
  (header) => {
    expect(isSignedByCheckout('{}', header, 'secret', 7_000)).toBe(false);
    expect(isSignedByBtcpay('{}', header, 'secret')).toBe(false);
  },
);

it('judges a webhook by the bytes that came', () => {
  expect(isSignedByBtcpay('{ }', `sha256=${hmac('{ }', 'secret')}`, 'secret')).toBe(true);
  expect(isSignedByBtcpay('{}', `sha256=${hmac('{ }', 'secret')}`, 'secret')).toBe(false);
  expect(isSignedByBtcpay('{}', hmac('{}', 'secret'), 'secret')).toBe(false);
});

it('reads decimal amounts of coins exactly', () => {
  expect(['0.00083', '1', '0', '21000000', '0.000000010', '1.00000000'].map((text) => coinUnits(text, 'BTC'))).toEqual([
    83_000, 100_000_000, 0, 2_100_000_000_000_000, 1, 100_000_000,
  ]);
  expect(
    ['0.000000001', '-1', '1e3', '', '.5', '1.', 'x', '9999999999999'].map((text) => coinUnits(text, 'BTC')),
  ).toEqual(Array(8).fill(null));
});
