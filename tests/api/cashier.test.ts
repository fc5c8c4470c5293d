import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const requestId = (): string => `cashier-test-${String((count += 1)).padStart(8, '0')}`;
const card = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Mara Tester' };
const held = { ...card, number: '4000 0000 0000 9995' };

const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, wanted);
const deposit = (caller: Caller, body: Record<string, unknown> = {}) =>
  lantern.api.deposit({ body: { method: 'card', amount: 50_00, requestId: requestId(), card, ...body } }, caller);
const withdraw = (caller: Caller, body: Record<string, unknown> = {}) =>
  lantern.api.withdraw({ body: { method: 'card', amount: 30_00, requestId: requestId(), ...body } }, caller);
const cashOf = async (caller: Caller): Promise<number> => (await lantern.api.getBalance({}, caller)).data.cash;
const stateOf = async (id: string, caller: Caller) =>
  (await lantern.api.getDeposit({ params: { id } }, caller)).data.state;
const pending = async (caller: Caller) => (await lantern.api.pendingWithdrawals({}, caller)).data.withdrawals;

describe('a deposit', () => {
  it('is credited by the notification, and by nothing before it', async () => {
    const player = await someone();
    const { data } = await deposit(player, { card: held });
    expect(data).toMatchObject({ method: 'card', amount: 50_00, currency: 'EUR', state: 'pending', processedAt: null });
    expect(await cashOf(player)).toBe(0);
    await lantern.payments.confirm(data.id);
    expect(await stateOf(data.id, player)).toBe('credited');
    expect(await cashOf(player)).toBe(50_00);
    expect((await lantern.api.getPlayer({}, player)).data).toMatchObject({
      first_deposit: '50.00',
      first_deposit_date: expect.any(Number) as number,
    });
  });

  it('with an accepted card arrives by itself, with a declined or unknown one never', async () => {
    const player = await someone();
    const { data: good } = await deposit(player);
    const { data: bad } = await deposit(player, { card: { ...card, number: '4000 0000 0000 0002' } });
    const { data: unknown } = await deposit(player, { card: { ...card, number: '4111 1111 1111 1111' } });
    await vi.waitFor(async () => expect(await stateOf(good.id, player)).toBe('credited'), 10_000);
    await vi.waitFor(
      async () =>
        expect([await stateOf(bad.id, player), await stateOf(unknown.id, player)]).toEqual(['declined', 'declined']),
      10_000,
    );
    expect(await cashOf(player)).toBe(50_00);
  });

  it('counts once when its notification comes twice, late, or after its opposite', async () => {
    const player = await someone();
    const { data } = await deposit(player, { card: held });
    await lantern.payments.fail(data.id);
    expect(await stateOf(data.id, player)).toBe('declined');
    await lantern.payments.confirm(data.id);
    await lantern.payments.resend(data.id, 3);
    await lantern.payments.fail(data.id);
    expect(await stateOf(data.id, player)).toBe('credited');
    expect(await cashOf(player)).toBe(50_00);
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
  });

  it('is one order however often its form comes, and refuses the same form with another amount', async () => {
    const player = await someone();
    const body = { requestId: requestId(), card: held };
    const answers = await Promise.all([deposit(player, body), deposit(player, body), deposit(player, body)]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await deposit(player, { ...body, amount: 60_00 })).toMatchObject({
      status: 409,
      info: { resultCode: 'duplicate_transaction' },
    });
    expect((await lantern.payments.all()).filter(({ orderId }) => orderId === answers[0].data.id)).toHaveLength(1);
  });

  it.each([
    ['amount_below_minimum', { amount: 9_99 }],
    ['amount_above_maximum', { amount: 5_000_01 }],
    ['invalid_card', { card: { ...card, number: '4242 4242 4242 4241' } }],
    ['invalid_card', { card: { ...card, expiry: '01/20' } }],
  ])('is refused with %s', async (code, body) => {
    const player = await someone();
    expect(await deposit(player, body)).toMatchObject({ status: 200, info: { success: false, resultCode: code } });
  });

  it('asks for the profile first, and says what is missing', async () => {
    const player = await someone({ complete: false });
    const refused = await deposit(player);
    expect(refused.info.resultCode).toBe('profile_incomplete');
    expect(refused.data).toEqual({
      code: 'profile_incomplete',
      missing: ['fname', 'lname', 'address', 'city', 'zip', 'mobile'],
    });
  });

  it('keeps nothing of the card, in storage or in the log', async () => {
    const player = await someone();
    await deposit(player, { card: { ...held, holder: 'Unmistakable Holder' } });
    // By themselves: within an id the digits may stand by chance.
    expect(lantern.lines.join('\n')).not.toMatch(/(?<![\da-f])9995(?![\da-f])|Unmistakable/);
    const dump = JSON.stringify([
      await lantern.payments.all(),
      await lantern.reconcile(player.id),
      (await lantern.api.transactions({ body: {} }, player)).data,
    ]);
    expect(dump).not.toMatch(/(?<![\da-f])9995(?![\da-f])|Unmistakable|12\/39/);
  });

  it("is nobody else's business", async () => {
    const [owner, other] = [await someone(), await someone()];
    const { data } = await deposit(owner, { card: held });
    expect(await lantern.api.getDeposit({ params: { id: data.id } }, other)).toMatchObject({ status: 404 });
    expect(await deposit({})).toMatchObject({ status: 401, info: { resultCode: 'session_expired' } });
    expect(await deposit({ ...owner, headers: { 'x-client-country': 'US' } })).toMatchObject({
      status: 403,
      info: { resultCode: 'restriction_error' },
    });
  });
});

