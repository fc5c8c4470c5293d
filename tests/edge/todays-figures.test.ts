/** Each figure of Today: what it counts is made to happen, it moves by exactly that, and its link leads to the list that shows it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { operatorVisitor } from '../harness/operators';
import { listAcmeTitles } from '../harness/outside-titles';
import { openAccount, type Account } from '../harness/player';
import { toFreshRound } from '../harness/shared-table';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({
    api: { ...providersKnown('acme'), GAME_CEILINGS: '{"acme":1000000}' },
  });
  await listAcmeTitles(lantern);
  // Early on a day, so that none of this is on two.
  const day = 86_400_000;
  const now = await lantern.clock.now();
  await lantern.clock.advance({ minutes: Math.ceil((day - (now % day)) / 60_000) + 60 });
});
afterAll(() => lantern.stop());

/** Of somebody who holds every role; a session is short, and the clock is moved. */
const look = async (path: string): Promise<Page> => (await operatorVisitor(lantern)).get(path);
function tileOf(page: Page, says: string, currency?: string) {
  const tiles = page.$(currency ? `section[aria-label="${currency}"]` : 'main').find('.figures > *');
  const tile = tiles.filter((_, each) => page.$(each).contents().eq(1).text() === says).first();
  return { shown: tile.find('b').text(), href: tile.attr('href'), waits: tile.find('small').text() };
}
const tile = async (says: string, currency?: string) => tileOf(await look('/__ops/today'), says, currency);
const count = async (says: string, currency?: string) => Number((await tile(says, currency)).shown);
/** Minor units. */
const minor = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
const amount = async (says: string, currency = 'EUR') => minor((await tile(says, currency)).shown);
/** What today's row of the reports says under a head. */
async function reported(head: string, currency = 'EUR'): Promise<string> {
  const page = await look((await tile('Turnover', currency)).href!);
  const place = page
    .$('thead th')
    .toArray()
    .findIndex((each) => page.$(each).text().startsWith(head));
  const row = page
    .$('tbody tr')
    .filter((_, each) => /so far/.test(page.$(each).text()) && page.$(each).find('td').eq(1).text() === currency);
  return row.find('td').eq(place).text();
}
/** A player's books tell the house a quarter of an hour after money moved. */
async function told(...players: Account[]): Promise<void> {
  await lantern.clock.advance({ minutes: 16 });
  await Promise.all(players.map((player) => lantern.api.getBalance({}, player)));
}

const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', holder: 'Mina Lund' };
/** Of somebody who has nothing yet, until it is credited. */
const deposit = async (player: Account, sum: number, more: { bonus?: string } = {}) => {
  const body = { method: 'card', amount: sum, requestId: crypto.randomUUID(), card, ...more } as never;
  expect((await lantern.api.deposit({ body }, player)).info.success).toBe(true);
  await expect.poll(async () => (await lantern.api.getBalance({}, player)).data.cash).toBe(sum);
};
async function round(player: Account, stake: number, win: number) {
  const acme = new GameProvider(lantern, 'acme');
  const playerToken = await lantern.walletToken(player.player, 'acme');
  const base = { playerToken, roundId: crypto.randomUUID(), gameid: 'ember-crates', currency: 'EUR' };
  await acme.tell('bet', { ...base, transactionId: crypto.randomUUID(), amount: stake });
  await acme.tell('win', { ...base, transactionId: crypto.randomUUID(), amount: win, closes: true });
}
const withdrawal = async (player: Account, method: 'card' | 'crypto', sum: number) =>
  (await lantern.api.withdraw({ body: { method, amount: sum, requestId: crypto.randomUUID() } }, player)).data.id;
