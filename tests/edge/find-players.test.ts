/** Whoever writes to the house, or stands on a statement, is found: by each thing that operators have of a player, and nobody else is. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startLantern, type Lantern, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';
import { openAccount, type Account } from '../harness/player';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
let lantern: Lantern;
let support: Visitor;
let player: Account;
let withdrawalId: string;
/** The ids under Bookings, by kind, as the desk shows them. */
const bookings = new Map<string, string>();
beforeAll(async () => {
  lantern = await startLantern();
  support = await operatorVisitor(lantern, 'support');
  await openAccount(lantern, { balance: 10_00 });
  player = await openAccount(lantern, {});
  const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', holder: 'Mina Lund' };
  const body = { method: 'card', amount: 90_00, requestId: crypto.randomUUID(), card } as never;
  expect((await lantern.api.deposit({ body }, player)).info.success).toBe(true);
  await vi.waitFor(async () => expect((await lantern.api.getBalance({}, player)).data.cash).toBe(90_00));
  withdrawalId = (
    await lantern.api.withdraw({ body: { method: 'crypto', amount: 50_00, requestId: crypto.randomUUID() } }, player)
  ).data.id;
  await lantern.withdrawals.decide(player.id, withdrawalId, 'approve');
  const token = decodeURIComponent((await lantern.mailbox.latestFor(player.email)).link.split('/withdrawal/')[1]!);
  await lantern.api.completeWithdrawal({ params: { token }, body: { chain: 'BTC', address } });
  const sheet = await support.get(`/__ops/players/${player.id}`);
  const rows = sheet.$('[aria-label=Bookings] table').find('tbody tr').toArray();
  for (const row of rows) {
    const cell = (head: string) => sheet.$(row).find(`td[data-head="${head}"]`).text();
    bookings.set(cell('Kind'), cell('Id'));
  }
});
afterAll(() => lantern.stop());

async function search(text: string): Promise<{ id: string; by: string }[]> {
  const page = await support.get(`/__ops/players?q=${encodeURIComponent(text)}`);
  return page
    .$('ul.plain li')
    .map((_, item) => ({
      id: page.$(item).find('a').attr('href')!.replace('/__ops/players/', ''),
      by: page.$(item).find('small').text(),
    }))
    .get();
}

it.each<[string, () => string, string]>([
  ['user name', () => player.username, 'by username'],
  ['user name in capitals', () => player.username.toUpperCase(), 'by username'],
  ['beginning of the user name', () => player.username.slice(0, -1), 'by username'],
  ['email', () => player.email, 'by email'],
  ['id', () => player.id, 'by id'],
  ['booking of a deposit', () => bookings.get('deposit')!, 'by id'],
  ['order of a deposit', () => bookings.get('deposit')!.replace('deposit:', ''), 'by id'],
  ['booking of a withdrawal', () => bookings.get('withdrawal hold')!, 'by withdrawal'],
  ['withdrawal', () => withdrawalId, 'by withdrawal'],
  ['order of a withdrawal', () => `${player.id}.${withdrawalId}`, 'by id'],
  ['exception', () => `${player.id}.payout_failed.${player.id}.${withdrawalId}`, 'by id'],
  ['address of a payout', () => address, 'by payout'],
])('is found by %s', async (_, text, by) => {
  const wanted = text();
  expect(wanted).toMatch(/\S{4,}/);
  // What the desk is told by the outbox comes a moment later.
  await expect.poll(() => search(wanted), { timeout: 10_000 }).toEqual([{ id: player.id, by }]);
});

it('is not found by what is nobody’s', async () => {
  for (const text of [
    'nobody-by-this',
    `deposit:${crypto.randomUUID()}.x`,
    'withdrawal_hold:',
    `x${player.id}`,
    '%',
    '_',
  ])
    expect(await search(text), text).toEqual([]);
});
