/** What the house knows of all books, and what it tells its auditor (DOMAIN §2): totals that roll up exactly, heads that are signed and leave. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDirectory, headsIn } from '../../scripts/audit-books';
import { apiWorker } from '../../scripts/runtime';
import { startLantern, type Lantern } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { operatorHeaders, operatorVisitor } from '../harness/operators';
import { listAcmeTitles } from '../harness/outside-titles';

let lantern: Lantern;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lantern-heads-'));
  lantern = await startLantern({
    stateDir: path.join(directory, 'state'),
    api: providersKnown('acme'),
  });
  await listAcmeTitles(lantern);
});
afterAll(async () => {
  await lantern.stop();
  await rm(directory, { recursive: true, force: true });
});

interface Totals {
  currency: string;
  owed: number;
  cash: number;
  bonus: number;
  held: number;
  unallocated: number;
  jackpots: number;
  turnover: number;
  payouts: number;
  players: number;
}
interface Books {
  totals: Totals[];
  files: { number: number; heads: number }[];
  publicKey: string;
  reportedAfter: number;
}

/** Signed in each time: the clock moves on by days. */
const ops = async (target: string) =>
  lantern.api.fetch(`/__ops/books${target}`, {
    headers: {
      ...(await operatorHeaders(lantern, 'payments')),
      accept: 'application/json',
    },
  });
const books = async () => ((await (await ops('')).json()) as { data: Books }).data;
const closeDay = async () =>
  expect((await (await operatorVisitor(lantern, 'payments')).post('/__ops/books', {}, { follow: false })).status).toBe(
    303,
  );

let count = 0;
const requestId = () => `books-test-${String((count += 1)).padStart(12, '0')}`;
interface Someone {
  playerId: string;
  caller: { player: string };
}

/** Whatever moves money, at once and in no order. */
async function storm(currency: string): Promise<Someone> {
  const { playerId, sessionid } = await lantern.players.make({ balance: 400_00, currency });
  const caller = { player: sessionid! };
  const { api } = lantern;
  const house = new GameProvider(lantern, 'acme');
  const base = {
    playerToken: await lantern.walletToken(sessionid!, 'acme'),
    roundId: `round-${playerId}`,
    gameid: 'ember-crates',
  };
  await Promise.all([
    ...Array.from({ length: 12 }, () =>
      api.playRound({ body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: requestId() } }, caller),
    ),
    ...Array.from({ length: 4 }, () =>
      api.playRound({ body: { gameid: 'lantern-festival', mode: 'fun', stake: 100, requestId: requestId() } }, caller),
    ),
    house
      .tell('bet', { ...base, transactionId: 'b1', amount: 500, currency })
      .then(() => house.tell('win', { ...base, transactionId: 'w1', amount: 700, currency })),
    house
      .tell('bet', { ...base, transactionId: 'b2', amount: 300, currency })
      .then(() => house.tell('rollback', { ...base, transactionId: 'x2', betTransactionId: 'b2' })),
    api.withdraw({ body: { method: 'card', amount: 20_00, requestId: requestId() } }, caller).catch(() => null),
  ]);
  await lantern.bonuses.give(playerId, { amount: 10_00, multiplier: 30, started: true });
  await api.playRound(
    { body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: requestId() } },
    caller,
  );
  return { playerId, caller };
}

/** What the players' own books say, account by account. */
async function summed(
  players: readonly Someone[],
  currency: string,
): Promise<Pick<Totals, 'owed' | 'cash' | 'bonus' | 'held'>> {
  const own = await Promise.all(players.map(({ playerId }) => lantern.reconcile(playerId)));
  expect(own.flatMap(({ findings }) => findings)).toEqual([]);
  const lines = own.flatMap(({ balances }) => balances).filter((line) => line.currency === currency);
  const sum = (test: RegExp) =>
    lines.filter(({ account }) => test.test(account)).reduce((whole, { amount }) => whole + amount, 0);
  return {
    owed: sum(/^player:/),
    cash: sum(/^player:cash$/),
    bonus: sum(/^player:bonus:/),
    held: sum(/^player:hold:/),
  };
}

