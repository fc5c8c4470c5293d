/** Matches that are really played: what their feed tells by poll and by push, in whatever order, and what comes of the bets. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SportsBet } from 'contract/sports/bets';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount, type Account } from '../harness/player';
import {
  feedEvent,
  feedKey,
  feedSecret,
  OddsFeed,
  signedNews,
  withOdds,
  withScore,
  type FeedEvent,
} from '../harness/odds-feed';
import { addressOf, operatorHeaders, operatorVisitor } from '../harness/operators';
import { Programme, singleOf } from '../harness/sports';

const feed = new OddsFeed();
let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  await feed.start();
  lantern = await startLantern({
    api: {
      SPORTS_FEED_URL: feed.url,
      SPORTS_FEED_KEY: feedKey,
      SPORTS_FEED_LEAGUES: 'soccer_epl,basketball_nba',
      SPORTS_FEED_SECRET: feedSecret,
    },
  });
  matches = new Programme(lantern);
  await matches.run("INSERT INTO sports_terms (scope, delay, changed_at) VALUES ('all', 0, 0)");
});
beforeEach(async () => {
  await lantern.clock.freeze();
  feed.odds = [];
  feed.scores = [];
});
afterAll(async () => {
  await lantern.stop();
  await feed.stop();
});

const now = () => lantern.clock.now();
const later = (seconds: number) => lantern.clock.advance({ seconds });
const idOf = ({ id }: FeedEvent) => `the-odds-api-${id}`;
const someone = () => openAccount(lantern, { balance: 500_00 });
const cashOf = async (who: Caller): Promise<number> => (await lantern.api.getBalance({}, who)).data.cash;
const booksAreRight = async ({ id }: Account) => expect((await lantern.reconcile(id)).findings).toEqual([]);
const betOf = async (who: Caller, { id }: SportsBet) => (await lantern.api.sportsBet({ params: { id } }, who)).data;

const push = (news: object, { secret = feedSecret, signature = signedNews(news, secret).signature } = {}) =>
  lantern.api
    .fetch('/sports/feed', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body: signedNews(news).body,
    })
    .then(async (answer) => ({
      status: answer.status,
      ...((await answer.json()) as { data: { changed: number } | null }),
    }));

/** What is read at the desk as data. */
const shownAt = async (path: string) => {
  const headers = { accept: 'application/json', ...(await operatorHeaders(lantern, 'sports')) };
  return (JSON.parse((await lantern.visitor().get(`/__ops/sports${path}`, { headers })).html) as { data: never }).data;
};
const act = async (form: Record<string, string>, as = 'sports') =>
  (await operatorVisitor(lantern, as)).post('/__ops/sports', { note: 'as agreed', ...form }, { follow: false });
const say = async (scope: string, term: string, value: string) =>
  expect((await act({ step: 'terms', scope, term, value })).status).toBe(303);

/** A match of the feed that begins in a minute, priced now, and a bet on its home side. */
async function backed(who: Caller, stake = 10_00): Promise<{ event: FeedEvent; bet: SportsBet }> {
  const at = await now();
  const event = feedEvent(at + 60_000);
  await push({ odds: [withOdds(event, at)] });
  const placed = await lantern.api.placeSportsBet(
    { body: singleOf(await matches.again(idOf(event)), 'home', { stake }) },
    who,
  );
  expect(placed.info.resultCode).toBe('ok');
  await later(60);
  return { event, bet: placed.data.bets[0]! };
}

