import { createHmac } from 'node:crypto';
import { chainCodes, type Chain } from 'contract/chains';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const xrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';

let count = 0;
const requestId = (): string => `crypto-test-${String((count += 1)).padStart(8, '0')}`;
const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, wanted);
const deposit = (caller: Caller, body: Record<string, unknown> = {}) =>
  lantern.api.deposit(
    { body: { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: requestId(), ...body } },
    caller,
  );
const withdraw = (caller: Caller, body: Record<string, unknown> = {}) =>
  lantern.api.withdraw({ body: { method: 'crypto', amount: 30_00, requestId: requestId(), ...body } }, caller);
const balanceOf = async (caller: Caller) => (await lantern.api.getBalance({}, caller)).data;
const depositOf = async (id: string, caller: Caller) => (await lantern.api.getDeposit({ params: { id } }, caller)).data;

describe('a deposit by crypto', () => {
  it.each(chainCodes)(
    'says where and how much to pay on %s, the same however often it is asked',
    async (chain: Chain) => {
      const player = await someone();
      const body = { chain, requestId: requestId() };
      const [first, again] = [await deposit(player, body), await deposit(player, body)];
      expect(first.data).toMatchObject({
        method: 'crypto',
        state: 'pending',
        amount: 60_00,
        crypto: { chain, received: 0, confirmations: 0 },
      });
      expect(first.data.crypto!.due).toBeGreaterThan(0);
      expect(first.data.crypto!.destinationTag !== null).toBe(chain === 'XRP');
      expect(again.data).toEqual(first.data);
      expect(await depositOf(first.data.id, player)).toEqual(first.data);
      expect((await deposit(player, { ...body, chain: chain === 'BTC' ? 'ETH' : 'BTC' })).status).toBe(409);
    },
  );

  it('is credited once it is confirmed often enough, and told of on the way', async () => {
    const player = await someone();
    const { data } = await deposit(player);
    const { due, confirmationsNeeded } = data.crypto!;
    await lantern.payments.confirm(data.id, { confirmations: 0 });
    expect(await depositOf(data.id, player)).toMatchObject({
      state: 'pending',
      crypto: { received: due, confirmations: 0 },
    });
    await lantern.payments.confirm(data.id, { confirmations: confirmationsNeeded - 1 });
    expect((await balanceOf(player)).cash).toBe(0);
    await lantern.payments.confirm(data.id);
    expect(await depositOf(data.id, player)).toMatchObject({
      state: 'credited',
      crypto: { confirmations: confirmationsNeeded },
    });
    await lantern.payments.resend(data.id, 3);
    await lantern.payments.fail(data.id);
    await lantern.payments.confirm(data.id, { confirmations: 0 });
    expect(await depositOf(data.id, player)).toMatchObject({ state: 'credited' });
    expect((await balanceOf(player)).cash).toBe(60_00);
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
  });

  it.each([-1, 1])('with an amount that is off by %i is shown, and credited to nobody', async (off) => {
    const player = await someone();
    const { data } = await deposit(player);
    await lantern.payments.confirm(data.id, { received: data.crypto!.due + off, confirmations: 1_000 });
    expect(await depositOf(data.id, player)).toMatchObject({
      state: 'pending',
      crypto: { received: data.crypto!.due + off },
    });
    expect((await balanceOf(player)).cash).toBe(0);
  });

  it('that comes after its time is kept for its player and credited to nobody', async () => {
    const player = await someone();
    const { data } = await deposit(player);
    await lantern.payments.fail(data.id);
    expect((await depositOf(data.id, player)).state).toBe('declined');
    await lantern.payments.confirm(data.id);
    expect(await depositOf(data.id, player)).toMatchObject({ state: 'unallocated', unallocated: { reason: 'late' } });
    expect((await balanceOf(player)).cash).toBe(0);
  });

  it.each([
    ['amount_below_minimum', 200, { amount: 19_99 }],
    ['amount_above_maximum', 200, { amount: 5_000_01 }],
    ['invalid_request', 422, { chain: 'DOGE' }],
    ['invalid_request', 422, { chain: undefined }],
    ['unknown_method', 200, { method: 'cash' }],
  ])('is refused with %s', async (code, status, change) => {
    expect(await deposit(await someone(), change)).toMatchObject({
      status,
      info: { success: false, resultCode: code },
    });
  });

  it("is nobody else's business", async () => {
    const [owner, other] = [await someone(), await someone()];
    const { data } = await deposit(owner);
    expect((await lantern.api.getDeposit({ params: { id: data.id } }, other)).status).toBe(404);
    expect((await deposit({})).status).toBe(401);
    expect((await deposit({ ...owner, headers: { 'x-client-country': 'US' } })).status).toBe(403);
  });
});

