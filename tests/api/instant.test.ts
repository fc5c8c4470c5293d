import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Visitor } from '../harness';
import type { Caller } from '../harness/api';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const person = (change: Record<string, unknown> = {}) => ({
  personId: `person-${(count += 1)}`,
  fname: 'Bruno',
  lname: 'Bankmann',
  birthdate: '03-04-1985',
  country: 'DE',
  address: '3 Bank Street',
  city: 'Kiel',
  zip: '24103',
  email: null as string | null,
  mobile: '+49 431 1234567',
  ...change,
});
const visitor = async (): Promise<Caller> => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });
const open = (caller: Caller, body: Record<string, unknown> = {}) =>
  lantern.api.instantRegLogin({ body: { amount: 50_00, type: 'deposit', ...body } }, caller);
const exchange = (caller: Caller, orderId: string) =>
  lantern.api.instantRegLogin({ body: { trumo_order_id: orderId } }, caller);

async function checkout(caller: Caller, body: Record<string, unknown> = {}): Promise<string> {
  const { data } = await open(caller, body);
  if (data.step !== 'checkout') throw new Error('no checkout');
  return data.orderId;
}
/** Pays at the bank and comes back. */
async function paid(identity: Record<string, unknown>, caller?: Caller) {
  const by = caller ?? (await visitor());
  const orderId = await checkout(by);
  await lantern.payments.confirm(orderId, { identity });
  return { by, orderId, answer: await exchange(by, orderId) };
}
const sessionOf = ({ data }: Awaited<ReturnType<typeof exchange>>) => {
  if (data?.step !== 'session') throw new Error('no session');
  return data;
};
const playerOf = async (answer: Awaited<ReturnType<typeof exchange>>) =>
  (await lantern.api.getPlayer({}, { player: sessionOf(answer).sessionid })).data;

