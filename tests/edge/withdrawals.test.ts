import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
let strict: Lantern;
const licence = 'Lantern Ltd is licensed by the Gaming Authority of Exampleland, no. 1234.';
beforeAll(async () => {
  [lantern, strict] = await Promise.all([
    startLantern(),
    startLantern({ api: { LICENCE_PROFILE: 'strict', LICENCE_LINE: licence } }),
  ]);
});
afterAll(() => Promise.all([lantern.stop(), strict.stop()]));

let count = 0;
const someone = async (where = lantern, balance = 100_00) => {
  count += 1;
  return freshPlayer(where, { balance }, { ip: `198.51.100.${count}` });
};
const withdraw = async (player: Visitor, method: 'card' | 'crypto', amount = '40', prefix = '') =>
  (await player.get(`${prefix}/cashier/withdraw?method=${method}`)).submit('withdraw', { amount });
const newest = (page: Page): string => page.value('trans_ids')!;
const stepsOf = (page: Page): string[] =>
  page
    .$('.withdrawals > li')
    .first()
    .find('.timeline li')
    .toArray()
    .map((step) => page.$(step).find('span').contents().first().text());
const taken = (page: Page): number => page.$('.withdrawals > li').first().find('.timeline .is-done').length;

describe('the timeline of a withdrawal', () => {
  it('by card goes from the request over the approval to the payment', async () => {
    const { visitor, account } = await someone();
    const asked = await withdraw(visitor, 'card');
    const id = newest(asked);
    expect(stepsOf(asked)).toEqual(['Requested', 'Approved', 'Paid out']);
    expect(taken(asked)).toBe(1);
    await lantern.withdrawals.decide(account.playerId, id, 'approve');
    const approved = await visitor.get('/cashier/withdraw');
    expect(taken(approved)).toBe(2);
    expect(approved.offers('cancel-withdrawals')).toBe(false);
    await lantern.withdrawals.decide(account.playerId, id, 'pay');
    const paid = await visitor.get('/cashier/withdraw');
    expect(taken(paid)).toBe(3);
    expect(paid).toShow('Balance €60.00');
    expect(paid).not.toShow('On hold for withdrawals');
  });

  it('by crypto says when it is the player’s turn, and shows where it goes', async () => {
    const { visitor, account } = await someone();
    const page = await visitor.get('/cashier/withdraw?method=crypto');
    expect(page).toShow('After approval we email you a link that is valid for 24 hours');
    const asked = await page.submit('withdraw', { amount: '40' });
    const id = newest(asked);
    await lantern.withdrawals.decide(account.playerId, id, 'approve');
    const approved = await visitor.get('/cashier/withdraw');
    expect(stepsOf(approved)).toEqual([
      'Requested',
      'Approved',
      'Link sent to your email',
      'Address provided',
      'Paid out',
    ]);
    expect(taken(approved)).toBe(3);
    expect(approved).toShow('We need your details');
    const link = await visitor.get(new URL((await lantern.mailbox.latestFor(account.email)).link).pathname);
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    await link.submit('payout', { chain: 'BTC', address });
    const given = await visitor.get('/cashier/withdraw');
    expect(taken(given)).toBe(4);
    expect(given.$('copy-text code').text()).toBe(address);
    expect(given).not.toShow('We need your details');
    await lantern.payments.confirm(`${account.playerId}.${id}`);
    expect(taken(await visitor.get('/cashier/withdraw'))).toBe(5);
  });

  it('ends with a rejection or a cancellation, the money back to the cent', async () => {
    const { visitor, account } = await someone();
    const id = newest(await withdraw(visitor, 'card', '33,33'));
    await lantern.withdrawals.decide(account.playerId, id, 'reject');
    const rejected = await visitor.get('/cashier/withdraw');
    expect(stepsOf(rejected)).toEqual(['Requested', 'Not approved']);
    expect(rejected).toShow('The whole amount is back in your balance.');
    expect(rejected).toShow('Balance €100.00');
    const cancelled = await (await withdraw(visitor, 'card', '20,01')).submit('cancel-withdrawals');
    expect(stepsOf(cancelled)).toEqual(['Requested', 'Cancelled by you']);
    expect(cancelled).toShow('Balance €100.00');
  });

  it.each(languages)('is told in %s', async (language) => {
    const { visitor } = await someone();
    const page = await withdraw(visitor, 'crypto', '40', language === 'en' ? '' : `/${language}`);
    expect(new Set(stepsOf(page)).size).toBe(5);
    expect(page.$('.timeline time').length).toBe(1);
  });
});

