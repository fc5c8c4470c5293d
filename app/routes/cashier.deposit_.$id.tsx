import { data, type HeadersFunction, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { isToBePaid, loadDepositStatus, looksAgainAfter, type DepositStatusData } from '~/cashier/deposit-status';
import { DepositStatusPage } from '~/cashier/deposit-status-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.yourDeposit',
  islands: ({ deposit }: DepositStatusData) => (isToBePaid(deposit) ? ['copy-text'] : []),
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Remix drops a loader's headers from the document unless the route hands them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const status = await loadDepositStatus(context, params.id!);
  const after = looksAgainAfter(status.deposit, context.page.now);
  return data(status, { headers: after === null ? {} : { Refresh: String(after) } });
}

export default function DepositStatus() {
  return <DepositStatusPage {...useLoaderData<typeof loader>()} />;
}
