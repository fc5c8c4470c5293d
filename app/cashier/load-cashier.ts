import type { AppLoadContext } from '@remix-run/cloudflare';
import type { cashierMethods } from 'contract/cashier';
import type { DataOf } from 'contract/call';
import { newRequestId } from '~/forms/request-id';
import { withPlayer } from '~/account/player-loader';
import type { AmountRules } from './amount';

export type CashierData = DataOf<typeof cashierMethods>;

/** What the deposit screen shows. */
export async function loadDeposit(context: AppLoadContext) {
  const { player, reads: [cashier] } = await withPlayer(context, () => [context.api.cashier.methods()]);
  return {
    cashier,
    held: player.balance.held,
    requestId: newRequestId(),
    /** The test cards are the embedded sandbox's. */
    sandbox: context.env.ENVIRONMENT !== 'production' && !context.env.CASINO_API_URL,
  };
}
export type DepositData = Awaited<ReturnType<typeof loadDeposit>>;

/** What the withdrawal screen shows. */
export async function loadWithdraw(context: AppLoadContext) {
  const { player, reads: [cashier, { withdrawals }] } = await withPlayer(context, () => [
    context.api.cashier.methods(),
    context.api.cashier.pendingWithdrawals(),
  ]);
  return { cashier, held: player.balance.held, pending: withdrawals, requestId: newRequestId() };
}
export type WithdrawData = Awaited<ReturnType<typeof loadWithdraw>>;

/** The borders of the method that a form names; of the first one when it names none that there is. Without any method nothing is in bounds. */
export function amountRules(cashier: CashierData, direction: 'deposit' | 'withdraw', method: string | undefined): AmountRules {
  const methods = cashier[direction];
  const { minimum, maximum } = methods.find(({ id }) => id === method) ?? methods[0] ?? { minimum: 1, maximum: 0 };
  const rules = { minimum, maximum, currency: cashier.currency };
  return direction === 'withdraw' ? { ...rules, available: cashier.cash } : rules;
}
