/** When flights start at a crash table, by the API's clock, and until when bets on them are taken. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrashRules } from 'contract/play/crash';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount } from '../harness/player';
import { toCrash, toFreshRound } from '../harness/shared-table';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

const id = 'skyward';
const someone = () => openAccount(lantern, { balance: 100_00 });
const look = async (who: Caller) => (await lantern.api.getTable({ params: { id }, query: { mode: 'real' } }, who)).data;
const bet = (who: Caller, round: number, requestId: string = crypto.randomUUID()) =>
  lantern.api.betAtTable(
    {
      params: { id },
      body: { round, mode: 'real', stake: 10_00, choice: { kind: 'crash', auto: null }, requestId },
    },
    who,
  );
const codeOf = async (...given: Parameters<typeof bet>) => (await bet(...given)).info.resultCode;

describe('the next flight', () => {
  it(
    'starts 5 to 8 seconds after the last one was over, however long that was, as the rules say',
    { timeout: 120_000 },
    async () => {
      const told = (await lantern.api.getGame({ params: { id } })).data.rules as CrashRules;
      const who = await someone();
      let { round } = await toFreshRound(lantern, id);
      for (let flights = 0; flights < 3; flights += 1) {
        const { history, next } = await toCrash(lantern, id, round);
        const waits = next.closesAt - history[0]!.shownAt;
        expect(waits).toBeGreaterThanOrEqual(5_000);
        expect(waits).toBeLessThanOrEqual(8_000);
        expect(waits).toBe(told.pause * 1_000);
        await lantern.clock.advanceTo(next.closesAt - 1);
        expect((await look(who)).table.phase).toBe('betting');
        await lantern.clock.advanceTo(next.closesAt);
        expect((await look(who)).table).toMatchObject({ phase: 'dealing', round: next.round });
        ({ round } = next);
      }
    },
  );

  it(
    'takes bets until the millisecond it starts; after that they are for the one after it',
    { timeout: 120_000 },
    async () => {
      const [who, late] = [await someone(), await someone()];
      const { round, closesAt } = await toFreshRound(lantern, id);
      for (const other of [0, round - 5_000, round + 1, 999_999_999])
        expect(await codeOf(who, other)).toBe('betting_closed');
      await lantern.clock.advanceTo(closesAt - 1);
      const requestId = crypto.randomUUID();
      const first = await bet(who, round, requestId);
      expect(first.info.success).toBe(true);
      await lantern.clock.advanceTo(closesAt);
      expect(await codeOf(late, round)).toBe('betting_closed');
      await lantern.clock.advanceTo(closesAt + 1);
      expect(await codeOf(late, round)).toBe('betting_closed');
      expect((await bet(who, round, requestId)).data.id).toBe(first.data.id);
      expect((await bet(who, round + 1)).data).toMatchObject({ state: 'open', stake: 10_00 });
      expect((await lantern.api.getBalance({}, who)).data.cash).toBe(80_00);
      await toCrash(lantern, id, round);
      expect((await look(who)).mine.map(({ state }) => state).sort()).toEqual(['open', 'settled']);
      await toCrash(lantern, id, round + 1);
      expect((await look(who)).mine.map(({ state }) => state)).toEqual(['settled', 'settled']);
      expect((await lantern.reconcile(who.id)).findings).toEqual([]);
    },
  );
});