describe('pay-and-play', () => {
  it('makes a player of whom the bank names, with the money there and nothing missing', async () => {
    const { answer } = await paid(person({ fname: 'Éloïse', email: 'eloise@example.com' }));
    expect(answer.info).toMatchObject({ success: true });
    expect(sessionOf(answer).isNew).toBe(true);
    const player = await playerOf(answer);
    expect(player).toMatchObject({
      fname: 'Éloïse',
      lname: 'Bankmann',
      city: 'Kiel',
      countrycode: 'DE',
      birthdate: '03-04-1985',
      email: 'eloise@example.com',
      missing: [],
      first_deposit: '50.00',
      balance: { currency: 'EUR', cash: 50_00 },
    });
    expect(player.username).toMatch(/^eloise\d{6}$/);
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
    const { data } = await lantern.api.transactions({ body: {} }, { player: sessionOf(answer).sessionid });
    expect(data.transactions).toMatchObject([
      { method: 'trumo', methodName: 'Bank payment', status: 'credited', amount: 50_00 },
    ]);
  });

  it('logs the one it knows in again, whatever name the bank writes now', async () => {
    const who = person();
    const first = await playerOf((await paid(who)).answer);
    const { answer } = await paid({ ...who, lname: 'Other' });
    expect(sessionOf(answer).isNew).toBe(false);
    expect(await playerOf(answer)).toMatchObject({ id: first.id, lname: 'Bankmann', balance: { cash: 100_00 } });
  });

  it('gives one session for an order, however many ask for it at once', async () => {
    const by = await visitor();
    const orderId = await checkout(by);
    await lantern.payments.confirm(orderId, { identity: person() });
    const answers = await Promise.all([exchange(by, orderId), exchange(by, orderId), exchange(by, orderId)]);
    expect(answers.filter(({ info }) => info.success)).toHaveLength(1);
    expect(answers.filter(({ info }) => info.resultCode === 'order_already_used')).toHaveLength(2);
  });

  it('gives none for an order that is unknown, waits, failed, or was opened by somebody else', async () => {
    const [by, other] = [await visitor(), await visitor()];
    const orderId = await checkout(by);
    expect((await exchange(by, 'no-such-order')).info.resultCode).toBe('order_not_paid');
    expect((await exchange(by, orderId)).info.resultCode).toBe('order_not_paid');
    await lantern.payments.fail(orderId);
    expect((await exchange(by, orderId)).info.resultCode).toBe('order_not_paid');
    await lantern.payments.confirm(orderId, { identity: person() });
    expect((await exchange(other, orderId)).info.resultCode).toBe('order_not_paid');
    expect((await exchange(by, orderId)).info.success).toBe(true);
  });

  it('credits once when the bank tells twice, late, and after its opposite', async () => {
    const who = person();
    const by = await visitor();
    const orderId = await checkout(by);
    await lantern.payments.fail(orderId);
    await lantern.payments.confirm(orderId, { identity: who });
    await lantern.payments.resend(orderId, 3);
    await lantern.payments.fail(orderId);
    const answer = await exchange(by, orderId);
    await lantern.payments.confirm(orderId, { identity: { ...who, personId: 'somebody else' } });
    expect((await playerOf(answer)).balance.cash).toBe(50_00);
  });

  it.each([
    ['underage', { birthdate: '01-01-2020' }],
    ['restriction_error', { country: 'US' }],
  ])('refuses with %s whom the bank shows to be %j, and opens no account', async (code, change) => {
    const who = person(change);
    const { answer, by, orderId } = await paid(who);
    expect(answer.info).toMatchObject({ success: false, resultCode: code });
    await lantern.payments.confirm(orderId, { identity: { ...who, birthdate: '03-04-1985', country: 'DE' } });
    expect((await exchange(by, orderId)).info.resultCode, 'a payment that was sent back stays so').toBe(code);
  });

  it('what comes for an account that is blocked is not credited, and is the player’s to have refunded', async () => {
    const who = person();
    const first = sessionOf((await paid(who)).answer).sessionid;
    const { id, username } = (await lantern.api.getPlayer({}, { player: first })).data;
    await lantern.players.setFrozen(username, true);
    const { answer, orderId } = await paid(who);
    expect(answer.info.resultCode).toBe('account_frozen');
    await lantern.payments.resend(orderId, 2);
    const { data } = await lantern.api.cashierMethods({}, { player: first });
    expect(data).toMatchObject({
      cash: 50_00,
      unallocated: [{ method: 'trumo', amount: 50_00, reason: 'account_frozen', creditable: false }],
    });
    const refund = {
      params: { id: data.unallocated[0]!.id },
      body: { decision: 'refund', requestId: 'instant-refund-00000001' },
    };
    expect((await lantern.api.decideUnallocated(refund, { player: first })).data).toMatchObject({ state: 'refunded' });
    expect(await lantern.reconcile(id)).toMatchObject({ ok: true, findings: [] });
  });

  it('does not hand an account to whoever’s bank names its address', async () => {
    const { email, playerId } = await lantern.players.make();
    const player = await playerOf((await paid(person({ email }))).answer);
    expect(player.id).not.toBe(playerId);
    expect(player.email).toBe('');
  });

  it.each([
    ['amount_below_minimum', 200, { amount: 9_99 }],
    ['amount_above_maximum', 200, { amount: 5_000_01 }],
    ['invalid_request', 422, { amount: 10.5 }],
    ['invalid_request', 422, { amount: '5000' }],
    ['invalid_request', 422, { type: 'withdraw' }],
  ])('opens no checkout: %s', async (code, status, change) => {
    expect(await open(await visitor(), change)).toMatchObject({ status, info: { success: false, resultCode: code } });
  });

  it('is for visitors with a session, outside of barred territories', async () => {
    expect((await open({})).status).toBe(401);
    const by = await visitor();
    const barred = { ...by, headers: { 'x-client-country': 'US' } };
    expect((await open(barred)).info.resultCode).toBe('restriction_error');
    expect((await exchange(barred, 'x')).info.resultCode).toBe('restriction_error');
  });
});

