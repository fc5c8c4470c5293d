/** Crash: a flight for everybody, left by each player's own post; the API's clock says at which multiple. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CrashRules } from 'contract/play/crash';
import { multipleAfter, msUntil } from 'contract/play/growth';
import { tableOf } from '../../casino-api/src/games/registry';
import { startLantern, type Lantern } from '../harness';
import { toCrash, toFreshRound } from '../harness/shared-table';
import type { Caller } from '../harness/api';
import { openAccount } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
beforeEach(() => lantern.clock.freeze());
afterEach(() => lantern.faults.clear());
afterAll(() => lantern.stop());

const id = 'skyward';
const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, { balance: 100_00, ...wanted });
const visitor = async (): Promise<Caller> => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });
const look = async (who: Caller, mode: 'real' | 'fun' = 'real', table = id) =>
  (await lantern.api.getTable({ params: { id: table }, query: { mode } }, who)).data;
const cashOf = async (who: Caller): Promise<number> => (await lantern.api.getBalance({}, who)).data.cash;
const now = () => lantern.clock.now();
const { longest, pause } = tableOf(id)!.table.flight!;
const rulesOf = async (): Promise<CrashRules> =>
  (await lantern.api.getGame({ params: { id } })).data.rules as CrashRules;

const bet = async (
  who: Caller,
  round: number,
  auto: number | null = null,
  over: Record<string, unknown> = {},
  table = id,
) =>
  lantern.api.betAtTable(
    {
      params: { id: table },
      body: {
        round,
        mode: 'real',
        stake: 10_00,
        choice: { kind: 'crash', auto },
        requestId: crypto.randomUUID(),
        ...over,
      },
    },
    who,
  );
const leave = async (who: Caller, round: number, over: Record<string, unknown> = {}, table = id) =>
  lantern.api.cashOut(
    { params: { id: table }, body: { round, mode: 'real', requestId: crypto.randomUUID(), ...over } },
    who,
  );

/** A result has just been shown: a while of betting lies ahead. @returns the round that takes bets, when it starts and when it ends */
async function atFreshRound() {
  const { round, closesAt } = await toFreshRound(lantern, id);
  return { round, startsAt: closesAt };
}
/** Its result is shown. @returns when the flight was over, and where */
async function crashOf(round: number) {
  const { history, ...table } = await toCrash(lantern, id, round);
  const { result, shownAt } = history[0]!;
  if (result.kind !== 'crash') throw new Error('no crash');
  return { ...result, shownAt, table };
}
/** Plays rounds until one flies at least to `multiple`: bets are placed before, and the time is when it is reached. */
async function flyingAt(multiple: number, before: (round: number) => Promise<unknown>) {
  const { growth } = await rulesOf();
  const onlooker = await visitor();
  for (let tries = 0; tries < 40; tries += 1) {
    const times = await atFreshRound();
    await before(times.round);
    await lantern.clock.advanceTo(times.startsAt + msUntil(growth, multiple));
    // A flight that crashed at once may have made room for the bets on the next one by then.
    const { round, flight } = (await look(onlooker, 'fun')).table;
    if (round === times.round && !flight!.crashed) return times;
  }
  throw new Error('Forty flights crashed early.');
}

