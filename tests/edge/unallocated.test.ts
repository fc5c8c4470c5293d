/** Money that arrived and may not be credited: its player sees why and decides, without any script. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern } from '../harness';
import { logIn } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

/** Somebody whose coins came an hour too late. */
async function late() {
  const account = await lantern.players.make();
  const { data } = await lantern.api.deposit(
    { body: { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: crypto.randomUUID() } },
    { player: account.sessionid! },
  );
  await lantern.clock.advance({ hours: 2 });
  await lantern.payments.confirm(data.id);
  return { account, id: data.id, visitor: await logIn(lantern, account) };
}

it('a player whose coins came too late is led from the cashier to the deposit, and has it credited once', async () => {
  const { visitor, id, account } = await late();
  for (const screen of ['/cashier/deposit', '/cashier/withdraw'])
    expect(await visitor.get(screen)).toShow('€60.00 arrived but was not credited');
  expect(await visitor.get('/profile/history')).toShow('Received, not credited');
  const page = await visitor.get(`/cashier/deposit/${id}`);
  expect(page).toHaveHeading('€60.00 arrived but was not credited');
  expect(page).toShow('Your crypto payment arrived after the time for which its value was fixed');
  expect(
    page
      .$('form#unallocated button')
      .toArray()
      .map((button) => page.$(button).text()),
  ).toEqual(['Refund €60.00', 'Credit €60.00 to my balance']);
  const requestId = page.$('form#unallocated [name=requestId]').attr('value')!;
  const answers = await Promise.all(
    [1, 2].map(() => visitor.post(`/cashier/deposit/${id}`, { decision: 'credit', requestId })),
  );
  for (const credited of answers) expect(credited).toHaveHeading('Your deposit of €60.00 has arrived');
  // What was decided stays.
  expect(
    await visitor.post(`/cashier/deposit/${id}`, { decision: 'refund', requestId: crypto.randomUUID() }),
  ).toHaveHeading('Your deposit of €60.00 has arrived');
  expect(await visitor.get('/cashier/deposit')).not.toShow('was not credited');
  expect(await lantern.reconcile(account.playerId)).toMatchObject({ ok: true, findings: [] });
});

it('one who excluded himself meanwhile can have it refunded, and nothing else', async () => {
  const { visitor, id, account } = await late();
  await lantern.api.selfExclude(
    { body: { password: account.password, confirm: true } },
    { player: account.sessionid! },
  );
  const again = await logIn(lantern, account);
  expect(await visitor.get(`/cashier/deposit/${id}`)).not.toShow('was not credited');
  expect(await again.get('/cashier/withdraw')).toShow('€60.00 arrived but was not credited');
  const page = await again.get(`/cashier/deposit/${id}`);
  expect(
    page
      .$('form#unallocated button')
      .toArray()
      .map((button) => page.$(button).text()),
  ).toEqual(['Refund €60.00']);
  expect(
    await again.post(`/cashier/deposit/${id}`, { decision: 'credit', requestId: crypto.randomUUID() }),
  ).toHaveToast('It can’t be credited now.');
  expect(await page.submit('Refund €60.00')).toHaveHeading('Your refund of €60.00 is on its way');
  await expect
    .poll(async () => (await lantern.payments.all()).some(({ orderId }) => orderId === `${id}.r1`))
    .toBe(true);
  await lantern.payments.fail(`${id}.r1`);
  expect(await again.get(`/cashier/deposit/${id}`)).toShow('The first attempt didn’t go through.');
  await lantern.payments.confirm(`${id}.r1`);
  expect(await again.get(`/cashier/deposit/${id}`)).toHaveHeading('Your deposit of €60.00 has been refunded');
  expect(await again.get('/profile/history')).toShow('Refunded');
  expect(await lantern.reconcile(account.playerId)).toMatchObject({ ok: true, findings: [] });
});

it('says so in every language', async () => {
  const { visitor, id } = await late();
  for (const language of languages) {
    const page = await visitor.get(`${language === 'en' ? '' : `/${language}`}/cashier/deposit/${id}`);
    expect(page).toHaveStatus(200);
    expect(page.$('main').text()).toContain(translatorFor(language)('unallocated.late'));
    expect(page.$('main').text()).toContain(translatorFor(language)('unallocated.yours'));
  }
});
