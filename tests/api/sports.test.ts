/** Bets on the drawn matches of the Lantern League: from the programme to the money. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SelectionId, SportsBet, SportsEvent } from 'contract/sports';
import { clientHeaders } from 'contract/territory';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount, type Account } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';
import { priceOf, Programme, scoreByHand } from '../harness/sports';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, { balance: 500_00, ...wanted });

const programme = async (caller: Caller = {}) => (await lantern.api.sportsEvents({}, caller)).data;

const match = (seconds?: number) => matches.match(seconds);

const place = (
  who: Caller,
  event: SportsEvent,
  selectionId: SelectionId = 'home',
  over: Record<string, unknown> = {},
) =>
  lantern.api.placeSportsBet(
    { body: { ...priceOf(event, selectionId), stake: 10_00, requestId: crypto.randomUUID(), ...over } },
    who,
  );
/** One of the three wins, whatever comes. */
const placeAll = async (who: Caller, event: SportsEvent, over: Record<string, unknown> = {}): Promise<SportsBet[]> => {
  const placed: SportsBet[] = [];
  for (const selection of ['home', 'draw', 'away'] as const)
    placed.push((await place(who, event, selection, over)).data);
  return placed;
};
const bets = async (who: Caller) => (await lantern.api.sportsBets({}, who)).data.bets;
const cashOf = async (who: Caller): Promise<number> => (await lantern.api.getBalance({}, who)).data.cash;
const rounds = async (who: Caller) => (await lantern.api.gamingHistory({ body: {} }, who)).data.rounds;
const booksAreRight = async ({ id }: Account) => expect((await lantern.reconcile(id)).findings).toEqual([]);

describe('the programme', () => {
  it('has the matches of the next hours, each with its odds, margin and the hash of its seed', async () => {
    const now = await lantern.clock.now();
    const { data, headers } = await lantern.api.sportsEvents();
    expect(data.events.length).toBeGreaterThanOrEqual(20);
    expect(headers.get('cache-control')).toContain('public');
    const starts = data.events.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const { startsAt, endsAt, isDrawn, league, fairness, markets } of data.events) {
      expect(startsAt).toBeGreaterThan(now);
      expect(endsAt).toBeGreaterThan(startsAt);
      expect({ isDrawn, league }).toEqual({ isDrawn: true, league: 'Lantern League (simulated friendlies)' });
      expect(fairness).toMatchObject({ seed: null, seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
      expect(
        markets.map(({ id, margin, selections }) => [id, margin, selections.map((selection) => selection.id)]),
      ).toEqual([
        ['match-result', 50, ['home', 'draw', 'away']],
        ['goals-2-5', 50, ['over', 'under']],
      ]);
      for (const { selections } of markets)
        expect(selections.reduce((sum, { odds }) => sum + 1_000 / odds, 0)).toBeCloseTo(1.05, 2);
    }
  });

  it('speaks the language of its reader', async () => {
    const { events } = await programme({ language: 'de' });
    expect(events[0]!.league).toContain('simulierte Freundschaftsspiele');
    expect(events[0]!.markets[0]!.selections.map(({ name }) => name)).toEqual([
      events[0]!.home,
      'Unentschieden',
      events[0]!.away,
    ]);
  });

  it('can be asked for one sport', async () => {
    expect((await lantern.api.sportsEvents({ query: { sport: 'football' } })).data.events.length).toBeGreaterThan(0);
    expect((await lantern.api.sportsEvents({ query: { sport: 'chess' } })).data).toEqual({ events: [], results: [] });
    expect(await lantern.api.sportsEvents({ query: { sport: 'x'.repeat(41) } })).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 404 || status === 422) as number,
      info: { success: false },
    });
  });

  it('goes on by itself, the same for everybody who looks at once', async () => {
    await lantern.clock.advance({ hours: 30 });
    const [first, ...more] = await Promise.all([programme(), programme(), programme(), programme()]);
    expect(first!.events.length).toBeGreaterThanOrEqual(20);
    for (const other of more) expect(other.events).toEqual(first!.events);
    expect(await programme()).toEqual(first);
  });

  it('shows what the last ones came to, with seeds that anybody can draw again', async () => {
    const event = await match(5);
    expect((await programme()).results.map(({ id }) => id)).not.toContain(event.id);
    await lantern.clock.advance({ seconds: 24 });
    expect((await programme()).results.map(({ id }) => id)).not.toContain(event.id);
    await lantern.clock.advance({ seconds: 1 });
    const result = (await programme()).results.find(({ id }) => id === event.id)!;
    expect(result.fairness).toMatchObject({
      seedHash: event.fairness.seedHash,
      expectedGoals: event.fairness.expectedGoals,
    });
    expect(createHash('sha256').update(result.fairness.seed!).digest('hex')).toBe(event.fairness.seedHash);
    expect(result.score).toEqual(scoreByHand(event.id, result.fairness));
  });
});