describe('a flight', () => {
  it('waits, rises by the clock alone, ends where its result then says, and tells nothing before', async () => {
    const { growth, highest } = await rulesOf();
    const { round, startsAt } = await atFreshRound();
    const who = await visitor();
    await lantern.clock.advanceTo(startsAt - 3_000);
    expect((await look(who, 'fun')).table).toMatchObject({
      phase: 'betting',
      flight: { startedAt: startsAt, multiple: 1_00, crashed: false },
    });
    const seen = [];
    for (let after = 200; ; after += 300) {
      await lantern.clock.advanceTo(startsAt + after);
      const { table } = await look(who, 'fun');
      if (table.history[0]!.round === round) break;
      expect(table.history[0]!.round).toBe(round - 1);
      // What is told of its end and of the next start are the latest times there can be: the same whenever somebody looks.
      const { endsAt, next } = table;
      expect([endsAt, next.closesAt, next.resultAt].map((moment) => moment - startsAt)).toEqual([
        longest,
        longest + pause,
        2 * longest + pause,
      ]);
      expect((await lantern.api.listTables()).data.tables.find((listed) => listed.id === id)).toMatchObject({
        phase: 'dealing',
        endsAt,
        next,
      });
      seen.push({ after, ...table.flight! });
    }
    const { table, shownAt, ...result } = await crashOf(round);
    for (const { after, multiple, crashed, startedAt } of seen) {
      const risen = Math.min(highest, multipleAfter(growth, after));
      expect({ startedAt, multiple, crashed }).toEqual({
        startedAt: startsAt,
        multiple: Math.min(risen, result.crashedAt),
        crashed: risen > result.crashedAt || risen === highest,
      });
    }
    expect(table).toMatchObject({ phase: 'result', flight: { multiple: result.crashedAt, crashed: true } });
    expect(shownAt).toBe(startsAt + msUntil(growth, Math.min(highest, result.crashedAt + 1)));
  });

  it('takes one bet of each player, within what is offered', async () => {
    const { round } = await atFreshRound();
    const who = await someone();
    const codeOf = async (...given: Parameters<typeof bet>) => (await bet(...given)).info.resultCode;
    expect(await codeOf(who, round, 1_000_01)).toBe('choice_not_offered');
    expect(await codeOf(who, round, 2_00, { stake: 7_00 })).toBe('stake_not_offered');
    expect(await codeOf(who, round, 2_00, { choice: { kind: 'bets', bets: [{ spot: 'red', amount: 10_00 }] } })).toBe(
      'choice_not_offered',
    );
    for (const auto of [1_00, 0, -5, 1.5, '2']) expect((await bet(who, round, auto as number)).status).toBe(422);
    expect(await cashOf(who)).toBe(100_00);
    expect((await bet(who, round, 2_00)).data).toMatchObject({
      state: 'open',
      stake: 10_00,
      outcome: null,
      position: { choice: { kind: 'crash', auto: 2_00 }, decisions: [] },
    });
    expect(await codeOf(who, round, 3_00)).toBe('round_open');
    expect(await cashOf(who)).toBe(90_00);
  });
});

