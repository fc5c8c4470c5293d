import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { isHosted } from '~/cashier/checkout';
import { DepositPage } from '~/cashier/deposit-page';
import { loadDeposit } from '~/cashier/load-cashier';
import { postDeposit } from '~/cashier/post-deposit';
import { respond } from '~/edge/respond';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.deposit',
  seenBy: 'player',
  samples: { deposit: '/cashier/deposit', 'deposit by crypto': '/cashier/deposit?method=crypto' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const screen = await loadDeposit(context);
  return respond(screen, isHosted(screen.cashier) ? { letIn: { leadsTo: context.env.CHECKOUT_PAGE } } : {});
}

export const action = ({ context, request }: ActionFunctionArgs) => postDeposit(context, request);

export default function Deposit() {
  return <DepositPage screen={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
