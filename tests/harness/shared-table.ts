/** A shared table as an onlooker sees it, by whose schedule a test sets its clock. */
import type { Lantern } from './lantern';

export async function tableNow(lantern: Lantern, id: string) {
  const onlooker = { anonymous: (await lantern.api.anon()).data.anonSessionId };
  return (await lantern.api.getTable({ params: { id }, query: { mode: 'fun' } }, onlooker)).data.table;
}

/** Moves the time to where the last result has just been shown: a whole round of bets lies ahead. @returns that round */
export async function toFreshRound(lantern: Lantern, id: string) {
  await lantern.clock.advanceTo((await tableNow(lantern, id)).next.resultAt);
  return (await tableNow(lantern, id)).next;
}
