import { createHash } from 'node:crypto';
import { placeSportsBet, sportsBets, sportsEvents, type SportsEvent } from 'contract/sports';
import { must, same, type Bench, type Caller } from '../bench';
import { check, type Check } from '../check';
import { better, cashOf } from '../people';

const programme = async (bench: Bench) => (await bench.call(sportsEvents)).data;
/** The last to begin: its kick-off is the farthest from a slow run. Null: nothing is open for bets, so nothing can be tried. */
async function choice(bench: Bench): Promise<{
  event: SportsEvent;
  body: { eventId: string; marketId: string; selectionId: string; odds: number; stake: number };
} | null> {
  const event = (await programme(bench)).events.at(-1);
  const market = event?.markets[0];
  const selection = market?.selections[0];
  if (event && market && selection)
    return {
      event,
      body: { eventId: event.id, marketId: market.id, selectionId: selection.id, odds: selection.odds, stake: 1_00 },
    };
  const note = 'no event was open for bets, so none could be placed';
  if (!bench.report.notes.includes(note)) bench.report.notes.push(note);
  return null;
}

export const sportsChecks: Check[] = [
  check(sportsEvents, 'what is open has not begun, the next to begin first', async (bench) => {
    const { events } = await programme(bench);
    const starts = events.map(({ startsAt }) => startsAt);
    must(
      same(
        starts,
        [...starts].sort((a, b) => a - b),
      ),
      'in no order',
    );
    for (const { id, startsAt, endsAt, markets } of events) {
      must(endsAt > startsAt, `${id} ends before it begins`);
      must(
        markets.length > 0 && markets.every(({ selections }) => selections.length > 0),
        `${id} has nothing to bet on`,
      );
    }
  }),
  check(sportsEvents, 'odds are those of the stated margin', async (bench) => {
    for (const { id, markets } of (await programme(bench)).events) {
      for (const { id: market, margin, selections } of markets) {
        const sum = selections.reduce((total, { odds }) => total + 1_000 / odds, 0);
        must(
          sum <= 1 + margin / 1_000 + 0.01,
          `${id}, ${market}: the odds add up to ${sum.toFixed(3)} at a margin of ${margin}`,
        );
      }
    }
  }),
  check(sportsEvents, 'a seed is told with the result and not before, and fits its hash', async (bench) => {
    const { events, results } = await programme(bench);
    for (const { id, fairness } of events) must(fairness.seed === null, `the seed of ${id} is told`);
    for (const { id, isDrawn, fairness } of results) {
      if (!isDrawn) continue;
      must(
        createHash('sha256')
          .update(fairness.seed ?? '')
          .digest('hex') === fairness.seedHash,
        `the seed of ${id} is another than the promised one`,
      );
    }
  }),
  check(placeSportsBet, 'takes the stake and keeps the odds', async (bench) => {
    const [who, chosen] = [await better(bench), await choice(bench)];
    if (!chosen) return;
    const before = await cashOf(bench, who);
    const { info, data } = await bench.call(
      placeSportsBet,
      { body: { ...chosen.body, requestId: bench.requestId() } },
      who,
    );
    must(info.success, info.resultCode);
    const { eventId, selectionId, odds, stake, state, payout } = data;
    must(
      same(
        { eventId, selectionId, odds, stake },
        { eventId: chosen.event.id, selectionId: chosen.body.selectionId, odds: chosen.body.odds, stake: 1_00 },
      ),
      'another bet than was asked for',
    );
    must(state === 'open' && payout === null, `${state}, paid ${payout}`);
    must((await cashOf(bench, who)) === before - 1_00, `${before} became ${await cashOf(bench, who)}`);
  }),
  check(placeSportsBet, 'a repeated requestId gives the stored bet', async (bench) => {
    const [who, chosen] = [await better(bench), await choice(bench)];
    if (!chosen) return;
    const body = { ...chosen.body, requestId: bench.requestId() };
    const first = await bench.call(placeSportsBet, { body }, who);
    const before = await cashOf(bench, who);
    must(same((await bench.call(placeSportsBet, { body }, who)).data, first.data), 'another bet');
    must((await cashOf(bench, who)) === before, 'the repetition moved money');
    const { info, status } = await bench.call(placeSportsBet, { body: { ...body, stake: 2_00 } }, who);
    must(
      status === 409 && info.resultCode === 'duplicate_transaction',
      `with another stake: ${status} ${info.resultCode}`,
    );
  }),
  check(placeSportsBet, 'stands at the odds that the player saw or not at all', async (bench) => {
    const [who, chosen] = [await better(bench), await choice(bench)];
    if (!chosen) return;
    const before = await cashOf(bench, who);
    const odds = chosen.body.odds * 10 + 1;
    const { info, data } = await bench.call(
      placeSportsBet,
      { body: { ...chosen.body, odds, requestId: bench.requestId() } },
      who,
    );
    must(info.resultCode === 'odds_changed', info.resultCode);
    must(
      (data as unknown as { odds?: number } | null)?.odds === chosen.body.odds,
      `tells ${JSON.stringify(data)} instead of the new odds`,
    );
    must((await cashOf(bench, who)) === before, 'money was moved');
  }),
  check(placeSportsBet, 'on what is not on offer is not found', async (bench) => {
    const body = {
      eventId: `no-${bench.mark}`,
      marketId: 'match-result',
      selectionId: 'home',
      odds: 2_000,
      stake: 1_00,
      requestId: bench.requestId(),
    };
    const { status, info } = await bench.call(placeSportsBet, { body }, await better(bench));
    must(status === 404 && info.resultCode === 'not_found', `${status} ${info.resultCode}`);
  }),
  check(sportsBets, 'bets stand newest first, each with its score or open', async (bench) => {
    const who = await better(bench);
    const chosen = await choice(bench);
    if (chosen)
      for (let turn = 0; turn < 2; turn += 1)
        await bench.call(placeSportsBet, { body: { ...chosen.body, requestId: bench.requestId() } }, who);
    const { total, bets } = (await bench.call(sportsBets, { query: { limit: 100 } }, who)).data;
    must(total >= bets.length, `${bets.length} of ${total}`);
    const times = bets.map(({ placedAt }) => placedAt);
    must(
      same(
        times,
        [...times].sort((a, b) => b - a),
      ),
      'in another order',
    );
    for (const { id, state, payout, settledAt, stake } of bets) {
      must(
        (state === 'open') === (payout === null) && (payout === null) === (settledAt === null),
        `${id} is ${state}, paid ${payout}, settled ${settledAt}`,
      );
      must(state !== 'void' || payout === stake, `${id} is void and gave ${payout} of ${stake} back`);
      must(state !== 'lost' || payout === 0, `${id} is lost and paid ${payout}`);
    }
  }),
  check(sportsBets, 'for its player alone', async (bench) => {
    const { player, stranger } = await bench.people();
    if (!stranger) return;
    const ids = async (caller: Caller) =>
      (await bench.call(sportsBets, { query: { limit: 100 } }, caller)).data.bets.map(({ id }) => id);
    const theirs = new Set(await ids(stranger));
    must(
      (await ids(player)).every((id) => !theirs.has(id)),
      'somebody else’s bets are told',
    );
  }),
];
