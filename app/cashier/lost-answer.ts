import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { seconds } from 'contract/constants';
import { RequestId } from 'contract/rounds';
import { waiting, type Waiting } from '~/layout/refresh';

/** An answer that was lost says nothing about the money: what became of it is asked afterwards, on a page of its own. */
const isLost = (fault: unknown): boolean => fault instanceof Response && fault.status === 503;

/**
 * Sends an order of money; when its answer is lost, leads to the page that looks for it.
 * @throws the way there; what else the call fails with
 */
export async function orLookForIt<Answered>(
  context: AppLoadContext,
  requestId: string,
  send: () => Promise<Answered>,
): Promise<Answered> {
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

/** What a form has brought about already, and the page that tells of it; null for one that brought about nothing. */
export async function whatStands(
  context: AppLoadContext,
  requestId: string,
): Promise<{ amount: number; path: string } | null> {
  const { deposit, withdrawal } = await context.api.cashier.request(requestId);
  if (deposit) return { amount: deposit.amount, path: `/cashier/deposit/${encodeURIComponent(deposit.id)}` };
  return withdrawal ? { amount: withdrawal.amount, path: '/cashier/withdraw#withdrawals' } : null;
}

/** What became of a form whose answer was lost; leads to the deposit or the withdrawal once it is found. */
export async function lookForIt(context: AppLoadContext, requestId: string): Promise<{ sought: Sought } & Waiting> {
  if (!context.session.playerId) await context.requirePlayer();
  if (!RequestId.safeParse(requestId).success) throw new Response(null, { status: 404 });
  const found = await whatStands(context, requestId);
  if (found) throw redirect(found.path, 303);
  const since = Number(context.url.searchParams.get('since'));
  // A time that nobody can have set, or none, is as good as now.
  const isRecent = !(since > 0) || since > context.now() || context.now() - since < certainAfter;
  if (!isRecent) return { sought: 'never', ...waiting(context, null) };
  return {
    sought: 'checking',
    ...waiting(context, 2, new URLSearchParams({ since: String(since > 0 ? since : context.now()) })),
  };
}
