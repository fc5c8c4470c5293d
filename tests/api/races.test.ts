import { days, minutes } from 'contract/constants';
import { shownAfterEnd, type RaceCard } from 'contract/races';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { game, lateDelivery, startRacing, type Racer, type Racing } from '../harness/racing';

let racing: Racing;
let lantern: Lantern;
beforeAll(async () => {
  racing = await startRacing();
  ({ lantern } = racing);
});
afterAll(() => lantern.stop());

const raceOf = async (id: string, who: Caller = {}) => (await lantern.api.race({ params: { id } }, who)).data;
const join = (id: string, who: Caller) => lantern.api.joinRace({ params: { id } }, who);
/** Scores come by the outbox, after the answer to who played. */
const scoreOf = (id: string, who: Racer) => expect.poll(async () => (await raceOf(id, who.caller)).mine!.score);

const list = async (who: Caller = {}) => (await lantern.api.races({}, who)).data.items;

describe('the races of a new product', () => {
  it('are four weeks of races: running, to come and over, each with its page', async () => {
    const races = await list();
    expect(races.map(({ state }) => state)).toEqual(expect.arrayContaining(['coming', 'running', 'settled']));
    const { items } = (await lantern.api.contentList({ params: { section: 'slot-races' }, query: { limit: 100 } }))
      .data;
    for (const { id, state } of races) {
      expect(await raceOf(id)).toMatchObject({ state, currency: 'EUR', entrants: 0, board: [], mine: null });
      expect(items.map(({ raceId }) => raceId)).toContain(id);
    }
    expect(items.filter(({ raceId }) => raceId === null).map(({ url }) => url)).toEqual(['how-slot-races-work']);
  });

  it('are there once, however often the product is started, and the next week has its own', async () => {
    const seed = async () =>
      (
        await lantern.api.fetch('/__internal/seed', {
          method: 'POST',
          headers: { 'api-key': lantern.variables.API_KEY! },
          body: '{}',
        })
      ).json() as Promise<{ data: { written: boolean } }>;
    expect((await seed()).data.written).toBe(false);
    const ids = async () =>
      (await (await lantern.database()).prepare("SELECT id FROM races WHERE id GLOB '*-w*'").all<{ id: string }>())
        .results.length;
    expect(await ids()).toBe(16);
    await lantern.clock.advance({ days: 7 });
    expect((await seed()).data.written).toBe(true);
    expect(await ids()).toBe(20);
  });
});

