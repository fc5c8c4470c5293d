import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { SuccessPage } from '~/instant/instant-pages';
import { loadSuccess } from '~/instant/load-instant';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'instant.title',
  seenBy: 'player',
  unsampled: 'it stands after a payment at a bank',
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadSuccess(context);

export default function InstantSuccess() {
  return <SuccessPage {...useLoaderData<typeof loader>()} />;
}
