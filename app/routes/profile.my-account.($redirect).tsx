import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountPage } from '~/account/account-page';
import stylesheet from '~/account/account.css?url';
import { loadAccount, postAccount } from '~/account/load-account';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'account.myAccount', seenBy: 'player', hydrate: 'profile-editor' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadAccount(context);

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  postAccount(context, request, params.redirect);

export default function MyAccount() {
  return <AccountPage account={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
