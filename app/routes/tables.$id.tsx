import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { ChainPage } from '~/tables/chain';
import { loadChain } from '~/tables/load-table';
import receiptStyles from '~/play/receipt.css?url';

export const handle: RouteHandle = {
  title: 'tables.fair',
  layout: 'game',
  samples: { 'proof of a shared table': '/tables/lamplight-roulette' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: receiptStyles }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadChain(context, params.id!);

export default function TableChain() {
  return <ChainPage {...useLoaderData<typeof loader>()} />;
}
