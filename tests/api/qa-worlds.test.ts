import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { logIn } from '../harness/player';
import { worldNames, type WorldName } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  lantern.api.fetch(`/__qa${path}`, { method: 'POST', headers: { 'api-key': lantern.variables.API_KEY!, ...headers } });

/** A life is so many calls of the player's object, at a millisecond or two each: none may need more than a second. */
const mostSteps: Record<WorldName, number> = {
  newcomer: 0,
  regular: 80,
  vip: 120,
  'bonus-hunter': 60,
  excluded: 30,
  'frozen-kyc': 20,
};

describe.each(worldNames)('the world %s', (name) => {
  it('comes out of the rules, in few steps, with books that are right', async () => {
    const started = performance.now();
    const world = await lantern.qa.world(name);
    console.log(`${name}: ${world.steps} steps, ${Math.round(performance.now() - started)} ms`);
    expect(world.steps).toBeLessThanOrEqual(mostSteps[name]);
    const { ok, findings } = await lantern.reconcile(world.playerId);
    expect({ ok, findings }).toEqual({ ok: true, findings: [] });
    expect((await lantern.api.getPlayer({}, { player: world.sessionid })).data).toMatchObject({
      username: world.username,
      balance: world.there.balance,
    });
  });

  it('is made anew as it was; who bore the name before is logged out', async () => {
    const before = await lantern.qa.world(name);
    const after = await lantern.qa.world(name);
    // How often a pot of cashback was told of depends on when the object's alarm rang while its past was made.
    const lasting = ({ messages, ...there }: typeof before.there) => ({
      ...there,
      messages: messages.filter((key) => !key.startsWith('cashback_')),
    });
    expect(lasting(after.there)).toEqual(lasting(before.there));
    expect(after.playerId).not.toBe(before.playerId);
    expect((await lantern.api.getPlayer({}, { player: before.sessionid })).status).toBe(401);
    expect(await (await logIn(lantern, after)).get('/')).toHaveStatus(200);
  });
});

describe('what is there', () => {
  it('for a newcomer is nothing but an account', async () => {
    const { there } = await lantern.qa.world('newcomer');
    expect(there).toMatchObject({
      balance: { cash: 0, bonus: 0, held: 0 },
      rounds: 0,
      deposits: [],
      withdrawals: [],
      bonuses: [],
      documents: [],
      messages: [],
      favourites: [],
    });
  });

  it('for a regular is a history with a win and a withdrawal that was paid', async () => {
    const { there, sessionid } = await lantern.qa.world('regular');
    expect(there).toMatchObject({
      balance: { cash: 120_00, held: 0 },
      rounds: 40,
      kycStatus: 'verified',
      withdrawals: [{ status: 'paid', amount: 80_00 }],
      deposits: [
        { status: 'credited', amount: 20_00 },
        { status: 'credited', amount: 50_00 },
        { status: 'credited', amount: 100_00 },
      ],
      favourites: ['lantern-festival', 'skyward', 'velvet-blackjack'],
      messages: expect.arrayContaining(['document_approved', 'account_verified']),
      withdrawalBlockers: [],
    });
    const { data } = await lantern.api.gamingHistory({ body: { limit: 100 } }, { player: sessionid });
    expect(data.rounds.some(({ gameid, stake, payout }) => gameid === 'tidal-wheel' && payout > stake)).toBe(true);
    expect(
      new Set(data.rounds.map(({ startedAt }) => new Date(startedAt).toISOString().slice(0, 10))).size,
    ).toBeGreaterThanOrEqual(3);
  });

  it('for a VIP is Gold, every reward and cashback to claim', async () => {
    const { there, sessionid } = await lantern.qa.world('vip');
    expect(there.loyalty).toEqual({ cashPoints: 10_400, level: 41, tier: 'Gold', rewards: 41 });
    expect(there.cashback.daily).toBeGreaterThan(0);
    expect(there.cashback.weekly).toBeGreaterThan(50_00);
    expect(there.cashback.monthly).toBeGreaterThan(0);
    expect(
      (await lantern.api.claimCashback({ params: { period: 'weekly' } }, { player: sessionid })).data,
    ).toMatchObject({ paid: there.cashback.weekly });
  });

  it('for a bonus hunter is one bonus completed, one half played, one in the queue', async () => {
    const { there } = await lantern.qa.world('bonus-hunter');
    expect(there.bonuses).toMatchObject([
      { state: 'active', amount: 10_00, pointsGained: 80_00, pointsNeeded: 300_00, freeSpinsLeft: 10 },
      { state: 'queued', name: 'Welcome bonus' },
      { state: 'completed', pointsGained: 15_00 },
    ]);
    expect(there.withdrawalBlockers).toEqual(['bonus_active']);
  });

  it('for who excluded himself is a balance that can be looked at and taken out, and nothing to play with', async () => {
    const { there, sessionid } = await lantern.qa.world('excluded');
    expect(there).toMatchObject({ excluded: true, balance: { cash: 65_00 }, withdrawalBlockers: [] });
    const { info } = await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'real', stake: 20, requestId: crypto.randomUUID() } },
      { player: sessionid },
    );
    expect(info.resultCode).toBe('account_frozen');
  });

  it('for the one without papers is a document that was rejected, and money that can’t leave', async () => {
    const { there, sessionid } = await lantern.qa.world('frozen-kyc');
    expect(there).toMatchObject({
      kycStatus: 'not_verified',
      documents: [{ type: 'identity', status: 'rejected', reason: 'unreadable' }],
      withdrawalBlockers: ['withdrawal_needs_document'],
    });
    const { info } = await lantern.api.withdraw(
      { body: { method: 'card', amount: 20_00, requestId: crypto.randomUUID() } },
      { player: sessionid },
    );
    expect(info.resultCode).toBe('withdrawal_needs_document');
  });
});

it('the console offers every world as a button, without a script, and shows what was made', async () => {
  const tester = lantern.visitor();
  const page = await tester.get('/__qa/');
  expect(page).toBeScriptless();
  for (const name of worldNames) expect(page.$(`form[action="/__qa/worlds/${name}"] button`).text()).toBe(name);
  const made = await page.submit('frozen-kyc', {});
  expect(made).toHaveStatus(200);
  expect(
    made
      .$('code')
      .toArray()
      .map((element) => made.$(element).text()),
  ).toEqual(['worldkyc', 'Lantern-1']);
  expect(await logIn(lantern, { username: 'worldkyc', password: 'Lantern-1' })).toBeDefined();
});

it('there is no other world, and none takes somebody else’s name', async () => {
  expect((await ask('/worlds/paradise')).status).toBe(404);
  expect((await ask('/worlds/constructor')).status).toBe(404);
  const elsewhere = await startLantern();
  try {
    const stranger = await elsewhere.players.make({ username: 'worldvip' });
    await expect(elsewhere.qa.world('vip')).rejects.toThrow('username_exists');
    expect((await elsewhere.api.getPlayer({}, { player: stranger.sessionid! })).status).toBe(200);
  } finally {
    await elsewhere.stop();
  }
});

it('there is none where QA is off', async () => {
  const closed = await startLantern({ qa: false });
  try {
    expect(
      (
        await closed.api.fetch('/__qa/worlds/vip', {
          method: 'POST',
          headers: { 'api-key': closed.variables.API_KEY! },
        })
      ).status,
    ).toBe(404);
  } finally {
    await closed.stop();
  }
});
