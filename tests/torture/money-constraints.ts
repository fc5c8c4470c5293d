/** What the books themselves must refuse, and what the reconciliation must notice: tried with SQL past all code of ours. */
import { perLanguage } from 'contract/per-language';
import { coinOrderLasts } from 'contract/constants';
import type { PlayerMoney } from './player-money';

const at = 1_700_000_000_000;

/** Each would bend the books; the tables' own rules must stop it. */
const forbidden: readonly string[] = [
  'UPDATE ledger_lines SET amount = amount + 1',
  'DELETE FROM ledger_lines',
  'UPDATE ledger_transactions SET kind = kind',
  'DELETE FROM ledger_transactions',
  "INSERT INTO ledger_lines (seq, account, currency, amount) VALUES (1, 'player:bonus:x', 'EUR', 5)",
  "INSERT INTO ledger_lines (seq, account, currency, amount) VALUES (99, 'player:cash', 'EUR', -100000000)",
  "INSERT INTO ledger_lines (seq, account, currency, amount) VALUES (99, 'player:cash', 'EUR', 0)",
  "INSERT INTO ledger_transactions (seq, id, kind, currency, at) VALUES (99, 'empty', 'bet', 'EUR', 1)",
  'INSERT INTO ledger_transactions (seq, id, kind, currency, at) SELECT 99, id, kind, currency, at FROM ledger_transactions LIMIT 1',
  "UPDATE ledger_balances SET amount = -1 WHERE account = 'player:cash'",
  "UPDATE stored_answers SET answer = '{}'",
  'DELETE FROM stored_answers',
  "UPDATE deposits SET state = 'lost'",
  'DELETE FROM ledger_answers',
  "UPDATE unallocated SET decision = 'credit' WHERE decision IS NOT NULL",
  "UPDATE ledger_balances SET amount = -1 WHERE account = 'player:unallocated'",
  'UPDATE withdrawals SET amount = 0',
  "UPDATE bonuses SET state = 'active'",
  'UPDATE bonuses SET points_gained = -1',
  'UPDATE bonuses SET spins_left = spins_left - 1',
  'UPDATE bonus_bets SET bonus_share = stake + 1',
  "UPDATE ledger_balances SET amount = -1 WHERE account GLOB 'player:bonus:*'",
];

/** Each gets past the tables one row at a time; the proof from the lines up must find it. */
const corruptions: readonly string[] = [
  "UPDATE ledger_balances SET amount = amount + 1 WHERE account = 'player:cash'",
  "UPDATE ledger_balances SET amount = amount + 1 WHERE account = 'house:games'",
  "INSERT INTO ledger_lines (seq, account, currency, amount) VALUES (99, 'player:cash', 'EUR', 5)",
  "DELETE FROM ledger_balances WHERE account = 'house:games'",
  "UPDATE deposits SET state = 'declined'",
  'UPDATE deposits SET amount = amount + 1',
  "UPDATE withdrawals SET state = 'paid' WHERE state = 'requested'",
  'UPDATE rounds SET payout = payout + 1',
  'DELETE FROM rounds',
  'DELETE FROM deposits',
  'DELETE FROM withdrawals',
  "UPDATE deposits SET state = 'refunded' WHERE state = 'unallocated'",
  "UPDATE ledger_balances SET amount = amount + 1 WHERE account = 'player:unallocated'",
  'UPDATE bonuses SET points_gained = points_gained + 1',
  'UPDATE bonuses SET granted = granted + 1',
  "UPDATE bonuses SET state = 'forfeited'",
  'UPDATE bonus_bets SET is_rolled_back = 1',
  'DELETE FROM bonuses',
  "UPDATE ledger_balances SET amount = amount + 1 WHERE account GLOB 'player:bonus:*'",
];

function someHistory({ deposits, unallocated, withdrawals, wallet, bonuses }: PlayerMoney): void {
  const deposit = deposits.open({ method: 'card', amount: 100_00, requestId: 'opening' }, [], at);
  if (!deposit.ok) throw new Error(deposit.code);
  const { id: orderId, amount, currency } = deposit.data;
  deposits.settle('card', { paymentId: 'p', orderId, amount, currency, outcome: 'succeeded', at }, at);
  // Coins that come too late, of which some are refunded.
  const [, refunded] = ['kept', 'refunded'].map((requestId) => {
    const late = deposits.open({ method: 'crypto', chain: 'BTC', amount: 30_00, requestId }, [], at);
    if (!late.ok) throw new Error(late.code);
    deposits.keepAddress(
      late.data.id,
      { address: 'address', destinationTag: null, due: 5, confirmationsNeeded: 1 },
      at,
    );
    deposits.settleCrypto(
      {
        kind: 'deposit',
        paymentId: 'c',
        orderId: late.data.id,
        chain: 'BTC',
        received: 5,
        confirmations: 1,
        outcome: 'received',
        at,
      },
      at + coinOrderLasts,
    );
    return late.data.id;
  });
  unallocated.decide(refunded!, 'refund', at);
  const round = {
    provider: 'outside',
    roundId: 'r',
    gameid: 'outside-game',
    gametitle: 'Outside',
    mode: 'real' as const,
  };
  wallet.bet({ ...round, transactionId: 'b', amount: 10_00 }, at);
  wallet.win({ ...round, transactionId: 'w', amount: 4_00, closes: true }, at);
  withdrawals.request({ method: 'card', amount: 20_00, requestId: 'out' }, at);
  const names = perLanguage(() => '');
  const [first] = ['played', 'waiting'].map((key) =>
    bonuses.grant({ key, names, amount: 10_00, multiplier: 30, freeSpins: null, validFor: null }, at),
  );
  bonuses.start(first!.id, at);
  wallet.bet({ ...round, roundId: 'r2', transactionId: 'b2', amount: 2_00, category: 'slots' }, at);
}

/** @returns what was neither refused nor noticed */
export function holesInTheBooks(sql: SqlStorage, onFreshBooks: (work: (money: PlayerMoney) => void) => void): string[] {
  const holes: string[] = [];
  onFreshBooks((money) => {
    someHistory(money);
    const { ok, findings } = money.reconcile();
    if (!ok) holes.push(`books without a fault: ${findings.join('; ')}`);
  });
  for (const statement of forbidden) {
    onFreshBooks((money) => {
      someHistory(money);
      try {
        sql.exec(statement);
        holes.push(`not refused: ${statement}`);
      } catch {
        // As it should be.
      }
    });
  }
  for (const statement of corruptions) {
    onFreshBooks((money) => {
      someHistory(money);
      sql.exec(statement);
      if (money.reconcile().ok) holes.push(`not noticed: ${statement}`);
    });
  }
  return holes;
}