describe('a cash-out', () => {
  it('is paid the multiple of the moment it arrived, at once, and tells nothing of the crash before others see it', async () => {
    const { growth } = await rulesOf();
    const who = await someone({ balance: 1_000_00 });
    let before = 0;
    const { round, startsAt } = await flyingAt(1_40, async (next) => {
      await bet(who, next);
      before = await cashOf(who);
    });
    const multiple = multipleAfter(growth, (await now()) - startsAt);
    const left = await leave(who, round);
    expect(left).toMatchObject({
      status: 200,
      info: { success: true },
      data: { state: 'settled', payout: 10 * multiple, outcome: null, fairness: { serverSeed: null } },
    });
    expect(left.data.position!.decisions).toEqual([{ what: `out-${multiple}`, after: expect.any(Number) as number }]);
    expect(await cashOf(who)).toBe(before + 10 * multiple);
    expect((await look(who)).mine[0]).toMatchObject({
      state: 'settled',
      outcome: null,
      fairness: { serverSeed: null },
    });
    await crashOf(round);
    expect((await look(who)).mine[0]).toMatchObject({
      state: 'settled',
      payout: 10 * multiple,
      outcome: { kind: 'crash', exit: { multiple, by: 'player' } },
    });
    expect(await cashOf(who)).toBe(before + 10 * multiple);
    expect((await lantern.reconcile(who.id)).findings).toEqual([]);
    const { data: receipt } = await lantern.api.getRound({ params: { id: left.data.id } }, who);
    expect((await lantern.api.verifyRound({ body: { receipt } })).data).toMatchObject({
      signature: 'valid',
      seedMatchesHash: true,
      matches: true,
    });
    const better = {
      ...receipt,
      position: { ...receipt.position!, decisions: [{ what: `out-${multiple + 1}`, after: 0 }] },
    };
    expect((await lantern.api.verifyRound({ body: { receipt: better } })).data).toMatchObject({
      signature: 'invalid',
      matches: false,
    });
  });

  it('asked for before the lowest exit is reached leaves there, if the flight gets so far; paid with the result', async () => {
    const who = await someone({ balance: 1_000_00 });
    const { round, startsAt } = await atFreshRound();
    await bet(who, round);
    const before = await cashOf(who);
    await lantern.clock.advanceTo(startsAt + 50);
    const { data } = await leave(who, round);
    expect(data).toMatchObject({ state: 'open', payout: 0, outcome: null });
    expect(data.position!.decisions.map(({ what }) => what)).toEqual(['out-101']);
    const payout = (await crashOf(round)).crashedAt >= 101 ? 10_10 : 0;
    expect((await look(who)).mine[0]).toMatchObject({ state: 'settled', payout });
    expect(await cashOf(who)).toBe(before + payout);
  });

  it('counts once: sent twice, at the same time, or again later at a higher multiple', async () => {
    const { growth } = await rulesOf();
    const who = await someone({ balance: 1_000_00 });
    let before = 0;
    const { round, startsAt } = await flyingAt(1_30, async (next) => {
      await bet(who, next);
      before = await cashOf(who);
    });
    const requestId = crypto.randomUUID();
    const multiple = multipleAfter(growth, (await now()) - startsAt);
    const answers = await Promise.all([
      leave(who, round, { requestId }),
      leave(who, round, { requestId }),
      leave(who, round),
      leave(who, round),
    ]);
    for (const { data } of answers)
      expect(data.position!.decisions.map(({ what }) => what)).toEqual([`out-${multiple}`]);
    expect((await leave(who, round, { requestId, mode: 'fun' })).info.resultCode).toBe('duplicate_transaction');
    await lantern.clock.advance({ milliseconds: 100 });
    expect((await leave(who, round)).data.position!.decisions[0]!.what).toBe(`out-${multiple}`);
    await crashOf(round);
    await look(who);
    expect((await leave(who, round)).data).toMatchObject({ state: 'settled', payout: 10 * multiple });
    expect(await cashOf(who)).toBe(before + 10 * multiple);
  });

  it('that comes after the end is refused, and moves nothing', async () => {
    const who = await someone();
    const { round } = await atFreshRound();
    await bet(who, round);
    if ((await crashOf(round)).top) return;
    const late = await leave(who, round);
    expect(late).toMatchObject({ status: 200, info: { success: false, resultCode: 'cash_out_too_late' } });
    expect(late.info.message).toContain('Nothing was changed');
    expect((await look(who)).mine[0]).toMatchObject({
      state: 'settled',
      payout: 0,
      outcome: { exit: null },
      position: { decisions: [] },
    });
    expect((await leave(who, round)).info.resultCode).toBe('cash_out_too_late');
    await lantern.clock.advance({ minutes: 5 });
    expect((await leave(who, round)).info.resultCode).toBe('cash_out_too_late');
    expect(await cashOf(who)).toBe(90_00);
    expect((await lantern.reconcile(who.id)).findings).toEqual([]);
  });

  it('is too late as soon as anybody can see the crash', async () => {
    const [who, onlooker] = [await someone(), await visitor()];
    const { highest } = await rulesOf();
    const flightAt = async (moment: number) => {
      await lantern.clock.advanceTo(moment);
      return (await look(onlooker, 'fun')).table.flight!;
    };
    const crash = async () => {
      const { round, startsAt } = await atFreshRound();
      await bet(who, round);
      for (let after = 400; ; after += 400) {
        const { crashed, multiple } = await flightAt(startsAt + after);
        if (crashed) return { round, multiple };
      }
    };
    let over = await crash();
    // At the top nobody crashes: who still flies is paid there.
    while (over.multiple === highest) over = await crash();
    const { round } = over;
    expect((await leave(who, round)).info.resultCode).toBe('cash_out_too_late');
    expect((await look(who)).mine[0]!.position!.decisions).toEqual([]);
  });

  it('needs a bet in a round that flies', async () => {
    const who = await someone();
    const { round, startsAt } = await atFreshRound();
    const codeOf = async (...given: Parameters<typeof leave>) => (await leave(...given)).info.resultCode;
    await bet(who, round);
    expect(await codeOf(who, round)).toBe('nothing_to_cash_out');
    expect(await codeOf(who, round + 7)).toBe('nothing_to_cash_out');
    await lantern.clock.advanceTo(startsAt);
    expect(await codeOf(who, round)).toBe('nothing_to_cash_out');
    expect(await codeOf(await someone(), round)).toBe('nothing_to_cash_out');
    expect(await codeOf(who, round, { mode: 'fun' })).toBe('nothing_to_cash_out');
    expect(await codeOf(who, 1, {}, 'lamplight-roulette')).toBe('nothing_to_cash_out');
    expect(await leave(who, round, {}, 'lantern-festival')).toMatchObject({
      status: 404,
      info: { resultCode: 'not_found' },
    });
    expect(await leave({ player: 'nobody.nothing' }, round)).toMatchObject({
      status: 401,
      info: { resultCode: 'session_expired' },
    });
    expect(await leave({}, round)).toMatchObject({ status: 401 });
    expect(await codeOf(await visitor(), round)).toBe('session_expired');
    for (const wrong of [-1, 1.5, '3', null]) expect((await leave(who, round, { round: wrong })).status).toBe(422);
    expect((await leave(who, round, { mode: 'both' })).status).toBe(422);
    expect((await look(who)).mine[0]!.position!.decisions).toEqual([]);
  });

  it('changes nothing while the table cannot be asked; sent again it counts', async () => {
    const who = await someone({ balance: 1_000_00 });
    const { round } = await flyingAt(1_20, (next) => bet(who, next));
    await lantern.faults.next(`TABLE /${id}`, '500');
    expect((await leave(who, round)).info.success).toBe(false);
    expect((await leave(who, round)).info.success).toBe(true);
  });
});