describe('the list of races', () => {
  it('has running races first, then those to come, then settled ones, each part in its order', async () => {
    const races = await list();
    const rank = { running: 0, coming: 1, settled: 2 } as const;
    const key = ({ state, startsAt, endsAt }: RaceCard) => [
      rank[state],
      state === 'running' ? endsAt : state === 'coming' ? startsAt : -endsAt,
    ];
    expect(races.map(key)).toEqual(races.map(key).sort(([a, b], [c, d]) => a! - c! || b! - d!));
  });

  it('tells a race in the reader’s language, with all prizes together', async () => {
    const [german, english] = [await list({ language: 'de' }), await list()];
    const of = (races: readonly RaceCard[]) => races.find(({ id }) => id.startsWith('long-evenings'))!;
    expect(of(english)).toMatchObject({
      title: 'Long Evenings',
      prizeTotal: 1_075_00,
      places: 10,
      currency: 'EUR',
      image: '/pictures/race-long-evenings.svg',
    });
    expect(of(german)).toMatchObject({ id: of(english).id, title: 'Lange Abende' });
    expect((await lantern.api.race({ params: { id: of(english).id } }, { language: 'jp' })).data.title).toBe(
      '長い夜のレース',
    );
  });

  it('shows the leaders soon after they scored, and how it ended at once', async () => {
    await racing.withStandingClock(async () => {
      const id = await racing.announce();
      const card = async () => (await list()).find((race) => race.id === id)!;
      const [ada, bob] = [await racing.entrant(id), await racing.entrant(id)];
      await ada.play(2_00);
      await bob.play(5_00);
      const leaders = [
        { place: 1, player: bob.masked, score: 5_00 },
        { place: 2, player: ada.masked, score: 2_00 },
      ];
      await expect.poll(async () => (await card()).leaders, { timeout: 20_000, interval: 500 }).toEqual(leaders);
      expect(await card()).toMatchObject({ state: 'running', entrants: 2, score: 'points_wagered' });
      await lantern.clock.advance({ minutes: 60, seconds: lateDelivery / 1_000 });
      expect(await card()).toMatchObject({ state: 'settled', entrants: 2, leaders });
    });
  }, 40_000);

  it('forgets a race eight weeks after its end', async () => {
    const ended = (ago: number) => racing.announce({ starts: -100 * days, ends: -ago });
    const [shown, gone] = [await ended(shownAfterEnd - minutes), await ended(shownAfterEnd + minutes)];
    const ids = (await list()).map(({ id }) => id);
    expect([ids.includes(shown), ids.includes(gone)]).toEqual([true, false]);
    expect(await raceOf(gone)).toMatchObject({ state: 'settled', board: [] });
  });

  it('asks no object, nor does a look at a race that nobody has joined: what its object knew would be told', async () => {
    const id = await racing.announce();
    const { caller } = await racing.entrant(id);
    expect((await raceOf(id)).entrants).toBe(1);
    await (await lantern.database()).prepare('UPDATE races SET entered_at = NULL WHERE id = ?').bind(id).run();
    expect((await raceOf(id)).entrants).toBe(0);
    expect((await raceOf(id, caller)).entrants).toBe(0);
    expect((await list()).find((race) => race.id === id)).toMatchObject({ entrants: 0, leaders: [] });
  });

  it('may be kept for everybody who speaks a language, and needs the key', async () => {
    const { headers } = await lantern.api.races();
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      expect.stringContaining('public, max-age=30'),
      'x-language',
    ]);
    expect((await lantern.api.races({}, { key: null })).info.resultCode).toBe('invalid_api_key');
    const { caller } = await racing.racer({ balance: 0 });
    expect(await list(caller)).toEqual(await list());
  });
});

