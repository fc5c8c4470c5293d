import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { withPlayer } from '~/account/player-loader';
import { readForm, refuseForm } from '~/forms/submission';
import { judgeAmount, type AmountRules, type GivenAmount, type JudgedAmount } from './amount';
import { cancelForm, depositForm, withdrawForm } from './forms';
import { amountRules, type CashierData } from './load-cashier';
import { refusalOf } from './refusals';

interface Judge {
  rules: AmountRules;
  judged: JudgedAmount;
}

/** Reads the amount by the rules of the method that the form names. */
function judge(context: AppLoadContext, cashier: CashierData, direction: 'deposit' | 'withdraw', given: GivenAmount & { method?: string | undefined }): Judge {
  const rules = amountRules(cashier, direction, given.method);
  return { rules, judged: judgeAmount(given, rules, context.page) };
}

const amountFault = ({ judged }: Judge) => (judged.ok ? {} : { amount: judged.message });

const cashierOf = async (context: AppLoadContext): Promise<CashierData> => {
  const { reads: [cashier] } = await withPlayer(context, () => [context.api.cashier.methods()]);
  return cashier;
};

/** Starts a deposit and leads to its page; a refused form comes back without the card. */
export async function postDeposit(context: AppLoadContext, request: Request) {
  const cashier = await cashierOf(context);
  const read = await readForm(request, depositForm, { check: (given) => amountFault(judge(context, cashier, 'deposit', given)) });
  if (!read.ok) return refuseForm(read);
  const { rules, judged } = judge(context, cashier, 'deposit', read.value);
  if (!judged.ok) return refuseForm(read);
  const { method, requestId, card } = read.value;
  const answer = await context.api.cashier.deposit({ method, amount: judged.amount, requestId, card });
  if (answer.ok) return redirect(`/cashier/deposit/${encodeURIComponent(answer.data.id)}`, 303);
  const { formErrors, fieldErrors, cardErrors } = refusalOf(answer, rules, context.page.money);
  return refuseForm(read, { formErrors, fieldErrors: { ...fieldErrors, ...cardErrors }, clear: ['requestId'] });
}

/** Asks for a withdrawal. */
export async function postWithdraw(context: AppLoadContext, request: Request) {
  const cashier = await cashierOf(context);
  const read = await readForm(request, withdrawForm, { check: (given) => amountFault(judge(context, cashier, 'withdraw', given)) });
  if (!read.ok) return refuseForm(read);
  const { rules, judged } = judge(context, cashier, 'withdraw', read.value);
  if (!judged.ok) return refuseForm(read);
  const { method, requestId } = read.value;
  const answer = await context.api.cashier.withdraw({ method, amount: judged.amount, requestId });
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
    context.session.flash({ kind: 'warning', key: 'cashier.nothingToCancel' });
  }
  return redirect('/cashier/withdraw', 303);
}
