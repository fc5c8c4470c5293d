import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { isToBePaid, loadDepositStatus, type DepositStatusData } from '~/cashier/deposit-status';
import { DepositStatusPage } from '~/cashier/deposit-status-page';
import { postUnallocated } from '~/cashier/post-cashier';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.yourDeposit',
  seenBy: 'player',
  unsampled: 'each deposit has its own: tests of the cashier make some',
  islands: ({ deposit }: DepositStatusData) => (isToBePaid(deposit) ? ['copy-text'] : []),
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadDepositStatus(context, params.id!);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  postUnallocated(context, request, params.id!);

export default function DepositStatus() {
  return <DepositStatusPage {...useLoaderData<typeof loader>()} />;
}
