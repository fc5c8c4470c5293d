import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { isUsable } from '~/history/filter';
import { HistoryPage } from '~/history/history-page';
import { loadHistory } from '~/history/load-history';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'history.title',
  seenBy: 'player',
  samples: {
    transactions: '/profile/history?tab=transactions',
    'gaming history': '/profile/history?tab=gaming',
    'bonus history': '/profile/history?tab=bonuses',
  },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const history = await loadHistory(context, context.url.searchParams);
  // A filter is no post, but what is wrong with it is told first too.
  return isUsable(history.filter)
    ? history
    : { ...history, title: `${context.t('common.errorTitlePrefix')} ${context.t('history.title')}` };
}

export default function History() {
  return <HistoryPage history={useLoaderData<typeof loader>()} />;
}