describe('a notification about coins', () => {
  const signed = (text: string) => createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
  const send = (body: unknown, signature?: string, provider = 'crypto') => {
    const text = JSON.stringify(body);
    return lantern.api.fetch(`/cashier/notify/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature ?? signed(text) },
      body: text,
    });
  };

  it('moves money only when it is signed and about the order’s own chain and provider', async () => {
    const player = await someone();
    const { data } = await deposit(player);
    const arrival = {
      kind: 'deposit',
      paymentId: 'p',
      orderId: data.id,
      chain: 'BTC',
      received: data.crypto!.due,
      confirmations: 99,
      outcome: 'received',
      at: 1,
    };
    expect((await send(arrival, 'x')).status).toBe(401);
    expect((await send({}, 'x')).status).toBe(401);
    expect((await send(arrival, signed(JSON.stringify({ ...arrival, received: 1 })))).status).toBe(401);
    expect((await send({ ...arrival, chain: 'LTC' })).status).toBe(404);
    expect((await send({ ...arrival, orderId: '../x' })).status).toBe(404);
    expect((await send({ ...arrival, received: -1 })).status).toBe(422);
    const asCard = {
      paymentId: 'p',
      orderId: data.id,
      amount: data.amount,
      currency: 'EUR',
      outcome: 'succeeded',
      at: 1,
    };
    expect((await send(asCard, undefined, 'card')).status).toBe(404);
    expect((await balanceOf(player)).cash).toBe(0);
    expect((await send(arrival)).status).toBe(200);
    expect((await balanceOf(player)).cash).toBe(60_00);
  });
});

/** A player whose withdrawal by crypto is approved, with the token of the mailed link. */
async function approved(wanted: WantedPlayer = {}) {
  const player = await someone({ balance: 100_00, ...wanted });
  const { data } = await withdraw(player);
  await lantern.withdrawals.decide(player.id, data.id, 'approve');
  const { link, text } = await lantern.mailbox.latestFor(player.email);
  const token = decodeURIComponent(link.split('/withdrawal/')[1]!);
  const open = (sent = token) => lantern.api.withdrawalLink({ params: { token: sent } });
  const complete = (body: Record<string, unknown> = {}, sent = token) =>
    lantern.api.completeWithdrawal({ params: { token: sent }, body: { chain: 'BTC', address: btc, ...body } });
  return { player, id: data.id, link, text, token, open, complete, payout: `${player.id}.${data.id}` };
}

describe('a withdrawal by crypto', () => {
  it('asks by mail where it goes, and is paid when its provider says so', async () => {
    const { player, link, open, complete, payout } = await approved({ language: 'de' });
    expect(link).toContain('/de/withdrawal/');
    expect((await open()).data).toMatchObject({ amount: 30_00, currency: 'EUR', chains: [...chainCodes] });
    expect(await complete()).toMatchObject({
      info: { success: true },
      data: { state: 'approved', destination: { chain: 'BTC', address: btc, destinationTag: null } },
    });
    expect(await balanceOf(player)).toMatchObject({ cash: 70_00, held: 30_00 });
    await lantern.payments.confirm(payout);
    await lantern.payments.resend(payout, 2);
    expect(await balanceOf(player)).toMatchObject({ cash: 70_00, held: 0 });
    expect((await lantern.api.transactions({ body: { type: 'withdraw' } }, player)).data.transactions).toMatchObject([
      { method: 'crypto', status: 'paid' },
    ]);
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
  });

  it('gives the amount back, once, when its provider could not pay', async () => {
    const { player, complete, payout } = await approved();
    await complete();
    await lantern.payments.fail(payout);
    await lantern.payments.resend(payout, 2);
    expect(await balanceOf(player)).toMatchObject({ cash: 100_00, held: 0 });
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
  });

  it('takes its link once: the same answer again changes nothing, another one is refused', async () => {
    const { complete, open, payout } = await approved();
    const answers = await Promise.all([complete(), complete(), complete()]);
    expect(answers.map(({ info }) => info.success)).toEqual([true, true, true]);
    expect((await open()).data).toMatchObject({ state: 'approved', destination: { chain: 'BTC', address: btc } });
    expect((await complete({ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' })).info.resultCode).toBe('token_used');
    expect((await complete({ chain: 'XRP', address: xrp, withoutTag: true })).info.resultCode).toBe('token_used');
    expect((await lantern.payments.all()).filter(({ orderId }) => orderId === payout)).toHaveLength(1);
  });

  it.each([
    ['invalid_address', { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5' }],
    ['invalid_address', { chain: 'ETH' }],
    ['invalid_address', { chain: 'XRP', address: btc }],
    ['invalid_destination_tag', { destinationTag: '1' }],
    ['invalid_destination_tag', { chain: 'XRP', address: xrp, destinationTag: '4294967296' }],
    ['destination_tag_missing', { chain: 'XRP', address: xrp }],
    ['destination_tag_missing', { chain: 'XRP', address: xrp, destinationTag: ' ' }],
  ])('is refused with %s, and the link stays good', async (code, change) => {
    const { complete, open } = await approved();
    expect(await complete(change)).toMatchObject({ status: 200, info: { success: false, resultCode: code } });
    expect((await open()).info.success).toBe(true);
  });

  it('takes no tag on a chain with tags only when that is said to be meant', async () => {
    const { complete } = await approved();
    expect((await complete({ chain: 'XRP', address: xrp, withoutTag: true })).data.destination).toEqual({
      chain: 'XRP',
      address: xrp,
      destinationTag: null,
    });
  });

  it('takes a tag where the chain has one', async () => {
    const { complete } = await approved();
    expect((await complete({ chain: 'XRP', address: xrp, destinationTag: ' 4294967295 ' })).data.destination).toEqual({
      chain: 'XRP',
      address: xrp,
      destinationTag: '4294967295',
    });
  });

  it('keeps its link for 24 hours to the second; approving again mails a new one', async () => {
    await lantern.clock.freeze();
    const { player, id, open, complete, token } = await approved();
    await lantern.clock.advance({ hours: 24, seconds: -1 });
    expect((await open()).info.success).toBe(true);
    await lantern.clock.advance({ seconds: 1 });
    expect((await open()).info.resultCode).toBe('token_expired');
    expect((await complete()).info.resultCode).toBe('token_expired');
    await lantern.clock.advance({ seconds: 1 });
    expect((await complete()).info.resultCode).toBe('token_expired');

    await lantern.withdrawals.decide(player.id, id, 'approve');
    const fresh = decodeURIComponent((await lantern.mailbox.latestFor(player.email)).link.split('/withdrawal/')[1]!);
    expect(fresh).not.toBe(token);
    await lantern.withdrawals.decide(player.id, id, 'approve');
    expect((await lantern.mailbox.all()).filter(({ to }) => to === player.email)).toHaveLength(2);
    expect((await complete({}, fresh)).info.success).toBe(true);
    await lantern.clock.letGo();
  });

  it('is not paid by hand, nor rejected once its payout is ordered, nor open to made-up tokens', async () => {
    const { player, id, complete, open, token } = await approved();
    await expect(lantern.withdrawals.decide(player.id, id, 'pay')).rejects.toThrow('422');
    for (const wrong of [`${token}x`, 'x', player.player!, token.replace(/^[^.]+/, '0'.repeat(36))])
      expect((await open(wrong)).info.resultCode).toBe('token_expired');
    await complete();
    await expect(lantern.withdrawals.decide(player.id, id, 'reject')).rejects.toThrow('422');
    expect(await balanceOf(player)).toMatchObject({ cash: 70_00, held: 30_00 });
  });

  it('may be rejected while it waits, which ends its link', async () => {
    const { player, id, open, complete } = await approved();
    await lantern.withdrawals.decide(player.id, id, 'reject');
    expect((await open()).data).toMatchObject({ state: 'rejected', destination: null });
    expect((await complete()).info.resultCode).toBe('token_expired');
    expect(await balanceOf(player)).toMatchObject({ cash: 100_00, held: 0 });
  });
});

describe('a pending withdrawal', () => {
  const lock = (caller: Caller, ids: string[]) =>
    lantern.api.lockPendingWithdrawals({ body: { trans_ids: ids } }, caller);
  const cancel = (caller: Caller, ids: string[]) =>
    lantern.api.cancelPendingWithdrawals({ body: { trans_ids: ids } }, caller);

  it('that is locked stays when the others are cancelled', async () => {
    const player = await someone({ balance: 100_00 });
    const [{ data: kept }, { data: other }] = [await withdraw(player), await withdraw(player)];
    expect((await lock(player, [kept.id])).data).toEqual({ locked: [kept.id] });
    expect((await lock(player, [kept.id])).data).toEqual({ locked: [kept.id] });
    expect((await cancel(player, [kept.id])).info.resultCode).toBe('nothing_to_cancel');
    expect((await cancel(player, [kept.id, other.id])).data).toMatchObject({ cancelled: [other.id], restored: 30_00 });
    expect((await lantern.api.pendingWithdrawals({}, player)).data.withdrawals).toEqual([]);
    expect(await balanceOf(player)).toMatchObject({ cash: 70_00, held: 30_00 });
  });

  it('is locked by its owner alone', async () => {
    const [owner, other] = [await someone({ balance: 100_00 }), await someone()];
    const { data } = await withdraw(owner);
    expect((await lock(other, [data.id])).info.resultCode).toBe('nothing_to_lock');
    expect((await lock({}, [data.id])).status).toBe(401);
    expect((await lock(owner, [])).status).toBe(422);
    expect((await cancel(owner, [data.id])).info.success).toBe(true);
  });

  it('above 2,000 EUR in total asks for a document first, by any method', async () => {
    const player = await someone({ balance: 3_000_00 });
    expect((await withdraw(player, { amount: 2_000_00 })).info.success).toBe(true);
    const asked = await withdraw(player, { method: 'card', amount: 20_00 });
    expect(asked).toMatchObject({
      info: { resultCode: 'withdrawal_needs_document' },
      data: { limit: 2_000_00, withdrawn: 2_000_00 },
    });
    expect((await lantern.api.cashierMethods({}, player)).data.withdrawBlockers).toEqual([
      { code: 'withdrawal_needs_document', limit: 2_000_00, withdrawn: 2_000_00 },
    ]);
    const png = new Uint8Array(500);
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const { data } = await lantern.api.uploadPlayerDocument(
      { params: { documentType: 'identity' }, file: png },
      { ...player, headers: { 'content-type': 'image/png' } },
    );
    expect((await withdraw(player, { amount: 20_00 })).info.resultCode).toBe('withdrawal_needs_document');
    await lantern.documents.approve(data.id);
    expect((await withdraw(player, { amount: 20_00 })).info.success).toBe(true);
  });
});
