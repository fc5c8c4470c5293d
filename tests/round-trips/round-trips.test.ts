/** No call asks twice what it could ask once: one trip to the player's object, one to D1, one to each of the other objects. */
import { allCalls } from 'contract/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runContract } from '../contract-suite/run';
import { serveCountedApi, type CountedApi, type CountedRequest } from './counted-api';
import { drive } from './drive';
import { driveConfigured } from './drive-configured';
import type { Trips } from './trips';

const programme =
  'what operators said of the matches is asked once they are known. The other three trips are of the first look at an empty programme alone, which plans the matches of the hours to come and looks again';

/** Calls that take more, and why. */
const more: Record<string, { trips: Trips; why: string }> = {
  cashierMethods: {
    trips: { DB: 2 },
    why: 'which methods are turned off and which offers run, asked beside each other',
  },
  deposit: {
    trips: { DB: 2, PLAYER: 2 },
    why: 'whether the method is turned off is known before the order is opened. The second trips are the sandbox’s alone, whose payment is listed for testers and whose address of coins is kept; an operator’s gateway is asked by the player’s object itself',
  },
  serviceStatus: {
    trips: { DB: 2 },
    why: 'methods and games are asked beside each other, and the page is kept for a quarter of a minute',
  },
  listJackpots: {
    trips: { JACKPOT: 3 },
    why: 'each pool has an object of its own; they are asked beside each other, and the answer is shared by everybody for some seconds',
  },
  collectedGames: {
    trips: { DB: 2 },
    why: 'the lists and the providers are asked beside each other, and the answer is shared by everybody for a minute',
  },
  tableFloor: {
    trips: { TABLE: 19 },
    why: 'each table has an object of its own; they are asked beside each other, and the answer is shared by everybody for ten seconds',
  },
  listTables: {
    trips: { TABLE: 5 },
    why: 'a table of flights keeps its time itself; they are asked beside each other, and the answer is shared by everybody for a second',
  },
  sportsOverview: { trips: { DB: 5 }, why: programme },
  sportsMatches: { trips: { DB: 5 }, why: programme },
  cashOutSportsBet: {
    trips: { PLAYER: 2 },
    why: 'which matches a bet waits for is known before their prices are asked',
  },
  tellSports: {
    trips: { DB: 2 },
    why: 'what was told of a match before is read before what is told now is written over it',
  },
  contact: {
    trips: { PLAYER: 2 },
    why: 'whose allowance is counted, and whether the bot check was passed, is known before the message is taken; five an hour at most',
  },
  register: {
    trips: { DB: 3 },
    why: 'who holds the names, the claim on them, and the note that the account behind the claim is open: a player in two places, made to survive a loss in between',
  },
  uploadPlayerDocument: {
    trips: { PLAYER: 2 },
    why: 'whether the session stands is known before megabytes are read, and the file lies in its bucket before anybody hears of it',
  },
  instantRegLogin: {
    trips: { DB: 3 },
    why: 'what operators set of the method is known before the order is opened. The third trip lists the sandbox’s payment for testers, with the QA console alone',
  },
  notifyInstant: {
    trips: { DB: 5, PLAYER: 2 },
    why: 'a registration and a deposit in one, once for each customer of a bank: the order, the person, the claim on the names, the note that the account is open, and the order’s end, which comes last so that a lost step is taken again',
  },
  finishIdentity: {
    trips: { DB: 3 },
    why: 'the log-in that began ends before its code is redeemed, who the person is can be asked after that, and whom a form is to complete is kept for somebody new alone',
  },
  completeIdentity: {
    trips: { DB: 7, PLAYER: 3 },
    why: 'a registration, once for each person of a provider: a player in two places, made to survive a loss in between, then logged in',
  },
};

/** Calls that are answered from the Worker itself. */
const alone = [
  'anon',
  'checkAnonSession',
  'completeRegistrationSchema',
  'logos',
  'newCaptcha',
  'playerDocumentsSchema',
  'profileSchema',
  'receiptKey',
  'registerSchema',
  'resetPasswordSchema',
  'skinConfig',
  'skinMenu',
  'verifyRound',
];

const patterns = allCalls()
  .map(([name, { method, path }]) => ({
    name,
    method,
    literal: path.split('/').filter((part) => part && !part.startsWith(':')).length,
    pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`),
  }))
  .sort((a, b) => b.literal - a.literal);

/** The most that each call went out for, by the binding. */
const most = new Map<string, Trips>();

let api: CountedApi;
let requests: CountedRequest[];
beforeAll(async () => {
  api = await serveCountedApi();
  await runContract(api);
  await drive(api);
  requests = [...api.requests, ...(await driveConfigured())];
  for (const { method, pathname, trips } of requests) {
    const call = patterns.find((each) => each.method === method && each.pattern.test(pathname));
    if (!call) continue;
    const known = most.get(call.name) ?? {};
    for (const [binding, count] of Object.entries(trips)) known[binding] = Math.max(known[binding] ?? 0, count);
    most.set(call.name, known);
  }
}, 240_000);
afterAll(() => api.stop());

const tripsOf = (path: string): Trips[] =>
  requests.filter(({ pathname }) => pathname === path).map(({ trips }) => trips);

it('makes one trip to each place at most', () => {
  const seen = [...most]
    .filter(([, trips]) => Object.values(trips).some((count) => count > 1))
    .map(([name, trips]) => [name, Object.fromEntries(Object.entries(trips).filter(([, count]) => count > 1))]);
  expect(Object.fromEntries(seen)).toEqual(
    Object.fromEntries(Object.entries(more).map(([name, { trips }]) => [name, trips])),
  );
});

it('was measured where calls go out at all', () => {
  const unmoved = allCalls()
    .map(([name]) => name)
    .filter((name) => Object.keys(most.get(name) ?? {}).length === 0);
  expect(unmoved.sort()).toEqual([...alone].sort());
});

it('takes an in-house bet by the player’s object alone, and a provider’s without a word to the shared database after the first', () => {
  const rounds = tripsOf('/rounds');
  const players = rounds.filter((trips) => trips.PLAYER);
  expect(players).toEqual(players.map(() => ({ PLAYER: 1 })));
  expect(players.length).toBeGreaterThan(0);
  // A visitor who plays for the first time is noted before.
  expect(most.get('playRound')).toEqual({ PLAYER: 1, VISITOR: 1, DB: 1 });
  const bets = tripsOf('/wallet/bet').filter((trips) => trips.PLAYER);
  expect(bets).toEqual([{ DB: 1, PLAYER: 1 }, { PLAYER: 1 }]);
});

it('shows a player a game that somebody has looked at without a word to the shared database', () => {
  const looks = requests.filter(({ pathname }) => pathname.startsWith('/player/game/'));
  const seen = new Set<string>();
  const again = looks.filter(({ pathname, trips }) => {
    const isKnown = seen.has(pathname);
    if (trips.DB) seen.add(pathname);
    return isKnown && trips.PLAYER;
  });
  expect(again.map(({ trips }) => trips.DB ?? 0)).toEqual(again.map(() => 0));
  expect(again.length).toBeGreaterThan(0);
});

it('knows whom a bank or a provider has named before by one trip to the player’s object', () => {
  expect(tripsOf('/cashier/notify/trumo').at(-1)).toEqual({ DB: 3, PLAYER: 1 });
  expect(tripsOf('/identity/finish').at(-1)).toEqual({ DB: 2, PLAYER: 1 });
});
