import type { UnallocatedDeposit } from 'contract/cashier';
import { exceptionId } from '../../features/cashier/desk/exception-index';
import { log } from '../../kernel/log';
import type { Outcome } from '../../kernel/outcome';
import type { NamedDeposit } from '../../features/cashier/deposits';
import { GatewayCalls } from './gateway-calls';
import type {
  PayoutConflict,
  PayoutConflictDecision,
  PayoutConflictNews,
} from '../../features/cashier/payout-conflicts';
import type { PaymentIncident } from '../../features/cashier/payment-incidents';
import type { By } from '../player-object';
import type { UnallocatedDecision, UnallocatedNews } from '../../features/cashier/unallocated';

/** Money that was paid and may not be credited, and payouts that were paid after all: what the player and the operators' desk say about them (DOMAIN §6, §7). */
export abstract class UnallocatedCalls extends GatewayCalls {
  /** The player's word. Refusals: those of `decideUnallocated` in the contract, `not_found`. */
  async sayUnallocated(
    by: By,
    id: string,
    decision: UnallocatedDecision,
    requestId: string,
  ): Promise<Outcome<NamedDeposit>> {
    const outcome = this.signedIn(by, () => this.money.deposits.decide(id, decision, requestId, by.at));
    this.sendOutbox();
    return outcome;
  }

  /** For the desk: what waits, the oldest first. */
  async unallocatedMoney(at: number): Promise<UnallocatedDeposit[]> {
    return this.touched(at, () => this.money.unallocated.list(at));
  }

  /** The desk's word. Refusals: `not_found`, `invalid_request` where it was decided otherwise, `account_frozen` and `deposit_limit_reached` for a credit. */
  async decideUnallocated(
    id: string,
    decision: UnallocatedDecision,
    at: number,
  ): Promise<Outcome<{ state: NamedDeposit['state'] }>> {
    const outcome = this.touched(at, () => this.money.unallocated.decide(id, decision, at));
    this.sendOutbox();
    return outcome;
  }

  /** For the desk: payouts that were told failed and then paid, the oldest first. */
  async payoutConflicts(at: number): Promise<PayoutConflict[]> {
    return this.touched(at, () => this.money.payoutConflicts.list());
  }

  /** The desk's word. Refusals: `not_found`, `invalid_request` where it was decided otherwise. */
  async decidePayoutConflict(
    id: string,
    decision: PayoutConflictDecision,
    at: number,
  ): Promise<Outcome<{ collected: number }>> {
    const outcome = this.touched(at, () => this.money.payoutConflicts.decide(id, decision, at));
    this.sendOutbox();
    return outcome;
  }

  /** In the step of the booking. The player is told of what is taken, and of nothing else: the house bears the rest. */
  protected payoutConflictNews(
    { withdrawalId, amount, currency, raisedAt, decided }: PayoutConflictNews,
    at: number,
  ): void {
    const { playerId } = this.owner();
    const exception = {
      playerId,
      kind: 'payout_conflict' as const,
      subject: withdrawalId,
      amount,
      currency,
      raisedAt,
      isOver: decided !== null,
    };
    this.money.outbox.write({ kind: 'exception', exception }, at);
    if (decided && decided.collected > 0)
      this.messages.write('payout_collected', { amount: { amount: decided.collected, currency } }, at);
  }

  /** In the step of the booking: the desk knows of it, and a player whose money came back is told. */
  protected incidentNews(
    { kind, subject, amount, currency, raisedAt }: PaymentIncident,
    isOver: boolean,
    at: number,
  ): void {
    const { playerId } = this.owner();
    this.money.outbox.write(
      { kind: 'exception', exception: { playerId, kind, subject, amount, currency, raisedAt, isOver } },
      at,
    );
    if (kind === 'payout_failed' && !isOver) this.messages.write('payout_failed', { amount: { amount, currency } }, at);
    if (!isOver)
      log('error', {
        event: kind,
        order: `${playerId}.${subject.replace(`${playerId}.`, '')}`,
        amount,
        code: currency,
      });
  }

  /** In the step of the booking: the desk knows of it, and the player is told. */
  protected unallocatedNews(
    { deposit: { id, amount, currency }, arrivedAt, decided }: UnallocatedNews,
    at: number,
  ): void {
    const { playerId, username } = this.owner();
    const exception = {
      playerId,
      kind: 'unallocated' as const,
      subject: id,
      amount,
      currency,
      raisedAt: arrivedAt,
      isOver: decided !== null,
    };
    this.money.outbox.write({ kind: 'exception', exception }, at);
    if (decided?.by === 'player') {
      const subject = exceptionId(exception);
      const details = { username, amount, currency, exception: exception.kind, decision: decided.decision };
      this.money.outbox.write(
        {
          kind: 'till_entry',
          entry: { id: `exception:${subject}`, at, actor: 'the player', action: 'exception', subject, details },
        },
        at,
      );
    }
    const told = decided === null ? 'deposit_unallocated' : decided.decision === 'refund' ? 'deposit_refunded' : null;
    if (told) this.messages.write(told, { amount: { amount, currency } }, at);
  }
}
