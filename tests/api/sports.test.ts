/** Bets on the drawn matches of the Lantern League: from the programme to the money. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SportsBet } from 'contract/sports/bets';
import type { MatchDetail } from 'contract/sports/matches';
import { clientHeaders } from 'contract/territory';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount, type Account } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';
import { fairnessOf, legOf, Programme, scoreByHand, singleOf } from '../harness/sports';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, { balance: 500_00, ...wanted });

const list = async (query: Record<string, string | number> = {}, caller: Caller = {}) =>
  (await lantern.api.sportsMatches({ query: { league: 'lantern-league', limit: 60, ...query } }, caller)).data;

const match = (seconds?: number) => matches.match(seconds, 'lantern-league');

const place = (who: Caller, on: MatchDetail, selectionId = 'home', over: Record<string, unknown> = {}) =>
  lantern.api.placeSportsBet({ body: singleOf(on, selectionId, over) }, who);
const placed = async (...args: Parameters<typeof place>): Promise<SportsBet> => (await place(...args)).data.bets[0]!;
/** One of the three wins, whatever comes. */
const placeAll = async (who: Caller, on: MatchDetail, over: Record<string, unknown> = {}): Promise<SportsBet[]> => {
  const bets: SportsBet[] = [];
  for (const selection of ['home', 'draw', 'away'] as const) bets.push(await placed(who, on, selection, over));
  return bets;
};
const bets = async (who: Caller) => (await lantern.api.sportsBets({}, who)).data.bets;
const cashOf = async (who: Caller): Promise<number> => (await lantern.api.getBalance({}, who)).data.cash;
const rounds = async (who: Caller) => (await lantern.api.gamingHistory({ body: {} }, who)).data.rounds;
const booksAreRight = async ({ id }: Account) => expect((await lantern.reconcile(id)).findings).toEqual([]);

