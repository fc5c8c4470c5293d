import { createHash } from 'node:crypto';
import {
  cashOutSportsBet,
  placeSportsBet,
  priceSlip,
  sportsBet,
  sportsBets,
  type SportsBet,
} from 'contract/sports/bets';
import { sportsMatch, sportsMatches, sportsOverview, type MatchDetail } from 'contract/sports/matches';
import { must, same, type Bench, type Caller } from '../bench';
import { check, type Check } from '../check';
import { better, cashOf } from '../people';

const upcoming = async (bench: Bench) =>
  (await bench.call(sportsMatches, { query: { list: 'upcoming', limit: 60 } })).data.matches;
const detail = async (bench: Bench, id: string) => (await bench.call(sportsMatch, { params: { id } })).data;
const legOf = ({ id, main }: Pick<MatchDetail, 'id' | 'main'>) => {
  const selection = main!.selections.find(({ odds }) => odds !== null)!;
  return { matchId: id, marketId: main!.id, selectionId: selection.id, odds: selection.odds! };
};
type Leg = ReturnType<typeof legOf>;

/** The last ones to begin: their starts are the farthest from a slow run. Null: too little is open for bets, so nothing can be tried. */
async function choice(bench: Bench, count = 1): Promise<Leg[] | null> {
  const open = (await upcoming(bench)).filter(({ main }) => main?.state === 'open').slice(-count);
  if (open.length === count) return open.map(legOf);
  const note = 'no match was open for bets, so none could be placed';
  if (!bench.report.notes.includes(note)) bench.report.notes.push(note);
  return null;
}

const singles = (bench: Bench, [leg]: Leg[], over: object = {}) => ({
  body: {
    kind: 'singles',
    legs: [{ ...leg, stake: 1_00, ...over }],
    priceChange: 'ask',
    requestId: bench.requestId(),
  },
});

async function placed(bench: Bench, who: Caller): Promise<SportsBet | null> {
  const legs = await choice(bench);
  if (!legs) return null;
  return (await bench.call(placeSportsBet, singles(bench, legs), who)).data.bets[0]!;
}

