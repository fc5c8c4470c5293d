import { beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from 'contract/constants';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from '../harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const someone = (): Visitor => lantern.visitor({ ip: `198.51.100.${(count += 1)}` });
/** The page looks again by itself until the bank has spoken; so does the test. */
const atTheEnd = (visitor: Visitor, page: Page): Promise<Page> =>
  vi.waitFor(
    async () => {
      const next = page.path.includes('trumo_order_id') ? await visitor.get(page.path) : page;
      expect(next.path).not.toContain('trumo_order_id');
      return next;
    },
    { timeout: 15_000, interval: 200 },
  );
async function atTheBank(visitor: Visitor, amount = '50'): Promise<Page> {
  const bank = await (await visitor.get('/pnp')).submit('instant', { amount });
  expect(bank).toBeAt(/^\/sandbox\/bank\//);
  return bank;
}

describe('pay and play', () => {
  it('leads through the bank to an open account with the money in it', async () => {
    const visitor = someone();
    const back = await (
      await atTheBank(visitor)
    ).submit('Approve the payment', { personId: 'edge-1', fname: 'Bruno', lname: 'Bankmann' });
    const page = await atTheEnd(visitor, back);
    expect(page).toBeAt('/pnp/success');
    expect(page).toHaveHeading('You’re ready to play');
    expect(page).toShow('Your balance: €50.00');
    expect((await visitor.get('/profile/my-account')).value('fname')).toBe('Bruno');
    expect(await visitor.get('/pnp')).toBeAt('/cashier/deposit');
  });

  it('that the bank declines ends at the failure screen, with nobody logged in', async () => {
    const visitor = someone();
    const page = await (await atTheBank(visitor)).submit('Decline');
    expect(page).toBeAt('/pnp/fail');
    expect(page).toShow('Nothing was credited');
    expect(await visitor.get('/pnp/success')).toBeAt('/pnp/fail');
  });

  it('is for adults', async () => {
    const visitor = someone();
    const back = await (
      await atTheBank(visitor)
    ).submit('Approve the payment', { personId: 'edge-2', birthdate: '03-04-2020' });
    const page = await atTheEnd(visitor, back);
    expect(page).toBeAt('/pnp/fail?reason=underage');
    expect(page).toShow('You must be 18+ years old');
  });

  it('waits for the bank’s word, looks again by itself, and gives up', async () => {
    const visitor = someone();
    const order = decodeURIComponent((await atTheBank(visitor)).url.pathname.split('/').at(-1)!);
    const page = await visitor.get(`/de/pnp/success?trumo_order_id=${encodeURIComponent(order)}`);
    expect(page).toHaveHeading('Wir warten auf Ihre Bank');
    expect(page.headers.get('refresh')).toMatch(/^2;url=\/de\/pnp\/success\?trumo_order_id=.*&look=1$/);
    expect(await visitor.get(`/pnp/success?trumo_order_id=${encodeURIComponent(order)}&look=8`)).toBeAt('/pnp/fail');
  });

  it('gives nobody else’s order a session', async () => {
    const order = (await atTheBank(someone())).url.pathname.split('/').at(-1)!;
    await lantern.payments.confirm(decodeURIComponent(order), {
      identity: {
        personId: 'edge-3',
        fname: 'Ida',
        lname: 'Ihle',
        birthdate: '03-04-1985',
        country: 'DE',
        address: '',
        city: '',
        zip: '',
        email: null,
        mobile: '',
      },
    });
    const thief = someone();
    expect(await thief.get(`/pnp/success?trumo_order_id=${order}&look=8`)).toBeAt('/pnp/fail');
    for (const unknown of ['', 'no-such-order', 'x'.repeat(121), '__proto__'])
      expect(await thief.get(`/pnp/success?trumo_order_id=${unknown}&look=8`)).toBeAt('/pnp/fail');
    expect(await thief.get('/profile/my-account')).toBeAt('/');
  });

  it.each(languages)('says what is wrong with an amount in %s, and keeps it', async (language) => {
    const start = await someone().get(language === 'en' ? '/pnp' : `/${language}/pnp`);
    for (const amount of ['', 'much', '9', '999999', '<b>']) {
      const page = await start.submit('instant', { amount });
      expect(page).toHaveStatus(422);
      expect(page.fieldError('amount')).not.toBe('');
      expect(page.value('amount') ?? '').toBe(amount);
    }
    if (language === 'en')
      expect(await start.submit('instant', { amount: '9.99' })).toHaveFieldError(
        'amount',
        'The lowest amount is €10.00',
      );
  });
});