describe('a notification', () => {
  const send = (body: string, signature: string | null, provider = 'card') =>
    lantern.api.fetch(`/cashier/notify/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'x-signature': signature }) },
      body,
    });
  const signed = (body: string) => createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(body).digest('hex');

  it('moves money only with our signature over exactly its bytes', async () => {
    const player = await someone();
    const { data: order } = await deposit(player, { card: held });
    const body = JSON.stringify({
      paymentId: 'p',
      orderId: order.id,
      amount: order.amount,
      currency: 'EUR',
      outcome: 'succeeded',
      at: 1,
    });
    for (const signature of [
      null,
      '',
      'x',
      '0'.repeat(64),
      createHmac('sha256', 'another key').update(body).digest('hex'),
      signed(`${body} `),
    ]) {
      expect((await send(body, signature)).status).toBe(401);
    }
    expect(await cashOf(player)).toBe(0);
    expect((await send(body, signed(body))).status).toBe(200);
    expect(await cashOf(player)).toBe(50_00);
  });

  it.each([
    ['an unknown order', 404, { orderId: `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'0'.repeat(24)}` }],
    ['no order of ours', 404, { orderId: '../x' }],
    // What came is taken and set aside: none of it is the player's cash.
    ['another amount', 200, { amount: 50_01 }],
    ['another currency', 200, { currency: 'USD' }],
  ])('about %s credits nothing', async (_, status, change) => {
    const player = await someone();
    const { data: order } = await deposit(player, { card: held });
    const body = JSON.stringify({
      paymentId: 'p',
      orderId: order.id,
      amount: order.amount,
      currency: 'EUR',
      outcome: 'succeeded',
      at: 1,
      ...change,
    });
    expect((await send(body, signed(body))).status).toBe(status);
    expect(await cashOf(player)).toBe(0);
  });

  it('from a provider we do not know is not found', async () => {
    const body = '{"paymentId":"p","orderId":"o","amount":1,"currency":"EUR","outcome":"succeeded","at":1}';
    expect((await send(body, signed(body), 'nobody')).status).toBe(404);
  });

  it('is judged by its signature before its message is read', async () => {
    for (const body of ['{"paymentId":1}', '[]', 'no JSON']) {
      expect((await send(body, 'x')).status).toBe(401);
      expect((await send(body, signed(body))).status).toBe(422);
    }
  });
});

describe('a withdrawal', () => {
  it('holds the amount at once and gives it back when cancelled, once', async () => {
    const player = await someone({ balance: 100_00 });
    const { data: first } = await withdraw(player);
    const { data: second } = await withdraw(player, { amount: 20_00 });
    expect(first).toMatchObject({ state: 'requested', amount: 30_00 });
    expect((await lantern.api.getBalance({}, player)).data).toMatchObject({ cash: 50_00, held: 50_00 });
    expect((await pending(player)).map(({ id }) => id)).toEqual([first.id, second.id]);

    const cancel = () => lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [first.id] } }, player);
    const { data } = await cancel();
    expect(data).toMatchObject({ restored: 50_00, currency: 'EUR' });
    expect(data.cancelled.sort()).toEqual([first.id, second.id].sort());
    expect((await lantern.api.getBalance({}, player)).data).toMatchObject({ cash: 100_00, held: 0 });

    const { data: later } = await withdraw(player);
    expect((await cancel()).info.success).toBe(true);
    expect((await pending(player)).map(({ id }) => id)).toEqual([later.id]);
  });

  it('is paid out of the hold, or given back when rejected', async () => {
    const player = await someone({ balance: 100_00 });
    const [{ data: paid }, { data: rejected }] = [await withdraw(player), await withdraw(player)];
    await lantern.withdrawals.decide(player.id, paid.id, 'approve');
    expect(await pending(player)).toHaveLength(1);
    expect(
      (await lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [paid.id] } }, player)).info.resultCode,
    ).toBe('nothing_to_cancel');
    await lantern.withdrawals.decide(player.id, paid.id, 'pay');
    await lantern.withdrawals.decide(player.id, rejected.id, 'reject');
    expect((await lantern.api.getBalance({}, player)).data).toMatchObject({ cash: 70_00, held: 0 });
    const { ok, balances } = await lantern.reconcile(player.id);
    expect(ok).toBe(true);
    expect(balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('needs a deposit first, then the profile, then the money', async () => {
    const player = await someone();
    expect((await withdraw(player)).info).toMatchObject({
      resultCode: 'no_deposit_yet',
      message: 'Withdrawals are not available, please make a deposit first',
    });
    const rich = await someone({ balance: 25_00 });
    expect((await withdraw(rich)).info.resultCode).toBe('insufficient_funds');
    expect((await withdraw(rich, { amount: 19_99 })).info.resultCode).toBe('amount_below_minimum');
    expect((await withdraw(rich, { amount: 10_000_01 })).info.resultCode).toBe('amount_above_maximum');
    expect(await cashOf(rich)).toBe(25_00);
  });

  it('is asked for once however often its form comes', async () => {
    const player = await someone({ balance: 100_00 });
    const body = { requestId: requestId() };
    const answers = await Promise.all([withdraw(player, body), withdraw(player, body), withdraw(player, body)]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await cashOf(player)).toBe(70_00);
    expect((await withdraw(player, { ...body, amount: 40_00 })).status).toBe(409);
  });

  it("of another player can't be cancelled", async () => {
    const [owner, other] = [await someone({ balance: 100_00 }), await someone({ balance: 100_00 })];
    const { data } = await withdraw(owner);
    expect(
      (await lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [data.id] } }, other)).info.resultCode,
    ).toBe('nothing_to_cancel');
    expect(await pending(owner)).toHaveLength(1);
    expect(await lantern.api.pendingWithdrawals({}, {})).toMatchObject({ status: 401 });
  });
});

describe('the withdrawals of a player', () => {
  it('tell what happened to each, newest first', async () => {
    const player = await someone({ balance: 100_00 });
    const [{ data: first }, { data: second }] = [await withdraw(player), await withdraw(player)];
    await lantern.withdrawals.decide(player.id, first.id, 'approve');
    await lantern.withdrawals.decide(player.id, first.id, 'approve');
    await lantern.withdrawals.decide(player.id, first.id, 'pay');
    const { cancelAllowed, withdrawals } = (await lantern.api.withdrawals({}, player)).data;
    expect(cancelAllowed).toBe(true);
    expect(new Set(withdrawals.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
    const tracked = withdrawals.find(({ id }) => id === first.id)!;
    expect(tracked.steps.map(({ step }) => step)).toEqual(['requested', 'approved', 'paid']);
    expect(tracked).toMatchObject({ state: 'paid', reason: null, cancellable: false });
    expect(withdrawals.find(({ id }) => id === second.id)).toMatchObject({
      state: 'requested',
      cancellable: true,
      steps: [{ step: 'requested' }],
    });
  });

  it('are shown to nobody else, and those that were refused are none', async () => {
    const [owner, other] = [await someone({ balance: 100_00 }), await someone()];
    await withdraw(owner);
    expect((await withdraw(other)).info.resultCode).toBe('no_deposit_yet');
    expect((await lantern.api.withdrawals({}, other)).data.withdrawals).toEqual([]);
    expect(await lantern.api.withdrawals({}, {})).toMatchObject({ status: 401 });
  });
});

describe('what a form brought about', () => {
  it('is found by its request id: the deposit, the withdrawal, or nothing', async () => {
    const player = await someone({ balance: 100_00 });
    const [into, out] = [requestId(), requestId()];
    const { data: made } = await deposit(player, { card: held, requestId: into });
    const { data: asked } = await withdraw(player, { requestId: out });
    expect((await lantern.api.cashierRequest({ params: { requestId: into } }, player)).data).toEqual({
      deposit: made,
      withdrawal: null,
    });
    expect((await lantern.api.cashierRequest({ params: { requestId: out } }, player)).data).toEqual({
      deposit: null,
      withdrawal: asked,
    });
    expect((await lantern.api.cashierRequest({ params: { requestId: requestId() } }, player)).data).toEqual({
      deposit: null,
      withdrawal: null,
    });
  });

  it('is its owner’s alone to look for', async () => {
    const [owner, other] = [await someone({ balance: 100_00 }), await someone()];
    const id = requestId();
    await withdraw(owner, { requestId: id });
    expect((await lantern.api.cashierRequest({ params: { requestId: id } }, other)).data).toEqual({
      deposit: null,
      withdrawal: null,
    });
    expect(await lantern.api.cashierRequest({ params: { requestId: id } }, {})).toMatchObject({ status: 401 });
    expect(await lantern.api.cashierRequest({ params: { requestId: 'x' } }, other)).toMatchObject({ status: 404 });
  });
});

describe('the methods', () => {
  it('show the borders and blockers that the refusals go by', async () => {
    const player = await someone({ complete: false, currency: 'NOK' });
    const { data } = await lantern.api.cashierMethods({}, player);
    expect(data.deposit[0]).toMatchObject({ id: 'card', minimum: 100_00, maximum: 50_000_00 });
    expect(data.withdraw[0]).toMatchObject({ id: 'card', minimum: 200_00, maximum: 100_000_00 });
    expect(data.depositBlockers.map(({ code }) => code)).toEqual(['profile_incomplete']);
    expect(data.withdrawBlockers.map(({ code }) => code)).toEqual(['no_deposit_yet', 'profile_incomplete']);
  });

  it('speak each language', async () => {
    const player = await someone();
    const said = await Promise.all(
      languages.map(
        async (language) => (await lantern.api.cashierMethods({}, { ...player, language })).data.withdraw[0]!,
      ),
    );
    expect(new Set(said.map(({ fee }) => fee)).size).toBe(languages.length);
    expect(new Set(said.map(({ time }) => time)).size).toBe(languages.length);
  });
});

describe('the history', () => {
  it('lists deposits and withdrawals, newest first, by type, method, day and page', async () => {
    const player = await someone({ balance: 100_00 });
    await withdraw(player);
    const list = async (body: Record<string, unknown>) => (await lantern.api.transactions({ body }, player)).data;
    const all = await list({});
    expect(all.transactions.map(({ type, status, amount }) => ({ type, status, amount }))).toEqual([
      { type: 'withdraw', status: 'requested', amount: 30_00 },
      { type: 'deposit', status: 'credited', amount: 100_00 },
    ]);
    expect((await list({ type: 'deposit' })).total).toBe(1);
    expect((await list({ method: 'crypto' })).total).toBe(0);
    expect(await list({ limit: 1, offset: 1 })).toMatchObject({ total: 2, transactions: [{ type: 'deposit' }] });
    const today = new Date(await lantern.clock.now()).toISOString().slice(0, 10);
    expect((await list({ dateFrom: today, dateTo: today })).total).toBe(2);
    expect((await list({ dateTo: '2020-01-01' })).total).toBe(0);
    expect(all.totals).toEqual({ deposited: 100_00, withdrawn: 0, credited: 0 });
    const { id } = all.transactions[0]!;
    for (const step of ['approve', 'pay'] as const) await lantern.withdrawals.decide(player.id, id, step);
    expect((await list({ type: 'deposit', method: 'crypto' })).totals).toEqual({
      deposited: 100_00,
      withdrawn: 30_00,
      credited: 0,
    });
    expect((await list({ dateTo: '2020-01-01' })).totals).toEqual({ deposited: 0, withdrawn: 0, credited: 0 });
  });

  it('lists the real rounds and leaves play money out', async () => {
    const player = await someone({ balance: 100_00 });
    const play = (mode: string) =>
      lantern.api.playRound({ body: { gameid: 'lantern-festival', mode, stake: 100, requestId: requestId() } }, player);
    const { data: round } = await play('real');
    await play('fun');
    const { data } = await lantern.api.gamingHistory({ body: {} }, player);
    expect(data).toEqual({
      total: 1,
      rounds: [
        {
          id: round.id,
          provider: 'lantern',
          gameid: 'lantern-festival',
          gametitle: 'Lantern Festival',
          state: 'settled',
          stake: 100,
          payout: round.payout,
          held: 0,
          currency: 'EUR',
          startedAt: round.startedAt,
        },
      ],
    });
  });
});
