import type { Withdrawal, WithdrawalState } from 'contract/cashier';
import type { CryptoDestination } from 'contract/chains';
import type { CryptoNotification } from 'contract/crypto';
import { payoutOverdue } from 'contract/constants';
import { canonicalJson } from '../../../../kernel/canonical-json';
import { isPaidInCoins } from '../../cashier-methods';
import type { WithdrawalStep } from '../../withdrawal-rules';
import { done, refused, type Outcome } from '../../../../kernel/outcome';
import type { Payout } from '../../payment-provider';
import type { WithdrawalReason } from '../../../desk';
import type { Sends } from '../../../../kernel/outbox';
import type { MailMessage } from '../../../mail';
import type { PaymentIncidents } from '../../payment-incidents';
import type { Owner } from '../../../../ledger/owner';
import type { PayoutConflicts } from '../../payout-conflicts';
import type { RunAsOneStep } from '../../../../ledger/stored-answers';
import type { WithdrawalLinks } from './withdrawal-links';
import type { Withdrawals } from '../../withdrawals';

export type DecisionStep = Exclude<WithdrawalStep, 'cancel'>;

/** Who decides, and why. */
export interface Decider {
  actor: string;
  /** Of a rejection; the player is told. */
  reason: WithdrawalReason | null;
  /** For the log alone. */
  note: string;
}

export interface WithdrawalDecision {
  withdrawal: Withdrawal;
  step: DecisionStep;
  by: Decider;
}

/** How a payout ended, as its provider tells it. */
type PayoutNotification = Extract<CryptoNotification, { kind: 'payout' }>;

/** From the approval of a withdrawal to its payout: by crypto a mailed link asks where it goes (DOMAIN §7). Times are epoch ms. */
export class CryptoWithdrawals {
  constructor(
    private readonly parts: {
      asOneStep: RunAsOneStep;
      withdrawals: Pick<Withdrawals, 'get' | 'take' | 'explain'>;
      links: WithdrawalLinks;
      /** Of what was told failed and then paid. */
      conflicts: Pick<PayoutConflicts, 'raise'>;
      incidents: Pick<PaymentIncidents, 'raise' | 'settle'>;
      /** Sees to it that a payout is looked at that nobody has told of by then, epoch ms. */
      planLate: (id: string, at: number) => void;
      outbox: Sends<MailMessage>;
      /** Sees to it that coins leave, once, in the step that says where to. */
      orderPayout: (method: string, payout: Payout, at: number) => void;
      /** What follows a decision that was taken, in its step. */
      decided: (decision: WithdrawalDecision, at: number) => void;
      facts: () => Owner;
    },
  ) {}

  /**
   * A step of the back office, by any method. By crypto, the provider alone says that it paid, and a payout that was ordered is not
   * rejected any more. Approving again mails a new link when the last one is over. Refusals: as for `Withdrawals.take`.
   */
  decide(id: string, step: DecisionStep, by: Decider, at: number): Outcome<Withdrawal> {
    const { asOneStep, withdrawals, decided } = this.parts;
    return asOneStep(() => {
      const before = withdrawals.get(id)?.state;
      const taken = this.step(id, step, at);
      // The same decision again is answered alike and is none.
      if (taken.ok && taken.data.state !== before) {
        if (step === 'reject' && by.reason) withdrawals.explain(id, by.reason);
        if (step === 'approve' && !isPaidInCoins(taken.data.method)) this.parts.planLate(id, at + payoutOverdue);
        decided({ withdrawal: taken.data, step, by }, at);
      }
      return taken;
    });
  }

  private step(id: string, step: DecisionStep, at: number): Outcome<Withdrawal> {
    const { asOneStep, withdrawals, links, facts } = this.parts;
    return asOneStep(() => {
      const withdrawal = withdrawals.get(id);
      if (!withdrawal || !isPaidInCoins(withdrawal.method)) return withdrawals.take(id, step, at);
      const isOrdered = withdrawal.destination !== null;
      if (step === 'pay' || (step === 'reject' && isOrdered)) return refused('invalid_request');
      // Without an address to mail to there is no way to ask where it goes.
      if (step === 'approve' && !facts().email) return refused('invalid_request');
      const taken = withdrawals.take(id, step, at);
      if (taken.ok && step === 'approve' && !isOrdered && !links.hasGoodLink(id, at)) this.mailLink(id, at);
      return taken;
    });
  }