describe('the bank’s notification', () => {
  const signed = (text: string) => createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
  const send = async (body: unknown, signature?: string) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'x-signature': signature ?? signed(text) };
    return (await lantern.api.fetch('/cashier/notify/trumo', { method: 'POST', headers, body: text })).status;
  };

  it('counts only signed, and about an order of ours', async () => {
    const by = await visitor();
    const orderId = await checkout(by);
    const told = {
      paymentId: 'p',
      orderId,
      amount: 50_00,
      currency: 'EUR',
      outcome: 'succeeded',
      identity: person(),
      at: 1,
    };
    expect(await send(told, 'x')).toBe(401);
    expect(await send(told, signed(JSON.stringify({ ...told, amount: 1 })))).toBe(401);
    expect(await send({ ...told, orderId: 'unknown' })).toBe(404);
    expect(await send({ ...told, identity: null })).toBe(422);
    expect(await send({ ...told, identity: { ...told.identity, birthdate: 'yesterday' } })).toBe(422);
    expect((await exchange(by, orderId)).info.resultCode).toBe('order_not_paid');
    expect(await send(told)).toBe(200);
    expect((await exchange(by, orderId)).info.success).toBe(true);
  });
});

describe('a bank that pays something else than the checkout asked for', () => {
  const notify = async (body: object): Promise<number> => {
    const text = JSON.stringify({ paymentId: 'p', at: 1, ...body });
    const signature = createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
    return (
      await lantern.api.fetch('/cashier/notify/trumo', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body: text,
      })
    ).status;
  };

  it.each([
    { amount: 60_00, currency: 'EUR', reason: 'other_amount', creditable: true },
    { amount: 50_00, currency: 'USD', reason: 'other_currency', creditable: false },
  ])(
    'is answered, and its player has $amount $currency set aside: $reason',
    async ({ amount, currency, reason, creditable }) => {
      const who = person();
      const first = sessionOf((await paid(who)).answer).sessionid;
      const { id } = (await lantern.api.getPlayer({}, { player: first })).data;
      const by = await visitor();
      const orderId = await checkout(by);
      for (let time = 0; time < 3; time += 1)
        expect(await notify({ orderId, amount, currency, outcome: 'succeeded', identity: who })).toBe(200);
      expect((await exchange(by, orderId)).info.success).toBe(false);
      const { data } = await lantern.api.cashierMethods({}, { player: first });
      expect(data).toMatchObject({
        cash: 50_00,
        unallocated: [{ method: 'trumo', amount, currency, reason, creditable }],
      });
      await expect
        .poll(async () => (await lantern.exceptions()).filter(({ playerId }) => playerId === id))
        .toMatchObject([{ kind: 'unallocated', amount, currency }]);
      expect(await lantern.reconcile(id)).toMatchObject({ ok: true, findings: [] });
    },
  );

  it('or takes back what was credited, is heard, and the desk looks at it', async () => {
    const who = person();
    const { answer, orderId } = await paid(who);
    const { id } = await playerOf(answer);
    for (let time = 0; time < 2; time += 1)
      expect(await notify({ orderId, amount: 50_00, currency: 'EUR', outcome: 'failed', identity: null })).toBe(200);
    await expect
      .poll(async () => (await lantern.exceptions()).filter(({ playerId }) => playerId === id))
      .toMatchObject([{ kind: 'deposit_reversed', amount: 50_00 }]);
    expect(await playerOf(answer)).toMatchObject({ balance: { cash: 50_00 } });
  });
});

