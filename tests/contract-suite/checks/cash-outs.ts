/** Cash-outs that are accepted: from a round of several steps, and from a flight that everybody sits in. Real money. */
import { getGame } from 'contract/games';
import { exitOf } from 'contract/play/crash';
import { msUntil } from 'contract/play/growth';
import { decideRound, getRound, playRound } from 'contract/rounds';
import { betAtTable, cashOut, getTable, listTables } from 'contract/tables';
import { until } from '../../harness/until';
import { must, same, type Bench, type Caller } from '../bench';
import { check, type Check } from '../check';
import { cashOf } from '../people';
import { launchOf } from '../tables';

/** What cashing out of an open round pays now, in hundredths of the stake. */
type Raised = { multiple: number };

/** Opens rounds of mines until one has a safe cell open, so that there is something to cash out; null where the API has no such game. */
async function raisedRound(bench: Bench, player: Caller) {
  const launch = await launchOf(bench, 'mines', 'real', player);
  if (launch?.game.rules?.kind !== 'mines') return null;
  const [offer] = launch.game.rules.offers;
  const body = {
    gameid: launch.game.id,
    mode: 'real',
    stake: Math.min(...launch.stakes),
    choice: { kind: 'mines', mines: offer!.mines },
  };
  for (;;) {
    const before = await cashOf(bench, player);
    const { data: opened } = await bench.call(playRound, { body: { ...body, requestId: bench.requestId() } }, player);
    const { data: round } = await bench.call(
      decideRound,
      { params: { id: opened.id }, body: { decision: 'cell-0', step: 0, requestId: bench.requestId() } },
      player,
    );
    if (round.state === 'open') return { before, round, promised: offer!.multiples[0]! };
  }
}

const look = async (bench: Bench, id: string, player: Caller) =>
  (await bench.call(getTable, { params: { id }, query: { mode: 'real' } }, player)).data;

/** High enough to be told from the stake, and reached by most flights. */
const wanted = 1_20;

/**
 * Bets at a crash table until a flight was left in time; null where the API has no such table.
 * `seen`: where the flight stood just before the cash-out and just after it, `after` being null when its round was over by then.
 */
async function leftFlight(bench: Bench, player: Caller) {
  const { tables } = (await bench.call(listTables)).data;
  const id = tables.find(({ kind }) => kind === 'crash')?.id;
  if (!id) return null;
  const { rules } = (await bench.call(getGame, { params: { id } })).data;
  must(rules?.kind === 'crash', `the rules of ${id} are those of ${rules?.kind}`);
  // One flight in five crashes before it is left: that none of these is left in time happens to nobody.
  for (let tries = 0; tries < 15; tries += 1) {
    // Between two flights it is known when the next one starts; while one is under way only the latest there can be.
    const { table, limits } = await until(
      `a time of betting at ${id}`,
      () => look(bench, id, player),
      ({ table: { phase, next, now } }) => phase !== 'dealing' && next.closesAt - now > 2_000,
      { every: 250, patience: 45_000 },
    );
    const { round, closesAt, resultAt } = table.next;
    const stake = limits!.chip;
    const before = await cashOf(bench, player);
    const { data: laid } = await bench.call(
      betAtTable,
      {
        params: { id },
        body: { round, mode: 'real', stake, choice: { kind: 'crash', auto: null }, requestId: bench.requestId() },
      },
      player,
    );
    if (!laid) continue;
    await bench.until(closesAt + msUntil(rules.growth, wanted), table.now);
    const leave = (requestId = bench.requestId()) =>
      bench.call(cashOut, { params: { id }, body: { round, mode: 'real', requestId } }, player);
    const flown = await look(bench, id, player);
    const requestId = bench.requestId();
    const left = await leave(requestId);
    const { table: after } = await look(bench, id, player);
    if (left.info.success && flown.table.round === round) {
      const multiple = exitOf(left.data.position?.decisions[0]?.what ?? '');
      must(multiple !== null, `a cash-out that was taken is noted as ${JSON.stringify(left.data.position?.decisions)}`);
      const seen = {
        before: flown.table.flight!.multiple,
        after: after.round === round ? after.flight!.multiple : null,
      };
      return { id, roundId: left.data.id, multiple, stake, before, seen, leave, requestId, resultAt, now: after.now };
    }
  }
  return must(false, 'of fifteen flights none could be left in time');
}

