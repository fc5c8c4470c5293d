/** The cashier's bars (QUALITY): re-posts of every money form, what notifications may do, many at once, and how soon money is seen. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { amountIn } from '../harness/amount-in';
import { freshPlayer } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
async function someone(wanted: WantedPlayer = {}) {
  count += 1;
  const { visitor, account } = await freshPlayer(lantern, wanted, { ip: `198.51.100.${count}` });
  return { visitor, id: account.playerId, session: { player: account.sessionid! } };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const held = {
  'card.number': '4000 0000 0000 9995',
  'card.expiry': '12/34',
  'card.cvc': '123',
  'card.holder': 'Mina Lund',
};
const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const entries = async ({ session }: Someone) =>
  (await lantern.api.transactions({ body: { type: 'all' } }, session)).data.transactions;
const balance = async ({ session }: Someone) => (await lantern.api.getBalance({}, session)).data;

interface MoneyForm {
  /** Somebody in front of the form, and how it is sent. */
  open: () => Promise<{
    who: Someone;
    page: Page;
    send: (page: Page) => Promise<Page>;
    again: () => Promise<Page>;
    fault: string;
    count: () => Promise<number>;
  }>;
}

const forms: Record<string, MoneyForm> = {
  'a deposit by card': {
    open: () => simple({}, '/cashier/deposit', 'deposit', { ...held, amount: '50' }, 'POST /cashier/deposit'),
  },
  'a deposit by crypto': {
    open: () =>
      simple({}, '/cashier/deposit?method=crypto', 'deposit', { amount: '60', chain: 'XRP' }, 'POST /cashier/deposit'),
  },
  'a withdrawal by card': {
    open: () =>
      simple({ balance: 100_00 }, '/cashier/withdraw', 'withdraw', { amount: '40' }, 'POST /cashier/withdraw'),
  },
  'a withdrawal by crypto': {
    open: () =>
      simple(
        { balance: 100_00 },
        '/cashier/withdraw?method=crypto',
        'withdraw',
        { amount: '40' },
        'POST /cashier/withdraw',
      ),
  },
  'the address of a payout': {
    open: async () => {
      const who = await someone({ balance: 100_00 });
      const { data } = await lantern.api.withdraw(
        { body: { method: 'crypto', amount: 40_00, requestId: `bars-of-the-cashier-${count}` } },
        who.session,
      );
      await lantern.withdrawals.decide(who.id, data.id, 'approve');
      const mail = (await lantern.mailbox.all())
        .filter(({ link }) => link.includes(who.id))
        .sort((a, b) => b.at - a.at)[0]!;
      const again = () => who.visitor.get(new URL(mail.link).pathname);
      const send = (page: Page) => page.submit('payout', { chain: 'BTC', address: btc });
      const payouts = async () =>
        (await lantern.payments.all()).filter(({ orderId }) => orderId === `${who.id}.${data.id}`).length;
      return { who, page: await again(), send, again, fault: 'POST /cashier/withdrawal', count: payouts };
    },
  },
};

async function simple(wanted: WantedPlayer, path: string, form: string, values: Record<string, string>, fault: string) {
  const who = await someone(wanted);
  const before = (await entries(who)).length;
  const again = () => who.visitor.get(path);
  return {
    who,
    page: await again(),
    send: (page: Page) => page.submit(form, values),
    again,
    fault,
    count: async () => (await entries(who)).length - before,
  };
}

describe.each(Object.entries(forms))('%s', (_, { open }) => {
  it('sent by a double click, by reloading the answer, from the page one went back to, and after a lost answer, is one entry', async () => {
    const { who, page, send, fault, count: made } = await open();
    await lantern.faults.next(fault, 'garbage');
    await send(page);
    await Promise.all([send(page), send(page)]);
    await send(page);
    expect(await made()).toBe(1);
    expect(await lantern.reconcile(who.id)).toMatchObject({ ok: true, findings: [] });
  });

  it('sent from two tabs is what the two say: each form counts once', async () => {
    const { who, page, send, again, count: made } = await open();
    const other = await again();
    await Promise.all([send(page), send(other), send(page), send(other)]);
    // Two forms are two wishes, but a payout has one address.
    expect(await made()).toBe(page.value('requestId') === null ? 1 : 2);
    expect(await lantern.reconcile(who.id)).toMatchObject({ ok: true, findings: [] });
  });
});