describe('the totals of the house', () => {
  it('are exactly what the players’ own books come to after a storm, by currency, and say how old they are', async () => {
    const [euros, kroner] = [
      await Promise.all(Array.from({ length: 6 }, () => storm('EUR'))),
      await Promise.all([storm('NOK'), storm('NOK')]),
    ];
    await lantern.clock.advance({ minutes: 16 });
    await Promise.all([...euros, ...kroner].map(({ caller }) => lantern.api.getBalance({}, caller)));
    for (const [currency, players] of [
      ['EUR', euros],
      ['NOK', kroner],
    ] as const) {
      const own = await summed(players, currency);
      expect(own).toEqual({
        owed: own.cash + own.bonus + own.held,
        cash: expect.any(Number) as number,
        bonus: expect.any(Number) as number,
        held: expect.any(Number) as number,
      });
      expect(own.bonus).toBeGreaterThan(0);
      await expect
        .poll(async () => (await books()).totals.find((totals) => totals.currency === currency), { timeout: 10_000 })
        .toMatchObject({ ...own, players: players.length });
    }
    const { totals, reportedAfter } = await books();
    expect(reportedAfter).toBe(15);
    const [eur] = totals;
    // Staked since ever: 13 rounds of ours, 5.00 outside that stands and 3.00 that was taken back.
    expect(eur!.turnover).toBe(6 * (13_00 + 5_00));
    const rounds = await Promise.all(
      euros.map(async ({ caller }) => (await lantern.api.gamingHistory({ body: { limit: 100 } }, caller)).data.rounds),
    );
    expect(eur!.payouts).toBe(rounds.flat().reduce((sum, { payout }) => sum + payout, 0));
  });

  it('say so when they don’t sum to zero', async () => {
    const db = await lantern.database();
    await db.prepare("UPDATE player_books SET cash = cash + 1 WHERE currency = 'NOK'").run();
    expect((await ops('')).status).toBe(500);
    await db.prepare("UPDATE player_books SET cash = cash - 1 WHERE currency = 'NOK'").run();
    expect((await ops('')).status).toBe(200);
  });

  it('are a page for operators alone', async () => {
    const page = await lantern.visitor().get('/__ops/books', { headers: await operatorHeaders(lantern) });
    expect(page).toHaveHeading('Books');
    expect(page).toShow('Owed to players');
    expect(page.$('script').length).toBe(0);
    const closed = await startLantern({ qa: false });
    try {
      for (const target of ['/__ops/books', '/__ops/books/heads/1'])
        expect((await closed.visitor().get(target)).status).toBe(401);
    } finally {
      await closed.stop();
    }
  });
});

describe('heads', () => {
  const fetched = async (into: string) => {
    const { files, publicKey } = await books();
    for (const { number } of files)
      await writeFile(
        path.join(into, `${String(number).padStart(6, '0')}.json`),
        await (await ops(`/heads/${number}`)).text(),
      );
    return publicKey;
  };

  it(
    'leave once a day for every player that moved, signed and never written again, and hold the store to what it was',
    { timeout: 60_000 },
    async () => {
      const held = await mkdtemp(path.join(directory, 'held-'));
      await closeDay();
      const first = (await books()).files;
      expect(first).toMatchObject([{ number: 1, heads: 8 }]);
      await closeDay();
      expect((await books()).files).toEqual(first);
      const mover = await storm('EUR');
      await lantern.clock.advance({ days: 1 });
      await expect
        .poll(
          async () => {
            await lantern.api.getBalance({}, mover.caller).catch(() => null);
            await closeDay();
            return (await books()).files.map(({ heads }) => heads);
          },
          { timeout: 10_000 },
        )
        .toEqual([1, 8]);
      const publicKey = await fetched(held);
      const { heads, findings } = await headsIn(held, publicKey);
      expect([findings, heads.size]).toEqual([[], 9]);
      expect((await auditDirectory(path.join(directory, 'state', 'durable-objects'), heads)).findings).toEqual([]);
      expect((await headsIn(held, 'A'.repeat(43))).findings).toHaveLength(2);
      expect(JSON.parse(await readFile(path.join(held, '000002.json'), 'utf8'))).toMatchObject({
        scheme: 'lantern-heads-1 Ed25519',
        number: 2,
        heads: [{ seq: expect.any(Number) as number }],
      });
    },
  );

  it('of a file that was written but not noted are taken as they lie there', async () => {
    const db = await lantern.database();
    const bucket = await lantern.miniflare.getR2Bucket('BOOKS', apiWorker);
    const text = await (await bucket.get('heads/000002.json'))!.text();
    await db.batch([
      db.prepare('DELETE FROM heads_files WHERE number = 2'),
      db
        .prepare('UPDATE player_books SET is_new = 1 WHERE books = ?')
        .bind((JSON.parse(text) as { heads: { books: string }[] }).heads[0]!.books),
    ]);
    await closeDay();
    expect((await books()).files.map(({ number }) => number)).toEqual([2, 1]);
    expect(await (await bucket.get('heads/000002.json'))!.text()).toBe(text);
  });

  it('that do not exist are not found', async () => {
    expect((await ops('/heads/99')).status).toBe(404);
  });
});
