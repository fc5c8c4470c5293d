import type { Withdrawal } from 'contract/cashier';
import type { Currency } from 'contract/money';
import { providerOf } from './cashier-methods';
import { accounts, transfer, type Line } from '../../ledger/ledger';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';
import type { RunAsOneStep } from '../../ledger/stored-answers';

/** `collect`: as much as the player's cash covers is taken from it. `bear`: the house bears all of it. */
export type PayoutConflictDecision = 'collect' | 'bear';

/** A payout that its provider told failed, whose amount the player has back, and that was paid all the same. Minor units, epoch ms. */
export interface PayoutConflict {
  withdrawalId: string;
  amount: number;
  currency: Currency;
  raisedAt: number;
}

/** Of a conflict: null while it waits; else what was taken from the player. To be told in the step that it happened in. */
export type PayoutConflictNews = PayoutConflict & { decided: { collected: number } | null };

type Row = {
  withdrawal_id: string;
  amount: number;
  currency: Currency;
  raised_at: number;
  decision: PayoutConflictDecision | null;
  collected: number;
};

/**
 * Payouts that were told failed and then paid (DOMAIN §7). The coins are gone and the player has the amount in cash: until an operator
 * has decided, the house bears it on an account of its own, and nothing is taken from the player.
 */
export class PayoutConflicts {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      ledger: Ledger;
      tell: (news: PayoutConflictNews, at: number) => void;
    },
  ) {}

  /** Books that a rejected withdrawal was paid, once. Part of its caller's step. */
  raise({ id, method, amount, currency }: Withdrawal, at: number): void {
    if (this.row(id)) return;
    this.parts.sql.exec(
      'INSERT INTO payout_conflicts (withdrawal_id, amount, currency, raised_at) VALUES (?, ?, ?, ?)',
      id,
      amount,
      currency,
      at,
    );
    const lines = transfer(accounts.payoutSuspense, accounts.clearing(providerOf(method)), amount);
    this.parts.ledger.post(
      {
        id: `payout_suspended:${id}`,
        kind: 'payout_suspended',
        currency,
        lines,
        answers: { id: `withdrawal_rejected:${id}`, reason: 'paid' },
      },
      at,
    );
    this.parts.tell({ withdrawalId: id, amount, currency, raisedAt: at, decided: null }, at);
  }

  /** What waits for a decision, the oldest first. */
  list(): PayoutConflict[] {
    const rows = this.parts.sql
      .exec<Row>('SELECT * FROM payout_conflicts WHERE decision IS NULL ORDER BY raised_at, withdrawal_id')
      .toArray();
    return rows.map(({ withdrawal_id: withdrawalId, amount, currency, raised_at: raisedAt }) => ({
      withdrawalId,
      amount,
      currency,
      raisedAt,
    }));
  }

  /** An operator's decision, once; the same again changes nothing. Refusals: `not_found`, `invalid_request` where it was decided otherwise. */
  decide(id: string, decision: PayoutConflictDecision, at: number): Outcome<{ collected: number }> {
    const { sql, asOneStep, ledger, tell } = this.parts;
    return asOneStep(() => {
      const row = this.row(id);
      if (!row) return refused('not_found');
      if (row.decision !== null)
        return row.decision === decision ? done({ collected: row.collected }) : refused('invalid_request');
      const { amount, currency, raised_at: raisedAt } = row;
      const collected = decision === 'collect' ? Math.min(amount, ledger.balanceOf(accounts.cash, currency)) : 0;
      sql.exec(
        'UPDATE payout_conflicts SET decision = ?, collected = ?, decided_at = ? WHERE withdrawal_id = ?',
        decision,
        collected,
        at,
        id,
      );
      const borne: Line[] = [
        { account: accounts.cash, amount: -collected },
        { account: accounts.payoutLosses, amount: collected - amount },
      ];
      const lines: Line[] = [
        ...borne.filter((line) => line.amount !== 0),
        { account: accounts.payoutSuspense, amount },
      ];
      const kind = collected > 0 ? 'payout_collected' : 'payout_borne';
      ledger.post(
        { id: `${kind}:${id}`, kind, currency, lines, answers: { id: `payout_suspended:${id}`, reason: decision } },
        at,
      );
      tell({ withdrawalId: id, amount, currency, raisedAt, decided: { collected } }, at);
      return done({ collected });
    });
  }

  private row(id: string): Row | undefined {
    return this.parts.sql.exec<Row>('SELECT * FROM payout_conflicts WHERE withdrawal_id = ?', id).toArray()[0];
  }
}
