/** The choice of a bonus at the deposit, and what becomes of it, as a player sees it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';
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

const held = {
  'card.number': '4000 0000 0000 9995',
  'card.expiry': '12/34',
  'card.cvc': '123',
  'card.holder': 'Mina Lund',
};
const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);
const form = (visitor: Visitor, language: Language = 'en', query = '') =>
  visitor.get(`${prefixOf(language)}/cashier/deposit${query}`);
const idOf = (page: Page): string => decodeURIComponent(page.url.pathname.split('/').at(-1)!);
const choices = (page: Page) =>
  page
    .$('[name=bonus]')
    .toArray()
    .map((radio) => [page.$(radio).attr('value'), page.$(radio).attr('checked') !== undefined]);

describe('a bonus at the deposit', () => {
  it('is chosen by nobody who does not choose it: none is the first and the chosen one', async () => {
    const { visitor, id } = await someone();
    const page = await form(visitor);
    expect(choices(page)).toEqual([
      ['none', true],
      ['welcome', false],
    ]);
    const asked = await page.submit('deposit', { ...held, amount: '50' });
    expect(asked).not.toShow('Welcome deposit bonus');
    await lantern.payments.confirm(idOf(asked));
    expect(await visitor.get('/profile/bonuses')).not.toShow('Welcome deposit bonus');
    expect(choices(await form(visitor))).toEqual([
      ['none', true],
      ['reload', false],
    ]);
    expect(await lantern.reconcile(id)).toMatchObject({ ok: true });
  });

  it('stays chosen while what the cashier asks for is filled in', async () => {
    const { visitor } = await someone({ complete: false });
    const gate = await form(visitor, 'de', '?bonus=welcome');
    const way = gate.links.find((link) => link.startsWith('/de/profile/my-account/deposit'))!;
    const details = { fname: 'Mina', lname: 'Lund', address: 'Havnegata 1', city: 'Oslo', zip: '0150' };
    const back = await (await visitor.get(way)).submit('contact', { ...details, mobile: '+4791234567' });
    expect(back).toBeAt('/de/cashier/deposit?bonus=welcome');
    expect(choices(back)).toEqual([
      ['none', false],
      ['welcome', true],
    ]);
  });

  it.each(languages)(
    'is told with its terms, promised while the deposit is pending, and shown as given in %s',
    async (language) => {
      const { visitor } = await someone();
      const t = translatorFor(language);
      const page = await form(visitor, language);
      const card = page.$('label:has([value=welcome])').text();
      for (const figure of ['100', '20', '30']) expect(card).toContain(figure);
      const asked = await page.submit('deposit', { ...held, amount: '50', bonus: 'welcome' });
      expect(asked).toShow(t('depositBonus.waiting'));
      await lantern.payments.confirm(idOf(asked));
      const arrived = await visitor.get(asked.path);
      expect(arrived).toShow(t('depositBonus.given'));
      expect(arrived.links).toContain(`${prefixOf(language)}/profile/bonuses`);
      const name = page.$('label:has([value=welcome]) span').contents().first().text().trim();
      expect(arrived).toShow(name);
      expect(await visitor.get(`${prefixOf(language)}/profile/bonuses`)).toShow(name);
    },
  );

  it('goes with a declined payment, and says so', async () => {
    const { visitor } = await someone();
    const asked = await (await form(visitor)).submit('deposit', { ...held, amount: '50', bonus: 'welcome' });
    await lantern.payments.fail(idOf(asked));
    expect(await visitor.get(asked.path)).toShow('Cancelled with the payment');
    expect(choices(await form(visitor))).toEqual([
      ['none', true],
      ['welcome', false],
    ]);
  });

  it('is promised beside the address of a deposit by coins', async () => {
    const { visitor } = await someone();
    const asked = await (
      await form(visitor, 'en', '?method=crypto')
    ).submit('deposit', { amount: '60', chain: 'BTC', bonus: 'welcome' });
    expect(asked).toShow('The bonus “Welcome deposit bonus” (€60.00) is added as soon as the deposit arrives.');
    await lantern.payments.confirm(idOf(asked));
    expect(await visitor.get(asked.path)).toShow('Welcome deposit bonus: €60.00');
  });

  it('that a deposit is too small for is said at the amount, the choice kept; one that is gone at the choice', async () => {
    const { visitor } = await someone();
    const page = await form(visitor);
    const low = await page.submit('deposit', { ...held, amount: '15', bonus: 'welcome' });
    expect(low).toBeRefused();
    expect(low).toHaveFieldError('amount', 'For this bonus, deposit at least €20.00');
    expect(choices(low)).toEqual([
      ['none', false],
      ['welcome', true],
    ]);
    expect(await low.submit('deposit', { ...held, amount: '20' })).toHaveHeading(
      'Your deposit of €20.00 is being processed',
    );
    const gone = await visitor.post('/cashier/deposit?method=card', {
      ...held,
      method: 'card',
      amount: '50',
      bonus: 'free-money',
      requestId: 'a-bonus-made-by-hand-1',
    });
    expect(gone).toBeRefused();
    expect(gone).toHaveFieldError('bonus', 'This bonus is no longer available. Please choose again. Nothing was paid.');
  });

  it('comes once, however often the form comes: double click, reload, back, two tabs, lost answer', async () => {
    const { visitor, id, session } = await someone();
    const [page, other] = [await form(visitor), await form(visitor)];
    const values = { ...held, amount: '50', bonus: 'welcome' };
    await lantern.faults.next('POST /cashier/deposit', 'garbage');
    await page.submit('deposit', values);
    const sent = [
      await page.submit('deposit', values),
      ...(await Promise.all([page.submit('deposit', values), other.submit('deposit', values)])),
    ];
    for (const order of new Set(sent.map(idOf))) await lantern.payments.confirm(order);
    const { data } = await lantern.api.bonuses({}, session);
    expect(data.bonuses.map(({ amount, state }) => [amount, state])).toEqual([[50_00, 'active']]);
    // Two forms were two deposits; the bonus came with the first that was paid.
    expect((await lantern.api.getBalance({}, session)).data).toMatchObject({ cash: 100_00, bonus: 50_00 });
    const told = await Promise.all(
      [...new Set(sent.map(({ path }) => path))].map(async (path) => (await visitor.get(path)).text),
    );
    expect(told.filter((text) => text.includes('Added to your bonuses'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('it was already given with another deposit'))).toHaveLength(1);
    expect(await lantern.reconcile(id)).toMatchObject({ ok: true, findings: [] });
  });
});

describe('a form that comes again', () => {
  it('is answered as it was though its first post used up the balance', async () => {
    const { visitor, session } = await someone({ balance: 100_00 });
    const page = await visitor.get('/cashier/withdraw');
    await page.submit('withdraw', { amount: '100' });
    const again = await page.submit('withdraw', { amount: '100' });
    expect(again).toHaveStatus(200);
    expect(again).toBeAt('/cashier/withdraw');
    expect(again).toShow('On hold for withdrawals €100.00');
    expect((await lantern.api.pendingWithdrawals({}, session)).data.withdrawals).toHaveLength(1);
    // Another amount is another wish: it is refused for what it is.
    expect(await page.submit('withdraw', { amount: '90' })).toHaveFieldError(
      'amount',
      'Your balance is too low: you have €0.00',
    );
  });

  it('is answered as it was though its first post used up the limit', async () => {
    const {
      visitor,
      account: { password },
    } = await freshPlayer(lantern, {}, { ip: '198.51.100.251' });
    await (await visitor.get('/responsible-gambling')).submit(/limit/i, { newLimit: '100', password });
    const page = await form(visitor);
    const first = await page.submit('deposit', { ...held, amount: '70' });
    expect((await page.submit('deposit', { ...held, amount: '70' })).path).toBe(first.path);
    expect(await (await form(visitor)).submit('deposit', { ...held, amount: '70' })).toHaveFieldError(
      'amount',
      /You can still deposit €30\.00/,
    );
  });

  it.each(['card', 'crypto'])(
    'is answered as it was though %s was turned off since; a new one is not taken',
    async (method) => {
      const { visitor, session } = await someone({ balance: 100_00 });
      const values: Record<string, string> =
        method === 'card' ? { ...held, amount: '50' } : { amount: '60', chain: 'BTC' };
      const [page, fresh] = [
        await form(visitor, 'en', `?method=${method}`),
        await form(visitor, 'en', `?method=${method}`),
      ];
      const out = await visitor.get(`/cashier/withdraw?method=${method}`);
      const first = await page.submit('deposit', values);
      await out.submit('withdraw', { amount: '40' });
      const requestId = `turned-off-between-${method}`;
      const order =
        method === 'card'
          ? {
              method: 'card' as const,
              card: { number: '4000000000009995', expiry: '12/34', cvc: '123', holder: 'Mina Lund' },
            }
          : { method: 'crypto' as const, chain: 'BTC' as const };
      const told = await lantern.api.deposit({ body: { ...order, amount: 50_00, requestId } }, session);
      const till = await operatorVisitor(lantern, 'payments');
      const turn = (step: string) => till.post('/__ops/till', { method, step }, { follow: false });
      expect((await turn('turn_off')).status).toBe(303);
      try {
        expect((await page.submit('deposit', values)).path).toBe(first.path);
        const again = await out.submit('withdraw', { amount: '40' });
        expect(again).toBeAt('/cashier/withdraw');
        expect((await lantern.api.deposit({ body: { ...order, amount: 50_00, requestId } }, session)).data).toEqual(
          told.data,
        );
        const refused = await fresh.submit('deposit', values);
        expect(refused).toHaveErrorSummary('This payment method is not available right now. Nothing was paid');
        expect(
          (await lantern.api.deposit({ body: { ...order, amount: 50_00, requestId: `${requestId}-new` } }, session))
            .info.resultCode,
        ).toBe('method_unavailable');
      } finally {
        await turn('turn_on');
      }
      const { data } = await lantern.api.transactions({ body: { type: 'all' } }, session);
      expect(data.transactions.filter(({ type, status }) => type === 'withdraw' || status === 'pending')).toHaveLength(
        3,
      );
    },
  );
});