describe('an automatic cash-out', () => {
  it('is paid without anybody doing anything, and a later post changes nothing', async () => {
    const who = await someone({ balance: 1_000_00 });
    let before = 0;
    const { round } = await flyingAt(1_60, async (next) => {
      expect((await bet(who, next, 1_50)).info.resultCode).toBe('ok');
      before = await cashOf(who);
    });
    expect(await leave(who, round)).toMatchObject({
      info: { resultCode: 'ok' },
      data: { position: { decisions: [] } },
    });
    await crashOf(round);
    expect((await look(who)).mine[0]).toMatchObject({
      payout: 15_00,
      outcome: { exit: { multiple: 1_50, by: 'auto' } },
    });
    expect(await cashOf(who)).toBe(before + 15_00);
  });

  it('gives way to the player who leaves before it', async () => {
    const who = await someone({ balance: 1_000_00 });
    const { round } = await flyingAt(1_20, (next) => bet(who, next, 50_00));
    const { data } = await leave(who, round);
    await crashOf(round);
    const multiple = Number(data.position!.decisions[0]!.what.slice('out-'.length));
    expect((await look(who)).mine[0]).toMatchObject({
      payout: 10 * multiple,
      outcome: { exit: { multiple, by: 'player' } },
    });
  });

  it('settles for the player who never comes back', async () => {
    const who = await someone();
    const table = 'koi-leap';
    await lantern.clock.advanceTo((await look(who, 'real', table)).table.next.closesAt - 300);
    const { round } = (await look(who, 'real', table)).table.next;
    await lantern.clock.letGo();
    const { data } = await bet(who, round, 1_01, {}, table);
    // Nobody looks at the table again: its alarm, by the machine's clock, tells the player's object.
    await expect
      .poll(async () => (await lantern.api.getRound({ params: { id: data.id } }, who)).data.state, {
        timeout: 40_000,
        interval: 500,
      })
      .toBe('settled');
    const { payout } = (await lantern.api.getRound({ params: { id: data.id } }, who)).data;
    expect([0, 10_10]).toContain(payout);
    expect((await lantern.reconcile(who.id)).findings).toEqual([]);
  }, 60_000);
});

describe('what the others see', () => {
  it('is who is out and with how much, as soon as they are; the rest when it is over', async () => {
    const [left, auto, stays, other] = [
      await someone({ balance: 1_000_00 }),
      await someone({ balance: 1_000_00 }),
      await someone({ balance: 1_000_00 }),
      await visitor(),
    ];
    for (const who of [left, auto, stays]) await lantern.api.updateNeighbours({ body: { shown: true } }, who);
    const { round } = await flyingAt(1_30, async (next) => {
      await bet(left, next);
      await bet(auto, next, 1_20, { stake: 20_00 });
      await bet(stays, next, 1_000_00, { stake: 50_00 });
    });
    const { data } = await leave(left, round);
    const paid = 10 * Number(data.position!.decisions[0]!.what.slice('out-'.length));
    const payouts = async () =>
      Object.fromEntries((await look(other, 'fun')).table.bets.map(({ stake, payout }) => [stake, payout]));
    await expect.poll(payouts).toEqual({ [10_00]: paid, [20_00]: 24_00, [50_00]: null });
    await crashOf(round);
    expect(await payouts()).toMatchObject({ [10_00]: paid, [20_00]: 24_00 });
  });
});
