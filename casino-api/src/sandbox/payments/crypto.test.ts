import { chainCodes, chains } from 'contract/chains';
import { currencyCodes } from 'contract/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAddressOf, isTagOf } from '../../features/cashier/methods/crypto/crypto-addresses';
import { sandboxAddress } from './crypto';

const order = (orderId: string, amount = 50_00) => ({ orderId, amount, currency: 'EUR' as const });

it.each(chainCodes)('an order on %s is paid to one good address, whenever it is asked for', (chain) => {
  const first = sandboxAddress(order('a'), chain);
  expect(isAddressOf(chain, first.address)).toBe(true);
  expect(isTagOf(chain, first.destinationTag)).toBe(true);
  expect(sandboxAddress(order('a'), chain)).toEqual(first);
  const other = sandboxAddress(order('b'), chain);
  expect(`${other.address} ${other.destinationTag}`).not.toBe(`${first.address} ${first.destinationTag}`);
  expect(first.destinationTag !== null).toBe(chains[chain].tag !== null);
});

it('every amount is a whole number of the coin’s smallest units, and more money is never fewer coins', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...chainCodes),
      fc.constantFrom(...currencyCodes),
      fc.integer({ min: 1, max: 100_000_00 }),
      (chain, currency, amount) => {
        const { due } = sandboxAddress({ orderId: 'a', amount, currency }, chain);
        expect(Number.isSafeInteger(due) && due > 0).toBe(true);
        expect(sandboxAddress({ orderId: 'a', amount: amount + 1, currency }, chain).due).toBeGreaterThanOrEqual(due);
      },
    ),
  );
});

it('costs what the market says', () => {
  expect(sandboxAddress(order('a', 60_000_00), 'BTC').due).toBe(100_000_000);
  expect(sandboxAddress({ ...order('a', 500_00), currency: 'NOK' }, 'XRP').due).toBe(100_000_000);
});
