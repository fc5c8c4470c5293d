/** What an operator offers: deposit bonuses, free spins that are claimed, and codes (DOMAIN §3, §14). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, languages, minutes } from 'contract/constants';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount, type Account } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, wanted);
const list = async (caller: Caller = {}) => (await lantern.api.offers({}, caller)).data.items;
const mine = async (who: Caller) => (await lantern.api.ownOffers({}, who)).data.items;
const own = async (url: string, who: Caller) => (await mine(who)).find((offer) => offer.url === url)!;
const open = async (who: Caller) =>
  (await mine(who))
    .filter((offer) => offer.open)
    .map(({ url }) => url)
    .sort();
const claim = (url: string, who: Caller) => lantern.api.claimOffer({ params: { url } }, who);
const codeOf = async (answer: Promise<{ info: { resultCode: string } }>): Promise<string> =>
  (await answer).info.resultCode;
const bonusesOf = async (who: Caller) => (await lantern.api.bonuses({}, who)).data.bonuses;
const redeem = (code: string, who: Caller) => lantern.api.redeemCode({ body: { code } }, who);
async function loggedInAgain(who: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return {
    ...who,
    player: (
      await lantern.api.login({ body: { username: who.username, password: who.password, terms: true } }, { anonymous })
    ).data.sessionid,
  };
}
/** An operator's change. */
const change = async (url: string, set: string, ...values: unknown[]) => {
  await (
    await lantern.database()
  )
    .prepare(`UPDATE offers SET ${set} WHERE url = ?`)
    .bind(...values, url)
    .run();
};

describe('the offers', () => {
  it('stand with their terms: running ones first, then those to come, then what has ended', async () => {
    const items = await list();
    const order = ['running', 'coming', 'ended'];
    expect(items.map(({ state }) => state)).toEqual(
      items.map(({ state }) => state).sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    );
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(items[0]).toEqual({
      url: 'welcome',
      kind: 'deposit-bonus',
      title: 'Welcome deposit bonus',
      summary: expect.any(String),
      image: '/pictures/offer-welcome.svg',
      way: 'deposit',
      limit: 'first_deposit',
      code: null,
      deposit: { percent: 100, most: 100_00, minimum: 20_00 },
      amount: 0,
      freeSpins: null,
      games: [],
      wageringRequirement: 30,
      maximumStake: 5_00,
      validFor: 30 * days,
      from: null,
      until: null,
      state: 'running',
    });
  });

  it('by a code say what the code gives, and are gone with it', async () => {
    const find = async (url: string) => (await list()).find((offer) => offer.url === url);
    expect(await find('moon-spins')).toMatchObject({
      way: 'code',
      code: 'MOON20',
      amount: 0,
      freeSpins: { gameid: 'lantern-festival', gametitle: 'Lantern Festival', count: 20, value: 20 },
      wageringRequirement: 30,
    });
    expect(await find('welcome-code')).toMatchObject({
      code: 'WELCOME100',
      amount: 10_00,
      freeSpins: null,
      validFor: 30 * days,
    });
    const db = await lantern.database();
    await db.prepare("UPDATE promotion_codes SET until_time = 1 WHERE code = 'MOON20'").run();
    expect(await find('moon-spins')).toBeUndefined();
    expect(await codeOf(redeem('MOON20', await someone()))).toBe('invalid_promotion_code');
    await db.prepare("UPDATE promotion_codes SET until_time = NULL WHERE code = 'MOON20'").run();
    expect(await find('moon-spins')).toMatchObject({ state: 'running' });
  });

  it('are told in every language', async () => {
    const told = await Promise.all(
      languages.map(async (language) => (await list({ language })).map(({ title, summary }) => [title, summary])),
    );
    expect(new Set(told.map(([first]) => first!.join())).size).toBe(languages.length);
  });

  it('are the operator’s data: what is changed there is what is offered, and seeding again changes nothing', async () => {
    await change('reload', 'most = ?', 40_00);
    await lantern.api.fetch('/__internal/seed', {
      method: 'POST',
      headers: { 'api-key': lantern.variables.API_KEY! },
      body: '{}',
    });
    expect((await list()).find(({ url }) => url === 'reload')?.deposit?.most).toBe(40_00);
    const who = await someone({ balance: 20_00 });
    expect((await lantern.api.cashierMethods({}, who)).data.offers).toMatchObject([{ id: 'reload', most: 40_00 }]);
    await change('reload', 'most = ?', 50_00);
  });
});

describe('the offers of a player', () => {
  it('are open by window and limit: the welcome before the first deposit, the weekly ones after it', async () => {
    expect(await open(await someone())).toEqual(['first-light', 'moon-spins', 'welcome', 'welcome-code']);
    expect(await open(await someone({ balance: 20_00 }))).toEqual([
      'comet-week',
      'first-light',
      'moon-spins',
      'reload',
      'welcome-code',
    ]);
  });

  it('are none while the account is frozen', async () => {
    expect(await open(await someone({ frozen: true }))).toEqual([]);
  });

  it('need a session, and are another’s to nobody', async () => {
    expect((await lantern.api.ownOffers({})).status).toBe(401);
    expect((await lantern.api.claimOffer({ params: { url: 'first-light' } })).status).toBe(401);
    expect(await codeOf(claim('first-light', { player: 'made-up' }))).toBe('session_expired');
    const [ada, bob] = [await someone(), await someone()];
    await claim('first-light', ada);
    expect(await own('first-light', bob)).toMatchObject({ open: true, takenAt: null, bonusId: null });
  });
});