describe('the sandbox’s bank', () => {
  const bankOf = async (by: Caller): Promise<{ path: string; orderId: string }> => {
    const { data } = await open(by);
    if (data.step !== 'checkout') throw new Error('no checkout');
    expect(data.checkoutUrl.startsWith(`${lantern.origin}/sandbox/bank/`)).toBe(true);
    return { path: new URL(data.checkoutUrl).pathname, orderId: data.orderId };
  };
  const decide = (at: Visitor, path: string, fields: Record<string, string>) =>
    at.post(path, fields, { follow: false });
  const fields = (change: Record<string, string> = {}) => ({ ...person(), email: '', decision: 'approve', ...change });

  it('asks its customer on a page of its own, and leads back with the order', async () => {
    const by = await visitor();
    const { path, orderId } = await bankOf(by);
    const customer = lantern.visitor();
    const page = await customer.get(path);
    expect(page).toHaveStatus(200);
    expect(page.$('form[method=post] button')).toHaveLength(2);
    expect(page.$('main').text()).toContain('50.00 EUR');
    expect(page.$('script')).toHaveLength(0);
    const wrong = await decide(customer, path, fields({ birthdate: 'yesterday', fname: '"><script>' }));
    expect(wrong).toHaveStatus(422);
    expect(wrong.html).not.toContain('<script>');
    const back = await decide(customer, path, fields());
    expect([back.status, back.headers.get('location')]).toEqual([303, `/pnp/success?trumo_order_id=${orderId}`]);
    expect((await exchange(by, orderId)).info.success).toBe(true);
  });

  it('leads to the failure page when its customer declines, and does not ask twice', async () => {
    const by = await visitor();
    const { path, orderId } = await bankOf(by);
    const customer = lantern.visitor();
    expect((await decide(customer, path, { decision: 'decline' })).headers.get('location')).toBe('/pnp/fail');
    expect((await decide(customer, path, fields())).headers.get('location')).toBe('/pnp/fail');
    expect((await exchange(by, orderId)).info.resultCode).toBe('order_not_paid');
  });

  it('knows no other payments, and is not there for a foreign page or in production', async () => {
    const player = await lantern.players.make();
    const { data } = await lantern.api.deposit(
      { body: { method: 'crypto', chain: 'BTC', amount: 50_00, requestId: 'instant-test-00000001' } },
      { player: player.sessionid! },
    );
    expect(await lantern.visitor().get(`/sandbox/bank/${data.id}`)).toHaveStatus(404);
    expect(await lantern.visitor().get('/sandbox/bank/unknown')).toHaveStatus(404);
    const { path, orderId } = await bankOf(await visitor());
    const foreign = await lantern.visitor().post(path, fields(), {
      follow: false,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign).toHaveStatus(403);
    expect((await lantern.payments.all()).find((payment) => payment.orderId === orderId)?.outcome).toBeNull();
  });
});

it('nobody pays at the sandbox’s bank in production', async () => {
  const production = {
    ENVIRONMENT: 'production',
    QA: 'off',
    MAIL: 'http',
    MAIL_URL: 'https://mail.example/send',
    MAIL_TOKEN: 'token',
    SITE_ORIGIN: 'https://lantern.example',
  };
  const live = await startLantern({ qa: false, origin: 'https://lantern.example', edge: production, api: production });
  const anonymous = (await live.api.anon()).data.anonSessionId;
  expect(
    (await live.api.instantRegLogin({ body: { amount: 50_00, type: 'deposit' } }, { anonymous })).info.resultCode,
  ).toBe('method_unavailable');
  expect((await live.api.skinConfig()).data.playerConfig.payAndPlay).toBe(false);
  const visitor = live.visitor();
  expect(await visitor.get('/pnp')).toHaveStatus(404);
  expect(await visitor.post('/pnp', { amount: '50' })).toHaveStatus(404);
  expect((await visitor.get('/register')).$('a[href="/pnp"]')).toHaveLength(0);
  for (const path of ['/sandbox/bank/anything', '/sandbox/identity/google/authorize']) {
    expect((await live.api.fetch(path)).status).toBe(404);
    expect((await live.api.fetch(path, { method: 'POST', body: 'decision=approve' })).status).toBe(404);
    expect(await visitor.get(path)).toHaveStatus(404);
  }
  await live.stop();
});