describe('a withdrawal that is locked', () => {
  it('stays when the others are cancelled, and says so', async () => {
    const { visitor } = await someone();
    const asked = await withdraw(visitor, 'card');
    expect(asked).toShow('This can’t be undone');
    const locked = await asked.submit('Make final');
    expect(locked.redirects.map(({ status }) => status)).toEqual([303]);
    expect(locked).toHaveToast('The withdrawal is final and can no longer be cancelled');
    expect(locked).toShow('Final: it can no longer be cancelled');
    expect(locked.offers('cancel-withdrawals')).toBe(false);
    expect(await asked.submit('cancel-withdrawals')).toHaveToast('There is no pending withdrawal to cancel');
    const both = await withdraw(visitor, 'card', '20');
    expect(await both.submit('cancel-withdrawals')).toShow('Balance €60.00 On hold for withdrawals €40.00');
  });

  it('is its owner’s to lock', async () => {
    const [{ visitor: owner }, { visitor: other }] = [await someone(), await someone()];
    const id = newest(await withdraw(owner, 'card'));
    expect(await other.post('/cashier/withdraw/lock', { trans_ids: id })).toHaveToast(
      'There is no pending withdrawal to make final',
    );
    expect(await lantern.visitor().post('/cashier/withdraw/lock', { trans_ids: id })).toBeAt('/');
    expect((await owner.get('/cashier/withdraw')).offers('cancel-withdrawals')).toBe(true);
  });
});

it('a house names its licence at the foot of every page, and claims none that it has not', async () => {
  for (const path of ['/', '/login', '/play/lantern/skyward'])
    expect((await strict.visitor().get(path)).$('.legal').text()).toContain(licence);
  expect((await lantern.visitor().get('/')).$('.legal').text()).not.toContain('licensed');
});

it('says at the foot of every page but a game’s what is paid by', async () => {
  for (const path of ['/', '/de/login']) {
    const { $ } = await lantern.visitor().get(path);
    expect($('.legal img').attr('alt')).toMatch(/^\S.*, \S.*, /);
  }
  expect((await lantern.visitor().get('/play/lantern/skyward')).$('.legal img').length).toBe(0);
});

describe('under a licence that lets nobody cancel', () => {
  it('the page says so and offers nothing, and a post by hand gives nothing back', async () => {
    const { visitor, account } = await someone(strict);
    const asked = await withdraw(visitor, 'card');
    expect(asked).toShow('Under our licence, a withdrawal can’t be cancelled once it has been requested.');
    expect(asked.offers('cancel-withdrawals')).toBe(false);
    expect(asked.offers('Make final')).toBe(false);
    const { data } = await strict.api.withdrawals({}, { player: account.sessionid! });
    expect(data).toMatchObject({ cancelAllowed: false, withdrawals: [{ cancellable: false }] });
    expect(await visitor.post('/cashier/withdraw/cancel', { trans_ids: data.withdrawals[0]!.id })).toHaveToast(
      'There is no pending withdrawal to cancel',
    );
    expect(await visitor.get('/cashier/withdraw')).toShow('On hold for withdrawals €40.00');
  });
});

it('a document that is needed is asked for where it can be sent', async () => {
  const { visitor } = await someone(lantern, 3_000_00);
  await withdraw(visitor, 'card', '2000');
  const page = await visitor.get('/cashier/withdraw');
  expect(page).toShow('Why can’t I withdraw?');
  expect(page.links).toContain('/profile/documents');
});
