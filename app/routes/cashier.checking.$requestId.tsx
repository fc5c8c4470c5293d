import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { CheckingPage } from '~/cashier/checking-page';
import { lookForIt } from '~/cashier/lost-answer';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'cashier.title',
  seenBy: 'player',
  samples: { 'order whose answer was lost': '/cashier/checking/an-answer-that-was-lost' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => lookForIt(context, params.requestId!);

export default function Checking() {
  return <CheckingPage {...useLoaderData<typeof loader>()} />;
}
