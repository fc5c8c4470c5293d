import type { AppLoadContext } from '@remix-run/cloudflare';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { isUsable, periodOf, readFilter, withKnownMethod, type HistoryFilter, type TransactionType } from './filter';

/** The list that the address asks for. With a filter that can't be used nothing is asked, and `list` is null. */
export async function loadHistory(context: AppLoadContext, search: URLSearchParams) {
  const filter = readFilter(search);
  if (filter.tab === 'gaming')
    return { tab: filter.tab, ...(await listOf(context, filter, () => context.api.history.gaming(periodOf(filter)))) };
  if (filter.tab === 'bonuses')
    return {
      tab: filter.tab,
      ...(await listOf(context, filter, () => context.api.history.bonusBets(periodOf(filter)))),
    };
  return transactions(context, filter);
}
export type HistoryData = Awaited<ReturnType<typeof loadHistory>>;

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
