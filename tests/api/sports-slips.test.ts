/** Accumulators, systems, cash-outs, and what a slip says of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SportsBet } from 'contract/sports/bets';
import type { MatchDetail } from 'contract/sports/matches';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount, type Account } from '../harness/player';
import { legOf, Programme, singleOf, slips, wayOf } from '../harness/sports';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

const { several, order, placed, betOf } = slips(() => ({ lantern, matches }));
const cashOut = (who: Caller, id: string, body: Record<string, unknown>) =>
  lantern.api.cashOutSportsBet({ params: { id }, body: { requestId: crypto.randomUUID(), ...body } }, who);
const someone = () => openAccount(lantern, { balance: 500_00 });
const cashOf = async (who: Caller): Promise<number> => (await lantern.api.getBalance({}, who)).data.cash;
const booksAreRight = async ({ id }: Account) => expect((await lantern.reconcile(id)).findings).toEqual([]);

describe('an accumulator', () => {
  it('takes the product of its prices, pays it when every leg wins and nothing when one loses', async () => {
    const who = await someone();
    const on = await several(2);
    // All nine ways of two matches: exactly one of them wins.
    const placements: SportsBet[] = [];
    for (const first of ['home', 'draw', 'away'])
      for (const second of ['home', 'draw', 'away']) {
        const legs = [legOf(on[0]!, first), legOf(on[1]!, second)];
        const bet = await placed({ kind: 'accumulator', legs, stake: 10_00 }, who);
        const odds = Math.floor((legs[0]!.odds * legs[1]!.odds) / 1_000);
        expect(bet).toMatchObject({ kind: 'accumulator', combinations: 1, stake: 10_00, odds, payout: null });
        expect(Math.abs(bet.possiblePayout - odds)).toBeLessThanOrEqual(1);
        placements.push(bet);
      }
    expect(await cashOf(who)).toBe(410_00);
    await lantern.clock.advance({ seconds: 50 });
    const settled = (await lantern.api.sportsBets({ query: { list: 'settled' } }, who)).data.bets;
    expect(settled).toHaveLength(9);
    const won = settled.filter(({ state }) => state === 'won');
    expect(won).toHaveLength(1);
    expect(won[0]!.legs.map(({ selectionId }) => selectionId)).toEqual(won[0]!.legs.map(wayOf));
    expect(await cashOf(who)).toBe(410_00 + won[0]!.possiblePayout);
    await booksAreRight(who);
  });

  it('counts a leg whose match is called off as 1.00, and is void when all are', async () => {
    const who = await someone();
    const on = await several(3);
    const legs = on.map((match) => legOf(match));
    const all = await placed({ kind: 'accumulator', legs: legs.slice(0, 2), stake: 10_00 }, who);
    const ways: SportsBet[] = [];
    for (const way of ['home', 'draw', 'away'])
      ways.push(await placed({ kind: 'accumulator', legs: [legs[0], legOf(on[2]!, way)], stake: 10_00 }, who));
    await lantern.sports.postpone(on[0]!.id);
    await lantern.sports.postpone(on[1]!.id);
    expect(await betOf(who, all.id)).toMatchObject({ state: 'void', payout: 10_00, cashOut: null });
    expect(await betOf(who, ways[0]!.id)).toMatchObject({
      state: 'open',
      legs: [{ state: 'void' }, { state: 'open' }],
    });
    await lantern.clock.advance({ seconds: 50 });
    const settled = await Promise.all(ways.map(({ id }) => betOf(who, id)));
    const won = settled.find(({ state }) => state === 'won')!;
    expect(won.payout).toBe(won.legs[1]!.odds);
    expect(await cashOf(who)).toBe(500_00 - 30_00 + won.payout!);
    await booksAreRight(who);
  });

  it('of legs that exclude each other, of one leg, or with one that is closed or moved, is refused by name', async () => {
    const who = await someone();
    const [first, second] = (await several(2)) as [MatchDetail, MatchDetail];
    const legs = [legOf(first), legOf(second)];
    const twice = [legOf(first), legOf(first, 'over', 'total:2.5'), legOf(second)];
    expect(await order({ kind: 'accumulator', legs: twice, stake: 1_00 }, who)).toMatchObject({
      status: 200,
      info: { resultCode: 'selections_exclude_each_other' },
      data: { legs: [{ marketId: 'match-result' }, { marketId: 'total:2.5' }] },
    });
    expect(await order({ kind: 'accumulator', legs: legs.slice(0, 1), stake: 1_00 }, who)).toMatchObject({
      info: { resultCode: 'too_few_legs' },
      data: { minimum: 2 },
    });
    for (const system of ['2/2', 'trixie', '2/3', 'constructor', undefined])
      expect((await order({ kind: 'system', system, legs, stake: 1_00 }, who)).info.resultCode).toBe('too_few_legs');
    expect((await order({ kind: 'accumulator', legs }, who)).info.resultCode).toBe('stake_not_offered');
    await lantern.sports.reprice(second.id, 90);
    expect(await order({ kind: 'accumulator', legs, stake: 1_00 }, who)).toMatchObject({
      info: { resultCode: 'price_changed' },
      data: { legs: [{ matchId: second.id }] },
    });
    await lantern.sports.postpone(first.id);
    expect(await order({ kind: 'accumulator', legs, stake: 1_00, priceChange: 'any' }, who)).toMatchObject({
      info: { resultCode: 'market_closed' },
      data: { legs: [{ matchId: first.id, odds: null }] },
    });
    expect(await cashOf(who)).toBe(500_00);
  });
});

describe('a system', () => {
  it('is as many bets as its name says, and pays each of them', async () => {
    const who = await someone();
    const legs = (await several(4)).map((match) => legOf(match));
    const bet = await placed({ kind: 'system', system: 'yankee', legs, stake: 1_00 }, who);
    expect(bet).toMatchObject({ system: 'yankee', combinations: 11, stake: 11_00, odds: null });
    expect(await cashOf(who)).toBe(489_00);
    await lantern.clock.advance({ seconds: 50 });
    const settled = await betOf(who, bet.id);
    const factors = settled.legs.map((leg) => (wayOf(leg) === leg.selectionId ? leg.odds / 1_000 : 0));
    let payout = 0;
    for (let chosen = 0; chosen < 16; chosen += 1) {
      const picked = factors.filter((_, leg) => chosen & (1 << leg));
      if (picked.length > 1) payout += Math.floor(picked.reduce((all, factor) => all * factor, 100) + 1e-9);
    }
    expect(settled).toMatchObject({ state: payout > 0 ? 'won' : 'lost', payout });
    expect(await cashOf(who)).toBe(489_00 + payout);
    await booksAreRight(who);
  });
});

describe('singles of one slip', () => {
  it('are placed together, each with its stake, or none of them', async () => {
    const who = await someone();
    const [first, second] = (await several(2)) as [MatchDetail, MatchDetail];
    const legs = (stakes: [number, number]) => [
      { ...legOf(first), stake: stakes[0] },
      { ...legOf(second), stake: stakes[1] },
    ];
    const poor = await order({ kind: 'singles', legs: legs([300_00, 300_00]) }, who);
    expect(poor.info.resultCode).toBe('insufficient_funds');
    expect(await cashOf(who)).toBe(500_00);
    expect((await lantern.api.sportsBets({}, who)).data.total).toBe(0);
    expect(await order({ kind: 'singles', legs: legs([10_00, 9]) }, who)).toMatchObject({
      info: { resultCode: 'stake_not_offered' },
      data: { minimum: 10, leg: 1 },
    });
    const { bets } = (await order({ kind: 'singles', legs: legs([10_00, 20_00]) }, who)).data;
    expect(bets.map(({ kind, stake }) => [kind, stake])).toEqual([
      ['single', 10_00],
      ['single', 20_00],
    ]);
    expect(await cashOf(who)).toBe(470_00);
    await booksAreRight(who);
  });

  it('that were refused for want of money are refused again by the same request', async () => {
    const who = await openAccount(lantern, { balance: 20_00 });
    const body = singleOf(await matches.match(), 'home', { stake: 20_01 });
    expect((await order(body, who)).info.resultCode).toBe('insufficient_funds');
    expect((await order(body, who)).info.resultCode).toBe('insufficient_funds');
    expect(await cashOf(who)).toBe(20_00);
  });
});

describe('a slip', () => {
  const price = (legs: object[], who: Caller = {}) => lantern.api.priceSlip({ body: { legs } }, who);
  const named = (match: MatchDetail) => ({ matchId: match.id, marketId: 'match-result', selectionId: 'home' });

  it('is told what it pays and may be staked with, as everything that it can be', async () => {
    const who = await someone();
    const on = await several(3);
    const { data } = await price(on.map(named), who);
    expect(data.legs.map(({ odds }) => odds)).toEqual(on.map((match) => legOf(match).odds));
    expect(data).toMatchObject({ currency: 'EUR', excluding: [], delay: 0 });
    expect(data.singles).toEqual(on.map(() => ({ minimum: 10, maximum: expect.any(Number) as number })));
    expect(data.systems.map(({ system, combinations }) => [system, combinations])).toEqual([
      ['trixie', 4],
      ['patent', 7],
      ['2/3', 3],
    ]);
    const { maximum } = data.accumulator!.stakes;
    const legs = on.map((match) => legOf(match));
    expect((await order({ kind: 'accumulator', legs, stake: maximum + 1 }, who)).info.resultCode).toBe(
      'stake_not_offered',
    );
    expect((await price(on.map(named))).data.accumulator).toEqual(data.accumulator);
  });

  it('says which legs exclude each other, and which are not there (any more)', async () => {
    const [match, off] = (await several(2)) as [MatchDetail, MatchDetail];
    await lantern.sports.postpone(off.id);
    const { data } = await price([
      named(match),
      { ...named(match), marketId: 'total:2.5', selectionId: 'over' },
      named(off),
      { ...named(match), matchId: 'nobody' },
      { ...named(match), selectionId: 'over' },
    ]);
    expect(data.legs).toHaveLength(3);
    expect(data.excluding).toEqual([0, 1]);
    expect(data.legs[2]).toMatchObject({ odds: null, why: 'market_closed' });
    expect(data).toMatchObject({ accumulator: null, systems: [] });
    expect(data.singles[2]).toEqual({ minimum: 0, maximum: 0 });
    expect((await price([])).info.resultCode).toBe('invalid_request');
  });
});

describe('a cash-out', () => {
  it('pays stake × price taken ÷ price now less five percent, once, and the bet is over', async () => {
    const who = await someone();
    const match = await matches.match(30);
    const { id } = await placed(
      { kind: 'accumulator', legs: [legOf(match), legOf(await matches.match(30))], stake: 100_00 },
      who,
    );
    const { cashOut: offer } = await betOf(who, id);
    expect(offer).toEqual({ amount: 95_00, why: null, stake: 100_00 });
    const body = { amount: 95_00, requestId: crypto.randomUUID() };
    const answers = await Promise.all([cashOut(who, id, body), cashOut(who, id, body), cashOut(who, id, body)]);
    for (const { data } of answers)
      expect(data).toMatchObject({ state: 'cashed_out', payout: 95_00, cashOuts: [{ stake: 100_00, amount: 95_00 }] });
    expect(await cashOf(who)).toBe(495_00);
    expect((await cashOut(who, id, { amount: 95_00 })).info.resultCode).toBe('nothing_to_cash_out');
    await lantern.clock.advance({ seconds: 60 });
    expect(await betOf(who, id)).toMatchObject({ state: 'cashed_out', payout: 95_00 });
    expect(await cashOf(who)).toBe(495_00);
    expect((await lantern.api.sportsBets({ query: { list: 'cashed_out' } }, who)).data.total).toBe(1);
    await booksAreRight(who);
  });

  it('of a part leaves the rest standing at the old price', async () => {
    const who = await someone();
    const match = await matches.match(30);
    const ways: SportsBet[] = [];
    for (const way of ['home', 'draw', 'away']) ways.push(await placed(singleOf(match, way, { stake: 40_00 }), who));
    for (const { id } of ways) {
      const { data } = await cashOut(who, id, { amount: 38_00, share: 25 });
      expect(data).toMatchObject({ state: 'open', payout: 9_50, cashOuts: [{ stake: 10_00, amount: 9_50 }] });
    }
    expect(await cashOf(who)).toBe(500_00 - 3 * 30_50);
    await lantern.clock.advance({ seconds: 50 });
    const settled = await Promise.all(ways.map(({ id }) => betOf(who, id)));
    const won = settled.find(({ state }) => state === 'won')!;
    const rest = Math.floor((Math.floor((40_00 * won.odds!) / 1_000) * 30) / 40);
    expect(won.payout).toBe(9_50 + rest);
    expect(await cashOf(who)).toBe(500_00 - 3 * 30_50 + rest);
    await booksAreRight(who);
  });

  it('at less than was told is asked about, and never of somebody else’s bet', async () => {
    const [who, other] = [await someone(), await someone()];
    const { id } = await placed(singleOf(await matches.match(30)), who);
    expect(await cashOut(who, id, { amount: 9_51 })).toMatchObject({
      info: { resultCode: 'price_changed' },
      data: { amount: 9_50 },
    });
    expect((await cashOut(other, id, { amount: 9_50 })).status).toBe(404);
    for (const body of [{ amount: 0 }, { amount: 9_50, share: 0 }, { amount: 9_50, share: 101 }, { amount: '1,5' }])
      expect((await cashOut(who, id, body)).status).toBe(422);
    expect(await cashOf(who)).toBe(490_00);
  });

  it('earns no cash points', async () => {
    const who = await someone();
    const { id } = await placed(singleOf(await matches.match(30), 'away', { stake: 250_00 }), who);
    await cashOut(who, id, { amount: 1 });
    expect((await lantern.api.loyalty({}, who)).data.totalCP).toBe(0);
  });
});
