import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { cancelForm } from '~/cashier/forms';
import { readForm } from '~/forms/submission';

/** The form stands on the withdrawal page; who comes by hand is led there. */
export const loader = () => redirect('/cashier/withdraw', 302);

/** Asks for a new mailed link in the place of one that is over; what waits for none any more is told, not treated as a mistake. */
export async function action({ context, request }: ActionFunctionArgs) {
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

/** Of a withdrawal that is another's, or none, no more is said than that. */
function orNotTheirs(fault: unknown): null {
  if (fault instanceof Response && fault.status === 404) return null;
  throw fault;
}
