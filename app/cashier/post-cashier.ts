import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { readForm, refuseForm } from '~/forms/submission';
import { cancelForm, unallocatedForm, withdrawForm } from './forms';
import { amountFault, cashierOf, judge } from './judge-amount';
import { orLookForIt } from './lost-answer';
import { refuseMethod, refuseOrder } from './refuse-order';
import { refusalOf } from './refusals';

/** Asks for a withdrawal. */
export async function postWithdraw(context: AppLoadContext, request: Request) {
  const cashier = await cashierOf(context);
  const read = await readForm(request, withdrawForm, {
    check: (given) => amountFault(judge(context, cashier, 'withdraw', given)),
  });
  if (!cashier.withdraw.some(({ id }) => id === read.given.method)) return refuseMethod(context, read);
  const order = judge(context, cashier, 'withdraw', read.given);
  const { rules, judged } = order;
  if (!read.ok || !judged.ok) return refuseOrder(context, read, order);
  const { method, requestId } = read.value;
  const answer = await orLookForIt(context, requestId, () =>
    context.api.cashier.withdraw({ method, amount: judged.amount, requestId }),
  );
  if (!answer.ok) {
    const { formErrors, fieldErrors } = refusalOf(answer, rules, context.page.money);
    return refuseForm(read, { formErrors, fieldErrors, clear: ['requestId'] });
  }
  const amount = context.page.money(answer.data.amount, answer.data.currency);
  context.session.flash({ kind: 'success', key: 'cashier.withdrawalRequested', values: { amount } });
  return redirect('/cashier/withdraw', 303);
}

/** Cancels all pending withdrawals together; what is gone already is told, not treated as a mistake. */
export async function postCancel(context: AppLoadContext, request: Request) {
  if (!context.session.playerId) await context.requirePlayer();
  const read = await readForm(request, cancelForm);
  const answer = read.ok ? await context.api.cashier.cancelPendingWithdrawals(read.value.trans_ids) : null;
  if (answer?.ok) {
    const amount = context.page.money(answer.data.restored, answer.data.currency);
    context.session.flash({ kind: 'success', key: 'cashier.withdrawalsCancelled', values: { amount } });
  } else {
    context.session.flash({ kind: 'warning', key: 'results.nothing_to_cancel' });
  }
  return redirect('/cashier/withdraw', 303);
}

/** Gives up the right to cancel; what is gone already is told, not treated as a mistake. */
export async function postLock(context: AppLoadContext, request: Request) {
  if (!context.session.playerId) await context.requirePlayer();
  const read = await readForm(request, cancelForm);
  const answer = read.ok ? await context.api.cashier.lockPendingWithdrawals(read.value.trans_ids) : null;
  context.session.flash(
    answer?.ok
      ? { kind: 'success', key: 'withdrawals.wasLocked' }
      : { kind: 'warning', key: 'results.nothing_to_lock' },
  );
  return redirect('/cashier/withdraw', 303);
}

/** Of a withdrawal that is another's, or none, no more is said than that. */
function orNotTheirs(fault: unknown): null {
  if (fault instanceof Response && fault.status === 404) return null;
  throw fault;
}

/** Asks for a new mailed link in the place of one that is over; what waits for none any more is told, not treated as a mistake. */
export async function postNewLink(context: AppLoadContext, request: Request) {
  if (!context.session.playerId) await context.requirePlayer();
  const read = await readForm(request, cancelForm);
  const answer = read.ok
    ? await context.api.cashier.renewWithdrawalLink(read.value.trans_ids[0]!).catch(orNotTheirs)
    : null;
  context.session.flash(
    answer?.ok
      ? { kind: 'success', key: 'withdrawals.linkRenewed' }
      : { kind: 'warning', key: 'withdrawals.noLinkNeeded' },
  );
  return redirect('/cashier/withdraw', 303);
}

/** The player's word on money that was not credited; where it can't be had now, the deposit's page says why. */
export async function postUnallocated(context: AppLoadContext, request: Request, id: string) {
  if (!context.session.playerId) await context.requirePlayer();
  const read = await readForm(request, unallocatedForm);
  const answer = read.ok ? await context.api.cashier.decideUnallocated(id, read.value) : null;
  if (!answer?.ok) context.session.flash({ kind: 'warning', key: 'unallocated.notYet' });
  return redirect(`/cashier/deposit/${encodeURIComponent(id)}`, 303);
}
