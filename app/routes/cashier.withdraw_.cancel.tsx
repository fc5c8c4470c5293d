import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { cancelForm } from '~/cashier/forms';
import { readForm } from '~/forms/submission';

/** The form stands on the withdrawal page; who comes by hand is led there. */
export const loader = () => redirect('/cashier/withdraw', 302);

/** Cancels all pending withdrawals together; what is gone already is told, not treated as a mistake. */
export async function action({ context, request }: ActionFunctionArgs) {
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
