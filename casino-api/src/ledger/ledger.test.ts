import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts, assertBalanced, isPlayerAccount, largestAmount, transfer, type Line } from './ledger';

const transaction = (lines: Line[], currency: 'EUR' | 'FUN' = 'EUR') => ({
  id: 't',
  kind: 'bet' as const,
  currency,
  lines,
});

describe('a transaction', () => {
  it('is accepted for every transfer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largestAmount }), (amount) => {
        assertBalanced(transaction(transfer(accounts.cash, accounts.houseGames, amount)));
        assertBalanced(transaction(transfer(accounts.playPromotions, accounts.playCash, amount), 'FUN'));
      }),
    );
  });

  it('is refused when its lines do not sum to zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: -1e9, max: 1e9 }).filter((off) => off !== 0),
        (amount, off) => {
          const lines = [
            { account: accounts.cash, amount: -amount },
            { account: accounts.houseGames, amount: amount + off },
          ];
          expect(() => assertBalanced(transaction(lines))).toThrow(/sum to|not an amount/);
        },
      ),
    );
  });

  it.each([
    { why: 'one line', lines: [{ account: accounts.cash, amount: 1 }] },
    {
      why: 'an account twice',
      lines: [...transfer(accounts.cash, accounts.houseGames, 1), ...transfer(accounts.cash, accounts.houseGames, 1)],
    },
    { why: 'a fraction', lines: transfer(accounts.cash, accounts.houseGames, 0.5) },
    { why: 'nothing moved', lines: transfer(accounts.cash, accounts.houseGames, 0) },
    { why: 'no number', lines: transfer(accounts.cash, accounts.houseGames, Number.NaN) },
    { why: 'more than the books hold exactly', lines: transfer(accounts.cash, accounts.houseGames, largestAmount + 1) },
    { why: 'play money in a real currency', lines: transfer(accounts.playCash, accounts.playGames, 1) },
  ])('is refused: $why', ({ lines }) => {
    expect(() => assertBalanced(transaction(lines))).toThrow('Transaction t:');
  });

  it('never mixes play money with real accounts', () => {
    expect(() => assertBalanced(transaction(transfer(accounts.cash, accounts.houseGames, 1), 'FUN'))).toThrow(
      "can't hold FUN",
    );
  });
});

it('knows which accounts are the player’s', () => {
  expect([accounts.cash, accounts.hold('w'), accounts.bonus('b'), accounts.playCash].every(isPlayerAccount)).toBe(true);
  expect(
    [accounts.houseGames, accounts.housePromotions, accounts.clearing('card'), accounts.playGames].some(
      isPlayerAccount,
    ),
  ).toBe(false);
});
