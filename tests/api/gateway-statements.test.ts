/** The books against what the outside gateways list, by their documented calls (DOMAIN §2). A gateway that gives no whole list agrees with nothing. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Session } from '../harness/gateways/card-page';
import type { Trouble } from '../harness/gateways/http-server';
import {
  btcpay,
  byCard,
  byCoins,
  closeHouse,
  lantern,
  openHouse,
  page,
  requestId,
  someone,
  tell,
} from '../harness/gateways/house';
import { Nights } from '../harness/night';
import { operatorHeaders } from '../harness/operators';

type Player = Awaited<ReturnType<typeof someone>>;
let player: Player;
const nights = new Nights(
  () => lantern,
  () => players.map(({ id }) => id),
);
const players: Player[] = [];
/** Somebody whose session is fresh, and whose money will move. */
async function newcomer(): Promise<void> {
  player = await someone();
  players.push(player);
}
/** What is younger than a day may be under way still. */
async function twoNights(): Promise<void> {
  await nights.night();
  await nights.night();
}
beforeAll(() => openHouse());
afterAll(closeHouse);
/** Every list comes in pages, however long the page that was asked for. */
beforeEach(() => {
  [btcpay.pageCap, page.pageCap] = [2, 2];
});

async function paidByCard(amount = 60_00) {
  const { id } = (await byCard(player, { amount })).data;
  const session = page.sessionOf(id);
  page.conclude(session, 'paid');
  await tell('checkout', page.event('checkout.session.completed', session));
  return { id, session };
}
async function invoiced() {
  const { id } = (await byCoins(player)).data;
  const invoice = btcpay.invoiceOf(id);
  const news = () => tell('btcpay', btcpay.event('InvoicePaymentSettled', { invoice }));
  return { id, invoice, news };
}
const nothing = { ours: null, theirs: null };

