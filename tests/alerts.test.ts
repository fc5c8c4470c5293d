/** Alerts on a running product: faults that a tester stages make its own measurements ring them, and they end with the faults. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hours } from 'contract/constants';
import { connect } from '../scripts/deploy/platform';
import { alerts } from '../scripts/on-call/objectives';
import { ringing } from '../scripts/on-call/watch';
import { startLantern, type Lantern } from './harness';
import { openAccount, type Account } from './harness/player';
import { startPlatform, type StandIn } from './harness/platform';

/** Of fewer, nothing is said. */
const enough = 25;
const slots = 'lantern-festival';

let lantern: Lantern;
let platform: StandIn;
let rich: Account;
let poor: Account;
/** Another product, on which an alarm fails from the beginning: it takes a minute and a half until one is a minute late. */
let another: { lantern: Lantern; platform: StandIn; late: Promise<void> };

async function startAnother(): Promise<typeof another> {
  const account = await startPlatform();
  const { points } = account.account;
  const product = await startLantern({ onPoint: (point) => void points.push({ at: Date.now(), point, times: 1 }) });
  const late = (async () => {
    await ringWell(product, points);
    expect(await pages(account)).toEqual([]);
    // The platform asks again after 2, 4, 8, 16 and 32 seconds.
    await product.faults.next('ALARM player', '500', 5);
    await openAccount(product);
  })();
  return { lantern: product, platform: account, late };
}

/** Alarms of players ring, each half a minute after it was planned. */
async function ringWell(product: Lantern, points: StandIn['account']['points']): Promise<void> {
  const before = points.length;
  await times(enough, () => openAccount(product));
  const rung = () => points.slice(before).filter(({ point }) => point.blobs[0] === 'alarm').length;
  await expect.poll(rung, { timeout: 90_000, interval: 1_000 }).toBeGreaterThanOrEqual(enough);
}

beforeAll(async () => {
  platform = await startPlatform();
  const { points } = platform.account;
  lantern = await startLantern({ onPoint: (point) => void points.push({ at: Date.now(), point, times: 1 }) });
  rich = await openAccount(lantern, { balance: 1_000_00 });
  poor = await openAccount(lantern);
  another = await startAnother();
});
afterAll(async () => {
  for (const { lantern: product, platform: account } of [{ lantern, platform }, another]) {
    await product.stop();
    account.stop();
  }
});
beforeEach(() => {
  platform.account.points.length = 0;
});

const times = async (count: number, each: (index: number) => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index += 1) await each(index);
};
const page = () => lantern.visitor().get(`/play/lantern/${slots}`);
const call = () => lantern.api.listJackpots();
const bet = (who: Account) =>
  lantern.api.playRound({ body: { gameid: slots, mode: 'real', stake: 20, requestId: crypto.randomUUID() } }, who);
const logIn = (password: string) => lantern.api.login({ body: { username: rich.username, password } });

/** Pages, calls and bets, and what the players' objects tell of them. */
async function play(count: number): Promise<void> {
  await times(count, page);
  await times(count, call);
  await times(count, () => bet(rich));
  await times(count, () => openAccount(lantern));
}

/** What was measured in an hour like any other, with what objects told others in their own time. */
let hour: StandIn['account']['points'];
async function playAnHour(): Promise<void> {
  const { points } = platform.account;
  await play(enough);
  const told = () => points.filter(({ point }) => point.blobs[0] === 'outbox').length;
  await expect.poll(told, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
  hour = [...points];
}

/** The same hour again, and something new, of which one thing that fails would ring. */
async function anotherHour(): Promise<void> {
  platform.account.points.push(...hour.map((each) => ({ ...each, at: Date.now() })));
  await play(3);
}

const pages = async ({ environment } = platform): Promise<string[]> =>
  (await ringing(connect(environment), 'lantern_production'))
    .filter(({ alert }) => alert.severity === 'page')
    .map(({ alert }) => alert.id);

/** A fault, what people do meanwhile, and by which alert it is noticed. */
const faults: [alert: string, fault: () => Promise<unknown>, meanwhile: () => Promise<void>][] = [
  ['pages-answer', () => lantern.faults.next('GET /', '500', 1_000), () => times(5, page)],
  ['pages-are-fast', () => lantern.faults.next('GET /', 'slow', 1_000), () => times(6, page)],
  ['calls-answer', () => lantern.faults.next('GET /jackpots', '500', 1_000), () => times(5, call)],
  ['money-moves', () => lantern.faults.next('PLAYER', '500', 1_000), () => times(5, () => bet(rich))],
  [
    'outbox-delivers',
    () => lantern.faults.next('D1 DELETE FROM player_terms', '500', 1_000),
    () => times(5, () => openAccount(lantern)),
  ],
  ['money-refused', () => Promise.resolve(), () => times(60, () => bet(poor))],
  ['logins-refused', () => Promise.resolve(), () => times(120, () => logIn('no such word'))],
];

it('nothing rings in an hour of play', { timeout: 120_000 }, async () => {
  await playAnHour();
  expect(await pages()).toEqual([]);
});

it.each(faults)('%s rings by a fault, and ends with it', { timeout: 120_000 }, async (id, fault, meanwhile) => {
  await anotherHour();
  await fault();
  await meanwhile();
  // An object tells others in its own time.
  await expect
    .poll(async () => (await pages()).map((each) => each.replace(/-\d+[hm]$/, '')), { timeout: 30_000 })
    .toContain(id);
  await lantern.faults.clear();
  platform.account.points.forEach((each) => (each.at -= 7 * hours));
  await anotherHour();
  expect(await pages()).toEqual([]);
});

it('alarms-ring rings by an alarm that fails, and ends when it rings well', { timeout: 240_000 }, async () => {
  const { points } = another.platform.account;
  await another.late;
  await expect
    .poll(() => pages(another.platform), { timeout: 150_000, interval: 1_000 })
    .toEqual(['alarms-ring-1h', 'alarms-ring-6h']);
  points.forEach((each) => (each.at -= 7 * hours));
  await ringWell(another.lantern, points);
  expect(await pages(another.platform)).toEqual([]);
});

it('every alert is rung here', () => {
  const rung = [...faults.map(([id]) => id), 'alarms-ring'];
  expect(alerts.map(({ runbook }) => runbook.replace(/^.*\/|\.md$/g, '')).filter((id) => !rung.includes(id))).toEqual(
    [],
  );
});