/** A withdrawal by coins that is with the provider. */
async function onItsWay(player: Account, sum: number): Promise<string> {
  const id = await withdrawal(player, 'crypto', sum);
  await lantern.withdrawals.decide(player.id, id, 'approve');
  const token = decodeURIComponent((await lantern.mailbox.latestFor(player.email)).link.split('/withdrawal/')[1]!);
  const body = { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const;
  await lantern.api.completeWithdrawal({ params: { token }, body });
  const orderId = `${player.id}.${id}`;
  await expect.poll(async () => (await lantern.payments.all()).some((each) => each.orderId === orderId)).toBe(true);
  return orderId;
}

describe('today', () => {
  it('nothing has moved, until something does', async () => {
    expect((await look('/__ops/today')).$('main').text()).toContain('No money has moved yet.');
    await openAccount(lantern, { balance: 10_00 }).then(told);
    await expect.poll(() => amount('Owed to players')).toBe(10_00);
  });

  it('deposits are what gateways brought', async () => {
    const before = await amount('Deposits');
    const player = await openAccount(lantern, {});
    await deposit(player, 73_00);
    await told(player);
    await expect.poll(() => amount('Deposits')).toBe(before + 73_00);
    expect(await reported('Deposits')).toBe((await tile('Deposits', 'EUR')).shown);
  });

  it('what was paid out is what gateways took', async () => {
    const player = await openAccount(lantern, { balance: 500_00 });
    await told(player);
    const [before, brought] = [await amount('Paid out'), await amount('Deposits')];
    await lantern.payments.confirm(await onItsWay(player, 41_00));
    await told(player);
    await expect.poll(() => amount('Paid out')).toBe(before + 41_00);
    expect(await amount('Deposits')).toBe(brought);
    expect(await reported('Paid out')).toBe((await tile('Paid out', 'EUR')).shown);
  });

  it('turnover, payouts and what is left of them are what was staked and won', async () => {
    const player = await openAccount(lantern, { balance: 100_00 });
    const figures = () => Promise.all(['Turnover', 'Payouts', 'Gross gaming revenue'].map((says) => amount(says)));
    const [turnover, payouts, ggr] = (await figures()) as [number, number, number];
    await round(player, 12_00, 5_00);
    await told(player);
    await expect.poll(figures).toEqual([turnover + 12_00, payouts + 5_00, ggr + 7_00]);
    await round(player, 1_00, 31_00);
    await told(player);
    await expect.poll(figures).toEqual([turnover + 13_00, payouts + 36_00, ggr - 23_00]);
    for (const [head, says] of [
      ['Turnover', 'Turnover'],
      ['Payouts', 'Payouts'],
      ['GGR', 'Gross gaming revenue'],
    ] as const)
      expect(await reported(head)).toBe((await tile(says, 'EUR')).shown);
  });

  it('is what yesterday’s close leaves: the next day begins at nothing, and is owed what was', async () => {
    const owed = await amount('Owed to players');
    await lantern.clock.advance({ minutes: 24 * 60 });
    const close = await (await operatorVisitor(lantern, 'payments')).post('/__ops/books', {}, { follow: false });
    expect(close.status).toBe(303);
    // The night that was missed is not made up for: what it would have closed belongs to the day that is open.
    const day = 86_400_000;
    await lantern.clock.advance({ minutes: Math.ceil((day - ((await lantern.clock.now()) % day)) / 60_000) + 20 });
    await (await operatorVisitor(lantern, 'payments')).post('/__ops/books', {}, { follow: false });
    const all = ['Deposits', 'Paid out', 'Turnover', 'Payouts', 'Gross gaming revenue', 'Bonus cost'];
    expect(await Promise.all(all.map((says) => amount(says)))).toEqual([0, 0, 0, 0, 0, 0]);
    expect([await count('Active players', 'EUR'), await amount('Owed to players')]).toEqual([0, owed]);
    await lantern.clock.advance({ minutes: 60 });
  });

  it('the bonus cost is what the house gave of its own, less what it took back, to the cent of the ledgers', async () => {
    const bonus = await operatorVisitor(lantern, 'bonus');
    const offer = {
      ...{ step: 'make_offer', url: 'lamp-oil', 'title-en': 'Lamp oil', 'summary-en': 'Half on top.', way: 'deposit' },
      ...{ limit: 'once', percent: '50', most: '40', minimum: '20', days: '7', segment: 'everybody', note: 'x' },
    };
    expect((await bonus.post('/__ops/bonuses', { ...offer, press: 'lamp' }, { follow: false })).status).toBe(303);
    const before = await amount('Bonus cost');
    const keeps = await openAccount(lantern, {});
    const givesUp = await openAccount(lantern, {});
    const wantsNone = await openAccount(lantern, {});
    await deposit(keeps, 60_00, { bonus: 'lamp-oil' });
    await deposit(givesUp, 50_00, { bonus: 'lamp-oil' });
    await deposit(wantsNone, 60_00);
    // What nobody offered costs as well: what an operator grants by hand.
    await lantern.bonuses.give(wantsNone.id, { amount: 7_00, started: true });
    await told(keeps, givesUp, wantsNone);
    await expect.poll(() => amount('Bonus cost')).toBe(before + 30_00 + 25_00 + 7_00);
    const [given] = (await lantern.api.bonuses({}, givesUp)).data.bonuses;
    await lantern.api.forfeitBonus({ params: { id: given!.id } }, givesUp);
    await told(givesUp);
    await expect.poll(() => amount('Bonus cost')).toBe(before + 30_00 + 7_00);
    expect(await reported('Bonus cost')).toBe((await tile('Bonus cost', 'EUR')).shown);
    for (const [player, cost] of [
      [keeps, 30_00],
      [givesUp, 0],
      [wantsNone, 7_00],
    ] as const) {
      const { balances } = await lantern.reconcile(player.id);
      const spent = balances.filter(({ account }) => account === 'house:promotions');
      expect(spent.reduce((sum, { amount: balance }) => sum - balance, 0)).toBe(cost);
    }
  });

  it('active players are those whose money moved, each once', async () => {
    const player = await openAccount(lantern, { balance: 100_00 });
    const idle = await openAccount(lantern, {});
    await told(player, idle);
    const active = () => count('Active players', 'EUR');
    await expect.poll(() => active()).toBeGreaterThan(0);
    const before = await active();
    await round(player, 1_00, 0);
    await told(player);
    const other = await openAccount(lantern, { balance: 100_00 });
    await told(other);
    await expect.poll(active).toBe(before + 1);
    expect(await reported('Active')).toBe(String(before + 1));
  });

  it('what is owed to players is by currency', async () => {
    await openAccount(lantern, { balance: 1_000_00, currency: 'NOK' }).then(told);
    await expect.poll(() => amount('Owed to players', 'NOK')).toBe(1_000_00);
    const euros = await amount('Owed to players');
    const player = await openAccount(lantern, { balance: 2_500_00, currency: 'NOK' });
    await told(player);
    await expect.poll(() => amount('Owed to players', 'NOK')).toBe(3_500_00);
    expect(await amount('Owed to players')).toBe(euros);
    expect(minor(await reported('Owed', 'NOK'))).toBe(3_500_00);
  });
});

describe('what waits', () => {
  it('withdrawals, with how long the first has waited', async () => {
    const player = await openAccount(lantern, { balance: 100_00 });
    const before = await count('Withdrawals');
    const id = await withdrawal(player, 'card', 20_00);
    await expect.poll(() => count('Withdrawals')).toBe(before + 1);
    await lantern.clock.advance({ minutes: 90 });
    const { href, waits } = await tile('Withdrawals');
    expect(waits).toMatch(/^oldest waits 1 h 3\d min$/);
    expect((await look(href!)).$('main').text()).toContain(player.username);
    await lantern.withdrawals.decide(player.id, id, 'reject');
    await expect.poll(() => count('Withdrawals')).toBe(before);
  });

  it('wins that are held', async () => {
    const player = await openAccount(lantern, { balance: 100_00 });
    const [before, others] = [await count('Held wins'), await count('Failed payouts')];
    await round(player, 1_00, 10_000_01);
    await expect.poll(() => count('Held wins'), { timeout: 10_000 }).toBe(before + 1);
    expect([await count('Failed payouts'), await count('Money and rounds to decide')]).toEqual([others, 0]);
    expect((await look((await tile('Held wins')).href!)).$('main').text()).toContain(player.username);
  });

  it('payouts that failed', async () => {
    const player = await openAccount(lantern, { balance: 100_00 });
    const [before, held] = [await count('Failed payouts'), await count('Held wins')];
    await lantern.payments.fail(await onItsWay(player, 50_00));
    await expect.poll(() => count('Failed payouts'), { timeout: 10_000 }).toBe(before + 1);
    expect(await count('Held wins')).toBe(held);
    expect((await look((await tile('Failed payouts')).href!)).$('main').text()).toContain(player.username);
  });

  it('mails that were not sent, with how long the first has waited', async () => {
    const before = await count('Mails not sent yet');
    const database = await lantern.database();
    const at = (await lantern.clock.now()) - 3 * 60 * 60_000;
    await database
      .prepare("INSERT INTO mail_outbox VALUES ('stuck', 'a@mail.example', 'de', 'x', 'x', 'x', '', ?, NULL)")
      .bind(at)
      .run();
    const { shown, href, waits } = await tile('Mails not sent yet');
    expect([Number(shown), waits]).toEqual([before + 1, 'oldest waits 3 h 0 min']);
    const list = await look(href!);
    expect(list.$('tbody tr').first().text()).toContain('3 h 0 min');
    expect(list.$('main').text()).not.toContain('a@mail.example');
    await database.prepare("UPDATE mail_outbox SET sent_at = 1 WHERE id = 'stuck'").run();
    expect(await count('Mails not sent yet')).toBe(before);
  });

  it('what objects could not pass on, until they have', { timeout: 120_000 }, async () => {
    const says = 'Undelivered messages';
    // A sign-in for all looks: too many in a row are refused.
    const operator = await operatorVisitor(lantern);
    const waiting = async () => tileOf(await operator.get('/__ops/today'), says);
    expect((await waiting()).shown).toBe('0');
    await lantern.faults.next('D1 DELETE FROM player_terms', '500', 1_000);
    await openAccount(lantern, {});
    await expect.poll(async () => Number((await waiting()).shown)).toBeGreaterThan(0);
    const { href, waits } = await waiting();
    expect(waits).toMatch(/^oldest waits \d/);
    expect((await operator.get(href!)).$('tbody tr').first().text()).toMatch(/^player/);
    await lantern.faults.clear();
    await expect.poll(async () => (await waiting()).shown, { timeout: 90_000, interval: 2_000 }).toBe('0');
  });

  it('rounds of a table of which players could not be told, until they have', { timeout: 120_000 }, async () => {
    const id = 'lamplight-roulette';
    const player = await openAccount(lantern, { balance: 20_00 });
    const { round, resultAt } = await toFreshRound(lantern, id);
    const choice = { kind: 'bets' as const, bets: [{ spot: 'red', amount: 1_00 }] };
    const body = { round, mode: 'real' as const, stake: 1_00, choice, requestId: crypto.randomUUID() };
    expect((await lantern.api.betAtTable({ params: { id }, body }, player)).info.success).toBe(true);
    await lantern.faults.next('PLAYER tables.takeTableRounds', '500', 1_000);
    await lantern.clock.advanceTo(resultAt);
    const operator = await operatorVisitor(lantern);
    const outboxes = async () => (await operator.get('/__ops/today/outboxes')).$('tbody').text();
    await expect.poll(outboxes, { timeout: 60_000, interval: 1_000 }).toMatch(/table\s*rounds\s*1\s*0 min/);
    await lantern.faults.clear();
    await expect.poll(outboxes, { timeout: 60_000, interval: 1_000 }).not.toContain('table');
  });

  it('providers from which nothing has come for a day', async () => {
    await lantern.clock.advance({ hours: 25 });
    const silent = async () => {
      const page = await look((await tile('Silent providers')).href!);
      return page
        .$('tbody tr')
        .toArray()
        .filter((row) => page.$(row).text().includes('silent for'))
        .map((row) => page.$(row).find('td').first().text());
    };
    const before = await silent();
    expect(before).toContain('card');
    expect(await count('Silent providers')).toBe(before.length);
    const player = await openAccount(lantern, {});
    await deposit(player, 20_00);
    await told(player);
    await expect.poll(() => count('Silent providers')).toBe(before.length - 1);
    expect(await silent()).toEqual(before.filter((provider) => provider !== 'card'));
  });
});
