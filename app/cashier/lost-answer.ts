import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { seconds } from 'contract/constants';
import { RequestId } from 'contract/rounds';

/** An answer that was lost says nothing about the money: what became of it is asked afterwards, on a page of its own. */
const isLost = (fault: unknown): boolean => fault instanceof Response && fault.status === 503;

/**
 * Sends an order of money; when its answer is lost, leads to the page that looks for it.
 * @throws the way there; what else the call fails with
 */
export async function orLookForIt<Answered>(context: AppLoadContext, requestId: string, send: () => Promise<Answered>): Promise<Answered> {
  try {
    return await send();
  } catch (fault) {
    if (!isLost(fault)) throw fault;
    throw redirect(`/cashier/checking/${encodeURIComponent(requestId)}?since=${context.now()}`, 303);
  }
}

/** An order that is still on its way arrives within this; a caller waits a few seconds at most. */
const certainAfter = 60 * seconds;

/** `never`: it did not arrive, and will not. */
export type Sought = 'checking' | 'never';

/** What became of a form whose answer was lost; leads to the deposit or the withdrawal once it is found. */
export async function lookForIt(context: AppLoadContext, requestId: string): Promise<{ sought: Sought; refresh: { after: number; to: string } | null }> {
  if (!context.session.playerId) await context.requirePlayer();
  if (!RequestId.safeParse(requestId).success) throw new Response(null, { status: 404 });
  const found = await context.api.cashier.request(requestId);
  if (found.deposit) throw redirect(`/cashier/deposit/${encodeURIComponent(found.deposit.id)}`, 303);
  if (found.withdrawal) throw redirect('/cashier/withdraw#withdrawals', 303);
  const since = Number(context.url.searchParams.get('since'));
  // A time that nobody can have set, or none, is as good as now.
  const isRecent = !(since > 0) || since > context.now() || context.now() - since < certainAfter;
  if (!isRecent) return { sought: 'never', refresh: null };
  return { sought: 'checking', refresh: { after: 2, to: context.page.href(context.path) + (since > 0 ? `?since=${since}` : `?since=${context.now()}`) } };
}