it('agree with everything that went the usual way, page by page', { timeout: 120_000 }, async () => {
  await newcomer();
  for (const amount of [60_00, 70_00, 80_00]) await paidByCard(amount);
  page.conclude(page.sessionOf((await byCard(player)).data.id), 'expired');
  const orders = [];
  for (let order = 0; order < 5; order += 1) orders.push(await invoiced());
  const [whole, over, part, late] = orders;
  for (const { invoice, news } of [whole!, whole!].slice(0, 1)) {
    btcpay.pay(invoice);
    await news();
  }
  btcpay.pay(over!.invoice, { value: '0.00150000' });
  btcpay.pay(part!.invoice, { value: '0.00033333' });
  Object.assign(part!.invoice, { status: 'Expired', additionalStatus: 'PaidPartial' });
  late!.invoice.status = 'Expired';
  await late!.news();
  btcpay.pay(late!.invoice);
  for (const { news } of [over!, part!, late!]) await news();

  const asked = (
    await lantern.api.withdraw({ body: { method: 'crypto', amount: 40_00, requestId: requestId() } }, player)
  ).data;
  await lantern.withdrawals.decide(player.id, asked.id, 'approve');
  const token = new URL((await lantern.mailbox.latestFor(player.email)).link).pathname.split('/').at(-1)!;
  const body = { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
  await lantern.api.completeWithdrawal({ params: { token }, body }, {});
  await expect.poll(() => btcpay.payouts.length, { timeout: 10_000 }).toBe(1);
  const [payout] = btcpay.payouts;
  payout!.state = 'Completed';
  await tell('btcpay', btcpay.event('PayoutUpdated', { payout: payout! }));

  await nights.night();
  btcpay.gateway.asked.length = page.gateway.asked.length = 0;
  await nights.night();
  expect(await nights.open()).toEqual([]);
  expect(
    await nights.rows('SELECT provider, count(*) AS lines, sum(amount) AS amount FROM settlements GROUP BY provider'),
  ).toEqual([
    { provider: 'card', lines: 3, amount: 210_00 },
    // 60.00, 90.00, 19.99, and 60.00 that came late; 40.00 went out.
    { provider: 'crypto', lines: 5, amount: 189_99 },
  ]);
  // Two pages of sessions, three of invoices and an empty one.
  expect(page.gateway.asked.filter((each) => each === 'GET /v1/checkout/sessions')).toHaveLength(2);
  expect(btcpay.gateway.asked.filter((each) => each.endsWith('/invoices'))).toHaveLength(4);
});

const troubles: readonly { gateway: 'card' | 'crypto'; trouble: Trouble; at: RegExp; what: string }[] = [
  { gateway: 'card', trouble: 'down', at: /starting_after/, what: 'the second page of sessions' },
  { gateway: 'card', trouble: 'cut', at: /checkout/, what: 'the list of sessions' },
  { gateway: 'card', trouble: 'garbage', at: /refunds/, what: 'the list of refunds' },
  { gateway: 'card', trouble: 'refused', at: /checkout/, what: 'the list of sessions' },
  { gateway: 'card', trouble: 'silent', at: /refunds/, what: 'the list of refunds' },
  { gateway: 'crypto', trouble: 'down', at: /skip=2/, what: 'the second page of invoices' },
  { gateway: 'crypto', trouble: 'cut', at: /skip=4/, what: 'the third page of invoices' },
  { gateway: 'crypto', trouble: 'garbage', at: /payouts/, what: 'the list of payouts' },
  { gateway: 'crypto', trouble: 'lost', at: /payment-methods/, what: 'what an invoice brought' },
  { gateway: 'crypto', trouble: 'silent', at: /invoices/, what: 'the list of invoices' },
];

it.each(troubles)(
  'say nothing when $what of $gateway is $trouble: the gateway stands in the list until it answers',
  { timeout: 60_000 },
  async ({ gateway, trouble, at }) => {
    const from = gateway === 'card' ? page : btcpay;
    from.gateway.next(trouble, at);
    await nights.closeDay();
    expect(from.gateway.isCalm).toBe(true);
    expect(await nights.open()).toEqual([{ provider: gateway, reference: 'no statement', ...nothing }]);
    const desk = await lantern.visitor().get('/__ops/exceptions', { headers: await operatorHeaders(lantern) });
    expect(desk).toShow('No statement');
    await nights.closeDay();
    expect(await nights.open()).toEqual([]);
  },
);

it('say nothing when the pages of a list go in a circle', { timeout: 60_000 }, async () => {
  const listed = page.sessions.splice(0);
  page.sessions.push(...listed, { ...listed[0]!, id: listed.at(-1)!.id });
  page.pageCap = 1;
  await nights.closeDay();
  expect(await nights.open()).toEqual([{ provider: 'card', reference: 'no statement', ...nothing }]);
  page.sessions.splice(0, Infinity, ...listed);
  await nights.closeDay();
  expect(await nights.open()).toEqual([]);
});

it('leave what was found before where it is while the gateway is away', { timeout: 60_000 }, async () => {
  await newcomer();
  const { id, session } = await paidByCard(90_00);
  session.amount_total = 80_00;
  await twoNights();
  const parting = { provider: 'card', reference: id, ours: 90_00, theirs: 80_00 };
  expect(await nights.open()).toEqual([parting]);
  page.gateway.next('down', /checkout/);
  await nights.closeDay();
  expect(await nights.open()).toContainEqual(parting);
  expect(await nights.open()).toHaveLength(2);
  session.amount_total = 90_00;
  await nights.closeDay();
  expect(await nights.open()).toEqual([]);
});

it('name what the books have and no gateway, and the other way round', { timeout: 60_000 }, async () => {
  await newcomer();
  const [forged, unknown] = [await paidByCard(), await paidByCard()];
  page.sessions.splice(page.sessions.indexOf(forged.session), 1);
  const [stranger, refund] = [
    { ...unknown.session, id: 'cs_of_nobody', client_reference_id: null, payment_intent: 'pi_of_nobody' } as Session,
    page.refund(unknown.session, 25_00),
  ];
  page.sessions.push(stranger);
  page.refund(unknown.session, 5_00);
  page.refund(unknown.session, 60_00).status = 'failed';
  const { id: coins, invoice } = await invoiced();
  btcpay.pay(invoice);
  invoice.metadata.orderId = 'of-nobody';
  const { id: unasked, invoice: paid } = await invoiced();
  btcpay.pay(paid);
  const payout = { ...btcpay.payouts[0]!, id: 'payout-of-nobody', metadata: {} };
  btcpay.payouts.push(payout);
  await twoNights();
  expect((await nights.open()).filter(({ reference }) => reference !== unasked)).toEqual(
    [
      { provider: 'card', reference: forged.id, ours: 60_00, theirs: null },
      { provider: 'card', reference: 'session cs_of_nobody', ours: null, theirs: 60_00 },
      { provider: 'card', reference: `${unknown.id} refund`, ours: null, theirs: -30_00 },
      { provider: 'crypto', reference: 'of-nobody', ours: null, theirs: 60_00 },
      { provider: 'crypto', reference: 'payout payout-of-nobody', ours: null, theirs: -40_00 },
    ].sort((a, b) => (`${a.provider}.${a.reference}` < `${b.provider}.${b.reference}` ? -1 : 1)),
  );
  // A refund of a payment from before the statement has its order looked up.
  unknown.session.created -= 60 * 24 * 3_600;
  await nights.closeDay();
  expect((await nights.open()).map(({ reference }) => reference)).toContain(`${unknown.id} refund`);
  expect(refund.payment_intent).toBe(unknown.session.payment_intent);
  expect(coins).not.toBe(unasked);
});

it('name alone what nobody here can read, and read the rest', { timeout: 60_000 }, async () => {
  await newcomer();
  const { invoice } = await invoiced();
  btcpay.pay(invoice);
  invoice.metadata.orderId = 'of-nobody-either';
  const { session } = await paidByCard();
  const foreign = { currency: 'GBP', metadata: {}, status: 'Settled' as const, additionalStatus: 'None' as const };
  btcpay.invoices.push({ ...invoice, ...foreign, id: 'in-pounds' });
  // One that nobody has paid says nothing, whatever it is in.
  btcpay.invoices.push({ ...invoice, ...foreign, id: 'unpaid', status: 'New' });
  const paidOut = {
    revision: 1,
    pullPaymentId: 'none',
    destination: 'none',
    payoutMethodId: 'BTC-CHAIN',
    metadata: {},
  };
  const asked = { state: 'Completed' as const, date: invoice.createdTime, originalAmount: '40.00' };
  btcpay.payouts.push({ ...paidOut, ...asked, id: 'in-pounds', originalCurrency: 'GBP' });
  page.sessions.push({ ...session, id: 'cs_in_pounds', client_reference_id: null, currency: 'gbp' } as Session);
  const known = await nights.open();
  await twoNights();
  const found = (await nights.open()).filter(({ reference }) => !known.some((each) => each.reference === reference));
  expect(found).toEqual([
    { provider: 'card', reference: 'session cs_in_pounds', ...nothing },
    { provider: 'crypto', reference: 'invoice in-pounds', ...nothing },
    // The rest of the list is held against the books as ever.
    { provider: 'crypto', reference: 'of-nobody-either', ours: null, theirs: 60_00 },
    { provider: 'crypto', reference: 'payout in-pounds', ...nothing },
  ]);
  const desk = await lantern.visitor().get('/__ops/exceptions', { headers: await operatorHeaders(lantern) });
  expect(desk).toShow('Not readable');
  btcpay.invoices.splice(
    btcpay.invoices.findIndex(({ id }) => id === 'in-pounds'),
    2,
  );
  btcpay.payouts.splice(
    btcpay.payouts.findIndex(({ id }) => id === 'in-pounds'),
    1,
  );
  page.sessions.splice(
    page.sessions.findIndex(({ id }) => id === 'cs_in_pounds'),
    1,
  );
  await nights.closeDay();
  expect((await nights.open()).filter(({ ours, theirs }) => ours === null && theirs === null)).toEqual([]);
});

it('agree with a refund that was made at the page and noted at the desk', { timeout: 60_000 }, async () => {
  await newcomer();
  const before = await nights.open();
  const { id } = (await byCard(player, { amount: 60_00 })).data;
  const session = page.sessionOf(id);
  // What was paid is not what was ordered: it is set aside, and the player has it back.
  session.amount_total = 50_00;
  page.conclude(session, 'paid');
  await tell('checkout', page.event('checkout.session.completed', session));
  const body = { decision: 'refund' as const, requestId: requestId() };
  expect((await lantern.api.decideUnallocated({ params: { id }, body }, player)).data.refund).toBe('failed');
  const decision = { exception: `${player.id}.refund_failed.${id}.r1`, decision: 'by_hand', note: 'made at the page' };
  const headers = await operatorHeaders(lantern);
  await expect
    .poll(async () => (await lantern.visitor().post('/__ops/exceptions', decision, { headers, follow: false })).status)
    .toBe(303);
  await twoNights();
  const noted = { provider: 'card', reference: `${id} refund`, ours: -50_00, theirs: null };
  expect(await nights.open()).toContainEqual(noted);
  page.refund(session, 50_00);
  await nights.closeDay();
  expect(await nights.open()).toEqual(before);
});
