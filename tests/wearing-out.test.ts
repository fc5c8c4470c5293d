/**
 * Nobody wears the product out by looking or by guessing: neither leaves an object or a row behind (DOMAIN §13). Some dozens here; `LOOKS=1000
 * GUESSES=10000 npx vitest run --project miniflare tests/wearing-out.test.ts` is the whole of it.
 */
import { hours, playMoneyKept, seconds } from 'contract/constants';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiWorker } from '../scripts/runtime';
import { startLantern, type Lantern } from './harness';
import type { Caller } from './harness/api';
import { screens } from './harness/screens';
import { anonymousSessionValid } from '../casino-api/src/kernel/session/anonymous';
import { sign } from '../casino-api/src/kernel/tokens';
import { objectsOf, storedIn } from './harness/stored';

const looks = Number(process.env.LOOKS ?? 0);
const guesses = Number(process.env.GUESSES ?? 24);
const atOnce = 8;

let stateDir: string;
let lantern: Lantern;
beforeAll(async () => {
  stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-worn-'));
  lantern = await startLantern({ qa: false, stateDir });
});
afterAll(async () => {
  await lantern.stop();
  await rm(stateDir, { recursive: true, force: true });
});

/** Runs `work` for each number below `count`, a few at a time. */
async function each(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => work(from + index)));
}

/** What a house has that is open: its tables and pools, one object each, however many look at them. */
const houses = ['TableObject', 'JackpotObject', 'RaceObject'];
const ofGuests = async () => {
  const { objects, rows } = await storedIn(stateDir);
  const withoutHouses = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).filter(([name]) => !houses.includes(name)));
  return { objects: withoutHouses(objects), rows: withoutHouses(rows) };
};

const pages = screens.filter(({ seenBy }) => seenBy !== 'player');

describe('looks by visitors without cookies', () => {
  it('leave nothing behind, on any page', async () => {
    const before = await ofGuests();
    const count = Math.max(looks, pages.length);
    const failed: string[] = [];
    await each(count, async (index) => {
      const { path: address, status } = pages[index % pages.length]!;
      const page = await lantern.visitor({ ip: `198.51.100.${index % 250}` }).get(address);
      if (page.status !== status) failed.push(`${address}: ${page.status}`);
    });
    expect(failed).toEqual([]);
    expect(await ofGuests()).toEqual(before);
    console.log(`looks: ${count} at ${pages.length} pages, 0 objects, 0 rows`);
  }, 600_000);
});

/** The guards are a fixed number that everybody shares; what they count goes after a day, and they with it. */
const guards = 64;

describe('guesses at names that nobody has', () => {
  const guess = async (number: number, ip?: string) => {
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    const caller = { anonymous, ...(ip ? { headers: { 'x-client-ip': ip } } : {}) };
    const username = `nobody${number}x`;
    await lantern.api.forgottenPassword({ body: { email: `${username}@example.com` } }, caller);
    return (await lantern.api.login({ body: { username, password: 'not-the-password', terms: true } }, caller)).info
      .resultCode;
  };

  it.each([
    ['off', undefined],
    ['on', '192.0.2.77'],
  ])(
    'make no object, with the limiter %s',
    async (limiter, ip) => {
      const before = await ofGuests();
      const count = guesses;
      const codes: Record<string, number> = {};
      await each(count, async (number) => {
        const code = await guess(number, ip);
        codes[code] = (codes[code] ?? 0) + 1;
      });
      expect(codes.invalid_username_or_password).toBeGreaterThan(0);
      expect(codes.too_many_requests ?? 0).toBe(ip ? count - codes.invalid_username_or_password! : 0);
      const { objects, rows } = await ofGuests();
      expect(objects.GuardObject).toBeLessThanOrEqual(guards);
      expect({ objects: { ...objects, GuardObject: 0 }, rows: { ...rows, GuardObject: 0 } }).toEqual({
        objects: { ...before.objects, GuardObject: 0 },
        rows: { ...before.rows, GuardObject: 0 },
      });
      console.log(
        `guesses, limiter ${limiter}: ${count}, 0 objects beside the ${objects.GuardObject} guards that all share, ${rows.GuardObject} rows for a day`,
      );
    },
    // Each takes two passwords' time, on a machine that does other things too.
    60_000 + guesses * 500,
  );

  it('leave nothing a day later', async () => {
    const namespace = await lantern.miniflare.getDurableObjectNamespace('GUARD', apiWorker);
    for (let shard = 0; shard < guards; shard += 1) {
      const guard = namespace.get(namespace.idFromName(`guard:${shard}`)) as unknown as {
        sweep(at: number): Promise<void>;
      };
      // What its alarm does.
      await guard.sweep(Date.now() + 24 * hours);
    }
    const { tables, rows } = await storedIn(stateDir);
    expect([tables.GuardObject, rows.GuardObject ?? 0]).toEqual([0, 0]);
  });
});

