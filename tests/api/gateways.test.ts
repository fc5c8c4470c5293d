/** Deposits by outside gateways, by their documented protocols: local servers speak them, signatures and all. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern } from '../harness';
import type { Invoice } from '../harness/gateways/btcpay-server';
import type { Session } from '../harness/gateways/card-page';
import {
  btcpay,
  byCard,
  byCoins,
  cashOf,
  closeHouse,
  depositOf,
  inOrder,
  lantern,
  openHouse,
  page,
  pass,
  requestId,
  someone,
  tell,
} from '../harness/gateways/house';

beforeAll(() => openHouse());
afterAll(closeHouse);

describe('what is offered', () => {
  it('is what the gateways handle: a page for cards, the configured chains for coins', async () => {
    const { data } = await lantern.api.cashierMethods({}, await someone());
    expect(data.deposit.map(({ id, flow, chains }) => ({ id, flow, chains }))).toEqual([
      { id: 'card', flow: 'hosted', chains: [] },
      { id: 'crypto', flow: 'coins', chains: ['BTC', 'LTC'] },
    ]);
    expect((await byCoins(await someone(), { chain: 'ETH' })).info).toMatchObject({
      success: false,
      resultCode: 'method_unavailable',
    });
  });

  it('is nothing in production without a gateway: a sandbox is no bank', async () => {
    const production = {
      ENVIRONMENT: 'production',
      QA: 'off',
      MAIL: 'http',
      MAIL_URL: 'https://mail.example/send',
      MAIL_TOKEN: 'token',
      SITE_ORIGIN: 'https://lantern.example',
    };
    const house = await startLantern({ api: production });
    try {
      const { anonSessionId } = (await house.api.anon()).data;
      expect(anonSessionId).toBeTruthy();
      for (const gateway of ['btcpay', 'checkout'] as const) {
        const body = '{}';
        const signature = createHmac('sha256', '').update(body).digest('hex');
        const response = await house.api.fetch(`/cashier/notify/${gateway}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'btcpay-sig': `sha256=${signature}`,
            'stripe-signature': `t=1,v1=${signature}`,
          },
          body,
        });
        expect(response.status).toBe(401);
      }
    } finally {
      await house.stop();
    }
  });
});

describe('a deposit at the card page', () => {
  async function opened(body: Record<string, unknown> = {}) {
    const player = await someone();
    const { data } = await byCard(player, body);
    return { player, order: data, session: page.sessionOf(data.id) };
  }
  const completed = (session: Session, more: Partial<Session> = {}, options = {}) =>
    page.event('checkout.session.completed', { ...session, ...more }, options);

  it('leads to the page, is credited by its event, and by nothing before it', async () => {
    const { player, order, session } = await opened();
    expect(order).toMatchObject({ state: 'pending', amount: 60_00, checkoutUrl: session.url });
    expect(session).toMatchObject({
      amount_total: 60_00,
      currency: 'eur',
      success_url: `http://localhost:8788/cashier/deposit/${order.id}`,
    });
    page.conclude(session, 'paid');
    expect(await depositOf(order.id, player)).toMatchObject({ state: 'pending' });
    expect(await cashOf(player)).toBe(0);
    expect(await tell('checkout', completed(session))).toMatchObject({ status: 200, data: { state: 'credited' } });
    expect(await depositOf(order.id, player)).toMatchObject({ state: 'credited', checkoutUrl: null });
    expect(await cashOf(player)).toBe(60_00);
    await inOrder(player);
  });

  it('asks for no card, and makes one session however often its form comes', async () => {
    const player = await someone();
    const body = { requestId: requestId() };
    const answers = await Promise.all([byCard(player, body), byCard(player, body), byCard(player, body)]);
    const again = await byCard(player, body);
    expect(new Set([...answers, again].map(({ data }) => data.id)).size).toBe(1);
    expect(again.data.checkoutUrl).toBe(page.sessionOf(again.data.id).url);
    expect(page.sessions.filter(({ client_reference_id }) => client_reference_id === again.data.id)).toHaveLength(1);
    expect(await byCard(player, { ...body, amount: 61_00 })).toMatchObject({
      status: 409,
      info: { resultCode: 'duplicate_transaction' },
    });
  });

  it('counts once when its event comes twice, late, and after its opposite', async () => {
    const { player, order, session } = await opened();
    expect(
      await tell('checkout', page.event('checkout.session.expired', { ...session, status: 'expired', url: null })),
    ).toMatchObject({ data: { state: 'declined' } });
    page.conclude(session, 'paid');
    for (let time = 0; time < 3; time += 1)
      expect(await tell('checkout', completed(session))).toMatchObject({ status: 200, data: { state: 'credited' } });
    expect(await tell('checkout', page.event('checkout.session.async_payment_failed', session))).toMatchObject({
      data: { state: 'credited' },
    });
    expect((await depositOf(order.id, player)).state).toBe('credited');
    expect(await cashOf(player)).toBe(60_00);
    await inOrder(player);
  });

  it('is credited by an event that came before the page’s answer was understood', async () => {
    const player = await someone();
    page.gateway.next('lost', /POST/);
    const { data } = await byCard(player);
    expect(data).toMatchObject({ state: 'pending', checkoutUrl: null });
    const session = page.sessionOf(data.id);
    page.conclude(session, 'paid');
    expect(await tell('checkout', completed(session))).toMatchObject({ data: { state: 'credited' } });
    expect(await cashOf(player)).toBe(60_00);
  });

  it.each([
    ['another amount', { amount_total: 60_01 }, 200, 'unallocated'],
    ['less', { amount_total: 1 }, 200, 'unallocated'],
    ['another currency', { currency: 'usd' }, 200, 'unallocated'],
    ['another session', { id: 'cs_test_other' }, 422],
    [
      'an order that is none',
      { client_reference_id: '00000000-0000-0000-0000-000000000000.000000000000000000000000' },
      404,
    ],
    ['a path', { client_reference_id: '../x' }, 404],
  ])('is not credited by an event about %s', async (_, change, status, state = 'pending') => {
    const { player, order, session } = await opened();
    const { body, headers } = completed(session, { status: 'complete', payment_status: 'paid', ...change });
    expect((await tell('checkout', { body, headers })).status).toBe(status);
    expect((await depositOf(order.id, player)).state).toBe(state);
    expect(await cashOf(player)).toBe(0);
  });

  it('is not credited by an event that is forged, old, ahead of its time or changed on the way', async () => {
    const { player, session } = await opened();
    page.conclude(session, 'paid');
    const seconds = Math.floor(Date.now() / 1000);
    const good = completed(session);
    const wrong = [
      completed(session, {}, { secret: 'whsec_of_somebody_else' }),
      completed(session, {}, { at: seconds - 302 }),
      completed(session, {}, { at: seconds + 320 }),
      {
        ...good,
        headers: {
          ...good.headers,
          'stripe-signature': good.headers['stripe-signature']!.replace(/t=\d+/, `t=${seconds - 10}`),
        },
      },
      {
        ...good,
        headers: { ...good.headers, 'stripe-signature': good.headers['stripe-signature']!.replace('v1=', 'v2=') },
      },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, body: good.body.replace('6000', '9000') },
    ];
    for (const event of wrong)
      expect(await tell('checkout', event)).toMatchObject({ status: 401, info: { resultCode: 'invalid_signature' } });
    expect(await cashOf(player)).toBe(0);
    expect((await tell('checkout', completed(session, {}, { at: seconds - 290 }))).status).toBe(200);
  });

  it('takes what does not concern it, so that it does not come again', async () => {
    const { session } = await opened();
    for (const event of [
      page.event('payment_intent.succeeded', { object: 'payment_intent' } as never),
      page.event('checkout.session.completed', { ...session, payment_status: 'unpaid', status: 'complete' }),
    ]) {
      expect(await tell('checkout', event)).toMatchObject({ status: 200, data: { state: null } });
    }
  });

  it('settles by itself when no event comes: the page is asked, and asked again when it is down', async () => {
    const { player, order, session } = await opened();
    page.conclude(session, 'paid');
    page.gateway.next('down', /GET/);
    await pass(2, player);
    await expect
      .poll(() => lantern.lines.some((line) => line.includes('gateway_unknown_outcome') && line.includes(order.id)))
      .toBe(true);
    expect((await depositOf(order.id, player)).state).toBe('pending');
    await pass(10, player);
    await expect.poll(() => cashOf(player)).toBe(60_00);
    await inOrder(player);
  });

  it.each(['lost', 'down', 'garbage'] as const)(
    'stays pending when opening it is %s, and finds its page again by the same session',
    async (trouble) => {
      const player = await someone();
      page.gateway.next(trouble, /POST/);
      const { data } = await byCard(player);
      expect(data).toMatchObject({ state: 'pending', checkoutUrl: null });
      await pass(2, player);
      await expect.poll(async () => (await depositOf(data.id, player)).checkoutUrl).toContain('/c/pay/');
      expect(page.sessions.filter(({ client_reference_id }) => client_reference_id === data.id)).toHaveLength(1);
    },
  );

  it('is declined when the page refuses it, and when its time is over', async () => {
    const player = await someone();
    page.gateway.next('refused', /POST/);
    expect((await byCard(player)).data).toMatchObject({ state: 'declined', checkoutUrl: null });
    const { player: late, order, session } = await opened();
    page.conclude(session, 'expired');
    await pass(2, late);
    await expect.poll(async () => (await depositOf(order.id, late)).state).toBe('declined');
    expect(await cashOf(late)).toBe(0);
  });
});

describe('a deposit of coins', () => {
  async function opened(body: Record<string, unknown> = {}) {
    const player = await someone();
    const { data } = await byCoins(player, body);
    return { player, order: data, invoice: btcpay.invoiceOf(data.id) };
  }
  const news = (type: string, invoice: Invoice, more = {}) => tell('btcpay', btcpay.event(type, { invoice }, more));

  it.each(['BTC', 'LTC'])(
    'says where and how much of %s, and is credited once the gateway has it confirmed',
    async (chain) => {
      const { player, order, invoice } = await opened({ chain });
      expect(order).toMatchObject({
        state: 'pending',
        checkoutUrl: null,
        crypto: { chain, due: 100_000, received: 0, confirmations: 0, confirmationsNeeded: 1, destinationTag: null },
      });
      expect(invoice).toMatchObject({ amount: '60.00', currency: 'EUR' });
      btcpay.pay(invoice, { status: 'Processing' });
      expect(await news('InvoiceReceivedPayment', invoice)).toMatchObject({ status: 200, data: { state: 'pending' } });
      expect(await depositOf(order.id, player)).toMatchObject({
        state: 'pending',
        crypto: { received: 100_000, confirmations: 0 },
      });
      expect(await cashOf(player)).toBe(0);
      btcpay.confirm(invoice);
      expect(await news('InvoiceSettled', invoice)).toMatchObject({ data: { state: 'credited' } });
      expect(await news('InvoiceSettled', invoice)).toMatchObject({ status: 200 });
      expect(await news('InvoiceReceivedPayment', invoice)).toMatchObject({ status: 200 });
      expect(await cashOf(player)).toBe(60_00);
      await inOrder(player);
    },
  );

  it('believes the gateway and no webhook: one that says too much is asked about', async () => {
    const { player, invoice } = await opened();
    expect(await news('InvoiceSettled', invoice, { manuallyMarked: true, overPaid: false })).toMatchObject({
      data: { state: 'pending' },
    });
    expect(await cashOf(player)).toBe(0);
  });

  it.each([
    ['part of it', '0.00050000', 50_000],
    ['too much', '0.00100001', 100_001],
  ])('that brought %s is shown and waits for a person, who decides at the gateway', async (_, value, received) => {
    const { player, order, invoice } = await opened();
    btcpay.pay(invoice, { value });
    await news('InvoicePaymentSettled', invoice);
    expect(await depositOf(order.id, player)).toMatchObject({ state: 'pending', crypto: { received } });
    invoice.status = 'Expired';
    invoice.additionalStatus = 'PaidPartial';
    await news('InvoiceExpired', invoice, { partiallyPaid: true });
    expect((await depositOf(order.id, player)).state).toBe('pending');
    expect(await cashOf(player)).toBe(0);
    Object.assign(invoice, { status: 'Settled', additionalStatus: 'Marked' });
    await news('InvoiceSettled', invoice, { manuallyMarked: true });
    expect(await cashOf(player)).toBe(60_00);
    await inOrder(player);
  });

  it('is declined when nothing came in time, and kept for its player when the coins come later', async () => {
    const { player, order, invoice } = await opened();
    invoice.status = 'Expired';
    expect(await news('InvoiceExpired', invoice)).toMatchObject({ data: { state: 'declined' } });
    btcpay.pay(invoice);
    expect(await news('InvoiceReceivedPayment', invoice, { afterExpiration: true })).toMatchObject({
      data: { state: 'unallocated' },
    });
    expect(await depositOf(order.id, player)).toMatchObject({
      state: 'unallocated',
      unallocated: { reason: 'late', creditable: true },
    });
    expect(await cashOf(player)).toBe(0);
    await inOrder(player);
  });

  it('is credited when the coins came in time, though nobody told of them before the order’s end', async () => {
    const { player, order, invoice } = await opened();
    btcpay.pay(invoice);
    await pass(120, player);
    await expect.poll(() => cashOf(player)).toBe(60_00);
    expect(await depositOf(order.id, player)).toMatchObject({ state: 'credited', unallocated: null });
  });

  it('is not credited for coins that were taken back, or an invoice of another amount', async () => {
    const { player, invoice } = await opened();
    btcpay.pay(invoice, { status: 'Invalid' });
    invoice.status = 'Invalid';
    await news('InvoiceInvalid', invoice);
    const other = await opened();
    btcpay.pay(other.invoice);
    other.invoice.amount = '6000.00';
    expect((await news('InvoiceSettled', other.invoice)).status).toBe(503);
    expect([await cashOf(player), await cashOf(other.player)]).toEqual([0, 0]);
  });

  it('is not moved by a webhook that is forged or about an invoice that is not the order’s', async () => {
    const { player, invoice } = await opened();
    btcpay.pay(invoice);
    const good = btcpay.event('InvoiceSettled', { invoice });
    const wrong = [
      { ...good, headers: btcpay.signed(good.body, 'another secret of sixteen') },
      { ...good, headers: { ...good.headers, 'btcpay-sig': good.headers['btcpay-sig']!.slice('sha256='.length) } },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, body: good.body.replace('InvoiceSettled', 'InvoiceInvalid') },
    ];
    for (const event of wrong)
      expect(await tell('btcpay', event)).toMatchObject({ status: 401, info: { resultCode: 'invalid_signature' } });
    expect((await news('InvoiceSettled', { ...invoice, id: 'another' })).status).toBe(422);
    expect(
      await tell('btcpay', btcpay.event('InvoiceSettled', { invoice: { ...invoice, metadata: {}, id: 'unknown' } })),
    ).toMatchObject({ status: 200, data: { state: null } });
    expect(await cashOf(player)).toBe(0);
  });

  it('waits for the gateway to be back: a webhook that can’t be followed is to come again, and the poll would find it too', async () => {
    const { player, order, invoice } = await opened();
    btcpay.pay(invoice);
    btcpay.gateway.next('down', /GET/);
    expect((await news('InvoiceSettled', invoice)).status).toBe(503);
    expect((await depositOf(order.id, player)).state).toBe('pending');
    await pass(10, player);
    await expect.poll(() => cashOf(player)).toBe(60_00);
  });

  it('has one invoice when the answer that made it was lost', async () => {
    const player = await someone();
    btcpay.gateway.next('lost', /POST .*invoices/);
    const { data } = await byCoins(player);
    expect(data).toMatchObject({ state: 'pending', crypto: null });
    await pass(2, player);
    await expect
      .poll(async () => (await depositOf(data.id, player)).crypto?.address)
      .toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    expect(btcpay.invoices.filter(({ metadata }) => metadata.orderId === data.id)).toHaveLength(1);
  });
});
