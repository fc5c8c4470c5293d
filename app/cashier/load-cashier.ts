import type { AppLoadContext } from '@remix-run/cloudflare';
import type { cashierMethods } from 'contract/cashier';
import type { DataOf } from 'contract/call';
import { newRequestId } from '~/forms/request-id';
import { withPlayer } from '~/account/player-loader';
import type { AmountRules } from './amount';
import { isHosted } from './checkout';
import { offeredHere } from './forms';

export type CashierData = DataOf<typeof cashierMethods>;

/** The methods that can be chosen, and the one that the address names; the first one when it names none that there is (any more). */
export function methodsFor(context: AppLoadContext, cashier: CashierData, direction: 'deposit' | 'withdraw') {
  const methods = offeredHere(cashier[direction]);
  return {
    methods,
    chosen: methods.find(({ id }) => id === context.url.searchParams.get('method')) ?? methods[0] ?? null,
  };
}

/** What the deposit screen shows. */
export async function loadDeposit(context: AppLoadContext) {
  const {
    player,
    reads: [cashier],
  } = await withPlayer(context, () => [context.api.cashier.methods()]);
  const wanted = context.url.searchParams.get('bonus');
  return {
    cashier,
    ...methodsFor(context, cashier, 'deposit'),
    held: player.balance.held,
    requestId: newRequestId(),
    /** The offer that the address names, as far as it can be chosen; `missed`: it can't. */
    bonus: cashier.offers.find(({ id }) => id === wanted)?.id ?? null,
    missed: wanted !== null && !cashier.offers.some(({ id }) => id === wanted),
    /** The test cards are the embedded sandbox's. */
    sandbox: context.env.ENVIRONMENT !== 'production' && !context.env.CASINO_API_URL && !isHosted(cashier),
  };
}
export type DepositData = Awaited<ReturnType<typeof loadDeposit>>;

/** What the withdrawal screen shows. */
export async function loadWithdraw(context: AppLoadContext) {
  const {
    player,
    reads: [cashier, tracked],
  } = await withPlayer(context, () => [context.api.cashier.methods(), context.api.cashier.withdrawals()]);
  return {
    cashier,
    ...methodsFor(context, cashier, 'withdraw'),
    held: player.balance.held,
    tracked,
    requestId: newRequestId(),
  };
}
export type WithdrawData = Awaited<ReturnType<typeof loadWithdraw>>;

/** The borders of the method that a form names; of the first one when it names none that there is. Without any method nothing is in bounds. */
export function amountRules(
  cashier: CashierData,
  direction: 'deposit' | 'withdraw',
  method: string | undefined,
): AmountRules {
  const methods = cashier[direction];
  const { minimum, maximum } = methods.find(({ id }) => id === method) ?? methods[0] ?? { minimum: 1, maximum: 0 };
  const rules = { minimum, maximum, currency: cashier.currency };
  if (direction === 'withdraw') return { ...rules, available: cashier.cash };
  return cashier.depositLimit ? { ...rules, allowance: cashier.depositLimit } : rules;
}
