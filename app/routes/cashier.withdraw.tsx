import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { loadWithdraw, type WithdrawData } from '~/cashier/load-cashier';
import { postWithdraw } from '~/cashier/post-cashier';
import { WithdrawPage } from '~/cashier/withdraw-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.withdrawal',
  seenBy: 'player',
  islands: ({ tracked }: WithdrawData) =>
    tracked.withdrawals.some(({ destination }) => destination) ? ['copy-text'] : [],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadWithdraw(context);

export const action = ({ context, request }: ActionFunctionArgs) => postWithdraw(context, request);

export default function Withdraw() {
  return <WithdrawPage screen={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
