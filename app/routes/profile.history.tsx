import type { AppLoadContext, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import {
  isUsable,
  periodOf,
  readFilter,
  withKnownMethod,
  type HistoryFilter,
  type TransactionType,
} from '~/history/filter';
import { HistoryPage, type HistoryData } from '~/history/history-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'history.title',
  seenBy: 'player',
  islands: ({ tab, list }: HistoryData) => (tab === 'transactions' && list && list.total > 0 ? ['copy-text'] : []),
  samples: {
    transactions: { path: '/profile/history?tab=transactions', scripts: true },
    'gaming history': '/profile/history?tab=gaming',
    'bonus history': '/profile/history?tab=bonuses',
  },
  menus: [{ in: 'player', place: 8, label: 'layout.history', icon: 'history' }],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const history = await loadHistory(context);
  // A filter is no post, but what is wrong with it is told first too.
  return isUsable(history.filter)
    ? history
    : { ...history, title: `${context.t('common.errorTitlePrefix')} ${context.t('history.title')}` };
}

/** The list that the address asks for. With a filter that can't be used nothing is asked, and `list` is null. */
async function loadHistory(context: AppLoadContext): Promise<HistoryData> {
  const filter = readFilter(context.url.searchParams);
  if (filter.tab === 'gaming')
    return { tab: filter.tab, ...(await listOf(context, filter, () => context.api.history.gaming(periodOf(filter)))) };
  if (filter.tab === 'bonuses')
    return {
      tab: filter.tab,
      ...(await listOf(context, filter, () => context.api.history.bonusBets(periodOf(filter)))),
    };
  return transactions(context, filter);
}

async function transactions(context: AppLoadContext, asked: HistoryFilter) {
  const { type, method } = asked.values;
  const {
    player,
    reads: [cashier, answer],
  } = await withPlayer(context, () => [
    context.api.cashier.methods(),
    isUsable(asked)
      ? context.api.history.transactions({
          type: type as TransactionType,
          method: method || undefined,
          ...periodOf(asked),
        })
      : Promise.resolve(null),
  ]);
  const methods = [...new Map([...cashier.deposit, ...cashier.withdraw].map(({ id, name }) => [id, name]))].map(
    ([value, label]) => ({ value, label }),
  );
  const filter = withKnownMethod(
    asked,
    methods.map(({ value }) => value),
  );
  return {
    tab: 'transactions' as const,
    filter,
    methods,
    list: isUsable(filter) ? answer : null,
    currency: player.balance.currency,
    timeZone: timeZoneOf(player),
  };
}

async function listOf<List>(context: AppLoadContext, filter: HistoryFilter, read: () => Promise<List>) {
  const {
    player,
    reads: [list],
  } = await withPlayer(context, () => [isUsable(filter) ? read() : Promise.resolve(null)]);
  return { filter, list, timeZone: timeZoneOf(player) };
}

export default function History() {
  return <HistoryPage history={useLoaderData<typeof loader>()} />;
}
