import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLantern, type Lantern, type Page } from './harness';
import type { FormValues } from './harness/form';
import { freshPlayer, logIn } from './harness/player';
import type { FaultKind } from './harness/qa';

/** The page has to be there within 2.5 s (QUALITY); the rest is what a busy machine adds to a test, ms. */
const promised = 2_500;
const slack = 700;
/** What the machine takes now for a new product's first page when nothing is wrong, by the kind of what is wrong beside it, ms. */
const pace = new Map<FaultKind, number>();

/** They wait for a dozen answers that come late or never, beside three others that do so too. */
vi.setConfig({ testTimeout: 120_000 });

const kinds: FaultKind[] = ['timeout', '500', 'garbage', 'slow'];

/** A page that tells what is wrong, in time: never blank, never a stack. */
function tellsInTime(page: Page, kind: FaultKind): void {
  expect(page.took, page.path).toBeLessThan(promised + slack + pace.get(kind)!);
  expect(page.status, page.path).not.toBe(500);
  expect(page.text.length, `${page.path} is blank`).toBeGreaterThan(40);
  expect(page.text).not.toMatch(/\bat \w+ \(|TypeError|ApiUnavailable|Unexpected Server Error|Internal Error/);
  expect(page).toBeScriptless();
  if (page.status !== 503) return;
  expect(page.headers.get('retry-after'), page.path).toBe('30');
  expect(page.text, page.path).toContain(page.headers.get('x-request-id')!);
}

const reads: [string, string][] = [
  ['/profile/my-account', 'GET /player'],
  ['/cashier/deposit', 'GET /cashier/methods'],
  ['/cashier/withdraw', 'GET /cashier/methods'],
  ['/cashier/withdraw', 'GET /player/transactions/pendingWithdrawals'],
  ['/profile/history?tab=transactions', 'POST /player/transactions'],
  ['/profile/history?tab=gaming', 'POST /player/history/gaming'],
];

// Mostly waiting, so the kinds wait side by side, each with products of its own.
describe.concurrent.each(kinds)('the API is away, late or talks nonsense: %s', (kind) => {
  describe.sequential('one after the other, for faults count calls', () => {
    let faulty: Lantern;
    beforeAll(async () => {
      faulty = await startLantern();
      pace.set(kind, (await faulty.visitor().get('/')).took);
    });
    afterAll(() => faulty.stop());

    it('on every call: a cold site shows an outage page with 503', async () => {
      const cold = await startLantern();
      try {
        for (const method of ['GET', 'POST']) await cold.faults.next(`${method} /`, kind, 1_000);
        for (const path of ['/', '/casino', '/login', '/play/lantern/lantern-festival', '/de/livecasino']) {
          const page = await cold.visitor().get(path);
          tellsInTime(page, kind);
          expect([200, 503], path).toContain(page.status);
          // A slow answer may still come in time; all others can't.
          if (path !== '/login' && kind !== 'slow') expect(page).toHaveStatus(503);
        }
      } finally {
        await cold.stop();
      }
    });

    it('after somebody was here: the lobby stays readable', async () => {
      const warm = await startLantern();
      try {
        const visitor = warm.visitor();
        const before = await visitor.get('/casino');
        expect(before).toHaveStatus(200);
        for (const method of ['GET', 'POST']) await warm.faults.next(`${method} /`, kind, 1_000);
        const page = await visitor.get('/casino');
        tellsInTime(page, kind);
        expect(page).toHaveStatus(200);
        expect(page.$('main a[href*="/play/"]').length).toBe(before.$('main a[href*="/play/"]').length);
        const newcomer = await warm.visitor().get('/casino');
        tellsInTime(newcomer, kind);
        expect(newcomer).toHaveStatus(200);
        expect(newcomer.$('main a[href*="/play/"]').length).toBeGreaterThan(0);
      } finally {
        await warm.stop();
      }
    });

    it.each(reads)('%s without %s', async (path, call) => {
      const { visitor } = await freshPlayer(faulty, { balance: 100_00 });
      await faulty.faults.next(call, kind, 10);
      const page = await visitor.get(path);
      await faulty.faults.clear();
      tellsInTime(page, kind);
      expect(visitor.cookies.get('playerSessionId'), 'an outage is no log-out').toBeTruthy();
    });

    it('at log-in: the form is back with what happened, and the next try works', async () => {
      const account = await faulty.players.make();
      const visitor = faulty.visitor();
      const form = await visitor.get('/login');
      await faulty.faults.next('POST /player/login', kind, 1);
      const page = await visitor.post(
        form.url.href,
        { username: account.username, password: account.password },
        { from: form },
      );
      await faulty.faults.clear();
      tellsInTime(page, kind);
      expect(page.html).not.toContain(account.password);
      await logIn(faulty, account);
    });
  });
});

describe('what the API says of a session', () => {
  let lantern: Lantern;
  beforeAll(async () => {
    lantern = await startLantern();
  });
  afterAll(() => lantern.stop());

  it('session_expired on any call: warned once, on the home page, logged out', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    await lantern.faults.next('GET /player', 'session_expired', 1);
    const page = await visitor.get('/profile/my-account');
    await lantern.faults.clear();
    expect(page).toBeAt('/');
    expect(page).toHaveStatus(200);
    expect(page).toHaveToast(/session expired/i);
    expect(visitor.cookies.get('playerSessionId')).toBeUndefined();
    expect((await visitor.get('/')).toast).toBeNull();
  });

  it('restriction_error from anon leads to the restricted page', async () => {
    await lantern.faults.next('GET /anon', 'restriction_error', 1);
    const page = await lantern.visitor().get('/');
    await lantern.faults.clear();
    expect(page).toBeAt('/access-restricted');
  });

  /** A form of each kind, the call that it leads to, and how it is filled in. */
  const posts: [string, string, string, FormValues][] = [
    [
      '/cashier/deposit',
      'POST /cashier/deposit',
      'deposit',
      {
        amount: '50',
        'card.number': '4242 4242 4242 4242',
        'card.expiry': '12/39',
        'card.cvc': '123',
        'card.holder': 'Ada Lovelace',
      },
    ],
    ['/cashier/withdraw', 'POST /cashier/withdraw', 'withdraw', { amount: '40' }],
    ['/play/lantern/lantern-festival?mode=real', 'POST /rounds', 'Spin', {}],
    ['/responsible-gambling', 'POST /limits/deposit', 'deposit-limit', { newLimit: '100', password: 'whatever-1A' }],
    [
      '/profile/security',
      'POST /player/changepass',
      'password',
      { oldPassword: 'whatever-1A', newPassword: 'New-lantern-2', passwordConfirm: 'New-lantern-2' },
    ],
  ];
  it.each(posts)(
    'restriction_error to the form of %s leads to the restricted page, though the edge saw nothing wrong',
    async (address, call, form, values) => {
      const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
      const page = await visitor.get(address);
      await lantern.faults.next(call, 'restriction_error', 1);
      const answer = await page.submit(form, values);
      await lantern.faults.clear();
      expect(answer).toBeAt('/access-restricted');
    },
  );

  it.each(posts)(
    'session_expired to the form of %s ends on the home page, logged out, and nothing is posted again',
    async (address, call, form, values) => {
      const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
      const page = await visitor.get(address);
      await lantern.faults.next(call, 'session_expired', 1);
      const answer = await page.submit(form, values);
      await lantern.faults.clear();
      expect(answer).toBeAt('/');
      expect(answer).toHaveToast(/session expired/i);
      expect(visitor.cookies.get('playerSessionId')).toBeUndefined();
    },
  );

  it('without any session the log says "No session id!", and in the same line why', async () => {
    await lantern.faults.next('GET /anon', '500', 3);
    const before = lantern.lines.length;
    await lantern.visitor().get('/login');
    await lantern.faults.clear();
    const told = lantern.lines.slice(before).filter((line) => line.includes('/anon: '));
    expect(told).toEqual([expect.stringContaining('No session id! GET /anon: internal_error')]);
  });
});
