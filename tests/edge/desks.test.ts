/** What an operator makes at a desk is what players then see: codes, grants, races and pages, each in the log, and nothing of it by halves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { apiWorker } from '../../scripts/runtime';
import { addressOf, blockForm, operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let bonus: Visitor;
let content: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  [bonus, content] = (await Promise.all(['bonus', 'content'].map((name) => operatorVisitor(lantern, name)))) as [
    Visitor,
    Visitor,
  ];
});
afterAll(() => lantern.stop());

const post = (who: Visitor, desk: string, form: Record<string, string>): Promise<Page> =>
  who.post(`/__ops/${desk}`, { note: 'as agreed', press: crypto.randomUUID(), ...form }, { follow: false });
const logged = async (action: string) =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT actor, subject, player_id AS playerId, details FROM operator_log WHERE action = ? ORDER BY seq')
      .bind(action)
      .all<{ actor: string; subject: string; playerId: string | null; details: string }>()
  ).results;
const someone = async () => {
  const { playerId, sessionid, username } = await lantern.players.make({});
  return { playerId, username, player: { player: sessionid! } };
};
const soon = async (minutes: number) =>
  new Date((await lantern.clock.now()) + minutes * 60_000).toISOString().slice(0, 16);

/** The schedule that rings every minute. */
const minutely = async () => {
  const worker = (await lantern.miniflare.getWorker(apiWorker)) as unknown as {
    scheduled(given: { cron: string }): Promise<unknown>;
  };
  await worker.scheduled({ cron: '* * * * *' });
};

describe('a code', () => {
  const made = {
    step: 'make_code',
    code: 'candle7',
    'name-en': 'Candle gift',
    'name-de': 'Kerzengabe',
    amount: '7',
    days: '5',
  };

  it('that is made is redeemed, under its name in the player’s language, until it is ended', async () => {
    const form = { ...made, press: 'one-press-of-the-button' };
    expect((await post(bonus, 'bonuses', form)).status).toBe(303);
    expect((await post(bonus, 'bonuses', form)).status).toBe(303);
    expect(await logged('code_made')).toMatchObject([{ actor: addressOf('bonus'), subject: 'CANDLE7' }]);
    const { player } = await someone();
    expect(await lantern.api.redeemCode({ body: { code: 'Candle7' } }, { ...player, language: 'de' })).toMatchObject({
      info: { resultCode: 'ok' },
      data: { name: 'Kerzengabe', amount: 7_00 },
    });
    expect((await bonus.get('/__ops/bonuses')).$('main').text()).toContain('CANDLE7');
    expect((await post(bonus, 'bonuses', { step: 'end_code', code: 'CANDLE7' })).status).toBe(303);
    expect((await post(bonus, 'bonuses', { step: 'end_code', code: 'CANDLE7' })).status).toBe(409);
    const late = await lantern.api.redeemCode({ body: { code: 'CANDLE7' } }, (await someone()).player);
    expect(late.info.resultCode).toBe('invalid_promotion_code');
  });

  it.each<[string, Record<string, string>, number]>([
    ['that is there already', { code: 'WELCOME100' }, 409],
    ['without a reason', { note: ' ' }, 422],
    ['without an English name', { 'name-en': '' }, 422],
    ['that gives nothing', { amount: '' }, 422],
    ['below zero', { amount: '-5' }, 422],
    ['with spins of no slot', { game: 'no-such-game', spins: '5', stake: '1' }, 422],
    ['that is over already', { until: '2020-01-01T00:00' }, 422],
    ['that can’t be typed', { code: 'a b' }, 422],
  ])('%s is not made', async (_, more, status) => {
    expect((await post(bonus, 'bonuses', { ...made, code: 'CANDLE8', ...more })).status).toBe(status);
  });
});

