/** What gives as much as a payout of two persons takes two, however it is cut up into players, codes and offers. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { addressOf, operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let [ada, ben, support]: Visitor[] = [];
beforeAll(async () => {
  lantern = await startLantern();
  [ada, ben, support] = await Promise.all(['ada', 'ben', 'support'].map((name) => operatorVisitor(lantern, name)));
});
afterAll(() => lantern.stop());
// Each on a day of its own: what somebody gave alone counts together (given-alone).
beforeEach(() => rows('DELETE FROM given_alone'));

const post = (form: Record<string, string>, who = ada!, desk = 'bonuses'): Promise<Page> =>
  who.post(`/__ops/${desk}`, { note: 'as agreed', press: crypto.randomUUID(), ...form }, { follow: false });
const rows = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (
    await (
      await lantern.database()
    )
      .prepare(sql)
      .bind(...values)
      .all<Row & Record<string, unknown>>()
  ).results;
const waiting = () =>
  rows<{ id: string; says: string }>('SELECT id, says FROM operator_requests WHERE decision IS NULL ORDER BY asked_at');
const someone = async () => {
  const { playerId, username, sessionid } = await lantern.players.make({});
  const player = { player: sessionid! };
  const bonuses = async () => (await lantern.api.bonuses({}, player)).data.bonuses;
  return { playerId, username: username!, player, bonuses };
};

/** What was asked for waits once, says what it gives, is not done, and is done by a second person's word alone. */
async function askedFor(
  form: Record<string, string>,
  says: RegExp,
  isUndone: () => Promise<void>,
  desk = 'bonuses',
): Promise<void> {
  const asked = await Promise.all([1, 2].map(() => post(form, ada!, desk)));
  expect(asked.map(({ status }) => status)).toEqual([202, 202]);
  const requests = await waiting();
  expect(requests.map((request) => request.says)).toEqual([expect.stringMatching(says)]);
  const confirm = (who: Visitor) => post({ step: 'confirm', request: requests[0]!.id }, who, 'requests');
  expect((await confirm(ada!)).status).toBe(403);
  expect((await confirm(support!)).status).toBe(403);
  await isUndone();
  expect((await Promise.all([confirm(ben!), confirm(ben!)])).map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await waiting()).toEqual([]);
}

describe('a grant', () => {
  const gift = { step: 'grant', 'name-en': 'Sorry for the wait' };

  it.each<[string, Record<string, string>, number, RegExp]>([
    ['that is cash for one', { amount: '2000.01', multiplier: '0' }, 1, /Give 1 player .*€2,000\.01, wagered 0 times/],
    ['that is wagered', { amount: '3000' }, 1, /€3,000\.00, wagered 30 times/],
    ['of little for many', { amount: '700', multiplier: '0' }, 3, /Give 3 players .*€2,100\.00 in all: as agreed/],
    ['of spins', { game: 'lantern-festival', spins: '1000', stake: '3', multiplier: '0' }, 1, /1000 × €3\.00/],
  ])('%s, above the limit, is given by two', async (_, terms, count, says) => {
    const players = await Promise.all(Array.from({ length: count }, someone));
    const form = {
      ...gift,
      ...terms,
      press: crypto.randomUUID(),
      players: players.map((one) => one.username).join('\n'),
    };
    await askedFor(form, says, async () => {
      for (const { bonuses } of players) expect(await bonuses()).toEqual([]);
    });
    for (const { bonuses, playerId } of players) {
      expect(await bonuses()).toHaveLength(1);
      const logged = await rows<{ actor: string; details: string }>(
        "SELECT actor, details FROM operator_log WHERE action = 'bonus_granted' AND player_id = ?",
        playerId,
      );
      expect(logged.map(({ actor }) => actor)).toEqual([addressOf('ben')]);
      expect(JSON.parse(logged[0]!.details)).toMatchObject({ note: 'as agreed', askedBy: addressOf('ada') });
    }
  });

  it('up to the limit is given by one', async () => {
    const players = await Promise.all([someone(), someone()]);
    const form = { ...gift, amount: '1000', multiplier: '0', players: players.map((one) => one.username).join('\n') };
    expect((await post(form)).status).toBe(303);
    expect(await players[0]!.bonuses()).toMatchObject([{ amount: 1_000_00 }]);
  });

  it('above it with a line that is wrong is told to the first person, and waits for nobody', async () => {
    const { username, bonuses } = await someone();
    const wrong = await post({ ...gift, amount: '1500', players: `${username}\nnobody-by-this` });
    expect([wrong.status, wrong.$('main').text()]).toEqual([422, expect.stringContaining('1 of 2 lines are wrong')]);
    expect((await post({ ...gift, amount: '3000', players: username, note: ' ' })).status).toBe(422);
    expect([await bonuses(), await waiting()]).toEqual([[], []]);
  });
});

