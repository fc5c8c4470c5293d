import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { loadSecurity, postSecurity } from '~/account/load-security';
import { SecurityPage } from '~/account/security-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'security.title', seenBy: 'player', islands: ['sign-up-help'] };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadSecurity(context);

export const action = ({ context, request }: ActionFunctionArgs) => postSecurity(context, request);

export default function Security() {
  return <SecurityPage security={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