describe('a grant', () => {
  const gift = { 'name-en': 'Sorry for the wait', amount: '5' };

  it('goes to everybody of a list, once, and stands in the log on each', async () => {
    const [one, two] = [await someone(), await someone()];
    const form = { ...gift, players: `${one.username}\n${two.playerId}`, press: 'press-of-a-grant' };
    const dry = await post(bonus, 'bonuses', { ...form, step: 'check' });
    expect([dry.status, dry.$('main').text()]).toEqual([200, expect.stringContaining('good')]);
    expect((await lantern.api.bonuses({}, one.player)).data.bonuses).toEqual([]);
    for (const _ of [1, 2]) expect((await post(bonus, 'bonuses', { ...form, step: 'grant' })).status).toBe(303);
    for (const { player } of [one, two])
      expect((await lantern.api.bonuses({}, player)).data.bonuses).toMatchObject([
        { name: 'Sorry for the wait', amount: 5_00 },
      ]);
    expect((await logged('bonus_granted')).map(({ playerId }) => playerId)).toEqual([one.playerId, two.playerId]);
  });

  it('gives nobody anything while a line is wrong, and says which', async () => {
    const good = await someone();
    const players = `${good.username}\n<b>nobody</b>\n${good.playerId}`;
    const page = await post(bonus, 'bonuses', { ...gift, players, step: 'grant' });
    expect(page.status).toBe(422);
    expect(page.$('main').text()).toContain('2 of 3 lines are wrong');
    expect(page.$('main').text()).toContain('the same player as in line 1');
    expect(page.$('main b').text()).not.toContain('nobody');
    expect((await lantern.api.bonuses({}, good.player)).data.bonuses).toEqual([]);
  });

  it('goes to nobody who may not be offered anything', async () => {
    const { playerId, username, player } = await someone();
    const risk = await operatorVisitor(lantern, 'risk');
    expect((await post(risk, 'players', blockForm(playerId))).status).toBe(303);
    const page = await post(bonus, 'bonuses', { ...gift, players: username!, step: 'grant' });
    expect([page.status, page.$('main').text()]).toEqual([422, expect.stringContaining('may not be offered anything')]);
    expect((await lantern.api.bonuses({}, player)).data.bonuses).toEqual([]);
  });
});

