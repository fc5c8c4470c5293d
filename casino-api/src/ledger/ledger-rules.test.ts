/** What makes a transaction broken, said in words, at its borders. */
import { describe, expect, it } from 'vitest';
import { assertBalanced, largestAmount, LedgerError, transfer, type Transaction } from './ledger';

const transaction = (lines: Transaction['lines'], currency: Transaction['currency'] = 'EUR'): Transaction => ({
  id: 't',
  kind: 'bet',
  currency,
  lines,
});
const cash = (amount: number) => ({ account: 'player:cash' as const, amount });
const house = (amount: number) => ({ account: 'house:games' as const, amount });

describe('a transaction', () => {
  it.each([
    ['no lines', [], 'Transaction t: fewer than two lines.'],
    ['one line', [cash(1)], 'Transaction t: fewer than two lines.'],
    ['an account named twice', [cash(1), cash(-1)], 'Transaction t: an account named twice.'],
    ['an amount of nothing', [cash(0), house(0)], 'Transaction t: 0 is not an amount.'],
    ['a fraction', [cash(0.5), house(-0.5)], 'Transaction t: 0.5 is not an amount.'],
    [
      'too large an amount',
      [cash(largestAmount + 1), house(-largestAmount - 1)],
      `Transaction t: ${largestAmount + 1} is not an amount.`,
    ],
    [
      'real money in play',
      [{ account: 'play:cash' as const, amount: 1 }, house(-1)],
      "Transaction t: play:cash can't hold EUR.",
    ],
    ['more in than out', [cash(-100), house(103)], 'Transaction t: lines sum to 3.'],
    ['more out than in', [cash(-103), house(100)], 'Transaction t: lines sum to -3.'],
  ])('with %s is broken', (_, lines, message) => {
    const post = () => assertBalanced(transaction(lines));
    expect(post).toThrow(LedgerError);
    expect(post).toThrow(message);
    expect(post).toThrow(expect.objectContaining({ name: 'LedgerError' }));
  });

  it('may move the largest amount', () => {
    expect(() => assertBalanced(transaction(transfer('player:cash', 'house:games', largestAmount)))).not.toThrow();
  });
});
