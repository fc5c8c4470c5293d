import { redirect, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { chains } from 'contract/chains';
import stylesheet from '~/cashier/cashier.css?url';
import { payoutForm } from '~/cashier/forms';
import { PayoutPage } from '~/cashier/payout-page';
import { respond } from '~/edge/respond';
import { say, verbatim } from '~/forms/form-message';
import { readForm, refuseForm } from '~/forms/submission';
import { tokenOf } from '~/identity/mailed-link';
import { waiting } from '~/layout/refresh';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.withdrawal',
  samples: { 'withdrawal without its link': { path: '/withdrawal', status: 404 } },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** A page that waits for the payout looks again by itself, seconds. */
const looksAgainAfter = 15;

/** The withdrawal behind the mailed link that was opened last; none without a link, and for one that is over: it is forgotten then. */
export async function loader({ context }: LoaderFunctionArgs) {
  const token = tokenOf(context, 'withdrawalToken');
  const answer = token === null ? null : await context.api.cashier.withdrawalLink(token);
  if (answer && !answer.ok) context.cookies.removeSigned('withdrawalToken');
  const payout = answer?.ok ? answer.data : null;
  const isOnItsWay = payout?.state === 'approved' && payout.destination !== null;
  return respond({ payout, ...waiting(context, isOnItsWay ? looksAgainAfter : null) }, { status: payout ? 200 : 404 });
}

/**
 * Says where the withdrawal goes. The link stays in its cookie afterwards: the page then tells what became of it, and sending the same
 * again, from an old page or twice, is the same answer.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const read = await readForm(request, payoutForm);
  const token = tokenOf(context, 'withdrawalToken');
  if (token === null) return refuseForm(read, { formErrors: ['crypto.linkInvalid'] });
  if (!read.ok) return refuseForm(read);
  const { chain, address, destinationTag, withoutTag } = read.value;
  // A tag that was typed before another currency was chosen means nothing there.
  const tag =
    chains[chain].tag === null
      ? {}
      : { destinationTag: destinationTag || undefined, withoutTag: withoutTag ? (true as const) : undefined };
  const answer = await context.api.cashier.completeWithdrawal(token, { chain, address, ...tag });
  if (answer.ok) return redirect('/withdrawal', 303);
  switch (answer.code) {
    case 'invalid_address':
      return refuseForm(read, { fieldErrors: { address: say('crypto.addressInvalid', { coin: chains[chain].name }) } });
    case 'invalid_destination_tag':
      return refuseForm(read, { fieldErrors: { destinationTag: 'crypto.tagInvalid' } });
    case 'destination_tag_missing':
      return refuseForm(read, { fieldErrors: { destinationTag: 'crypto.tagMissing' } });
    case 'token_used':
      return refuseForm(read, { formErrors: ['crypto.linkUsed'] });
    case 'token_expired':
      return refuseForm(read, { formErrors: ['crypto.linkInvalid'] });
    default:
      return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  }
}

export default function Payout() {
  return <PayoutPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