describe('a race', () => {
  const race = async (id: string, more: Record<string, string> = {}) => ({
    ...{ step: 'make', id, 'title-en': 'Candle sprint', 'summary-en': 'An hour of candles.', score: 'points_wagered' },
    ...{ starts: await soon(60), ends: await soon(120), prizes: '100\n50', games: 'all' },
    ...more,
  });
  const found = async (id: string) => (await lantern.api.race({ params: { id } })).data;

  it('is announced, with its page, changed and cancelled before anybody joins', async () => {
    expect((await post(bonus, 'races', await race('candle-sprint'))).status).toBe(303);
    expect(await found('candle-sprint')).toMatchObject({ title: 'Candle sprint', state: 'coming' });
    expect(await lantern.visitor().get('/slot-races/candle-sprint')).toShow('Candle sprint');
    const changed = await race('candle-sprint', { step: 'change', prizes: '200\n50' });
    expect((await post(bonus, 'races', changed)).status).toBe(303);
    expect((await found('candle-sprint')).prizes[0]).toEqual({ place: 1, prize: 200_00 });
    expect((await post(bonus, 'races', { step: 'cancel', id: 'candle-sprint' })).status).toBe(303);
    expect((await lantern.api.race({ params: { id: 'candle-sprint' } })).info.resultCode).toBe('not_found');
    expect((await logged('race_changed'))[0]).toMatchObject({ actor: addressOf('bonus'), subject: 'candle-sprint' });
  });

  it('that comes back every week is made anew when it has started: once, however often and however late that runs', async () => {
    expect((await post(bonus, 'races', await race('candle-weeks', { repeats: 'weekly' }))).status).toBe(303);
    const first = await found('candle-weeks');
    const made = async () =>
      (
        await (
          await lantern.database()
        )
          .prepare(
            "SELECT id, starts_at AS startsAt, repeats FROM races WHERE series = 'candle-weeks' ORDER BY starts_at",
          )
          .all<{ id: string; startsAt: number; repeats: number }>()
      ).results;
    await minutely();
    expect(await made()).toHaveLength(1);
    await lantern.clock.advance({ minutes: 61 });
    await Promise.all([minutely(), minutely()]);
    await minutely();
    const week = 7 * 86_400_000;
    expect((await made()).map(({ startsAt, repeats }) => [startsAt, repeats])).toEqual([
      [first.startsAt, 0],
      [first.startsAt + week, 1],
    ]);
    expect((await logged('race_made')).filter(({ actor }) => actor === 'the schedule')).toHaveLength(1);
    const second = (await made())[1]!.id;
    expect(await lantern.visitor().get(`/slot-races/${second}`)).toShow('Candle sprint');
    // Three weeks in which nothing ran: the next one is still to come, and the missed ones are not made up for.
    await lantern.clock.advance({ minutes: 3 * 7 * 24 * 60 });
    await minutely();
    const [, , third, ...more] = await made();
    expect(more).toEqual([]);
    expect(third!.startsAt).toBe(first.startsAt + 4 * week);
    bonus = await operatorVisitor(lantern, 'bonus');
    expect((await post(bonus, 'races', { step: 'end_series', id: third!.id })).status).toBe(303);
    expect((await post(bonus, 'races', { step: 'end_series', id: third!.id })).status).toBe(409);
    await lantern.clock.advance({ minutes: 8 * 24 * 60 });
    await minutely();
    expect(await made()).toHaveLength(3);
    [bonus, content] = [await operatorVisitor(lantern, 'bonus'), await operatorVisitor(lantern, 'content')];
  });

  it('that somebody joined is called off before its start: who joined is told once', async () => {
    await post(bonus, 'races', await race('candle-joined'));
    const { player } = await someone();
    await lantern.api.joinRace({ params: { id: 'candle-joined' } }, player);
    const cancel = { step: 'cancel', id: 'candle-joined', press: 'one-press-of-cancel' };
    expect((await post(bonus, 'races', cancel)).status).toBe(303);
    await post(bonus, 'races', cancel);
    const told = async () =>
      JSON.stringify((await lantern.api.playerMessages({}, player)).data).split('Candle sprint').length - 1;
    await expect.poll(told).toBe(1);
    expect((await lantern.api.race({ params: { id: 'candle-joined' } })).info.resultCode).toBe('not_found');
    expect((await lantern.api.joinRace({ params: { id: 'candle-joined' } }, player)).info.resultCode).toBe('not_found');
  });

  it('that has begun is neither changed nor called off', async () => {
    await post(bonus, 'races', await race('candle-begun'));
    await lantern.clock.advance({ minutes: 61 });
    bonus = await operatorVisitor(lantern, 'bonus');
    const change = await race('candle-begun', { step: 'change', prizes: '1' });
    expect((await post(bonus, 'races', change)).status).toBe(409);
    expect((await post(bonus, 'races', { step: 'cancel', id: 'candle-begun' })).status).toBe(409);
    expect((await found('candle-begun')).prizes[0]).toEqual({ place: 1, prize: 100_00 });
    [bonus, content] = [await operatorVisitor(lantern, 'bonus'), await operatorVisitor(lantern, 'content')];
  });

  it.each<[string, Record<string, string>, number]>([
    ['in the past', { starts: '2020-01-01T00:00' }, 422],
    ['that ends before it starts', { ends: '2020-01-01T00:00' }, 422],
    ['with prizes that rise', { prizes: '50\n100' }, 422],
    ['of no slot', { games: 'no-such-game' }, 422],
    ['without a title', { 'title-en': '' }, 422],
    ['under an address that is none', { id: 'Candle Sprint' }, 422],
  ])('%s is not announced', async (_, more, status) => {
    expect((await post(bonus, 'races', await race('candle-wrong', more))).status).toBe(status);
  });
});