describe('a slot race', () => {
  it('shows its window, games, prizes and board to everybody, and the own place to a player', async () => {
    const id = await racing.announce();
    const [ada, bob] = [await racing.entrant(id), await racing.entrant(id)];
    await ada.play(2_00);
    await bob.play(5_00);
    await scoreOf(id, ada).toBe(2_00);
    await scoreOf(id, bob).toBe(5_00);
    const race = await raceOf(id);
    expect(race).toMatchObject({
      id,
      title: `The ${id}`,
      state: 'running',
      score: 'points_wagered',
      games: [game],
      currency: 'EUR',
      entrants: 2,
      mine: null,
      prizes: [
        { place: 1, prize: 100_00 },
        { place: 2, prize: 50_00 },
      ],
      board: [
        { place: 1, player: bob.masked, score: 5_00 },
        { place: 2, player: ada.masked, score: 2_00 },
      ],
    });
    expect(race.endsAt - race.startsAt).toBe(61 * minutes);
    expect((await raceOf(id, ada.caller)).mine).toEqual({ joinedAt: expect.any(Number), place: 2, score: 2_00 });
    expect((await raceOf(id, (await racing.racer()).caller)).mine).toEqual({ joinedAt: null, place: null, score: 0 });
  });

  it('is not kept by anybody on the way, since it moves and tells a player his own', async () => {
    const id = await racing.announce();
    for (const who of [{}, (await racing.entrant(id)).caller]) {
      expect((await lantern.api.race({ params: { id } }, who)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(['no-such-race', '__proto__', 'UPPER', 'a'.repeat(101), '%00', "x' OR 1=1"])(
    '%j is not found',
    async (id) => {
      const { caller } = await racing.racer({ balance: 0 });
      expect(await lantern.api.race({ params: { id } })).toMatchObject({
        status: 404,
        info: { resultCode: 'not_found' },
      });
      expect(await join(id, caller)).toMatchObject({ status: 404, info: { resultCode: 'not_found' } });
    },
  );

  it('is told to nobody without the key, nor with a session that is over', async () => {
    const id = await racing.announce();
    const { caller } = await racing.entrant(id);
    await lantern.api.logout({}, caller);
    expect(await lantern.api.race({ params: { id } }, caller)).toMatchObject({
      status: 401,
      info: { resultCode: 'session_expired' },
    });
    expect(await join(id, caller)).toMatchObject({ status: 401, info: { resultCode: 'session_expired' } });
    expect(await join('no-such-race', caller)).toMatchObject({ status: 401, info: { resultCode: 'session_expired' } });
    expect((await lantern.api.race({ params: { id } }, { key: null })).info.resultCode).toBe('invalid_api_key');
    expect((await lantern.api.race({ params: { id } }, { player: 'a.b.c' })).data.mine).toBeNull();
  });
});

describe('joining', () => {
  it('happens once however often it is asked for, and is seen at once', async () => {
    const id = await racing.announce();
    const who = await racing.racer({ balance: 0 });
    const answers = await Promise.all([join(id, who.caller), join(id, who.caller), join(id, who.caller)]);
    expect(new Set(answers.map(({ data }) => data.joinedAt)).size).toBe(1);
    expect(await raceOf(id, who.caller)).toMatchObject({
      entrants: 1,
      mine: { joinedAt: answers[0].data.joinedAt, place: null, score: 0 },
    });
  });

  it('is possible before the start, and not from the end on', async () => {
    await racing.withStandingClock(async () => {
      const id = await racing.announce({ starts: 10_000, ends: 20_000 });
      const [early, tardy, missed] = [await racing.racer(), await racing.racer(), await racing.racer()];
      expect((await raceOf(id)).state).toBe('coming');
      expect((await join(id, early.caller)).info.success).toBe(true);
      await lantern.clock.advance({ seconds: 19 });
      expect((await raceOf(id)).state).toBe('running');
      expect((await join(id, tardy.caller)).info.success).toBe(true);
      await lantern.clock.advance({ seconds: 1 });
      expect(await join(id, missed.caller)).toMatchObject({
        status: 200,
        info: { success: false, resultCode: 'race_over' },
      });
      expect((await join(id, early.caller)).info.success, 'who is in stays in').toBe(true);
    });
  });

  it('is refused to a frozen player, in his language', async () => {
    const id = await racing.announce();
    const { caller } = await racing.racer({ frozen: true });
    expect(await join(id, caller)).toMatchObject({
      status: 200,
      info: { success: false, resultCode: 'account_frozen' },
    });
    expect((await raceOf(id, caller)).mine!.joinedAt).toBeNull();
    const over = await racing.announce({ starts: -60 * minutes, ends: -minutes });
    const { info } = await join(over, { ...(await racing.racer()).caller, language: 'de' });
    expect(info).toMatchObject({ resultCode: 'race_over', message: 'Dieses Slot-Rennen ist beendet' });
  });
});

describe('what counts', () => {
  it('is what opened after joining and inside the window, in a game of the race', async () => {
    await racing.withStandingClock(async () => {
      const id = await racing.announce({ starts: 10_000, ends: 60_000 });
      const who = await racing.racer();
      const beforeJoining = await who.open(1_00);
      await join(id, who.caller);
      const beforeStart = await who.open(2_00);
      await lantern.clock.advance({ seconds: 10 });
      await beforeJoining.settle();
      await beforeStart.settle();
      const atStart = await who.open(4_00);
      const tooLong = await who.open(8_00);
      await who.play(16_00, 0, 'night-crates');
      await lantern.clock.advance({ seconds: 49 });
      await atStart.settle();
      await lantern.clock.advance({ seconds: 1 });
      await tooLong.settle();
      await who.play(32_00);
      await scoreOf(id, who).toBe(4_00);
      await lantern.clock.advance({ seconds: lateDelivery / 1_000 });
      expect(await raceOf(id, who.caller)).toMatchObject({ state: 'settled', mine: { score: 4_00 } });
    });
  });

  it('is no round that was open when its player joined a running race', async () => {
    await racing.withStandingClock(async () => {
      const id = await racing.announce();
      const who = await racing.racer();
      const open = await who.open(1_00);
      await lantern.clock.advance({ seconds: 1 });
      await join(id, who.caller);
      await open.settle();
      await who.play(2_00);
      await scoreOf(id, who).toBe(2_00);
    });
  });

  it('is nothing of who has not joined', async () => {
    const id = await racing.announce();
    const [inside, outside] = [await racing.entrant(id), await racing.racer()];
    await outside.play(9_00);
    await inside.play(1_00);
    await scoreOf(id, inside).toBe(1_00);
    expect((await raceOf(id)).board).toHaveLength(1);
  });

  it('is cash: a bonus’s part of the stake, free spins and play money are not', async () => {
    const [points, multiples] = [
      await racing.announce({ games: ['lantern-festival', game] }),
      await racing.announce({ games: ['lantern-festival', game], score: 'best_multiplier' }),
    ];
    const who = await racing.entrant(points, { balance: 10_00 });
    await join(multiples, who.caller);
    const { id: bonusId } = await lantern.bonuses.give(who.playerId, {
      amount: 10_00,
      freeSpins: { gameid: 'lantern-festival', count: 2, value: 20 },
      started: true,
    });
    const own = { gameid: 'lantern-festival', requestId: crypto.randomUUID() };
    await lantern.api.launchGame({ params: { id: 'lantern-festival' }, query: { play_for_fun: 'true' } }, who.caller);
    expect(
      (await lantern.api.playRound({ body: { ...own, mode: 'fun', stake: 1_00 } }, who.caller)).info.resultCode,
    ).toBe('ok');
    expect(
      (
        await lantern.api.playRound(
          { body: { ...own, requestId: crypto.randomUUID(), mode: 'real', stake: 20, bonusId } },
          who.caller,
        )
      ).info.resultCode,
    ).toBe('ok');
    await who.play(4_00, 8_00);
    await scoreOf(points, who).toBe(4_00);
    await scoreOf(multiples, who).toBe(2_00);
    // 14.00 in cash by now, 5.00 of them are staked; then the bonus pays a part.
    await who.play(5_00);
    await who.play(5_00);
    await scoreOf(points, who).toBe(14_00);
    await who.play(5_00, 50_00);
    await scoreOf(points, who).toBe(18_00);
    expect((await raceOf(multiples, who.caller)).mine!.score, 'a round that a bonus paid in part has no multiple').toBe(
      2_00,
    );
    expect(await who.findings()).toEqual([]);
  });

  it('is counted in euro, whatever is staked, and nothing is lost to rounding', async () => {
    const id = await racing.announce();
    const [eur, nok] = [await racing.entrant(id), await racing.entrant(id, { currency: 'NOK', balance: 5_000_00 })];
    await eur.play(51);
    for (const stake of [2_55, 2_55]) await nok.play(stake);
    await scoreOf(id, nok).toBe(51);
    await nok.play(5);
    await nok.play(5);
    await scoreOf(id, nok).toBe(52);
    expect((await raceOf(id, eur.caller)).mine!.place).toBe(2);
  });

  it('is the best multiple of a round, compared exactly', async () => {
    const id = await racing.announce({ score: 'best_multiplier' });
    const [third, rounded] = [await racing.entrant(id), await racing.entrant(id)];
    await third.play(3, 10);
    await third.play(5_00, 10_00);
    await rounded.play(3_00, 9_99);
    await scoreOf(id, third).toBe(3_33);
    await scoreOf(id, rounded).toBe(3_33);
    expect((await raceOf(id)).board.map(({ player, score }) => [player, score])).toEqual([
      [third.masked, 3_33],
      [rounded.masked, 3_33],
    ]);
  });

  it('is less again when a round is rolled back, also after the end', async () => {
    await racing.withStandingClock(async () => {
      const id = await racing.announce();
      const who = await racing.entrant(id);
      await who.play(1_00);
      const second = await who.play(2_00);
      const third = await who.play(4_00);
      await scoreOf(id, who).toBe(7_00);
      await second.rollBack();
      await scoreOf(id, who).toBe(5_00);
      await lantern.clock.advance({ minutes: 60 });
      await third.rollBack();
      await scoreOf(id, who).toBe(1_00);
    });
  });
});
