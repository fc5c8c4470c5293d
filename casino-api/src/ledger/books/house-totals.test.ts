import { describe, expect, it } from 'vitest';
import { bookClasses, classOf, noTotals, owedOf, type BookClass } from './house-totals';
import { accounts } from '../ledger';

describe('the totals of the house', () => {
  it.each<[string, BookClass]>([
    [accounts.cash, 'cash'],
    [accounts.bonus('b'), 'bonus'],
    [accounts.hold('w'), 'held'],
    [accounts.unallocated, 'unallocated'],
    [accounts.refunds, 'unallocated'],
    [accounts.jackpot('whalesong-bay'), 'jackpots'],
    [accounts.heldWins, 'held_wins'],
    [accounts.payoutSuspense, 'house'],
    [accounts.payoutLosses, 'house'],
    [accounts.paymentLosses, 'house'],
    [accounts.houseGames, 'house'],
    [accounts.housePromotions, 'house'],
    [accounts.clearing('card'), 'providers'],
  ])('count %s among %s', (account, name) => expect(classOf(account)).toBe(name));

  it('owe players their cash, bonuses, holds and unallocated money, and nothing else', () => {
    const one = (name: BookClass) => owedOf({ ...noTotals(), [name]: 1 });
    expect(bookClasses.filter((name) => one(name) === 1)).toEqual(['cash', 'bonus', 'held', 'unallocated']);
    expect(owedOf({ ...noTotals(), cash: 1_00, bonus: 2_00, held: 3_00, unallocated: 4_00 })).toBe(10_00);
  });

  it('begin with nothing', () => {
    const { turnover, payouts, rewards, ...classes } = noTotals();
    expect({ turnover, payouts, rewards }).toEqual({ turnover: 0, payouts: 0, rewards: 0 });
    expect(classes).toEqual(Object.fromEntries(bookClasses.map((name) => [name, 0])));
  });
});
