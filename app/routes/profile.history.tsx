import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { HistoryPage } from '~/history/history-page';
import { loadHistory } from '~/history/load-history';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'history.title' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadHistory(context, context.url.searchParams);

export default function History() {
  return <HistoryPage history={useLoaderData<typeof loader>()} />;
}