describe('play money without an account', () => {
  const someone = async (at: Lantern = lantern) => ({ anonymous: (await at.api.anon()).data.anonSessionId });
  const launch = (who: Caller, id = 'lantern-festival', at = lantern) =>
    at.api.launchGame({ params: { id }, query: { play_for_fun: 'true' } }, who);
  let count = 0;
  const play = (who: Caller, over: object = {}, at = lantern) =>
    at.api.playRound(
      {
        body: {
          gameid: 'lantern-festival',
          mode: 'fun',
          stake: 100,
          requestId: `worn-out-test-${String((count += 1)).padStart(8, '0')}`,
          ...over,
        },
      },
      who,
    );

  it('is shown, with its seeds and its tables, before there is anything of it', async () => {
    const who = await someone();
    const before = await ofGuests();
    const [launched, first, again] = [
      await launch(who),
      await lantern.api.getSeeds({}, who),
      await lantern.api.getSeeds({}, who),
    ];
    expect(launched.data).toMatchObject({ balance: 1_000_00, currency: 'FUN', openRound: null });
    expect(first.data).toEqual({ current: null, nextServerSeedHash: again.data.nextServerSeedHash, revealed: [] });
    expect((await lantern.api.getRound({ params: { id: 'nobodys' } }, who)).info.resultCode).toBe('not_found');
    for (const { id } of (await lantern.api.listTables({}, who)).data.tables) {
      expect((await lantern.api.getTable({ params: { id }, query: { mode: 'fun' } }, who)).data).toMatchObject({
        rounds: [],
        mine: [],
        limits: { round: expect.any(Number) as number },
      });
    }
    expect(await ofGuests()).toEqual(before);
    // What was promised is what the first round is drawn by.
    expect((await play(who)).data.fairness).toMatchObject({ serverSeedHash: first.data.nextServerSeedHash, nonce: 0 });
    expect((await lantern.api.getSeeds({}, await someone())).data.nextServerSeedHash).not.toBe(
      first.data.nextServerSeedHash,
    );
  });

  it('leaves a small object, that looking makes no larger', async () => {
    const who = await someone();
    await play(who);
    const before = await storedIn(stateDir);
    for (let look = 0; look < 5; look += 1) await launch(who);
    const after = await storedIn(stateDir);
    expect(after.rows).toEqual(before.rows);
    expect(after.objects.PlayerObject).toBeUndefined();
    expect(after.tables.VisitorObject! / after.objects.VisitorObject!).toBeLessThanOrEqual(13);
    const sizes = await Promise.all(
      (await objectsOf(stateDir, 'VisitorObject')).map(
        async (file) => (await stat(file)).size + (await stat(`${file}-wal`).catch(() => ({ size: 0 }))).size,
      ),
    );
    console.log(
      `play money: ${after.tables.VisitorObject! / after.objects.VisitorObject!} tables, ${Math.max(...sizes) / 1_024} KB with its log`,
    );
  });

  it('is no way in for what nobody may ask', async () => {
    const who = await someone();
    const before = await ofGuests();
    expect((await play(who, { gameid: 'no-such-game' })).info.resultCode).toBe('game_not_available');
    expect((await play(who, { mode: 'real' })).info.resultCode).toBe('session_expired');
    expect(
      (
        await lantern.api.decideRound(
          { params: { id: 'nobodys' }, body: { decision: 'x', step: 0, requestId: 'worn-out-decision-1' } },
          who,
        )
      ).info.resultCode,
    ).toBe('not_found');
    expect(await ofGuests()).toEqual(before);
  });
});

describe('play money that nobody plays with any more', () => {
  it('is gone after thirty days, with everything that was kept for it', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'lantern-gone-'));
    const house = await startLantern({ stateDir: directory });
    try {
      const token = (await house.api.anon()).data.anonSessionId!;
      const round = (number: number) =>
        house.api.playRound(
          { body: { gameid: 'lantern-festival', mode: 'fun', stake: 100, requestId: `gone-${number}-of-the-rounds` } },
          { anonymous: token },
        );
      await round(1);
      await house.clock.advance({ days: 1 });
      const { data: latest } = await round(2);
      // A session ends before its object does. Only with the house's secret can somebody still come by that id.
      expect(anonymousSessionValid).toBeLessThanOrEqual(playMoneyKept);
      const [id] = token.split('.');
      const look = async () => {
        const later = await sign(
          'anonymous',
          `${id}.${(await house.clock.now()).toString(36)}`,
          house.variables.SESSION_SECRET!,
        );
        return (
          await house.api.launchGame(
            { params: { id: 'lantern-festival' }, query: { play_for_fun: 'true' } },
            { anonymous: later },
          )
        ).data.balance;
      };
      await house.clock.advance({ seconds: (playMoneyKept - 12 * hours) / seconds });
      expect(await look()).toBe(latest.balanceAfter);
      await house.clock.advance({ days: 1 });
      expect(await look()).toBe(1_000_00);
      const { objects, tables } = await storedIn(directory);
      expect([tables.VisitorObject ?? 0, objects.PlayerObject]).toEqual([0, undefined]);
      expect(
        (await (
          await house.database()
        )
          .prepare('SELECT count(*) AS count FROM play_money_visitors')
          .first<{ count: number }>())!.count,
      ).toBe(0);
    } finally {
      await house.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