describe('a bet', () => {
  it('takes the stake at the odds that were seen, and stands in the history as an open round', async () => {
    const who = await someone();
    const event = await match();
    const { data: answer, info } = await place(who, event, 'draw');
    expect(info).toMatchObject({ success: true, resultCode: 'ok' });
    const [data] = answer.bets as [SportsBet];
    expect(data).toMatchObject({
      kind: 'single',
      combinations: 1,
      odds: legOf(event, 'draw').odds,
      stake: 10_00,
      possiblePayout: legOf(event, 'draw').odds,
      payout: null,
      currency: 'EUR',
      state: 'open',
      settledAt: null,
    });
    expect(data.legs).toMatchObject([
      {
        ...legOf(event, 'draw'),
        home: event.home,
        away: event.away,
        marketName: 'Match result',
        selectionName: 'Draw',
        state: 'open',
        score: null,
        fairness: { ...event.fairness, seed: null },
      },
    ]);
    expect(await cashOf(who)).toBe(490_00);
    expect(await bets(who)).toMatchObject([data]);
    expect((await lantern.api.sportsBet({ params: { id: data.id } }, who)).data).toMatchObject(data);
    expect(await rounds(who)).toMatchObject([
      {
        id: data.id,
        gameid: 'lantern-league',
        gametitle: `${event.home} – ${event.away}`,
        state: 'open',
        stake: 10_00,
        payout: 0,
      },
    ]);
    expect((await lantern.api.getRound({ params: { id: data.id } }, who)).data).toMatchObject({
      state: 'open',
      stake: 10_00,
      balanceAfter: 490_00,
    });
    await booksAreRight(who);
  });

  it('wins or loses by the score, once, and the books are right', async () => {
    const who = await someone();
    const event = await match(30);
    await placeAll(who, event);
    expect(await cashOf(who)).toBe(470_00);
    await lantern.clock.advance({ seconds: 49 });
    expect((await bets(who)).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    await lantern.clock.advance({ seconds: 1 });
    const settled = await bets(who);
    const score = scoreByHand(event.id, fairnessOf(settled[0]!));
    const winner = score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw';
    for (const bet of settled) {
      const hasWon = bet.legs[0]!.selectionId === winner;
      expect(bet).toMatchObject({
        state: hasWon ? 'won' : 'lost',
        payout: hasWon ? Math.floor((bet.stake * bet.odds!) / 1_000) : 0,
        settledAt: await lantern.clock.now(),
      });
      expect(bet.legs[0]!.score).toEqual(score);
    }
    const paid = legOf(event, winner).odds;
    expect(await cashOf(who)).toBe(470_00 + paid);
    await lantern.clock.advance({ hours: 1 });
    await Promise.all([bets(who), bets(who), bets(who)]);
    expect(await cashOf(who)).toBe(470_00 + paid);
    expect((await rounds(who)).map(({ state, payout }) => [state, payout]).sort()).toEqual([
      ['settled', 0],
      ['settled', 0],
      ['settled', paid],
    ]);
    await booksAreRight(who);
  });

  it('is taken once however often its request comes, also when the match is over', async () => {
    const who = await someone();
    const event = await match();
    const body = { requestId: crypto.randomUUID() };
    const [first, ...more] = await Promise.all([
      place(who, event, 'home', body),
      place(who, event, 'home', body),
      place(who, event, 'home', body),
    ]);
    for (const again of more) expect(again.data).toEqual(first!.data);
    await lantern.sports.reprice(event.id, 100);
    expect((await place(who, event, 'home', body)).data).toEqual(first!.data);
    await lantern.clock.advance({ minutes: 5 });
    expect((await placed(who, event, 'home', body)).id).toBe(first!.data.bets[0]!.id);
    expect(await bets(who)).toHaveLength(1);
    expect(await place(who, event, 'home', { ...body, stake: 11_00 })).toMatchObject({
      status: 409,
      info: { success: false, resultCode: 'duplicate_transaction' },
    });
    await booksAreRight(who);
  });

  it('at prices of before the kick-off is taken until it, and never once the match is over', async () => {
    const who = await someone();
    const event = await match(10);
    await lantern.clock.advance({ seconds: 9 });
    expect((await place(who, event)).info.success).toBe(true);
    await lantern.clock.advance({ seconds: 21 });
    expect((await place(who, event)).info).toMatchObject({ success: false, resultCode: 'market_closed' });
    expect((await place({ ...who, language: 'de' }, event)).info).toMatchObject({
      resultCode: 'market_closed',
      message: expect.stringContaining('keine Wetten mehr') as string,
    });
    expect(await cashOf(who)).toBe(490_00);
  });

  it('at a price that has changed since is asked about, with the new one', async () => {
    const who = await someone();
    const event = await match();
    await lantern.sports.reprice(event.id, 120);
    const leg = legOf(await matches.again(event.id), 'home');
    expect(leg.odds).toBeLessThan(legOf(event, 'home').odds);
    for (const priceChange of ['ask', 'better'])
      expect(await place(who, event, 'home', { priceChange })).toMatchObject({
        status: 200,
        info: { success: false, resultCode: 'price_changed' },
        data: { legs: [leg] },
      });
    expect(await cashOf(who)).toBe(500_00);
    expect(await placed(who, event, 'home', { odds: leg.odds })).toMatchObject({ odds: leg.odds, state: 'open' });
    expect(await placed(who, event, 'home', { priceChange: 'any' })).toMatchObject({ odds: leg.odds });
    expect(await placed(who, event, 'home', { odds: leg.odds - 1, priceChange: 'better' })).toMatchObject({
      odds: leg.odds,
    });
  });

  it('outside the stakes on offer is refused, with the borders', async () => {
    const who = await someone();
    const event = await match();
    for (const stake of [9, 1_000_01]) {
      expect(await place(who, event, 'home', { stake })).toMatchObject({
        status: 200,
        info: { resultCode: 'stake_not_offered' },
        data: { minimum: 10, maximum: 1_000_00, leg: 0 },
      });
    }
    expect((await place(who, event, 'home', { stake: 500_01 })).info.resultCode).toBe('insufficient_funds');
    expect(await cashOf(who)).toBe(500_00);
    expect((await place(who, event, 'home', { stake: 10 })).info.success).toBe(true);
  });

  it('on what is not there is not found', async () => {
    const who = await someone();
    const event = await match();
    expect(await place(who, event, 'home', { matchId: 'lantern-league-1' })).toMatchObject({
      status: 404,
      info: { resultCode: 'not_found' },
    });
    expect(await place(who, event, 'home', { marketId: 'total:2.5' })).toMatchObject({
      status: 404,
      info: { resultCode: 'not_found' },
    });
  });

  it.each([
    { stake: 1.5 },
    { stake: -1 },
    { stake: 0 },
    { stake: '10' },
    { stake: 1e15 },
    { odds: 1_000 },
    { odds: 1.85 },
    { odds: '1850' },
    { matchId: '' },
    { matchId: ['a'] },
    { marketId: '__proto__' },
    { selectionId: '__proto__' },
    { kind: 'trixie' },
    { priceChange: 'never' },
    { requestId: 'short' },
  ])('with %o is refused before anything is looked at', async (over) => {
    const who = await someone({ balance: 0 });
    const event = await matches.again((await list()).matches[0]!.id);
    expect(await place(who, event, 'home', over)).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 404 || status === 422) as number,
      info: { success: false },
    });
  });
});

