/** Money that goes back the way it came: asked of its provider, whose word is taken in any order, and the player's until it was sent (DOMAIN §6, §8). */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorHeaders } from '../harness/operators';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

type Told = 'failed' | 'succeeded';
const signed = (text: string) => createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
const send = async (text: string, signature = signed(text)): Promise<number> =>
  (
    await lantern.api.fetch('/cashier/notify/refund', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body: text,
    })
  ).status;
const notify = (body: object, signature?: string): Promise<number> => send(JSON.stringify(body), signature);
async function books(playerId: string) {
  const { findings, balances } = await lantern.reconcile(playerId);
  expect(findings).toEqual([]);
  const on = (account: string) => balances.find((balance) => balance.account === account)?.amount ?? 0;
  return { cash: on('player:cash'), unallocated: on('player:unallocated'), refunds: on('player:refunds') };
}
const raised = async (playerId: string) =>
  (await lantern.exceptions()).filter((each) => each.playerId === playerId).map(({ kind }) => kind);

/** Somebody who is blocked while a deposit of 50 is on its way. */
const setAside: Record<string, () => Promise<{ caller: Caller; playerId: string; id: string }>> = {
  card: () =>
    ordered({
      method: 'card',
      card: { number: '4000000000009995', expiry: '12/39', cvc: '123', holder: 'Ada Lantern' },
    }),
  coins: () => ordered({ method: 'crypto', chain: 'BTC' }),
  async bank() {
    const anonymous = (await lantern.api.anon()).data.anonSessionId!;
    const identity = {
      personId: crypto.randomUUID(),
      fname: 'Bruno',
      lname: 'Bankmann',
      birthdate: '03-04-1985',
      country: 'DE',
      address: '',
      city: '',
      zip: '',
      email: null,
      mobile: '',
    };
    const checkout = async () => {
      const { data } = await lantern.api.instantRegLogin({ body: { amount: 50_00, type: 'deposit' } }, { anonymous });
      if (data.step !== 'checkout') throw new Error('no checkout');
      await lantern.payments.confirm(data.orderId, { identity });
      return data.orderId;
    };
    const answer = await lantern.api.instantRegLogin({ body: { trumo_order_id: await checkout() } }, { anonymous });
    if (answer.data.step !== 'session') throw new Error('no session');
    const caller = { player: answer.data.sessionid };
    const { id: playerId, username } = (await lantern.api.getPlayer({}, caller)).data;
    await lantern.players.setFrozen(username, true);
    await checkout();
    return { caller, playerId, id: (await lantern.api.cashierMethods({}, caller)).data.unallocated[0]!.id };
  },
};
async function ordered(method: object) {
  const player = await openAccount(lantern, { balance: 50_00 });
  const { data } = await lantern.api.deposit(
    { body: { ...method, amount: 50_00, requestId: crypto.randomUUID() } },
    player,
  );
  await lantern.players.setFrozen(player.username, true);
  await lantern.payments.confirm(data.id);
  return { caller: player, playerId: player.id, id: data.id };
}
async function refunding(method: string) {
  const { caller, playerId, id } = await setAside[method]!();
  const { data } = await lantern.api.decideUnallocated(
    { params: { id }, body: { decision: 'refund', requestId: crypto.randomUUID() } },
    caller,
  );
  expect(data).toMatchObject({ state: 'refunded', refund: 'ordered' });
  const atProvider = (attempt: number) =>
    expect
      .poll(async () => (await lantern.payments.all()).some(({ orderId }) => orderId === `${id}.r${attempt}`))
      .toBe(true);
  await atProvider(1);
  const tell = async (told: Told, attempt = 1) => {
    const refundId = `${id}.r${attempt}`;
    const payment = (await (told === 'failed'
      ? lantern.payments.fail(refundId)
      : lantern.payments.confirm(refundId))) as { notifications: { isDelivered: boolean }[] };
    expect(payment.notifications.every(({ isDelivered }) => isDelivered)).toBe(true);
  };
  const state = async () => (await lantern.api.getDeposit({ params: { id } }, caller)).data.refund;
  const desk = async (decision: string, attempt = 1) =>
    lantern
      .visitor()
      .post(
        '/__ops/exceptions',
        { exception: `${playerId}.refund_failed.${id}.r${attempt}`, decision, note: 'asked' },
        { headers: await operatorHeaders(lantern), follow: false },
      );
  const messages = async () => JSON.stringify((await lantern.api.playerMessages({}, caller)).data.messages);
  return { caller, playerId, id, tell, state, desk, atProvider, messages };
}

