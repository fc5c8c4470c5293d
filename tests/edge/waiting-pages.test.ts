/** Pages of money that wait for something look again by themselves, say so, and stand still when they are asked to (WCAG 2.2.1, 2.2.4). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
async function someone(balance = 0) {
  count += 1;
  const { visitor, account } = await freshPlayer(lantern, { balance }, { ip: `198.51.100.${count}` });
  return { visitor, id: account.playerId };
}

const held = {
  'card.number': '4000 0000 0000 9995',
  'card.expiry': '12/34',
  'card.cvc': '123',
  'card.holder': 'Mina Lund',
};
const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);
const deposit = async (visitor: Visitor, language: Language = 'en') =>
  (await visitor.get(`${prefixOf(language)}/cashier/deposit`)).submit('deposit', { ...held, amount: '50' });

const waitingPages: Record<string, { after: number; open: () => Promise<{ visitor: Visitor; page: Page }> }> = {
  'a deposit by card': {
    after: 2,
    open: async () => {
      const { visitor } = await someone();
      return { visitor, page: await deposit(visitor) };
    },
  },
  'an address to pay to': {
    after: 30,
    open: async () => {
      const { visitor } = await someone();
      return {
        visitor,
        page: await (
          await visitor.get('/cashier/deposit?method=crypto')
        ).submit('deposit', { amount: '60', chain: 'BTC' }),
      };
    },
  },
  'an order whose answer was lost': {
    after: 2,
    open: async () => {
      const { visitor } = await someone();
      return { visitor, page: await visitor.get(`/cashier/checking/an-order-that-never-arrived-${count}`) };
    },
  },
  'a payout on its way': {
    after: 15,
    open: async () => {
      const { visitor, id } = await someone(100_00);
      const asked = await (await visitor.get('/cashier/withdraw?method=crypto')).submit('withdraw', { amount: '40' });
      await lantern.withdrawals.decide(id, asked.value('trans_ids')!, 'approve');
      const mail = (await lantern.mailbox.all()).find(({ link }) => link.includes(id))!;
      return {
        visitor,
        page: await (
          await visitor.get(new URL(mail.link).pathname)
        ).submit('payout', { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }),
      };
    },
  },
};

describe.each(Object.entries(waitingPages))('%s', (_, { after, open }) => {
  it('looks again by itself and says so; asked to, it stands still, and can be looked at by hand or set going again', async () => {
    const { page } = await open();
    expect(page.headers.get('refresh')).toMatch(new RegExp(`^${after};url=/`));
    expect(page).toShow('This page refreshes automatically.');
    const still = await page.follow('Turn off updates');
    expect(still).toHaveStatus(200);
    expect(still.heading).toBe(page.heading);
    expect(still.headers.get('refresh')).toBeNull();
    expect(still).toShow('Automatic updates are off.');
    if (
      still
        .$('main a')
        .toArray()
        .some((link) => still.$(link).text() === 'Refresh')
    )
      expect((await still.follow('Refresh')).headers.get('refresh')).toBeNull();
    const going = await still.follow('Refresh automatically');
    expect(going.headers.get('refresh')).toMatch(new RegExp(`^${after};url=/`));
  });
});

it('stands still in the middle of it, and still tells of the end when it is looked at', async () => {
  const { visitor } = await someone();
  const still = await (await deposit(visitor)).follow('Turn off updates');
  await lantern.payments.confirm(decodeURIComponent(still.url.pathname.split('/').at(-1)!));
  const over = await still.follow('Refresh');
  expect(over).toHaveHeading('Your deposit of €50.00 has arrived');
  expect(over).not.toShow('This page');
});

it.each(languages)('is said in %s', async (language) => {
  const { visitor } = await someone();
  const t = translatorFor(language);
  const page = await deposit(visitor, language);
  expect(page).toShow(t('layout.looksAgain'));
  const still = await page.follow(t('tables.stopRefreshing'));
  expect(still).toShow(t('layout.lookByItself'));
});