describe('cancelling and locking', () => {
  it.each(['cancel-withdrawals', 'Make final'])(
    '(%s) sent twice, again and from an old page, counts once',
    async (form) => {
      const who = await someone({ balance: 100_00 });
      const page = await (await who.visitor.get('/cashier/withdraw')).submit('withdraw', { amount: '40' });
      await Promise.all([page.submit(form), page.submit(form)]);
      await page.submit(form);
      expect(await balance(who)).toMatchObject(
        form === 'cancel-withdrawals' ? { cash: 100_00, held: 0 } : { cash: 60_00, held: 40_00 },
      );
      expect(await lantern.reconcile(who.id)).toMatchObject({ ok: true, findings: [] });
    },
  );
});

describe('a notification', () => {
  const sign = (text: string) => createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
  const tell = async (
    body: Record<string, unknown>,
    { signature, provider = 'card' }: { signature?: string; provider?: string } = {},
  ) => {
    const text = JSON.stringify(body);
    return (
      await lantern.api.fetch(`/cashier/notify/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature ?? sign(text) },
        body: text,
      })
    ).status;
  };

  it('twice, late, out of order or forged credits what was ordered, once', async () => {
    const who = await someone();
    const asked = await (await who.visitor.get('/cashier/deposit')).submit('deposit', { ...held, amount: '50' });
    const orderId = decodeURIComponent(asked.url.pathname.split('/').at(-1)!);
    const good = { paymentId: 'p-1', orderId, amount: 50_00, currency: 'EUR', outcome: 'succeeded', at: 1 };
    expect(await tell(good, { signature: sign('{}') })).toBe(401);
    expect(await tell({ ...good, orderId: `${orderId}x` })).toBe(404);
    expect((await balance(who)).cash).toBe(0);
    // Out of order: that it failed comes first, and comes again after that it succeeded.
    expect(await tell({ ...good, outcome: 'failed' })).toBe(200);
    expect(await Promise.all([tell(good), tell(good), tell({ ...good, paymentId: 'p-2' })])).toEqual([200, 200, 200]);
    expect(await tell({ ...good, outcome: 'failed', at: 9 })).toBe(200);
    expect(await balance(who)).toMatchObject({ cash: 50_00 });
    expect(await who.visitor.get(asked.path)).toHaveHeading('Your deposit of €50.00 has arrived');
    expect(await lantern.reconcile(who.id)).toMatchObject({ ok: true, findings: [] });
  });

  it.each([
    ['amount', { amount: 5_000_00 }],
    ['currency', { currency: 'NOK' }],
  ])('of another %s credits nothing: what came is set aside', async (_, change) => {
    const who = await someone();
    const asked = await (await who.visitor.get('/cashier/deposit')).submit('deposit', { ...held, amount: '50' });
    const orderId = decodeURIComponent(asked.url.pathname.split('/').at(-1)!);
    expect(
      await tell({ paymentId: 'p-1', orderId, amount: 50_00, currency: 'EUR', outcome: 'succeeded', at: 1, ...change }),
    ).toBe(200);
    expect((await balance(who)).cash).toBe(0);
    expect((await lantern.api.getDeposit({ params: { id: orderId } }, who.session)).data.state).toBe('unallocated');
    expect(await lantern.reconcile(who.id)).toMatchObject({ ok: true, findings: [] });
  });

  it('about the payout of a withdrawal that was cancelled moves nothing', async () => {
    const who = await someone({ balance: 100_00 });
    const page = await (await who.visitor.get('/cashier/withdraw?method=crypto')).submit('withdraw', { amount: '40' });
    const orderId = `${who.id}.${page.value('trans_ids')!}`;
    await page.submit('cancel-withdrawals');
    const payout = { kind: 'payout', paymentId: 'p', orderId, amount: 40_00, currency: 'EUR', at: 1 };
    for (const outcome of ['succeeded', 'failed'])
      expect(await tell({ ...payout, outcome }, { provider: 'crypto' })).toBe(404);
    expect(await balance(who)).toMatchObject({ cash: 100_00, held: 0 });
  });

  it('is seen in the balance within a second', async () => {
    const who = await someone();
    const asked = await (await who.visitor.get('/cashier/deposit')).submit('deposit', { ...held, amount: '50' });
    const orderId = decodeURIComponent(asked.url.pathname.split('/').at(-1)!);
    const at = performance.now();
    expect(await tell({ paymentId: 'p', orderId, amount: 50_00, currency: 'EUR', outcome: 'succeeded', at: 1 })).toBe(
      200,
    );
    const page = await who.visitor.get(asked.path);
    const took = performance.now() - at;
    expect(page).toShow('New balance: €50.00');
    expect(page.$('[data-balance]').first().attr('data-balance')).toBe('5000');
    console.log(`notification to shown balance: ${Math.round(took)} ms`);
    expect(took).toBeLessThan(1_000);
  });
});

describe('many at once', () => {
  it('64 deposits never pass the limit', async () => {
    const { sessionid, password } = await lantern.players.make();
    const session = { player: sessionid! };
    expect((await lantern.api.setDepositLimit({ body: { newLimit: 100_00, password } }, session)).info.success).toBe(
      true,
    );
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        lantern.api.deposit(
          { body: { method: 'crypto', chain: 'BTC', amount: 30_00, requestId: `sixty-four-deposits-${index}` } },
          session,
        ),
      ),
    );
    const opened = answers.filter(({ info }) => info.success);
    expect(opened).toHaveLength(3);
    expect(new Set(answers.filter(({ info }) => !info.success).map(({ info }) => info.resultCode))).toEqual(
      new Set(['deposit_limit_reached']),
    );
    for (const { data } of opened) await lantern.payments.confirm(data.id);
    expect((await lantern.api.getBalance({}, session)).data.cash).toBe(90_00);
  });

  it('200 withdrawals of the whole balance: one is taken', async () => {
    const who = await someone({ balance: 100_00 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        lantern.api.withdraw(
          {
            body: {
              method: index % 2 ? 'card' : 'crypto',
              amount: 100_00,
              requestId: `two-hundred-withdrawals-${index}`,
            },
          },
          who.session,
        ),
      ),
    );
    expect(answers.filter(({ info }) => info.success)).toHaveLength(1);
    expect(await balance(who)).toMatchObject({ cash: 0, held: 100_00 });
    expect(await lantern.reconcile(who.id)).toMatchObject({ ok: true, findings: [] });
  });
});

describe('amounts', () => {
  it.each(languages)(
    'in %s are read as the language writes them; three decimals and too many digits are asked for again',
    async (language) => {
      const { visitor } = await someone({ balance: 2_000_00 });
      const path = `${language === 'en' ? '' : `/${language}`}/cashier/withdraw`;
      const send = async (player: Visitor, amount: string) => (await player.get(path)).submit('withdraw', { amount });
      for (const amount of ['20.005', '20,0050', '99999999999999999999', '1e3', '0x20'])
        expect(await send(visitor, amount)).toBeRefused();
      const taken = await send(visitor, amountIn(language, 1_234.5));
      expect(taken.redirects.map(({ status }) => status)).toEqual([303]);
      expect(taken.$('.withdrawals h3').first().text()).toMatch(/1\D?234[.,]50/);
    },
  );
});

describe('the cashier’s doors', () => {
  it('lead to the deposit', async () => {
    expect(await (await someone()).visitor.get('/de/cashier')).toBeAt('/de/cashier/deposit');
  });

  it('send visitors home and say why', async () => {
    for (const path of ['/cashier/deposit', '/cashier/withdraw', '/cashier/deposit/some-id']) {
      const page = await lantern.visitor().get(path);
      expect(page).toBeAt('/');
      expect(page).toHaveToast('Please log in first');
    }
  });

  it('take nothing from visitors', async () => {
    for (const path of ['/cashier/deposit', '/cashier/withdraw', '/cashier/withdraw/cancel']) {
      const page = await lantern
        .visitor()
        .post(path, { ...held, method: 'card', amount: '50', requestId: 'a-form-made-by-hand-3', trans_ids: 'x' });
      expect(page).toBeAt('/');
      expect(page).toHaveToast('Please log in first');
    }
  });

  it('send home whose session ran out, and post nothing for them', async () => {
    const { visitor } = await someone({ balance: 100_00 });
    const page = await visitor.get('/cashier/withdraw');
    await lantern.faults.next('GET /cashier/methods', 'session_expired');
    const sent = await page.submit('withdraw', { amount: '40' });
    expect(sent).toBeAt('/');
    expect(sent).toHaveToast('Session expired');
  });
});
