import { data, type ActionFunctionArgs, type HeadersFunction, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { loadPayout, payoutRefresh, postPayout } from '~/cashier/payout';
import { PayoutPage } from '~/cashier/payout-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'cashier.withdrawal' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Remix drops a loader's headers from the document unless the route hands them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const payout = await loadPayout(context);
  return data({ payout }, { status: payout ? 200 : 404, headers: payoutRefresh(payout) });
}

export const action = ({ context, request }: ActionFunctionArgs) => postPayout(context, request);

export default function Payout() {
  return <PayoutPage payout={useLoaderData<typeof loader>().payout} refused={useActionData<typeof action>()} />;
}
