/** An order of money, as a form brings it: how its amount is judged, how it is sent, and how one that comes twice is answered as it was. */
import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { RequestId } from 'contract/rounds';
import { isPausedPage } from '~/edge/maintenance';
import type { FieldsOf, FormSchema } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { refuseForm, type ReadForm } from '~/forms/submission';
import { judgeAmount, type AmountRules, type GivenAmount, type JudgedAmount } from './amount';
import { amountRules, type CashierData, type Direction } from './methods';

export interface Judge {
  rules: AmountRules;
  judged: JudgedAmount;
  /** The amount, whether or not the balance and the limit still leave it; null when it is none that the method takes. */
  meant: number | null;
}

/** Reads the amount by the rules of the method that the form names. */
export function judge(
  context: AppLoadContext,
  cashier: CashierData,
  direction: Direction,
  given: GivenAmount & { method?: string | undefined },
): Judge {
  const rules = amountRules(cashier, direction, given.method);
  const { available: _available, allowance: _allowance, ...borders } = rules;
  const meant = judgeAmount(given, borders, context.page);
  return { rules, judged: judgeAmount(given, rules, context.page), meant: meant.ok ? meant.amount : null };
}

export const amountFault = ({ judged }: Judge): { amount?: FormMessage } =>
  judged.ok ? {} : { amount: judged.message };

/** An answer that was lost says nothing about the money: what became of it is asked afterwards, on a page of its own. */
const isLost = (fault: unknown): boolean => fault instanceof Response && fault.status === 503 && !isPausedPage(fault);

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

/** What a form has brought about already, and the page that tells of it; null for one that brought about nothing. */
export async function whatStands(
  context: AppLoadContext,
  requestId: string,
): Promise<{ amount: number; path: string } | null> {
  const { deposit, withdrawal } = await context.api.cashier.request(requestId);
  if (deposit) return { amount: deposit.amount, path: `/cashier/deposit/${encodeURIComponent(deposit.id)}` };
  return withdrawal ? { amount: withdrawal.amount, path: '/cashier/withdraw#withdrawals' } : null;
}

/** A posted form of money; its `requestId` tells one that comes again. */
type ReadOrder<Schema extends FormSchema> = ReadForm<Schema> & { given: { requestId?: string } };

/** @returns the way to what stands; null when nothing does, or what stands is of another `amount` and so of another form */
async function answeredBefore(context: AppLoadContext, requestId: string | undefined, amount: number | null) {
  const id = RequestId.safeParse(requestId);
  const found = id.success ? await whatStands(context, id.data) : null;
  return found && (amount === null || found.amount === amount) ? redirect(found.path, 303) : null;
}

/**
 * Answers a form that can't be carried out. One that comes again is answered as it was, whatever has changed since, be it by itself: its first
 * post may have used up the balance or the limit. Any other comes back refused.
 */
export async function refuseOrder<Schema extends FormSchema>(
  context: AppLoadContext,
  read: ReadOrder<Schema>,
  { judged, meant }: Judge,
) {
  const before = meant !== null && !judged.ok ? await answeredBefore(context, read.given.requestId, meant) : null;
  return before ?? refuseForm(read);
}

/** The same for a form whose method was switched off since its page was shown. */
export async function refuseMethod<Schema extends FormSchema>(context: AppLoadContext, read: ReadOrder<Schema>) {
  const refusal = { formErrors: ['cashier.methodGone' as const], clear: ['requestId' as FieldsOf<Schema>] };
  return (await answeredBefore(context, read.given.requestId, null)) ?? refuseForm(read, refusal);
}
