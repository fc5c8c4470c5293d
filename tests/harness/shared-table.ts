/** A shared table as an onlooker sees it, by whose schedule a test sets its clock. */
import type { Lantern } from './lantern';

export async function tableNow(lantern: Lantern, id: string) {
  const onlooker = { anonymous: (await lantern.api.anon()).data.anonSessionId };
  return (await lantern.api.getTable({ params: { id }, query: { mode: 'fun' } }, onlooker)).data.table;
}

/** How far the time moves between two looks at a flight, whose end nobody is told before; ms. */
const step = 500;

/** Moves the time to where the last result has just been shown: a whole round of bets lies ahead. @returns that round */
export async function toFreshRound(lantern: Lantern, id: string) {
  const { next, flight } = await tableNow(lantern, id);
  if (!flight) {
    await lantern.clock.advanceTo(next.resultAt);
    return (await tableNow(lantern, id)).next;
  }
  for (;;) {
    const table = await tableNow(lantern, id);
    if (table.phase === 'result') return table.next;
    if (table.phase === 'betting') await lantern.clock.advanceTo(table.next.closesAt);
    else await lantern.clock.advance({ milliseconds: step });
  }
}

/** Moves the time to where the result of a flight is shown. @returns the table then */
export async function toCrash(lantern: Lantern, id: string, round: number) {
  for (;;) {
    const table = await tableNow(lantern, id);
    if ((table.history[0]?.round ?? 0) >= round) return table;
    await lantern.clock.advance({ milliseconds: step });
  }
}
