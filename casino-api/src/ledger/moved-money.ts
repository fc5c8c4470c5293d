import type { Metric } from 'contract/metrics';
import type { OwnStorage, Remembered } from '../kernel/storage/own-storage';
import { isPlayerAccount, type Transaction, type TransactionKind } from './ledger';
import type { Ledger } from './ledger-store';

type MoneyMetric = Extract<Metric, { kind: 'money' }>;

/** What is measured of money, by the transactions that move it. What is taken back is in the books, and is no stake less here. */
const measuredAs: Partial<Record<TransactionKind, MoneyMetric['money']>> = {
  deposit: 'deposit',
  withdrawal_paid: 'withdrawal',
  bet: 'stake',
  win: 'payout',
  jackpot_prize: 'payout',
};

const ofThePlayer = ({ lines }: Pick<Transaction, 'lines'>): number =>
  Math.abs(lines.reduce((sum, { account, amount }) => (isPlayerAccount(account) ? sum + amount : sum), 0));

/** Adds up what a call moved for real, to be measured once when it has: a step that is undone has moved nothing. */
export class MovedMoney {
  private readonly sums: Remembered<Map<string, MoneyMetric>>;

  constructor({ remember }: Pick<OwnStorage, 'remember'>, ledger: Pick<Ledger, 'moved'>) {
    this.sums = remember(() => new Map());
    ledger.moved.listen((_, transaction) => this.note(transaction));
  }

  private note(transaction: Transaction): void {
    const money = measuredAs[transaction.kind];
    const { currency } = transaction;
    if (!money || currency === 'FUN') return;
    const sums = this.sums.read();
    const key = `${money} ${currency}`;
    const before = sums.get(key) ?? { kind: 'money', money, currency, amount: 0, count: 0 };
    sums.set(key, { ...before, amount: before.amount + ofThePlayer(transaction), count: before.count + 1 });
  }

  /** What has moved since this was asked, by kind and currency. */
  take(): MoneyMetric[] {
    const sums = [...this.sums.read().values()];
    if (sums.length > 0) this.sums.forget();
    return sums;
  }
}