/** The round once its result is shown; ten seconds more are given to an API whose tables tell players in their own time. */
async function paid(
  bench: Bench,
  { roundId, resultAt, now }: { roundId: string; resultAt: number; now: number },
  player: Caller,
) {
  await bench.until(resultAt, now);
  const ask = async () => (await bench.call(getRound, { params: { id: roundId } }, player)).data;
  // A cash-out is paid before the flight is over; the outcome comes with the result.
  const isOver = ({ state, outcome }: Awaited<ReturnType<typeof ask>>) => state !== 'open' && Boolean(outcome);
  return until(`the end of the round ${roundId}`, ask, isOver, { every: 200 });
}

export const cashOutChecks: Check[] = [
  check(decideRound, 'a cash-out pays what it said it would, once', async (bench) => {
    const player = await bench.player();
    const raised = await raisedRound(bench, player);
    if (!raised) return;
    const { before, round, promised } = raised;
    const { multiple } = round.outcome as Raised;
    must(multiple === promised, `the rules say ${promised} after the first step, the round ${multiple}`);
    const due = (round.stake * promised) / 100;
    const leave = async (requestId = bench.requestId()) =>
      bench.call(decideRound, { params: { id: round.id }, body: { decision: 'cash-out', step: 1, requestId } }, player);
    const requestId = bench.requestId();
    const first = await leave(requestId);
    must(first.info.success && first.data.state === 'settled', `${first.info.resultCode} ${first.data?.state}`);
    must(
      first.data.payout === Math.floor(due),
      `a stake of ${round.stake} at ${promised} hundredths paid ${first.data.payout} instead of ${Math.floor(due)}`,
    );
    must(same((await leave(requestId)).data, first.data), 'a repeated requestId gave another answer');
    const { info } = await leave();
    must(!info.success, `a round that is over was cashed out again: ${info.resultCode}`);
    const [after, wanted] = [await cashOf(bench, player), before - round.stake + Math.floor(due)];
    must(
      after === wanted && first.data.balanceAfter === wanted,
      `${before} − ${round.stake} + ${Math.floor(due)} became ${after}, and is told as ${first.data.balanceAfter}`,
    );
  }),
  check(cashOut, 'it counts at the multiple of its moment, whoever asks again', async (bench) => {
    const player = await bench.player();
    const left = await leftFlight(bench, player);
    if (!left) return;
    const { multiple, seen, leave, requestId } = left;
    must(
      multiple >= seen.before,
      `the flight stood at ${seen.before} before the cash-out, which counts at ${multiple}`,
    );
    must(
      seen.after === null || multiple <= seen.after,
      `the flight stood at ${seen.after} after the cash-out, which counts at ${multiple}`,
    );
    for (const id of [requestId, undefined]) {
      const { info, data } = await leave(id);
      const again = exitOf(data?.position?.decisions[0]?.what ?? '');
      must(
        info.success && again === multiple,
        `${id ? 'sent again' : 'pressed again'} it counts at ${again ?? info.resultCode} instead of ${multiple}`,
      );
    }
    await paid(bench, left, player);
  }),
  check(cashOut, 'it is paid that multiple, once', async (bench) => {
    const player = await bench.player();
    const left = await leftFlight(bench, player);
    if (!left) return;
    const { multiple, stake, before, leave, requestId } = left;
    await leave();
    const round = await paid(bench, left, player);
    const exit = round.outcome?.kind === 'crash' ? round.outcome.exit : null;
    must(round.state === 'settled', `the round is ${round.state} when its result is shown`);
    must(exit?.multiple === multiple, `left at ${multiple}, and out at ${exit?.multiple ?? 'nothing'}`);
    const due = Math.floor((stake * multiple) / 100);
    must(round.payout === due, `a stake of ${stake} at ${multiple} hundredths paid ${round.payout} instead of ${due}`);
    for (const id of [requestId, undefined]) await leave(id);
    const after = await cashOf(bench, player);
    must(after === before - stake + due, `${before} − ${stake} + ${due} became ${after}`);
  }),
];