describe('a feed that is asked', () => {
  it('brings matches at the house’s margin, named by their source, and their results', async () => {
    const at = await now();
    const event = feedEvent(at + 60_000);
    feed.odds = [withOdds(event, at)];
    feed.scores = [withScore(event, at, null)];
    expect(await lantern.sports.poll()).toBe(1);
    expect(await lantern.sports.poll()).toBe(0);
    const match = await matches.again(idOf(event));
    expect(match).toMatchObject({
      isDrawn: false,
      source: { key: 'the-odds-api', name: 'the-odds-api' },
      leagueName: 'EPL',
      fairness: null,
      endsAt: null,
      phase: 'upcoming',
      main: { id: 'match-result', margin: 50 },
    });
    expect(match.main!.selections.reduce((sum, { odds }) => sum + 1_000 / odds!, 0)).toBeCloseTo(1.05, 2);
    const who = await someone();
    const { data } = await lantern.api.placeSportsBet({ body: singleOf(match) }, who);
    await later(120);
    feed.scores = [withScore(event, (await now()) - 5_000, [2, 1])];
    expect(await lantern.sports.poll()).toBe(1);
    expect(await betOf(who, data.bets[0]!)).toMatchObject({
      state: 'won',
      legs: [{ score: { home: 2, away: 1 }, fairness: null }],
    });
    expect(await cashOf(who)).toBe(490_00 + data.bets[0]!.possiblePayout);
    await booksAreRight(who);
  });

  it.each(['down', 'garbage', 'cut', 'lost'] as const)(
    'and is %s for one league keeps the other’s, and says no secret in the log',
    async (kind) => {
      const at = await now();
      const [broken, good] = [
        feedEvent(at + 60_000),
        feedEvent(at + 60_000, { sport_key: 'basketball_nba', sport_title: 'NBA' }),
      ];
      const twoWays = withOdds(good, at, [1.9, 3, 1.95]);
      twoWays.bookmakers[0]!.markets[0]!.outcomes.pop();
      feed.odds = [withOdds(broken, at), twoWays];
      feed.next(kind, /soccer_epl\/odds/);
      expect(await lantern.sports.poll()).toBe(1);
      expect((await lantern.api.sportsMatch({ params: { id: idOf(broken) } })).status).toBe(404);
      expect((await matches.again(idOf(good))).main).toMatchObject({ id: 'winner' });
      expect(lantern.lines.join('\n')).toContain('feed_not_read');
      expect(lantern.lines.join('\n')).not.toContain(feedKey);
    },
  );

  it('and sends fifty megabytes is not read to their end', async () => {
    const at = await now();
    const event = feedEvent(at + 60_000);
    feed.odds = [withOdds(event, at), { ...event, id: 'x', filler: 'x'.repeat(50 * 1024 * 1024) }];
    expect(await lantern.sports.poll()).toBe(0);
    // Too long, or, on a machine that is slow to send so much, too late.
    expect(lantern.lines.join('\n')).toMatch(/payload_too_large|TimeoutError/);
  });
});

describe('a feed that pushes', () => {
  it('is taken by its signature alone, and up to a megabyte', async () => {
    const at = await now();
    const news = { odds: [withOdds(feedEvent(at + 60_000), at)] };
    expect((await push(news, { secret: 'x'.repeat(40) })).status).toBe(401);
    expect((await push(news, { signature: '' })).status).toBe(401);
    expect((await push({ odds: ['x'.repeat(1_100_000)] })).status).toBe(413);
    expect((await push({ odds: 'none' })).status).toBe(422);
    expect(await push(news)).toMatchObject({ status: 200, data: { changed: 1 } });
    expect(await push(news)).toMatchObject({ status: 200, data: { changed: 0 } });
  });

  it('in any order comes to the same: what is older than what is known changes nothing', async () => {
    const at = await now();
    const event = feedEvent(at + 60_000);
    await later(20);
    await push({ odds: [withOdds(event, at + 10_000, [1.5, 4, 6])] });
    const price = async () => (await matches.again(idOf(event))).main!.selections[0]!.odds;
    const known = await price();
    await push({ odds: [withOdds(event, at, [3, 3, 2.5])] });
    expect(await price()).toBe(known);
    await push({ odds: [withOdds(event, at + 11_000, [1.4, 4, 6]), withOdds(event, at + 15_000, [1.5, 4, 6])] });
    expect(await price()).toBe(known);
    // From a clock that is a day ahead nothing is taken: it would keep all that is true out.
    await push({ odds: [withOdds(event, at + 86_400_000, [9, 9, 1.2])] });
    expect(await price()).toBe(known);
  });

  it('and grows silent suspends its prices: nothing is taken at what may be old', async () => {
    const who = await someone();
    const at = await now();
    const event = feedEvent(at + 3_600_000);
    await push({ odds: [withOdds(event, at)] });
    const match = await matches.again(idOf(event));
    await later(31 * 60);
    expect((await matches.again(idOf(event))).main).toMatchObject({ state: 'suspended' });
    expect((await lantern.api.placeSportsBet({ body: singleOf(match) }, who)).info.resultCode).toBe('market_suspended');
    await push({ odds: [withOdds(event, await now())] });
    expect((await lantern.api.placeSportsBet({ body: singleOf(match) }, who)).info.resultCode).toBe('ok');
  });
});

