/** No call asks twice what it could ask once: one trip to the player's object, one to D1, one to each of the other objects. */
import { allCalls } from 'contract/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runContract } from '../contract-suite/run';
import { serveCountedApi } from './counted-api';
import { drive } from './drive';
import type { Trips } from './trips';

/** Calls that take more, and why. */
const more: Record<string, { trips: Trips; why: string }> = {
  deposit: { trips: { DB: 2 }, why: 'whether the method is turned off is known before the order is opened; the second trip lists the sandbox’s payment for testers, with the QA console alone' },
  listJackpots: { trips: { JACKPOT: 3 }, why: 'each pool has an object of its own; they are asked beside each other, and the answer is shared by everybody for some seconds' },
  contact: { trips: { PLAYER: 2 }, why: 'whose allowance is counted, and whether the bot check was passed, is known before the message is taken; five an hour at most' },
  register: { trips: { DB: 3 }, why: 'who holds the names, the claim on them, and the note that the account behind the claim is open: a player in two places, made to survive a loss in between' },
};

/** Calls that nobody but a holder of a mailed link or a signing provider can make; their handlers go to one object each. */
const notDriven = ['answerSelfExclusion', 'completeIdentity', 'completeWithdrawal', 'finishIdentity', 'identityCompletion', 'instantRegLogin', 'notify', 'notifyBtcpay', 'notifyCheckout', 'notifyCrypto', 'notifyInstant', 'resetPassword', 'startIdentity', 'uploadPlayerDocument', 'withdrawalLink'];

/** Calls that are answered from the Worker itself. */
const alone = [
  'anon', 'checkAnonSession', 'completeRegistrationSchema', 'listTables', 'logos', 'newCaptcha', 'playerDocumentsSchema', 'profileSchema', 'receiptKey', 'registerSchema', 'resetPasswordSchema', 'skinConfig', 'skinMenu', 'verifyRound',
];

const patterns = allCalls()
  .map(([name, { method, path }]) => ({ name, method, literal: path.split('/').filter((part) => part && !part.startsWith(':')).length, pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`) }))
  .sort((a, b) => b.literal - a.literal);

/** The most that each call went out for, by the binding. */
const most = new Map<string, Trips>();

let api: Awaited<ReturnType<typeof serveCountedApi>>;
beforeAll(async () => {
  api = await serveCountedApi();
  await runContract(api);
  await drive(api);
  for (const { method, pathname, trips } of api.requests) {
    const call = patterns.find((each) => each.method === method && each.pattern.test(pathname));
    if (!call) continue;
    const known = most.get(call.name) ?? {};
    for (const [binding, count] of Object.entries(trips)) known[binding] = Math.max(known[binding] ?? 0, count);
    most.set(call.name, known);
  }
}, 240_000);
afterAll(() => api.stop());

it('makes one trip to each place at most', () => {
  const seen = [...most].filter(([, trips]) => Object.values(trips).some((count) => count > 1)).map(([name, trips]) => [name, Object.fromEntries(Object.entries(trips).filter(([, count]) => count > 1))]);
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(Object.entries(more).map(([name, { trips }]) => [name, trips])));
});

it('was measured where calls go out at all', () => {
  const unmoved = allCalls().map(([name]) => name).filter((name) => Object.keys(most.get(name) ?? {}).length === 0);
  expect(unmoved.sort()).toEqual([...alone, ...notDriven].sort());
});

it('takes an in-house bet by the player’s object alone, and a provider’s without a word to the shared database after the first', () => {
  expect(most.get('playRound')).toEqual({ PLAYER: 1 });
  const bets = api.requests.filter(({ pathname }) => pathname === '/wallet/bet').map(({ trips }) => trips).filter((trips) => trips.PLAYER);
  expect(bets).toEqual([{ DB: 1, PLAYER: 1 }, { PLAYER: 1 }]);
});