  /** Whether a withdrawal waits for its address without a link that still asks for it. */
  isWithoutLink(id: string, at: number): boolean {
    const withdrawal = this.parts.withdrawals.get(id);
    return (
      withdrawal !== undefined &&
      isPaidInCoins(withdrawal.method) &&
      withdrawal.state === 'approved' &&
      withdrawal.destination === null &&
      !this.parts.links.hasGoodLink(id, at)
    );
  }

  /** Mails the player a new link when the last one is over. Refusals: `not_found`, `invalid_request` for a withdrawal that waits for no address. */
  renewLink(id: string, at: number): Outcome<Withdrawal> {
    const { asOneStep, withdrawals } = this.parts;
    return asOneStep(() => {
      const withdrawal = withdrawals.get(id);
      if (!withdrawal) return refused('not_found');
      if (!isPaidInCoins(withdrawal.method) || withdrawal.state !== 'approved' || withdrawal.destination !== null)
        return refused('invalid_request');
      if (this.isWithoutLink(id, at)) this.mailLink(id, at);
      return done(withdrawal);
    });
  }

  /** The withdrawal that a mailed link is for, whatever became of it since. Refusal: `token_expired`. */
  linked(secret: string, at: number): Outcome<Withdrawal & { expiresAt: number }> {
    const link = this.parts.links.read(secret, at);
    const withdrawal = link && this.parts.withdrawals.get(link.withdrawalId);
    return withdrawal ? done({ ...withdrawal, expiresAt: link.expiresAt }) : refused('token_expired');
  }

  /**
   * Takes where a withdrawal goes, whose address was checked, and orders the payout in the same step. The same answer again
   * changes nothing. Refusals: `token_used` for another answer, `token_expired`.
   */
  complete(secret: string, destination: CryptoDestination, at: number): Outcome<Withdrawal> {
    const { asOneStep, withdrawals, links, orderPayout, facts } = this.parts;
    return asOneStep(() => {
      const link = links.read(secret, at);
      const withdrawal = link && withdrawals.get(link.withdrawalId);
      if (!withdrawal) return refused('token_expired');
      const { id, method, amount, currency, state, destination: given } = withdrawal;
      if (given) return canonicalJson(given) === canonicalJson(destination) ? done(withdrawal) : refused('token_used');
      if (state !== 'approved') return refused('token_expired');
      links.settle(id, destination, at);
      this.parts.planLate(id, at + payoutOverdue);
      orderPayout(method, { orderId: `${facts().playerId}.${id}`, amount, currency, destination, at }, at);
      return done({ ...withdrawal, destination });
    });
  }

  /**
   * How a payout ended: a failed one gives the amount back. Its provider's word is always taken, in whatever order it comes: what contradicts
   * the order, or what was told before, moves nothing and goes to an operator. Refusal: `not_found`.
   */
  settlePayout(
    { orderId, amount, currency, outcome }: PayoutNotification,
    at: number,
  ): Outcome<{ state: WithdrawalState }> {
    const { asOneStep, withdrawals, conflicts, incidents } = this.parts;
    return asOneStep(() => {
      const withdrawal = withdrawals.get(orderId.slice(orderId.indexOf('.') + 1));
      if (!withdrawal?.destination) return refused('not_found');
      const { id, state } = withdrawal;
      if (amount !== withdrawal.amount || currency !== withdrawal.currency) {
        incidents.raise('payout_mismatch', withdrawal, at, { amount, currency });
        return done({ state });
      }
      if (state === 'rejected' || state === 'paid') {
        if (state === 'rejected' && outcome === 'succeeded') {
          incidents.settle('payout_failed', id, at);
          conflicts.raise(withdrawal, at);
        }
        if (state === 'paid' && outcome === 'failed') incidents.raise('payout_reversed', withdrawal, at);
        return done({ state });
      }
      const taken = withdrawals.take(id, outcome === 'succeeded' ? 'pay' : 'reject', at);
      if (outcome === 'failed') incidents.raise('payout_failed', withdrawal, at);
      return taken.ok ? done({ state: taken.data.state }) : taken;
    });
  }

  /** Of a payout that nobody has told of in its time. */
  reportLate(id: string, at: number): void {
    const withdrawal = this.parts.withdrawals.get(id);
    if (withdrawal?.state === 'approved') this.parts.incidents.raise('payout_late', withdrawal, at);
  }

  private mailLink(withdrawalId: string, at: number): void {
    const { playerId, email, username, language } = this.parts.facts();
    const secret = this.parts.links.issue(withdrawalId, at);
    this.parts.outbox.write(
      { kind: 'mail', mail: { template: 'withdrawal', playerId, secret, email, username, language }, at },
      at,
    );
  }
}