export const sportsChecks: Check[] = [
  check(sportsOverview, 'what is in play has begun, what is next has not', async (bench) => {
    const { inPlay, nextUp, sports, now } = (await bench.call(sportsOverview)).data;
    must(
      inPlay.every(({ startsAt }) => startsAt <= now) && nextUp.every(({ startsAt }) => startsAt > now),
      'a match stands in the wrong list',
    );
    must(
      sports.every(({ leagues, inPlay: playing, upcoming: coming }) =>
        same(
          leagues.reduce((sum, { matches }) => sum + matches, 0),
          playing + coming,
        ),
      ),
      'the leagues of a sport have other matches than the sport',
    );
  }),
  check(sportsMatches, 'what is to come stands in the order in which it begins', async (bench) => {
    const starts = (await upcoming(bench)).map(({ startsAt }) => startsAt);
    must(
      same(
        starts,
        [...starts].sort((a, b) => a - b),
      ),
      'in no order',
    );
  }),
  check(sportsMatch, 'what complete markets pay together is what the margin says', async (bench) => {
    for (const { id } of (await upcoming(bench)).slice(0, 5)) {
      const markets = (await detail(bench, id)).groups.flatMap((group) => group.markets);
      must(markets.length > 0, `${id} has nothing to bet on`);
      for (const { id: market, kind, margin, selections } of markets) {
        if (kind === 'double-chance' || selections.some(({ odds }) => odds === null)) continue;
        const sum = selections.reduce((total, { odds }) => total + 1_000 / odds!, 0);
        must(sum > 1, `${id}, ${market}: ${sum.toFixed(3)} at a margin of ${margin} is money for everybody`);
      }
    }
  }),
  check(sportsMatch, 'a seed is told with the result and not before, and fits its hash', async (bench) => {
    const over = (await bench.call(sportsMatches, { query: { list: 'results', limit: 5 } })).data.matches;
    for (const { id } of [...(await upcoming(bench)).slice(0, 5), ...over]) {
      const { fairness, phase } = await detail(bench, id);
      if (!fairness) continue;
      const isTold = phase !== 'upcoming' && phase !== 'in_play';
      must(
        isTold
          ? createHash('sha256')
              .update(fairness.seed ?? '')
              .digest('hex') === fairness.seedHash
          : fairness.seed === null,
        `the seed of ${id}, which is ${phase}, is ${fairness.seed}`,
      );
    }
  }),
  check(sportsMatch, 'one that there never was is not found', async (bench) => {
    const { status, info } = await bench.call(sportsMatch, { params: { id: `no-${bench.mark}` } });
    must(status === 404 && info.resultCode === 'not_found', `${status} ${info.resultCode}`);
  }),
  check(priceSlip, 'tells prices, combinations and stakes, and moves no money', async (bench) => {
    const [who, legs] = [await better(bench), await choice(bench, 3)];
    if (!legs) return;
    const before = await cashOf(bench, who);
    const { data } = await bench.call(priceSlip, { body: { legs: legs.map(({ odds: _, ...leg }) => leg) } }, who);
    must(data.legs.length === 3 && data.singles.length === 3, 'legs are missing');
    must(
      data.accumulator !== null && data.systems.some(({ system }) => system === 'trixie'),
      'three legs do not combine',
    );
    must((await cashOf(bench, who)) === before, 'money was moved');
    const twice = [legs[0]!, legs[0]!].map(({ odds: _, ...leg }) => leg);
    must(
      same((await bench.call(priceSlip, { body: { legs: twice } }, who)).data.excluding, [0, 1]),
      'two legs of one match combine',
    );
  }),
  check(placeSportsBet, 'takes the stake and keeps the price', async (bench) => {
    const [who, legs] = [await better(bench), await choice(bench)];
    if (!legs) return;
    const before = await cashOf(bench, who);
    const { info, data } = await bench.call(placeSportsBet, singles(bench, legs), who);
    must(info.success, info.resultCode);
    const [bet] = data.bets;
    must(bet?.stake === 1_00 && bet.odds === legs[0]!.odds, 'another bet than was asked for');
    must(bet.state === 'open' && bet.payout === null, `${bet.state}, paid ${bet.payout}`);
    must((await cashOf(bench, who)) === before - 1_00, `${before} became ${await cashOf(bench, who)}`);
  }),
  check(placeSportsBet, 'a system is as many bets as its name says', async (bench) => {
    const [who, legs] = [await better(bench), await choice(bench, 3)];
    if (!legs) return;
    const before = await cashOf(bench, who);
    const body = {
      kind: 'system',
      system: 'trixie',
      legs,
      stake: 25,
      priceChange: 'ask',
      requestId: bench.requestId(),
    };
    const { data, info } = await bench.call(placeSportsBet, { body }, who);
    must(info.success, info.resultCode);
    must(data.bets[0]?.combinations === 4 && data.bets[0].stake === 1_00, JSON.stringify(data.bets[0]));
    must((await cashOf(bench, who)) === before - 1_00, `${before} became ${await cashOf(bench, who)}`);
  }),
  check(placeSportsBet, 'a repeated requestId gives the stored bet', async (bench) => {
    const [who, legs] = [await better(bench), await choice(bench)];
    if (!legs) return;
    const { body } = singles(bench, legs);
    const first = await bench.call(placeSportsBet, { body }, who);
    const before = await cashOf(bench, who);
    must(same((await bench.call(placeSportsBet, { body }, who)).data, first.data), 'another bet');
    must((await cashOf(bench, who)) === before, 'the repetition moved money');
    const other = { ...body, legs: [{ ...body.legs[0], stake: 2_00 }] };
    const { info, status } = await bench.call(placeSportsBet, { body: other }, who);
    must(
      status === 409 && info.resultCode === 'duplicate_transaction',
      `with another stake: ${status} ${info.resultCode}`,
    );
  }),
  check(placeSportsBet, 'stands at the odds that the player saw or not at all', async (bench) => {
    const [who, legs] = [await better(bench), await choice(bench)];
    if (!legs) return;
    const before = await cashOf(bench, who);
    const odds = legs[0]!.odds * 10 + 1;
    const { info, data } = await bench.call(placeSportsBet, singles(bench, legs, { odds }), who);
    must(info.resultCode === 'price_changed', info.resultCode);
    const told = data as unknown as { legs?: { odds?: number }[] } | null;
    must(told?.legs?.[0]?.odds === legs[0]!.odds, `tells ${JSON.stringify(data)} instead of the new price`);
    must((await cashOf(bench, who)) === before, 'money was moved');
  }),
  check(placeSportsBet, 'on what is not on offer is not found', async (bench) => {
    const leg = { matchId: `no-${bench.mark}`, marketId: 'match-result', selectionId: 'home', odds: 2_000 };
    const { status, info } = await bench.call(placeSportsBet, singles(bench, [leg]), await better(bench));
    must(status === 404 && info.resultCode === 'not_found', `${status} ${info.resultCode}`);
  }),
  check(sportsBets, 'bets stand newest first, each with what it paid or open', async (bench) => {
    const who = await better(bench);
    for (let turn = 0; turn < 2; turn += 1) await placed(bench, who);
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
    for (const { id, state, payout, settledAt, stake, cashOuts } of bets) {
      must((state === 'open') === (settledAt === null), `${id} is ${state}, settled ${settledAt}`);
      if (cashOuts.length > 0) continue;
      must((state === 'open') === (payout === null), `${id} is ${state}, paid ${payout}`);
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
  check(sportsBet, 'is the bet that was placed, for its player alone', async (bench) => {
    const who = await better(bench);
    const bet = await placed(bench, who);
    if (!bet) return;
    const { data } = await bench.call(sportsBet, { params: { id: bet.id } }, who);
    must(data.id === bet.id && data.stake === bet.stake, 'another bet');
    const { stranger } = await bench.people();
    if (!stranger || stranger.player === who.player) return;
    const { status } = await bench.call(sportsBet, { params: { id: bet.id } }, stranger);
    must(status === 404, `somebody else is answered ${status}`);
  }),
  check(cashOutSportsBet, 'pays what was told, once, and no more than it could win', async (bench) => {
    const who = await better(bench);
    const bet = await placed(bench, who);
    if (!bet) return;
    const amount = (await bench.call(sportsBet, { params: { id: bet.id } }, who)).data.cashOut?.amount;
    if (!amount) return;
    must(amount <= bet.possiblePayout, `${amount} for a bet that pays ${bet.possiblePayout}`);
    const before = await cashOf(bench, who);
    const out = { params: { id: bet.id }, body: { amount, requestId: bench.requestId() } };
    const { data, info } = await bench.call(cashOutSportsBet, out, who);
    must(info.success && data.state === 'cashed_out', `${info.resultCode}, ${data.state}`);
    must(same((await bench.call(cashOutSportsBet, out, who)).data, data), 'the repetition was answered otherwise');
    const paid = (await cashOf(bench, who)) - before;
    must(paid >= amount && data.payout === paid, `${amount} was told, ${paid} paid`);
  }),
];