describe('a result', () => {
  it('settles once, however often it is told', async () => {
    const who = await someone();
    const { event, bet } = await backed(who);
    const score = withScore(event, await now(), [1, 0]);
    await Promise.all([push({ scores: [score] }), push({ scores: [score, score] }), push({ scores: [score] })]);
    expect(await betOf(who, bet)).toMatchObject({ state: 'won', payout: bet.possiblePayout, corrections: [] });
    expect(await cashOf(who)).toBe(490_00 + bet.possiblePayout);
    await booksAreRight(who);
  });

  it('that was wrong is settled anew by transactions of its own, both ways', async () => {
    const who = await someone();
    const { event, bet } = await backed(who);
    await push({ scores: [withScore(event, await now(), [1, 0])] });
    expect(await cashOf(who)).toBe(490_00 + bet.possiblePayout);
    await later(60);
    await push({ scores: [withScore(event, await now(), [1, 1])] });
    const before = [{ payout: bet.possiblePayout }];
    expect(await betOf(who, bet)).toMatchObject({ state: 'lost', payout: 0, corrections: before });
    expect(await cashOf(who)).toBe(490_00);
    await later(60);
    await push({ scores: [withScore(event, await now(), [2, 1])] });
    expect(await betOf(who, bet)).toMatchObject({
      state: 'won',
      payout: bet.possiblePayout,
      corrections: [{}, { payout: 0 }],
    });
    expect(await cashOf(who)).toBe(490_00 + bet.possiblePayout);
    const [told] = (await lantern.api.playerMessages({}, who)).data.messages;
    expect(told!.message).toContain(`now pays €0.00; before it was €${(bet.possiblePayout / 100).toFixed(2)}.`);
    await booksAreRight(who);
  });

  it('that was wrong takes back no more than the player has, and the books say what is missing', async () => {
    const who = await openAccount(lantern, { balance: 10_00 });
    const { event, bet } = await backed(who);
    await push({ scores: [withScore(event, await now(), [1, 0])] });
    const other = await backed(who, bet.possiblePayout);
    expect(await cashOf(who)).toBe(0);
    await push({ scores: [withScore(event, await now(), [0, 1])] });
    expect(await betOf(who, bet)).toMatchObject({ state: 'lost', payout: 0 });
    expect(await cashOf(who)).toBe(0);
    await push({ scores: [withScore(other.event, await now(), [0, 3])] });
    await booksAreRight(who);
  });

  it('of an accumulator whose other leg is open may bring it back to life', async () => {
    const who = await someone();
    const at = await now();
    const [first, second] = [feedEvent(at + 60_000), feedEvent(at + 60_000)];
    await push({ odds: [withOdds(first, at), withOdds(second, at)] });
    const legs = await Promise.all(
      [first, second].map(async (event) => singleOf(await matches.again(idOf(event))).legs[0]!),
    );
    const body = {
      kind: 'accumulator',
      legs: legs.map(({ stake: _, ...leg }) => leg),
      stake: 10_00,
      requestId: crypto.randomUUID(),
    };
    const [bet] = (await lantern.api.placeSportsBet({ body }, who)).data.bets as [SportsBet];
    await later(60);
    await push({ scores: [withScore(first, await now(), [0, 1])] });
    expect((await betOf(who, bet)).state).toBe('lost');
    await later(60);
    await push({ scores: [withScore(first, await now(), [1, 0])] });
    expect(await betOf(who, bet)).toMatchObject({ state: 'open', settledAt: null, corrections: [{ payout: 0 }] });
    await push({ scores: [withScore(second, await now(), [1, 0])] });
    expect(await betOf(who, bet)).toMatchObject({ state: 'won', payout: bet.possiblePayout });
    expect(await cashOf(who)).toBe(490_00 + bet.possiblePayout);
    await booksAreRight(who);
  });

  it('that never comes makes the bet void after two days', async () => {
    const who = await someone();
    const { bet } = await backed(who);
    await later(47 * 3_600);
    const again = await sessionOf(who);
    expect((await betOf(again, bet)).state).toBe('open');
    await later(3_600);
    expect(await betOf(again, bet)).toMatchObject({ state: 'void', payout: 10_00 });
    expect(await cashOf(again)).toBe(500_00);
    await booksAreRight(who);
  });

  async function sessionOf({ id, password }: Account): Promise<Caller> {
    const account = await (
      await lantern.database()
    )
      .prepare('SELECT username_key AS username FROM accounts WHERE player_id = ?')
      .bind(id)
      .first<{ username: string }>();
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    const body = { username: account!.username, password, terms: true };
    return { player: (await lantern.api.login({ body }, { anonymous })).data.sessionid };
  }
});