it('a list that gives much in all is given by two, and checked by one', async () => {
  const players = await Promise.all([someone(), someone(), someone()]);
  const list = players.map(({ playerId }) => playerId).join('\n');
  const checked = {
    step: 'check_list',
    list,
    'name-en': 'Sorry',
    amount: '700',
    multiplier: '0',
    press: 'the-large-list',
  };
  expect((await post(checked)).status).toBe(303);
  const give = { step: 'give_list', id: 'the-large-list' };
  expect((await post({ ...give, note: ' ' })).status).toBe(422);
  await askedFor(give, /Give 3 players .*€2,100\.00 in all/, async () => {
    expect((await post({ step: 'work_list', id: 'the-large-list' })).status).toBe(303);
    for (const { bonuses } of players) expect(await bonuses()).toEqual([]);
  });
  for (const { bonuses } of players) expect(await bonuses()).toMatchObject([{ amount: 700_00 }]);
  expect(await rows("SELECT actor FROM operator_log WHERE action = 'list_granted'")).toEqual([
    { actor: addressOf('ben') },
  ]);
  expect((await post(give)).status).toBe(409);
  expect((await post({ ...give, id: 'no-such-list' })).status).toBe(404);
});

describe('a code', () => {
  const made = { step: 'make_code', 'name-en': 'Candle gift' };
  const redeem = async (code: string) =>
    (await lantern.api.redeemCode({ body: { code } }, (await someone()).player)).info.resultCode;

  it.each<[string, Record<string, string>, RegExp]>([
    ['that gives much', { code: 'CANDLE1', amount: '2000.01' }, /code CANDLE1.*€2,000\.01, wagered 30 times/],
    ['that is cash for whoever comes', { code: 'CANDLE2', amount: '5', multiplier: '0' }, /€5\.00, wagered 0 times/],
    ['that is as good as cash', { code: 'CANDLE3', amount: '5', multiplier: '9' }, /wagered 9 times/],
  ])('%s is made by two', async (_, terms, says) => {
    await askedFor({ ...made, ...terms }, says, async () =>
      expect(await redeem(terms.code!)).toBe('invalid_promotion_code'),
    );
    expect(await redeem(terms.code!)).toBe('ok');
    expect((await post({ ...made, ...terms })).status).toBe(409);
    expect(await waiting()).toEqual([]);
  });

  it('that is wagered as an offer has to be, up to the limit, is made by one', async () => {
    expect((await post({ ...made, code: 'CANDLE4', amount: '2000', multiplier: '10' })).status).toBe(303);
  });
});

it('an offer of which each player may take much is made and changed by two', async () => {
  const offer = {
    ...{ step: 'make_offer', url: 'lamp-flood', 'title-en': 'Lamp flood', 'summary-en': 'Much.', way: 'claim' },
    ...{ limit: 'once', amount: '3000', days: '7', segment: 'everybody' },
  };
  const given = async () =>
    (await rows<{ amount: number }>("SELECT amount FROM offers WHERE url = 'lamp-flood'")).map(({ amount }) => amount);
  await askedFor(offer, /Announce the offer lamp-flood.*€3,000\.00, wagered 30 times/, async () =>
    expect(await given()).toEqual([]),
  );
  expect(await given()).toEqual([3_000_00]);
  const change = { ...offer, step: 'change_offer' };
  expect((await post({ ...change, amount: '100' })).status).toBe(303);
  await askedFor({ ...change, amount: '4000' }, /Change the offer lamp-flood.*€4,000\.00/, async () =>
    expect(await given()).toEqual([100_00]),
  );
  expect(await given()).toEqual([4_000_00]);
  expect((await post({ ...change, url: 'no-such-offer' })).status).toBe(404);
});

it('a race with prizes of much in all is announced and changed by two', async () => {
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);
  const race = {
    ...{ step: 'make', id: 'candle-rush', 'title-en': 'Candle rush', 'summary-en': 'Much.', score: 'points_wagered' },
    ...{ starts: soon(600), ends: soon(700), games: 'all', prizes: '1000\n1000\n0.01' },
  };
  const prizes = async () => (await lantern.api.race({ params: { id: race.id } })).data?.prizes?.length ?? 0;
  await askedFor(
    race,
    /Announce the race candle-rush with prizes of €2,000\.01 in all/,
    async () => expect(await prizes()).toBe(0),
    'races',
  );
  expect(await prizes()).toBe(3);
  const change = { ...race, step: 'change' };
  expect((await post({ ...change, prizes: '1000\n1000' }, ada!, 'races')).status).toBe(303);
  await askedFor(
    { ...change, prizes: '2000\n1' },
    /Change the race candle-rush.*€2,001\.00/,
    async () => expect(await prizes()).toBe(2),
    'races',
  );
  expect((await post({ ...change, id: 'no-such-race' }, ada!, 'races')).status).toBe(404);
});