describe('a match that is called off', () => {
  it('gives the stakes back to the cent, once, and shows its seed', async () => {
    const who = await someone();
    const event = await match();
    await placeAll(who, event, { stake: 3_33 });
    await lantern.sports.postpone(event.id);
    expect((await place(who, event)).info.resultCode).toBe('market_closed');
    expect((await list()).matches.map(({ id }) => id)).not.toContain(event.id);
    const settled = await bets(who);
    for (const bet of settled)
      expect(bet).toMatchObject({ state: 'void', payout: 3_33, legs: [{ state: 'void', score: null }] });
    expect(createHash('sha256').update(fairnessOf(settled[0]!).seed!).digest('hex')).toBe(event.fairness!.seedHash);
    await lantern.clock.advance({ hours: 1 });
    await bets(who);
    expect(await cashOf(who)).toBe(500_00);
    expect((await rounds(who)).map(({ state }) => state)).toEqual(['void', 'void', 'void']);
    await booksAreRight(who);
  });

  it('has not begun: afterwards no outcome can be sorted out', async () => {
    const event = await match(5);
    await lantern.clock.advance({ seconds: 5 });
    await expect(lantern.sports.postpone(event.id)).resolves.toBeNull();
    await lantern.clock.advance({ seconds: 20 });
    expect((await matches.again(event.id)).scoreboard).not.toBeNull();
  });
});

describe('who may', () => {
  it('not: a frozen account, a barred territory, nobody', async () => {
    const event = await match();
    const frozen = await someone({ frozen: true, balance: 0 });
    expect((await place(frozen, event)).info.resultCode).toBe('account_frozen');
    const who = await someone();
    expect(await place({ ...who, headers: { [clientHeaders.country]: 'US' } }, event)).toMatchObject({
      status: 403,
      info: { resultCode: 'restriction_error' },
    });
    expect(await place({}, event)).toMatchObject({ status: 401, info: { resultCode: 'session_expired' } });
    expect(await lantern.api.sportsBets({}, {})).toMatchObject({
      status: 401,
      info: { resultCode: 'session_expired' },
    });
    expect(await cashOf(who)).toBe(500_00);
  });

  it("not see somebody else's bets, in the list or as a round: not_found", async () => {
    const [who, other] = [await someone(), await someone()];
    const data = await placed(who, await match());
    expect(await bets(other)).toEqual([]);
    expect(await lantern.api.getRound({ params: { id: data.id } }, other)).toMatchObject({
      status: 404,
      info: { resultCode: 'not_found' },
    });
  });

  it('not know a seed before its match is over: 401 without a key, and no answer holds it', async () => {
    const who = await someone();
    const event = await match(30);
    await place(who, event);
    await lantern.clock.advance({ seconds: 40 });
    const { results } = await (
      await lantern.database()
    )
      .prepare('SELECT seed FROM sports_seeds s JOIN sports_matches e ON e.id = s.event_id WHERE e.ends_at > ?')
      .bind(await lantern.clock.now())
      .all<{ seed: string }>();
    const told = JSON.stringify([await list(), await matches.again(event.id), await bets(who), await rounds(who)]);
    expect(results.length).toBeGreaterThan(0);
    for (const { seed } of results) expect(told).not.toContain(seed);
    expect((await lantern.api.sportsMatches({}, { key: null })).status).toBe(401);
  });
});

describe('pages of bets', () => {
  it('come newest first, in pages', async () => {
    const who = await someone();
    const event = await match();
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      ids.unshift((await placed(who, event, 'home', { stake: 100 + turn })).id);
      await lantern.clock.advance({ seconds: 1 });
    }
    const page = async (query: Record<string, number>) => (await lantern.api.sportsBets({ query }, who)).data;
    expect((await page({})).bets.map(({ id }) => id)).toEqual(ids);
    expect(await page({ limit: 1, offset: 1 })).toMatchObject({ total: 3, bets: [{ id: ids[1] }] });
    for (const query of [{ limit: 0 }, { limit: 101 }, { limit: 1, offset: -1 }] as Record<string, number>[])
      expect((await lantern.api.sportsBets({ query }, who)).info.resultCode).toBe('invalid_request');
  });
});
