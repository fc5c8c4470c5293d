import type { AppLoadContext } from '@remix-run/cloudflare';
import type { DataOf } from 'contract/call';
import type { getTable, TableView } from 'contract/tables';
import { chainHolds } from './chain-check';
import type { Refresh } from '~/layout/refresh';

export type TableData = DataOf<typeof getTable>;

/** A moment after the result, so that the page finds it. */
const grace = 700;

/** While something flies the page looks this often, ms. */
const flightLook = 1_300;

/** When the page has to look again, ms from now: at the next result; while something flies, every few seconds. */
export function nextLook({ phase, endsAt, next, flight, now }: TableView): number {
  if (phase === 'dealing')
    return flight && !flight.crashed ? Math.min(endsAt - now, flightLook) + grace : endsAt - now + grace;
  return (flight ? next.closesAt : next.resultAt) - now + grace;
}

/** WCAG 2.2.1: the player can stop it; then the address says `stay`. */
export function refreshOf(context: AppLoadContext, table: TableView, mode: string): Refresh | null {
  if (context.url.searchParams.has('stay')) return null;
  return {
    after: Math.max(1, Math.ceil(nextLook(table) / 1_000)),
    to: context.page.href(`${context.path}?mode=${mode}`),
  };
}

/** The proof of a table's rounds. @throws Response 404 for what is no table */
export async function loadChain(context: AppLoadContext, id: string) {
  const [game, { table }] = await Promise.all([context.api.games.get(id), context.api.tables.get(id, 'fun')]);
  return { game, table, holds: await chainHolds(table) };
}