describe('claiming an offer', () => {
  it('puts its free spins into the queue, in the player’s currency', async () => {
    const who = await someone({ currency: 'NOK' });
    const { info, data } = await claim('first-light', who);
    expect(info.success).toBe(true);
    expect(data).toMatchObject({
      name: 'First light',
      state: 'queued',
      currency: 'NOK',
      wageringRequirement: 30,
      freeSpins: { gameid: 'fox-and-firefly', left: 10, value: 2_50 },
      validFor: 7 * days,
      expiresAt: null,
    });
    expect(await own('first-light', who)).toEqual({
      url: 'first-light',
      open: false,
      takenAt: data.grantedAt,
      bonusId: data.id,
    });
    expect((await lantern.reconcile(who.id)).findings).toEqual([]);
  });

  it('gives it once, in however many tabs it is claimed', async () => {
    const who = await someone();
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(claim('first-light', who))));
    expect(codes.sort()).toEqual(
      ['offer_taken', 'offer_taken', 'offer_taken', 'offer_taken', 'offer_taken', 'ok'].sort(),
    );
    expect(await bonusesOf(who)).toHaveLength(1);
  });

  it('works again in the next week where it is weekly', async () => {
    const who = await someone({ balance: 20_00 });
    expect([await codeOf(claim('comet-week', who)), await codeOf(claim('comet-week', who))]).toEqual([
      'ok',
      'offer_taken',
    ]);
    await lantern.clock.advance({ days: 7 });
    const later = await loggedInAgain(who);
    expect(await own('comet-week', later)).toMatchObject({ open: true, takenAt: null });
    expect(await codeOf(claim('comet-week', later))).toBe('ok');
    expect(await bonusesOf(later)).toHaveLength(2);
  });

  it('is refused for what is to come, what is over, what is taken another way, and what there is not', async () => {
    const who = await someone();
    const now = await lantern.clock.now();
    await change('bakery-nights', 'from_time = ?, until_time = ?', now + days, now + 2 * days);
    for (const url of ['bakery-nights', 'rooftop-autumn', 'welcome', 'moon-spins', 'comet-week'])
      expect([url, await codeOf(claim(url, who))]).toEqual([url, 'offer_not_open']);
    expect(await claim('no-such-offer', who)).toMatchObject({ status: 404, info: { resultCode: 'not_found' } });
    expect(await bonusesOf(who)).toEqual([]);
  });

  it('is refused once its window has closed, though it was open when it was looked at', async () => {
    const who = await someone();
    const now = await lantern.clock.now();
    await change('bakery-nights', 'from_time = ?, until_time = ?', now - days, now + minutes);
    expect(await own('bakery-nights', who)).toMatchObject({ open: true });
    await lantern.clock.advance({ minutes: 2 });
    expect(await codeOf(claim('bakery-nights', who))).toBe('offer_not_open');
    expect(await bonusesOf(who)).toEqual([]);
  });

  it('is refused to a frozen account', async () => {
    expect(await codeOf(claim('first-light', await someone({ frozen: true })))).toBe('account_frozen');
  });

  it('tells why in seven languages', async () => {
    const who = await someone();
    await claim('first-light', who);
    const told = await Promise.all(
      languages.map(async (language) => [
        (await claim('first-light', { ...who, language })).info.message,
        (await claim('comet-week', { ...who, language })).info.message,
      ]),
    );
    expect(new Set(told.flat()).size).toBe(2 * languages.length);
  });
});

describe('a deposit bonus', () => {
  it('is given by the terms that were shown when it was chosen, whatever the operator changes meanwhile', async () => {
    const who = await someone();
    const card = { number: '4000 0000 0000 9995', expiry: '12/34', cvc: '123', holder: 'Mina Lund' };
    const { data } = await lantern.api.deposit(
      { body: { method: 'card', amount: 50_00, requestId: 'terms-at-the-choice-1', card, bonus: 'welcome' } },
      who,
    );
    await change('welcome', 'percent = 10, until_time = 1');
    await lantern.payments.confirm(data.id);
    expect(await bonusesOf(who)).toMatchObject([{ amount: 50_00, state: 'active' }]);
    await change('welcome', 'percent = 100, until_time = NULL');
  });

  it('whose window closed is refused, and nothing is opened', async () => {
    const who = await someone();
    await change('welcome', 'until_time = 1');
    const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', holder: 'Mina Lund' };
    expect(
      await codeOf(
        lantern.api.deposit(
          { body: { method: 'card', amount: 50_00, requestId: 'window-closed-meanwhile', card, bonus: 'welcome' } },
          who,
        ),
      ),
    ).toBe('bonus_not_available');
    expect((await lantern.api.transactions({ body: { type: 'all' } }, who)).data.transactions).toEqual([]);
    await change('welcome', 'until_time = NULL');
  });
});

describe('a code', () => {
  it.each(['MOON20', 'moon20', ' Moon20 ', 'ＭＯＯＮ２０', 'ｍｏｏｎ２０'])('counts as %j, once', async (code) => {
    const who = await someone();
    expect([await codeOf(redeem(code, who)), await codeOf(redeem('MOON20', who))]).toEqual([
      'ok',
      'promotion_code_used',
    ]);
    expect(await own('moon-spins', who)).toMatchObject({ open: false, takenAt: expect.any(Number) });
  });

  it('that is wrong is tried ten times in ten minutes and no more', async () => {
    const who = await someone();
    const codes: string[] = [];
    for (let n = 0; n < 100; n += 1) codes.push(await codeOf(redeem(`WRONG${n}`, who)));
    expect(codes.slice(0, 10).every((code) => code === 'invalid_promotion_code')).toBe(true);
    expect(codes.slice(10).every((code) => code === 'too_many_requests')).toBe(true);
    expect(await bonusesOf(who)).toEqual([]);
  });
});
