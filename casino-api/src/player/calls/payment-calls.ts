import type { PaymentNotification, Withdrawal, WithdrawalState } from 'contract/cashier';
import type { CryptoDestination } from 'contract/chains';
import type { CryptoNotification } from 'contract/crypto';
import type { RefundNotification, RefundState } from 'contract/refunds';
import type { DepositState } from '../../features/cashier/deposit-rules';
import { freezeReason, type FreezeReason } from '../../features/exclusion/freeze';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { PaymentAddress } from '../../features/cashier/methods/crypto/crypto-orders';
import type {
  Decider,
  DecisionStep,
  WithdrawalDecision,
} from '../../features/cashier/methods/crypto/crypto-withdrawals';
import type { InstantPayment, NamedDeposit } from '../../features/cashier/deposits';
import type { OpenedSession, Visit } from '../../features/accounts/identity';
import type { By } from '../player-object';
import type { TrackedWithdrawals } from '../../features/cashier/withdrawals';
import { ProtectionCalls } from './protection-calls';

/** A withdrawal and what of its player counts for the decision. */
export interface TillView {
  playerId: string;
  username: string;
  identity: 'verified' | 'waiting' | 'unverified';
  frozen: FreezeReason | null;
  withdrawal: Withdrawal;
}

/** What payment and identity providers, mailed links and the back office ask of a player's object. */
export abstract class PaymentCalls extends ProtectionCalls {
  /** Sends what the outbox holds; resolves when the mails are out, or after a second. */
  protected abstract mailsOut(): Promise<void>;

  /** Takes a provider's notification whose signature was checked; no session stands behind it. Refusals: `not_found`, `invalid_request`. */
  async settleDeposit(
    provider: string,
    notification: PaymentNotification,
    at: number,
  ): Promise<Outcome<{ state: DepositState }>> {
    const outcome = this.touched(at, () => this.money.deposits.settle(provider, notification, at));
    this.sendOutbox();
    return outcome;
  }

  /** The same of the crypto provider, about a deposit or a payout. */
  async settleCrypto(
    notification: CryptoNotification,
    at: number,
  ): Promise<Outcome<{ state: DepositState | WithdrawalState }>> {
    const { deposits, cryptoWithdrawals } = this.money;
    const outcome = this.touched(at, () =>
      notification.kind === 'deposit'
        ? deposits.settleCrypto(notification, at)
        : cryptoWithdrawals.settlePayout(notification, at),
    );
    this.sendOutbox();
    return outcome;
  }

  /** The same about a refund; its player is told once it was sent. Refusal: `not_found`. */
  async settleRefund(notification: RefundNotification, at: number): Promise<Outcome<{ state: RefundState }>> {
    const { refunds } = this.money;
    const outcome = this.touched(at, () => {
      const before = refunds.stateOf(notification.orderId);
      const told = refunds.told(notification, at);
      const { amount, currency } = notification;
      if (told.ok && told.data.state === 'succeeded' && before !== 'succeeded')
        this.messages.write('refund_paid', { amount: { amount, currency } }, at);
      return told;
    });
    this.sendOutbox();
    return outcome;
  }

  /** Where the provider wants one of the player's orders paid to. Refusal: `not_found`. */
  async keepAddress(by: By, id: string, address: PaymentAddress): Promise<Outcome<NamedDeposit>> {
    return this.signedIn(by, () => this.money.deposits.keepAddress(id, address, by.at));
  }

  /** Where the bank of a deposit's card asks its holder. Refusal: `not_found`. */
  async keepChallenge(by: By, id: string, url: string): Promise<Outcome<NamedDeposit>> {
    return this.signedIn(by, () => this.money.deposits.keepChallenge(id, url, by.at));
  }

  /** What a money form brought about, by its `requestId`. */
  async cashierRequest(
    by: By,
    requestId: string,
  ): Promise<Outcome<{ deposit: NamedDeposit | null; withdrawal: Withdrawal | null }>> {
    const { deposits, withdrawals } = this.money;
    return this.signedIn(by, () =>
      done({ deposit: deposits.ofRequest(requestId, by.at), withdrawal: withdrawals.ofRequest(requestId) }),
    );
  }

  /** The player's withdrawals with all that happened to them. */
  async withdrawals(by: By): Promise<Outcome<TrackedWithdrawals>> {
    const { withdrawals, cryptoWithdrawals } = this.money;
    return this.signedIn(by, () =>
      done(withdrawals.tracked(by.at, (id) => cryptoWithdrawals.isWithoutLink(id, by.at))),
    );
  }

