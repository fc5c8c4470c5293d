import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { RequestId } from 'contract/rounds';
import type { FieldsOf, FormSchema } from '~/forms/define-form';
import { refuseForm, type ReadForm } from '~/forms/submission';
import type { Judge } from './judge-amount';
import { whatStands } from './lost-answer';

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
