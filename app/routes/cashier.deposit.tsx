import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { DepositPage } from '~/cashier/deposit-page';
import { loadDeposit } from '~/cashier/load-cashier';
import { postDeposit } from '~/cashier/post-deposit';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.deposit',
  seenBy: 'player',
  samples: { deposit: '/cashier/deposit', 'deposit by crypto': '/cashier/deposit?method=crypto' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadDeposit(context);

export const action = ({ context, request }: ActionFunctionArgs) => postDeposit(context, request);

export default function Deposit() {
  return <DepositPage screen={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
