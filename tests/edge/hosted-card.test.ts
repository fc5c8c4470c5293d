/** The hosted card page, from the deposit form to the credited deposit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { CardPage } from '../harness/gateways/card-page';

let lantern: Lantern;
let page: CardPage;
beforeAll(async () => {
  page = await new CardPage().start();
  lantern = await startLantern({ api: page.variables, edge: { CHECKOUT_PAGE: page.variables.CHECKOUT_PAGE! } });
});
afterAll(async () => {
  await lantern.stop();
  await page.gateway.stop();
});

async function someone(language = 'en') {
  const { username, password, sessionid } = await lantern.players.make();
  const visitor = lantern.visitor({ country: 'DE', language });
  await visitor.post('/login', { username, password });
  return { visitor, player: { player: sessionid! } };
}
const form = { method: 'card', amount: '25', requestId: '' };
let count = 0;
const filled = () => ({ ...form, requestId: `hosted-card-test-${String((count += 1)).padStart(8, '0')}` });

describe('a deposit at the hosted page', () => {
  it.each([
    ['en', ''],
    ['de', '/de'],
  ])(
    'in %s: the form asks for no card and leads to the configured page, which leads back',
    async (language, prefix) => {
      const { visitor, player } = await someone(language);
      const shown = await visitor.get(`${prefix}/cashier/deposit`);
      expect(shown.$('input[name^="card."]').length).toBe(0);
      expect(shown.$('script').length).toBe(0);
      expect(shown.headers.get('content-security-policy')).toContain(`form-action 'self' ${page.gateway.url};`);
      const sent = await visitor.post(`${prefix}/cashier/deposit`, filled(), { follow: false });
      expect(sent.status).toBe(303);
      const session = page.sessions.at(-1)!;
      expect(sent.headers.get('location')).toBe(session.url);
      expect(session).toMatchObject({ amount_total: 25_00, currency: 'eur' });
      const back = new URL(session.success_url);
      expect(back.pathname).toMatch(new RegExp(`^${prefix}/cashier/deposit/`));
      // Nothing is credited by coming back; the page says that it waits, and how to go on paying.
      const waiting = await visitor.get(back.pathname);
      expect(waiting).toHaveHeader('refresh', `2;url=${waiting.path}`);
      expect(waiting.$(`a[href="${session.url}"]`).length).toBe(1);
      expect((await lantern.api.getBalance({}, player)).data.cash).toBe(0);
      page.conclude(session, 'paid');
      const event = page.event('checkout.session.completed', session);
      expect((await lantern.api.fetch('/cashier/notify/checkout', { method: 'POST', ...event })).status).toBe(200);
      const credited = await visitor.get(back.pathname);
      expect(credited.headers.get('refresh')).toBeNull();
      expect((await lantern.api.getBalance({}, player)).data.cash).toBe(25_00);
    },
  );

  it('stays on our side while the provider is away, and says that it waits', async () => {
    const { visitor } = await someone();
    page.gateway.next('down', /POST/);
    const sent = await visitor.post('/cashier/deposit', filled(), { follow: false });
    expect(sent.headers.get('location')).toMatch(/^\/cashier\/deposit\//);
    const waiting = await visitor.get(sent.headers.get('location')!);
    expect(waiting.status).toBe(200);
    expect(waiting).toHaveHeader('refresh', `2;url=${waiting.path}`);
  });

  it('keeps a wrong amount and says what is wrong', async () => {
    const { visitor } = await someone();
    const refused = await visitor.post('/cashier/deposit', { ...filled(), amount: '1' });
    expect(refused.status).toBe(422);
    expect(refused.$('input[name="amount"]').val()).toBe('1');
  });
});

it('a page of another origin than the configured one is never led to', async () => {
  const house = await startLantern({ api: page.variables, edge: { CHECKOUT_PAGE: 'https://checkout.example' } });
  try {
    const { username, password } = await house.players.make();
    const visitor = house.visitor({ country: 'DE' });
    await visitor.post('/login', { username, password });
    const sent = await visitor.post('/cashier/deposit', filled(), { follow: false });
    expect(sent.headers.get('location')).toMatch(/^\/cashier\/deposit\//);
    const waiting = await visitor.get(sent.headers.get('location')!);
    expect(waiting.$(`a[href^="${page.gateway.url}"]`).length).toBe(0);
    expect(house.lines.some((line) => line.includes('checkout_elsewhere'))).toBe(true);
  } finally {
    await house.stop();
  }
});
