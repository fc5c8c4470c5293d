import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { cancelForm } from '~/cashier/forms';
import { readForm } from '~/forms/submission';

/** The form stands on the withdrawal page; who comes by hand is led there. */
export const loader = () => redirect('/cashier/withdraw', 302);

/** Gives up the right to cancel; what is gone already is told, not treated as a mistake. */
export async function action({ context, request }: ActionFunctionArgs) {
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
