import type { Deposit, PaymentNotification, Withdrawal, WithdrawalState } from 'contract/cashier';
import type { CryptoDestination } from 'contract/chains';
import type { CryptoNotification } from 'contract/crypto';
import type { DepositState } from '../domain/deposits';
import type { WithdrawalStep } from '../domain/withdrawals';
import type { Outcome } from '../outcome';
import type { PaymentAddress } from './crypto-orders';
import type { InstantPayment } from './deposits';
import type { OpenedSession, Visit } from './identity';
import type { By } from './player-object';
import { ProtectionCalls } from './protection-calls';

/** What payment providers, mailed links and the back office ask of a player's object. */
export abstract class PaymentCalls extends ProtectionCalls {
  /** Sends what the outbox holds; resolves when the mails are out, or after a second. */
  protected abstract mailsOut(): Promise<void>;

  /** Takes a provider's notification whose signature was checked; no session stands behind it. Refusals: `not_found`, `invalid_request`. */
  async settleDeposit(provider: string, notification: PaymentNotification, at: number): Promise<Outcome<{ state: DepositState }>> {
    return this.touched(at, () => this.money.deposits.settle(provider, notification, at));
  }

  /** The same of the crypto provider, about a deposit or a payout. */
  async settleCrypto(notification: CryptoNotification, at: number): Promise<Outcome<{ state: DepositState | WithdrawalState }>> {
    const { deposits, cryptoWithdrawals } = this.money;
    return this.touched(at, () => (notification.kind === 'deposit' ? deposits.settleCrypto(notification, at) : cryptoWithdrawals.settlePayout(notification, at)));
  }

  /** Where the provider wants one of the player's orders paid to. Refusal: `not_found`. */
  async keepAddress(by: By, id: string, address: PaymentAddress): Promise<Outcome<Deposit>> {
    return this.signedIn(by, () => this.money.deposits.keepAddress(id, address));
  }

  /** Refusal: `nothing_to_lock`. */
  async lockPendingWithdrawals(by: By, ids: string[]): Promise<Outcome<{ locked: string[] }>> {
    return this.signedIn(by, () => this.money.withdrawals.lock(ids));
  }

  /** A decision of the back office; an approval by crypto mails the link. Refusals: `not_found`, `invalid_request`. */
  async stepWithdrawal(id: string, step: Exclude<WithdrawalStep, 'cancel'>, at: number): Promise<Outcome<Withdrawal>> {
    const outcome = this.touched(at, () => this.money.cryptoWithdrawals.decide(id, step, at));
    await this.mailsOut();
    return outcome;
  }

  /** The withdrawal behind the secret of a mailed link. Refusal: `token_expired`. */
  async linkedWithdrawal(secret: string, at: number): Promise<Outcome<Withdrawal & { expiresAt: number }>> {
    return this.touched(at, () => this.money.cryptoWithdrawals.linked(secret, at));
  }

  /** Sends it where the holder of the secret says. Refusal: `token_expired`. */
  async completeWithdrawal(secret: string, destination: CryptoDestination, at: number): Promise<Outcome<Withdrawal>> {
    const outcome = this.touched(at, () => this.money.cryptoWithdrawals.complete(secret, destination, at));
    this.sendOutbox();
    return outcome;
  }

  /** Credits what a bank's customer paid before we knew whom it is for. Refusals: `account_frozen`, `deposit_limit_reached`, `invalid_currency`. */
  async creditInstant(payment: InstantPayment, at: number): Promise<Outcome<null>> {
    return this.touched(at, () => this.money.deposits.creditInstant(payment, at));
  }

  /** Opens a session for a credited pay-and-play order, once. Refusal: `order_already_used`. */
  async exchangeOrder(orderId: string, visit: Visit): Promise<Outcome<OpenedSession>> {
    return this.touched(visit.at, () => this.identity.exchange(orderId, visit));
  }
}
