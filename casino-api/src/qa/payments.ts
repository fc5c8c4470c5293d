import type { Deposit, UnallocatedDeposit, Withdrawal } from 'contract/cashier';
import { seconds } from 'contract/constants';
import {
  cashierPort,
  type PayoutConflict,
  type PayoutConflictDecision,
  type WithdrawalStep,
} from '../features/cashier';
import type { Env } from '../kernel/env';
import { openExceptions, type IndexedException } from '../features/desk';
import { done, refused, type Outcome } from '../kernel/outcome';
import type { Reconciliation } from '../ledger/reconciliation';
import { sandboxPayment } from '../sandbox/payments/payments';
import type { Conclusion, SandboxPayer } from '../sandbox/payments/rails';
import type { SandboxPayment } from '../sandbox/payments/payment-object';
import { systemOf } from '../kernel/player-client';
import { booksPort } from '../ledger/player-books';

/** What a tester does with payments. A payment is named by its order: the id that `POST /cashier/deposit` gave, or a payout's `<player id>.<withdrawal id>`. */

const listed = 50;

/** The newest payments of the sandbox. */
export async function listPayments(env: Env): Promise<Outcome<{ payments: SandboxPayment[] }>> {
  const { results } = await env.DB.prepare('SELECT order_id FROM sandbox_payments ORDER BY created_at DESC LIMIT ?')
    .bind(listed)
    .all<{ order_id: string }>();
  const payments = await Promise.all(results.map(({ order_id }) => sandboxPayment(env, order_id).read()));
  return done({ payments: payments.filter((payment) => payment !== null) });
}

/** Lets a payment succeed or fail, whatever it came to before: notifications may come out of order. Refusal: `not_found`. */
export async function concludePayment(
  env: Env,
  orderId: string,
  outcome: Conclusion,
  at: number,
  payer?: SandboxPayer,
): Promise<Outcome<SandboxPayment>> {
  const payment = await sandboxPayment(env, orderId).conclude(outcome, at, payer);
  return payment ? done(payment) : refused('not_found');
}

/** Tells the last notification again, `times` times, `delaySeconds` from now. Refusal: `not_found` when there was none yet. */
export async function resendNotification(
  env: Env,
  orderId: string,
  { times = 1, delaySeconds = 0 }: { times?: number; delaySeconds?: number },
): Promise<Outcome<SandboxPayment>> {
  let payment: SandboxPayment | null = null;
  for (let time = 0; time < times; time += 1)
    payment = await sandboxPayment(env, orderId).resend(delaySeconds * seconds);
  return payment ? done(payment) : refused('not_found');
}

/** Whose decisions these are. */
export const tester = { actor: 'tester', reason: null, note: '' };

/** The back office's decision about a withdrawal. Refusals: `not_found`, `invalid_request`. */
export const decideWithdrawal = (
  env: Env,
  playerId: string,
  id: string,
  step: Exclude<WithdrawalStep, 'cancel'>,
  at: number,
): Promise<Outcome<Withdrawal>> => systemOf(env, playerId, cashierPort).stepWithdrawal(id, step, tester, at);

/** The proof of a player's books (DOMAIN §2). */
export const reconcilePlayer = async (env: Env, playerId: string): Promise<Outcome<Reconciliation>> =>
  done(await systemOf(env, playerId, booksPort).reconcile());

/** What waits of a player's money that may not be credited (DOMAIN §6). */
export const listUnallocated = async (
  env: Env,
  playerId: string,
  at: number,
): Promise<Outcome<{ unallocated: UnallocatedDeposit[] }>> =>
  done({ unallocated: await systemOf(env, playerId, cashierPort).unallocatedMoney(at) });

/** The desk's decision about it. Refusals: those of the player's object. */
export const decideUnallocated = (
  env: Env,
  playerId: string,
  id: string,
  decision: 'credit' | 'refund',
  at: number,
): Promise<Outcome<{ state: Deposit['state'] }>> =>
  systemOf(env, playerId, cashierPort).decideUnallocated(id, decision, at);

/** Payouts of a player that were told failed and then paid (DOMAIN §7). */
export const listPayoutConflicts = async (
  env: Env,
  playerId: string,
  at: number,
): Promise<Outcome<{ conflicts: PayoutConflict[] }>> =>
  done({ conflicts: await systemOf(env, playerId, cashierPort).payoutConflicts(at) });

/** The desk's decision about one. Refusals: those of the player's object. */
export const decidePayoutConflict = (
  env: Env,
  playerId: string,
  id: string,
  decision: PayoutConflictDecision,
  at: number,
): Promise<Outcome<{ collected: number }>> =>
  systemOf(env, playerId, cashierPort).decidePayoutConflict(id, decision, at);

/** A long storm leaves thousands. */
const listedAtMost = 100_000;

/** What waits for people, of all players. */
export const listExceptions = async (env: Env): Promise<Outcome<{ exceptions: Omit<IndexedException, 'isOver'>[] }>> =>
  done({ exceptions: (await openExceptions(env.DB, null, listedAtMost)).rows });