  /** Refusals: `not_found`, `invalid_request`. */
  async renewWithdrawalLink(by: By, id: string): Promise<Outcome<Withdrawal>> {
    const outcome = this.signedIn(by, () => this.money.cryptoWithdrawals.renewLink(id, by.at));
    await this.mailsOut();
    return outcome;
  }

  /** Refusal: `nothing_to_lock`. */
  async lockPendingWithdrawals(by: By, ids: string[]): Promise<Outcome<{ locked: string[] }>> {
    return this.signedIn(by, () => this.money.withdrawals.lock(ids));
  }

  /** A decision of the back office; an approval by crypto mails the link. Refusals: `not_found`, `invalid_request`. */
  async stepWithdrawal(id: string, step: DecisionStep, by: Decider, at: number): Promise<Outcome<Withdrawal>> {
    const outcome = this.touched(at, () => this.money.cryptoWithdrawals.decide(id, step, by, at));
    await this.mailsOut();
    return outcome;
  }

  /** What those who decide about a withdrawal see of it and its player. Refusal: `not_found`. */
  async tillView(id: string, at: number): Promise<Outcome<TillView>> {
    return this.touched(at, () => {
      const withdrawal = this.money.withdrawals.get(id);
      if (!withdrawal) return refused('not_found');
      const { playerId, username, kycVerified, frozen } = this.owner();
      const waits = this.documents.list().some(({ type, status }) => type === 'identity' && status === 'pending');
      return done({
        playerId,
        username,
        identity: kycVerified ? 'verified' : waits ? 'waiting' : 'unverified',
        frozen: freezeReason(frozen, this.exclusion.current() !== null),
        withdrawal,
      });
    });
  }

  /** In the step of the decision: it is logged for good, and who is refused is told why. */
  protected withdrawalDecided({ withdrawal, step, by }: WithdrawalDecision, at: number): void {
    const { playerId, username } = this.owner();
    const { id, method, amount, currency } = withdrawal;
    const details = {
      username,
      method,
      amount,
      currency,
      ...(by.reason ? { reason: by.reason } : {}),
      ...(by.note ? { note: by.note } : {}),
    };
    const subject = `${playerId}.${id}`;
    this.money.outbox.write(
      { kind: 'till_entry', entry: { id: `${subject}:${step}`, at, actor: by.actor, action: step, subject, details } },
      at,
    );
    if (step === 'reject' && by.reason)
      this.messages.write(
        'withdrawal_rejected',
        { amount: { amount, currency }, reason: { term: `withdrawal_${by.reason}` as const } },
        at,
      );
  }

  /** The withdrawal behind the secret of a mailed link. Refusal: `token_expired`. */
  async linkedWithdrawal(secret: string, at: number): Promise<Outcome<Withdrawal & { expiresAt: number }>> {
    return this.touched(at, () => this.money.cryptoWithdrawals.linked(secret, at));
  }

  /** Sends it where the holder of the secret says. Refusals: `token_expired`, `token_used`. */
  async completeWithdrawal(secret: string, destination: CryptoDestination, at: number): Promise<Outcome<Withdrawal>> {
    const outcome = this.touched(at, () => this.money.cryptoWithdrawals.complete(secret, destination, at));
    this.sendOutbox();
    return outcome;
  }

  /** Takes what a bank's customer paid before we knew whom it is for. Refusals: those of `Deposits.creditInstant`. */
  async creditInstant(payment: InstantPayment, at: number): Promise<Outcome<null>> {
    const outcome = this.touched(at, () => this.money.deposits.creditInstant(payment, at));
    this.sendOutbox();
    return outcome;
  }

  /** The bank says that a credited payment failed: the desk looks at it. Refusal: `not_found`. */
  async reverseInstant(orderId: string, at: number): Promise<Outcome<null>> {
    const outcome = this.touched(at, () => this.money.deposits.reverseInstant(orderId, at));
    this.sendOutbox();
    return outcome;
  }

  /** Opens a session for a credited pay-and-play order, once. Refusal: `order_already_used`. */
  async exchangeOrder(orderId: string, visit: Visit): Promise<Outcome<OpenedSession>> {
    return this.touched(visit.at, () => this.identity.exchange(orderId, visit));
  }

  /** A log-in that an identity provider vouches for instead of a password. Refusals: `not_found` without an account; `email_not_confirmed`. */
  async logInVouched(visit: Visit): Promise<Outcome<OpenedSession>> {
    const outcome = this.touched(visit.at, () => {
      const judged = this.identity.logInVouched(visit);
      if (judged.ok) this.money.loyalty.payDue(visit.at);
      return judged;
    });
    if (!outcome.ok && outcome.code === 'email_not_confirmed') await this.mailsOut();
    return outcome;
  }
}