describe('a page', () => {
  const news = {
    ...{ step: 'write', isNew: 'yes', section: 'news', url: 'candles-are-here', tag: 'house' },
    ...{
      'title-en': 'Candles are here',
      'summary-en': 'All about candles.',
      'title-de': 'Kerzen sind da',
      'summary-de': 'Alles über Kerzen.',
    },
    body: '# Wax\n\nIt burns. <script>alert(1)</script>',
  };

  it('is written, seen at its time and not before, changed, taken back to a version, and taken down', async () => {
    expect((await post(content, 'content', { ...news, published: await soon(30) })).status).toBe(303);
    const read = () => lantern.api.contentPage({ params: { section: 'news', url: news.url } }, { language: 'de' });
    expect((await read()).info.resultCode).toBe('not_found');
    const desk = await content.get('/__ops/content?section=news');
    expect(desk.$('main').text()).toContain('scheduled');
    await lantern.clock.advance({ minutes: 31 });
    [bonus, content] = [await operatorVisitor(lantern, 'bonus'), await operatorVisitor(lantern, 'content')];
    expect((await read()).data).toMatchObject({ title: 'Kerzen sind da', bodyLanguage: 'en' });
    const page = await lantern.visitor().get(`/news/${news.url}`);
    expect(page).toShow('It burns. <script>alert(1)</script>');
    await lantern.clock.advance({ seconds: 1 });
    const change = { ...news, isNew: '', 'title-de': 'Kerzen brennen' };
    expect((await post(content, 'content', change)).status).toBe(303);
    expect((await read()).data.title).toBe('Kerzen brennen');
    const written = await content.get(`/__ops/content/news/${news.url}`);
    const first = written.$('select[name=version] option').last().attr('value')!;
    const back = { step: 'restore', section: 'news', url: news.url };
    expect((await post(content, 'content', { ...back, version: first })).status).toBe(303);
    expect((await read()).data.title).toBe('Kerzen sind da');
    expect((await post(content, 'content', { ...back, step: 'take_down' })).status).toBe(303);
    expect((await read()).info.resultCode).toBe('gone');
    expect((await post(content, 'content', { ...back, step: 'put_back' })).status).toBe(303);
    expect((await read()).data.title).toBe('Kerzen sind da');
    expect((await logged('content_written')).every(({ actor }) => actor === addressOf('content'))).toBe(true);
  });

  it.each<[string, Record<string, string>, number]>([
    ['published in the past', { url: 'past', published: '2020-01-01T00:00' }, 422],
    ['without an English body', { url: 'no-body', body: ' ' }, 422],
    ['under an address that is none', { url: '../casino' }, 422],
    ['of no section', { url: 'nowhere', section: 'secrets' }, 422],
    ['that is there already', { url: 'candles-are-here' }, 409],
  ])('%s is not written', async (_, more, status) => {
    expect((await post(content, 'content', { ...news, ...more })).status).toBe(status);
  });

  it('is written by who has the role alone', async () => {
    expect((await post(bonus, 'content', { ...news, url: 'by-bonus' })).status).toBe(403);
  });
});

describe('a day', () => {
  it('that was missed at night is not closed from the books of another day; today is reported as far as it is told', async () => {
    const database = await lantern.database();
    await database
      .prepare(
        "INSERT OR REPLACE INTO player_books (books, currency, player_id, seq, hash, at, is_new, cash, bonus, held, unallocated, jackpots, held_wins, house, providers, turnover, payouts) VALUES ('a', 'EUR', 'a', 1, 'h', 0, 0, 500, 0, 0, 0, 0, 0, -500, 0, 900, 400)",
      )
      .run();
    const days = async () => (await database.prepare('SELECT DISTINCT day FROM house_days').all()).results;
    const now = await lantern.clock.now();
    const day = 86_400_000;
    await lantern.clock.advance({ minutes: Math.ceil((day - (now % day)) / 60_000) + 12 * 60 });
    const close = async () => (await operatorVisitor(lantern, 'payments')).post('/__ops/books', {}, { follow: false });
    expect((await close()).status).toBe(303);
    expect(await days()).toEqual([]);
    const report = await (await operatorVisitor(lantern, 'payments')).get('/__ops/reports');
    expect(report.$('tbody tr').first().text()).toContain('so far');
    await lantern.clock.advance({ minutes: 12 * 60 + 20 });
    expect((await close()).status).toBe(303);
    expect(await days()).toHaveLength(1);
  });
});
