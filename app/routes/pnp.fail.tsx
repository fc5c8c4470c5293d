import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { FailPage } from '~/instant/instant-pages';
import { failureOf } from '~/instant/load-instant';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'instant.fail',
  samples: { 'pay and play failed': '/pnp/fail?reason=underage' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => ({ reason: failureOf(context.url.searchParams) });

export default function InstantFail() {
  return <FailPage {...useLoaderData<typeof loader>()} />;
}