describe('a bet', () => {
  it('takes the stake at the odds that were seen, and stands in the history as an open round', async () => {
    const who = await someone();
    const event = await match();
    const { data, info } = await place(who, event, 'draw');
    expect(info).toMatchObject({ success: true, resultCode: 'ok' });
    expect(data).toMatchObject({
      ...priceOf(event, 'draw'),
      home: event.home,
      away: event.away,
      marketName: 'Match result',
      selectionName: 'Draw',
      stake: 10_00,
      possiblePayout: Math.floor(priceOf(event, 'draw').odds),
      payout: null,
      currency: 'EUR',
      state: 'open',
      score: null,
      settledAt: null,
      fairness: { ...event.fairness, seed: null },
    });
    expect(await cashOf(who)).toBe(490_00);
    expect(await bets(who)).toEqual([data]);
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
    const score = scoreByHand(event.id, settled[0]!.fairness);
    const winner = score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw';
    for (const bet of settled) {
      const hasWon = bet.selectionId === winner;
      expect(bet).toMatchObject({
        state: hasWon ? 'won' : 'lost',
        payout: hasWon ? Math.floor((bet.stake * bet.odds) / 1_000) : 0,
        score,
        settledAt: await lantern.clock.now(),
      });
    }
    const paid = priceOf(event, winner).odds;
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
    expect((await place(who, event, 'home', body)).data.id).toBe(first!.data.id);
    expect(await bets(who)).toHaveLength(1);
    expect(await place(who, event, 'home', { ...body, stake: 11_00 })).toMatchObject({
      status: 409,
      info: { success: false, resultCode: 'duplicate_transaction' },
    });
    await booksAreRight(who);
  });

  it('can be placed until the kick-off: a second before it, not at it, not a second after', async () => {
    const who = await someone();
    const event = await match(10);
    await lantern.clock.advance({ seconds: 9 });
    expect((await place(who, event)).info.success).toBe(true);
    await lantern.clock.advance({ seconds: 1 });
    expect((await place(who, event)).info).toMatchObject({ success: false, resultCode: 'event_closed' });
    await lantern.clock.advance({ seconds: 1 });
    expect((await place({ ...who, language: 'de' }, event)).info).toMatchObject({
      resultCode: 'event_closed',
      message: expect.stringContaining('keine Wetten mehr') as string,
    });
    expect(await cashOf(who)).toBe(490_00);
  });

  it('at odds that have changed since is refused, with the new ones', async () => {
    const who = await someone();
    const event = await match();
    await lantern.sports.reprice(event.id, 120);
    const odds = priceOf(await matches.again(event.id), 'home').odds;
    expect(odds).not.toBe(priceOf(event, 'home').odds);
    expect(await place(who, event)).toMatchObject({
      status: 200,
      info: { success: false, resultCode: 'odds_changed' },
      data: { odds },
    });
    expect(await cashOf(who)).toBe(500_00);
    expect((await place(who, event, 'home', { odds })).data).toMatchObject({ odds, state: 'open' });
  });

  it('outside the stakes on offer is refused, with the borders', async () => {
    const who = await someone();
    const event = await match();
    for (const stake of [9, 1_000_01]) {
      expect(await place(who, event, 'home', { stake })).toMatchObject({
        status: 200,
        info: { resultCode: 'stake_not_offered' },
        data: { minimum: 10, maximum: 1_000_00 },
      });
    }
    expect((await place(who, event, 'home', { stake: 500_01 })).info.resultCode).toBe('insufficient_funds');
    expect(await cashOf(who)).toBe(500_00);
    expect((await place(who, event, 'home', { stake: 10 })).info.success).toBe(true);
  });

  it('on what is not there is not found', async () => {
    const who = await someone();
    const event = await match();
    expect(await place(who, event, 'home', { eventId: 'lantern-league-1' })).toMatchObject({
      status: 404,
      info: { resultCode: 'not_found' },
    });
    expect(await place(who, event, 'home', { marketId: 'goals-2-5' })).toMatchObject({
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
    { eventId: '' },
    { eventId: ['a'] },
    { marketId: '__proto__' },
    { selectionId: 'constructor' },
    { requestId: 'short' },
  ])('with %o is refused before anything is looked at', async (over) => {
    const who = await someone({ balance: 0 });
    const [event] = (await programme()).events;
    expect(await place(who, event!, 'home', over)).toMatchObject({
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
    expect((await place(who, event)).info.resultCode).toBe('event_closed');
    expect((await programme()).events.map(({ id }) => id)).not.toContain(event.id);
    const settled = await bets(who);
    for (const bet of settled) expect(bet).toMatchObject({ state: 'void', payout: 3_33, score: null });
    expect(createHash('sha256').update(settled[0]!.fairness.seed!).digest('hex')).toBe(event.fairness.seedHash);
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
    expect((await programme()).results.find(({ id }) => id === event.id)!.score).not.toBeNull();
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
    const { data } = await place(who, await match());
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
    const { results } = await (
      await lantern.database()
    )
      .prepare('SELECT seed FROM sports_seeds s JOIN sports_events e ON e.id = s.event_id WHERE e.ends_at > ?')
      .bind(await lantern.clock.now())
      .all<{ seed: string }>();
    const told = JSON.stringify([await programme(), await bets(who), await rounds(who)]);
    expect(results.length).toBeGreaterThan(0);
    for (const { seed } of results) expect(told).not.toContain(seed);
    expect((await lantern.api.sportsEvents({}, { key: null })).status).toBe(401);
  });
});

describe('pages of bets', () => {
  it('come newest first, in pages', async () => {
    const who = await someone();
    const event = await match();
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      ids.unshift((await place(who, event, 'home', { stake: 100 + turn })).data.id);
      await lantern.clock.advance({ seconds: 1 });
    }
    const page = async (query: Record<string, number>) => (await lantern.api.sportsBets({ query }, who)).data;
    expect((await page({})).bets.map(({ id }) => id)).toEqual(ids);
    expect(await page({ limit: 1, offset: 1 })).toMatchObject({ total: 3, bets: [{ id: ids[1] }] });
    for (const query of [{ limit: 0 }, { limit: 101 }, { limit: 1, offset: -1 }] as Record<string, number>[])
      expect((await lantern.api.sportsBets({ query }, who)).info.resultCode).toBe('invalid_request');
  });
});