describe.each(Object.keys(setAside))('a refund by %s', (method) => {
  it.each<{ told: Told[]; state: string; refunds: number; exceptions: string[] }>([
    { told: [], state: 'ordered', refunds: 50_00, exceptions: [] },
    { told: ['succeeded'], state: 'succeeded', refunds: 0, exceptions: [] },
    { told: ['succeeded', 'succeeded'], state: 'succeeded', refunds: 0, exceptions: [] },
    { told: ['failed'], state: 'failed', refunds: 50_00, exceptions: ['refund_failed'] },
    { told: ['failed', 'failed'], state: 'failed', refunds: 50_00, exceptions: ['refund_failed'] },
    { told: ['failed', 'succeeded'], state: 'succeeded', refunds: 0, exceptions: [] },
    { told: ['succeeded', 'failed'], state: 'succeeded', refunds: 0, exceptions: ['refund_conflict'] },
    {
      told: ['failed', 'succeeded', 'failed', 'succeeded'],
      state: 'succeeded',
      refunds: 0,
      exceptions: ['refund_conflict'],
    },
  ])('that is told $told is $state', async ({ told, state, refunds, exceptions }) => {
    const refund = await refunding(method);
    for (const each of told) await refund.tell(each);
    expect(await refund.state()).toBe(state);
    expect(await books(refund.playerId)).toEqual({ cash: 50_00, unallocated: 0, refunds });
    await expect.poll(() => raised(refund.playerId)).toEqual(exceptions);
    expect((await refund.messages()).includes('Your refund of €50.00 has been sent.')).toBe(state === 'succeeded');
  });
});

describe('a refund that could not be sent', () => {
  it('is sent again by the desk, under a name of its own, and paid once', async () => {
    const refund = await refunding('card');
    await refund.tell('failed');
    await expect.poll(() => raised(refund.playerId)).toEqual(['refund_failed']);
    for (let time = 0; time < 2; time += 1) expect((await refund.desk('retry')).status).toBe(303);
    await refund.atProvider(2);
    expect(await refund.state()).toBe('ordered');
    // What is told late of the first attempt changes nothing.
    await refund.tell('failed', 1);
    expect(await refund.state()).toBe('ordered');
    await refund.tell('succeeded', 2);
    expect([await refund.state(), await books(refund.playerId)]).toEqual([
      'succeeded',
      { cash: 50_00, unallocated: 0, refunds: 0 },
    ]);
    await expect.poll(() => raised(refund.playerId)).toEqual([]);
    // The first one was paid as well: that is twice, and somebody has to get it back.
    await refund.tell('succeeded', 1);
    await expect.poll(() => raised(refund.playerId)).toEqual(['refund_conflict']);
    await books(refund.playerId);
  });

  it('is sent by hand, and its player told', async () => {
    const refund = await refunding('coins');
    await refund.tell('failed');
    await expect.poll(() => raised(refund.playerId)).toEqual(['refund_failed']);
    expect((await refund.desk('by_hand')).status).toBe(303);
    expect((await refund.desk('retry')).status).toBe(409);
    expect([await refund.state(), await books(refund.playerId)]).toEqual([
      'succeeded',
      { cash: 50_00, unallocated: 0, refunds: 0 },
    ]);
    expect(await refund.messages()).toContain('Your refund of €50.00 has been sent.');
  });
});

describe('the notification', () => {
  it('counts only signed, and about a refund of ours', async () => {
    const { id, state, playerId } = await refunding('card');
    const told = { refundId: `${id}.r1`, orderId: id, amount: 50_00, currency: 'EUR', outcome: 'succeeded', at: 1 };
    expect(await notify(told, 'x')).toBe(401);
    expect(await notify({ ...told, outcome: 'perhaps' })).toBe(422);
    for (const other of [
      { refundId: `${id}.r2` },
      { refundId: id },
      { orderId: 'unknown' },
      { orderId: id.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    ])
      expect(await notify({ ...told, ...other })).toBe(404);
    expect(await state()).toBe('ordered');
    // Another amount is heard, and moves nothing.
    expect(await notify({ ...told, amount: 1 })).toBe(200);
    expect(await state()).toBe('ordered');
    await expect.poll(() => raised(playerId)).toEqual(['refund_conflict']);
    expect(await notify(told)).toBe(200);
    expect([await state(), await books(playerId)]).toEqual(['succeeded', { cash: 50_00, unallocated: 0, refunds: 0 }]);
  });
});
