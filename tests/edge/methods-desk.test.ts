/** What each method takes and pays in one payment: set by two persons, kept by the cashier, told by every page, as data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { addressOf, operatorVisitor } from '../harness/operators';
import { logIn } from '../harness/player';

const path = '/__ops/methods';
const card = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Mara Tester' };

let lantern: Lantern;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  [ada, ben] = (await Promise.all(['ada', 'ben'].map((name) => operatorVisitor(lantern, name)))) as [Visitor, Visitor];
});
afterAll(() => lantern.stop());

const ask = (form: Record<string, string>, who = ada): Promise<Page> =>
  who.post(path, { step: 'set', note: 'agreed with the bank', press: crypto.randomUUID(), ...form }, { follow: false });
/** The second person says yes to what was asked for last. */
async function confirm(who = ben): Promise<Page> {
  const page = await who.get('/__ops/requests');
  const request = String(page.$('[name=request]').last().attr('value'));
  return who.post('/__ops/requests', { step: 'confirm', request }, { follow: false });
}
async function set(method: string, direction: string, minimum: string, maximum: string): Promise<void> {
  const asked = await ask({ method, direction, minimum, maximum });
  expect(asked.status, asked.$('main').text().slice(0, 200)).toBe(202);
  expect((await confirm()).status).toBe(303);
}
const someone = async (balance = 500_00) => {
  const { sessionid, username, password } = await lantern.players.make({ balance });
  return { username: username!, password: password!, caller: { player: sessionid! } };
};
type Caller = Awaited<ReturnType<typeof someone>>['caller'];
const deposit = (caller: Caller, amount: number, requestId: string = crypto.randomUUID()) =>
  lantern.api.deposit({ body: { method: 'card', amount, requestId, card } }, caller);
const withdraw = (caller: Caller, amount: number, requestId: string = crypto.randomUUID()) =>
  lantern.api.withdraw({ body: { method: 'card', amount, requestId } }, caller);
const borders = async (caller: Caller, direction: 'deposit' | 'withdraw') =>
  (await lantern.api.cashierMethods({}, caller)).data[direction].find(({ id }) => id === 'card');
const logged = async () =>
  (
    await (
      await lantern.database()
    )
      .prepare("SELECT actor, subject, details FROM operator_log WHERE action = 'method_limits' ORDER BY seq")
      .all<{ actor: string; subject: string; details: string }>()
  ).results.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) as Record<string, unknown> }));

describe('a method’s borders', () => {
  it('take two persons, and hold from then on for cashier, posts and info pages', async () => {
    const { caller, username, password } = await someone();
    const before = (await borders(caller, 'deposit'))!;
    expect((await ask({ method: 'card', direction: 'deposit', minimum: '33', maximum: '77,50' })).status).toBe(202);
    expect(await borders(caller, 'deposit')).toEqual(before);
    expect((await confirm(ada)).status).toBe(403);
    expect(await borders(caller, 'deposit')).toEqual(before);
    expect((await confirm()).status).toBe(303);
    expect(await borders(caller, 'deposit')).toEqual({ ...before, minimum: 33_00, maximum: 77_50 });
    expect((await deposit(caller, 32_99)).info.resultCode).toBe('amount_below_minimum');
    expect((await deposit(caller, 77_51)).info.resultCode).toBe('amount_above_maximum');
    for (const amount of [33_00, 77_50]) expect((await deposit(caller, amount)).info.success).toBe(true);

    const visitor = await logIn(lantern, { username, password });
    expect((await visitor.get('/cashier/deposit')).$('main').text()).toContain('33.00');
    const article = await lantern.visitor().get('/info/deposits-and-withdrawals');
    expect(article.$('main').text()).toContain('€77.50');
    expect((await ada.get(path)).$('main').text()).toContain('€33.00 to €77.50');

    const [entry] = await logged();
    expect(entry).toMatchObject({ actor: addressOf('ben'), subject: 'card' });
    expect(entry!.details).toMatchObject({
      askedBy: addressOf('ada'),
      before: { direction: 'deposit', minimum: before.minimum },
      after: { direction: 'deposit', minimum: 33_00, maximum: 77_50 },
    });
    // Set to what it was built with, nothing is kept.
    await set('card', 'deposit', String(before.minimum / 100), String(before.maximum / 100));
    expect(await borders(caller, 'deposit')).toEqual(before);
    const kept = await (await lantern.database()).prepare('SELECT * FROM method_limits').all();
    expect(kept.results).toEqual([]);
  });

  it('leave what was asked for before as it was: the same post again gets the same answer', async () => {
    const { caller } = await someone();
    const [first, second] = [
      await deposit(caller, 60_00, 'asked-before-00001'),
      await withdraw(caller, 60_00, 'asked-before-00002'),
    ];
    expect([first.info.success, second.info.success]).toEqual([true, true]);
    await set('card', 'deposit', '100', '200');
    await set('card', 'withdraw', '100', '200');
    expect((await deposit(caller, 60_00, 'asked-before-00001')).data.id).toBe(first.data.id);
    expect((await withdraw(caller, 60_00, 'asked-before-00002')).data.id).toBe(second.data.id);
    expect((await withdraw(caller, 60_00)).info.resultCode).toBe('amount_below_minimum');
    await set('card', 'deposit', '10', '5000');
    await set('card', 'withdraw', '20', '10000');
  });

  it('hold for pay-and-play too', async () => {
    await set('trumo', 'deposit', '40', '50');
    const anonymous = (await lantern.api.anon()).data.anonSessionId!;
    const code = async (amount: number) =>
      (await lantern.api.instantRegLogin({ body: { amount, type: 'deposit' } }, { anonymous })).info.resultCode;
    expect([await code(39_99), await code(50_01)]).toEqual(['amount_below_minimum', 'amount_above_maximum']);
    expect(await code(40_00)).toBe('ok');
  });

  it.each([
    ['the least above the most', { minimum: '50', maximum: '20' }, 'more than the most'],
    ['nothing', { minimum: '', maximum: '20' }, 'amounts above zero'],
    ['less than nothing', { minimum: '-5', maximum: '20' }, 'amounts above zero'],
    ['a slip of noughts', { minimum: '20', maximum: '5000000' }, 'at the most'],
    ['no number', { minimum: 'ten', maximum: '20' }, 'amounts above zero'],
  ])('are not set to %s, and what was written stays', async (_, wrong, says) => {
    const page = await ask({ method: 'card', direction: 'deposit', ...wrong });
    expect([page.status, page.$('[role=alert]').text()]).toEqual([422, expect.stringContaining(says)]);
    expect(page.$('#card-deposit-minimum').val()).toBe(wrong.minimum);
    expect(page.$('#card-deposit-maximum').val()).toBe(wrong.maximum);
    expect(page.$('#note-set-card-deposit').val()).toBe('agreed with the bank');
  });

  it.each([
    ['a method that is not there', { method: 'cash' }, 422],
    ['a direction that it has not', { method: 'trumo', direction: 'withdraw' }, 422],
    ['no reason', { note: ' ' }, 422],
    ['what stands already', { minimum: '10', maximum: '5000' }, 409],
  ])('are not asked for with %s', async (_, wrong, status) => {
    const form = { method: 'card', direction: 'deposit', minimum: '21', maximum: '60', ...wrong };
    expect((await ask(form)).status).toBe(status);
  });
});
