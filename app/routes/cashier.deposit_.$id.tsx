import { data, type HeadersFunction, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { loadDepositStatus, refreshAfter } from '~/cashier/deposit-status';
import { DepositStatusPage } from '~/cashier/deposit-status-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'cashier.yourDeposit' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Remix drops a loader's headers from the document unless the route hands them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const status = await loadDepositStatus(context, params.id!);
  if (status.deposit.state !== 'pending') return data(status);
  return data(status, { headers: { Refresh: String(refreshAfter(status.deposit.requestedAt, context.page.now)) } });
}

export default function DepositStatus() {
  return <DepositStatusPage {...useLoaderData<typeof loader>()} />;
}
