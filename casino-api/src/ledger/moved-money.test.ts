import { expect, it } from 'vitest';
import { Signal } from '../kernel/signal';
import { OwnStorage } from '../kernel/storage/own-storage';
import { accounts, transfer, type Transaction } from './ledger';
import { MovedMoney } from './moved-money';

function counted() {
  const moved = new Signal<[at: number, transaction: Transaction]>();
  const own = new OwnStorage({ sql: {} as SqlStorage, transactionSync: (work) => work() });
  const money = new MovedMoney(own, { moved });
  const post = (kind: Transaction['kind'], lines: Transaction['lines'], currency: Transaction['currency'] = 'EUR') =>
    moved.tell(0, { id: crypto.randomUUID(), kind, currency, lines });
  const stake = (amount: number) => post('bet', transfer(accounts.cash, accounts.houseGames, amount));
  return { own, money, post, stake };
}

it('is summed by kind and currency, and told once', () => {
  const { money, post, stake } = counted();
  stake(1_00);
  stake(2_50);
  post('win', transfer(accounts.houseGames, accounts.cash, 40));
  post('deposit', transfer(accounts.clearing('card'), accounts.cash, 10_00), 'NOK');
  post('withdrawal_paid', transfer(accounts.hold('w1'), accounts.clearing('card'), 7_00));
  expect(money.take()).toEqual([
    { kind: 'money', money: 'stake', currency: 'EUR', amount: 3_50, count: 2 },
    { kind: 'money', money: 'payout', currency: 'EUR', amount: 40, count: 1 },
    { kind: 'money', money: 'deposit', currency: 'NOK', amount: 10_00, count: 1 },
    { kind: 'money', money: 'withdrawal', currency: 'EUR', amount: 7_00, count: 1 },
  ]);
  expect(money.take()).toEqual([]);
});

it('is nothing of what only moves within the player’s books, nor play money', () => {
  const { money, post } = counted();
  post('withdrawal_hold', transfer(accounts.cash, accounts.hold('w1'), 5_00));
  post('bet', transfer(accounts.playCash, accounts.playGames, 1_00), 'FUN');
  expect(money.take()).toEqual([]);
});

it('is nothing of a step that is undone', () => {
  const { own, money, stake } = counted();
  const undone = () =>
    own.asOneStep(() => {
      stake(5_00);
      throw new Error('undone');
    });
  expect(undone).toThrow('undone');
  expect(money.take()).toEqual([]);
});
