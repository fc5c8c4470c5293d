import { data, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { loadPayout, payoutWaiting, postPayout } from '~/cashier/payout';
import { PayoutPage } from '~/cashier/payout-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.withdrawal',
  samples: { 'withdrawal without its link': { path: '/withdrawal', status: 404 } },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const payout = await loadPayout(context);
  return data({ payout, ...payoutWaiting(context, payout) }, { status: payout ? 200 : 404 });
}

export const action = ({ context, request }: ActionFunctionArgs) => postPayout(context, request);

export default function Payout() {
  return <PayoutPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