describe('the sports desk', () => {
  it('is behind its door, and wants to know why', async () => {
    expect((await lantern.api.fetch('/__ops/sports', {})).status).toBe(401);
    const term = { step: 'terms', scope: 'all', term: 'margin', value: '6' };
    expect((await act({ ...term, note: ' ' })).status).toBe(422);
    expect((await act({ ...term, scope: 'everything' })).status).toBe(422);
    expect((await act({ ...term, value: '101' })).status).toBe(422);
    expect((await act({ ...term, term: 'voided' })).status).toBe(422);
    expect((await act({ ...term, scope: 'match:nobody' })).status).toBe(404);
    expect((await act({ step: 'void_match', match: 'nobody' })).status).toBe(404);
    expect((await act(term, 'risk')).status).toBe(403);
  });

  it('sets margin, limits and suspension of all, a sport, a league, a match, a market or a player', async () => {
    const who = await someone();
    const match = await matches.match(600, 'lantern-league');
    const place = async (stake: number) =>
      lantern.api.placeSportsBet({ body: singleOf(await matches.again(match.id), 'home', { stake }) }, who);
    await say('league:lantern-league', 'margin', '10');
    const market = async () => (await matches.again(match.id)).main!;
    expect(await market()).toMatchObject({ margin: 100 });
    await say(`match:${match.id}`, 'margin', '8');
    await say(`match:${match.id}`, 'stake', '5');
    expect(await market()).toMatchObject({ margin: 80 });
    expect(await place(5_01)).toMatchObject({ info: { resultCode: 'stake_not_offered' }, data: { maximum: 5_00 } });
    await say(`player:${who.id}`, 'stake', '1.00');
    expect(await place(1_01)).toMatchObject({ info: { resultCode: 'stake_not_offered' }, data: { maximum: 1_00 } });
    expect((await place(1_00)).info.resultCode).toBe('ok');
    await say(`market:${match.id}/total:2.5`, 'suspended', 'yes');
    expect(await market()).toMatchObject({ state: 'open' });
    const shown = await matches.again(match.id);
    const totals = shown.groups.flatMap(({ markets }) => markets).find(({ id }) => id === 'total:2.5');
    expect(totals).toMatchObject({ state: 'suspended' });
    await say('sport:football', 'suspended', 'yes');
    expect(await market()).toMatchObject({ state: 'suspended' });
    await say('sport:football', 'suspended', '');
    await say('league:lantern-league', 'margin', '');
    expect(await market()).toMatchObject({ state: 'open', margin: 80 });
    expect(await (await operatorVisitor(lantern, 'sports')).get(`/__ops/sports/${match.id}`)).toShow('8.0');
  });

  it('sees what stands on each selection, and voids a market or a match', async () => {
    const [who, other] = [await someone(), await someone()];
    const match = await matches.match(600);
    const place = (caller: Caller, selection: string, stake: number) =>
      lantern.api.placeSportsBet({ body: singleOf(match, selection, { stake }) }, caller);
    const first = (await place(who, 'home', 10_00)).data.bets[0]!;
    await place(other, 'home', 20_00);
    await place(other, 'over', 5_00);
    const exposure = async () => (await shownAt(`/${match.id}`)) as { selections: { selectionId: string }[] };
    // Of who bets again and again the house hears every few seconds.
    await expect.poll(() => matches.legsKnown(match.id), { timeout: 20_000, interval: 250 }).toBe(3);
    expect((await exposure()).selections).toMatchObject([
      { marketId: 'match-result', selectionId: 'home', bets: 2, stake: 30_00 },
      { marketId: 'total:2.5', selectionId: 'over', bets: 1, stake: 5_00 },
    ]);
    expect(((await shownAt('')) as { matches: { matchId: string }[] }).matches.map(({ matchId }) => matchId)).toContain(
      match.id,
    );
    expect((await act({ step: 'void_market', match: match.id, market: 'total:2.5' })).status).toBe(303);
    expect(await cashOf(other)).toBe(480_00);
    expect((await betOf(who, first)).state).toBe('open');
    expect((await act({ step: 'void_match', match: match.id })).status).toBe(303);
    expect(await cashOf(who)).toBe(500_00);
    expect(await cashOf(other)).toBe(500_00);
    expect(await matches.again(match.id)).toMatchObject({ phase: 'void', groups: [] });
    await booksAreRight(who);
    await booksAreRight(other);
  });

  it('corrects a result of a real match by two persons, and none of a drawn one', async () => {
    const who = await someone();
    const { event, bet } = await backed(who);
    const result = { step: 'result', match: idOf(event), home: '0', away: '0' };
    expect((await act(result)).status).toBe(303);
    expect((await betOf(who, bet)).state).toBe('lost');
    expect((await act({ ...result, home: '1' })).status).toBe(202);
    expect((await act({ step: 'void_match', match: idOf(event) })).status).toBe(202);
    expect((await act({ step: 'void_market', match: idOf(event), market: 'match-result' })).status).toBe(202);
    expect((await betOf(who, bet)).state).toBe('lost');
    const second = await operatorVisitor(lantern, 'ben');
    const waiting = await second.get('/__ops/requests');
    const card = waiting.$('article').filter((_, each) => waiting.$(each).text().includes('Correct the result to 1:0'));
    const request = String(card.find('[name=request]').attr('value'));
    const confirm = { request, step: 'confirm' };
    expect((await (await operatorVisitor(lantern, 'sports')).post('/__ops/requests', confirm)).status).toBe(403);
    expect((await second.post('/__ops/requests', confirm, { follow: false })).status).toBe(303);
    expect(await betOf(who, bet)).toMatchObject({ state: 'won', payout: bet.possiblePayout });
    const drawn = await matches.match(5);
    await later(30);
    expect((await act({ ...result, match: drawn.id })).status).toBe(409);
    expect((await act({ step: 'void_match', match: drawn.id })).status).toBe(409);
    const { results } = await (
      await lantern.database()
    )
      .prepare("SELECT actor, details FROM operator_log WHERE action = 'sports' ORDER BY seq")
      .all<{ actor: string; details: string }>();
    expect(results.length).toBeGreaterThan(5);
    expect(new Set(results.map(({ actor }) => actor))).toEqual(new Set([addressOf('sports'), addressOf('ben')]));
    expect(JSON.parse(results.at(-1)!.details)).toMatchObject({
      before: { home: 0, away: 0 },
      after: { home: 1, away: 0 },
      askedBy: addressOf('sports'),
    });
    await booksAreRight(who);
  });
});
