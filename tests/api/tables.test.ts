/** Shared tables: one round for everybody, by the schedule; money through each player's own object. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientHeaders } from 'contract/territory';
import { startLantern, type Lantern } from '../harness';
import { toFreshRound } from '../harness/shared-table';
import type { Caller } from '../harness/api';
import { openAccount } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  // A table's history begins with the first look at it: twenty rounds and one go by.
  await look(await visitor(), 'fun');
  await lantern.clock.advance({ minutes: 11 });
});
beforeEach(() => lantern.clock.freeze());
afterEach(() => lantern.faults.clear());
afterAll(() => lantern.stop());

const id = 'lamplight-roulette';
const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, { balance: 100_00, ...wanted });
const visitor = async (): Promise<Caller> => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });

const look = async (who: Caller, mode: 'real' | 'fun' = 'real', table = id) =>
  (await lantern.api.getTable({ params: { id: table }, query: { mode } }, who)).data;
const cashOf = async (who: Caller): Promise<number> => (await lantern.api.getBalance({}, who)).data.cash;
const betsOn = (spots: Record<string, number>) => Object.entries(spots).map(([spot, amount]) => ({ spot, amount }));
const sumOf = (spots: Record<string, number>) => Object.values(spots).reduce((sum, amount) => sum + amount, 0);
const nextRound = async () => (await lantern.api.listTables()).data.tables.find((table) => table.id === id)!.next.round;
const bet = async (who: Caller, spots: Record<string, number>, over: Record<string, unknown> = {}) =>
  lantern.api.betAtTable(
    {
      params: { id },
      body: {
        round: await nextRound(),
        mode: 'real',
        stake: sumOf(spots),
        choice: { kind: 'bets', bets: betsOn(spots) },
        requestId: crypto.randomUUID(),
        ...over,
      },
    },
    who,
  );
/** Red, black and the zero: what comes back is never more than was staked, and what it is tells the number's colour. */
const everything = { red: 10_00, black: 10_00, '0': 1_00 };

const atFreshRound = async () => (await toFreshRound(lantern, id)).round;

describe('a table', () => {
  it('is the same for everybody: round, times, history, chain', async () => {
    await atFreshRound();
    const [one, other] = [await look(await someone()), await look(await visitor(), 'fun')];
    expect({ ...other.table, seats: 0 }).toEqual({ ...one.table, seats: 0 });
    expect(one.table).toMatchObject({ id, phase: 'result', flight: null });
    expect(one.table.history).toHaveLength(20);
    expect(one.table.next.round).toBe(one.table.round + 1);
    expect(one.limits).toEqual({ chip: 50, spot: 500_00, round: 2_000_00 });
    expect(one.mine).toEqual([]);
  });

  it('shows nothing of a round before its time, and then everything that proves it', async () => {
    const round = await atFreshRound();
    const who = await visitor();
    const before = await look(who, 'fun');
    await lantern.clock.advanceTo(before.table.next.closesAt);
    const dealing = await look(who, 'fun');
    expect(dealing.table).toMatchObject({ phase: 'dealing', round, next: { round: round + 1 } });
    expect(dealing.table.history[0]!.round).toBe(round - 1);
    await lantern.clock.advanceTo(before.table.next.resultAt - 1);
    expect((await look(who, 'fun')).table.history[0]!.round).toBe(round - 1);
    await lantern.clock.advanceTo(before.table.next.resultAt);
    const { table } = await look(who, 'fun');
    expect(table.history[0]).toMatchObject({
      round,
      shownAt: before.table.next.resultAt,
      result: { kind: 'roulette' },
    });
    const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
    table.history.slice(1).forEach(({ secret }, index) => expect(hashed(table.history[index]!.secret)).toBe(secret));
    let link = table.history[0]!.secret;
    for (let back = round; back >= table.chain.firstRound; back -= 1) link = hashed(link);
    expect(link).toBe(table.chain.terminal);
    expect(table.chain.nextTerminal).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has no history from before its chain was made: it begins with the first round that bets could be placed on', async () => {
    const who = await visitor();
    const { table: first } = await look(who, 'fun', 'harbour-roulette');
    expect(first.history).toEqual([]);
    expect(first.chain).toMatchObject({ madeAt: first.now, firstPlayed: first.next.round });
    await lantern.clock.advanceTo(first.next.resultAt);
    const { table: then } = await look(who, 'fun', 'harbour-roulette');
    expect(then.history.map(({ round }) => round)).toEqual([first.next.round]);
    await lantern.clock.advance({ minutes: 20 });
    expect((await look(await visitor(), 'fun', 'harbour-roulette')).table.history).toHaveLength(20);
  });

  it('goes on while nobody looks: hours later the rounds are those of the schedule', async () => {
    const round = await atFreshRound();
    await lantern.clock.advance({ hours: 26 });
    const { table } = await look(await visitor(), 'fun');
    expect(table.next.round).toBe(round + (26 * 3_600) / 30);
    // The chain of these rounds was made just now: more than two chains' rounds went by unseen.
    expect(table.history).toEqual([]);
    expect(table.chain.firstPlayed).toBe(table.next.round);
    await lantern.clock.advance({ minutes: 11 });
  });

  it('counts who looks at it', async () => {
    await lantern.clock.advance({ minutes: 5 });
    const [first, second] = [await visitor(), await visitor()];
    expect((await look(first, 'fun')).table.seats).toBe(1);
    await look(first, 'fun');
    expect((await look(second, 'fun')).table.seats).toBe(2);
    await lantern.clock.advance({ minutes: 2 });
    expect((await look(second, 'fun')).table.seats).toBe(1);
  });

  it('is told of in the lobby with who is there and what came last, and a look from there takes no seat', async () => {
    await lantern.clock.advance({ minutes: 5 });
    const onFloor = async () => (await lantern.api.tableFloor()).data.tables.find((entry) => entry.id === id)!;
    expect((await onFloor()).seats).toBe(0);
    const { table } = await look(await visitor(), 'fun');
    const { seats, latest } = await onFloor();
    expect(seats).toBe(1);
    expect(latest).toEqual(table.history.slice(0, 4).map(({ result }) => result));
    expect(latest.length).toBeGreaterThan(0);
  });

  it('is one of those that are listed, by the schedule alone', async () => {
    const { data } = await lantern.api.listTables();
    const { table } = await look(await visitor(), 'fun');
    expect(data.tables.find((entry) => entry.id === id)).toEqual({
      id,
      kind: 'roulette',
      phase: table.phase,
      round: table.round,
      endsAt: table.endsAt,
      next: table.next,
    });
  });

  it('is not found when it is none, and nobody without a session sits down', async () => {
    const who = await visitor();
    for (const other of ['lantern-festival', 'no-such-table'])
      expect(await lantern.api.getTable({ params: { id: other } }, who)).toMatchObject({
        status: 404,
        info: { resultCode: 'not_found' },
      });
    expect(await lantern.api.getTable({ params: { id } })).toMatchObject({
      status: 401,
      info: { resultCode: 'session_expired' },
    });
    expect(await lantern.api.getTable({ params: { id } }, { player: 'nobody.nothing' })).toMatchObject({ status: 401 });
    expect(await lantern.api.getTable({ params: { id }, query: { mode: 'both' } }, who)).toMatchObject({
      info: { success: false },
    });
  });
});

describe('a bet', () => {
  it('takes the stake, waits for its round, and is settled once by its result, with books that are right', async () => {
    const round = await atFreshRound();
    const who = await someone();
    const placed = await bet(who, everything);
    expect(placed.data).toMatchObject({
      gameid: id,
      gametitle: 'Lamplight Roulette',
      state: 'open',
      stake: 21_00,
      payout: 0,
      outcome: null,
      options: [],
      fairness: { serverSeed: null, clientSeed: `${id}:${round}`, nonce: 0 },
    });
    expect(await cashOf(who)).toBe(79_00);
    const { table } = await look(who);
    await lantern.clock.advanceTo(table.next.resultAt - 1);
    expect((await look(who)).mine[0]).toMatchObject({ state: 'open', outcome: null });
    await lantern.clock.advanceTo(table.next.resultAt);
    const shown = await look(who);
    const { result } = shown.table.history[0]!;
    if (result.kind !== 'roulette') throw new Error('not roulette');
    const payout = result.number === 0 ? 36_00 : 20_00;
    expect(shown.mine[0]).toMatchObject({
      id: placed.data.id,
      state: 'settled',
      stake: 21_00,
      payout,
      outcome: { kind: 'roulette', result },
      fairness: { serverSeed: shown.table.history[0]!.secret, serverSeedHash: placed.data.fairness!.serverSeedHash },
    });
    expect(shown.rounds[0]).toBe(round);
    for (let again = 0; again < 3; again += 1) await look(who);
    expect(await cashOf(who)).toBe(79_00 + payout);
    expect((await lantern.reconcile(who.id)).findings).toEqual([]);
  });

  it('has a receipt that anybody can verify', async () => {
    await atFreshRound();
    const who = await someone();
    const { data: open } = await bet(who, { '17-20': 2_00, even: 5_00 });
    await lantern.clock.advance({ minutes: 1 });
    await look(who);
    const { data: receipt } = await lantern.api.getRound({ params: { id: open.id } }, who);
    expect((await lantern.api.verifyRound({ body: { receipt } })).data).toMatchObject({
      signature: 'valid',
      seedMatchesHash: true,
      matches: true,
      replay: { payout: receipt.payout },
    });
    const forged = { ...receipt, payout: receipt.payout + 100 };
    expect((await lantern.api.verifyRound({ body: { receipt: forged } })).data).toMatchObject({
      signature: 'invalid',
      matches: false,
    });
  });

  it('adds up with the others of its round, and stands in the history once', async () => {
    await atFreshRound();
    const who = await someone();
    await bet(who, { red: 1_00, '7': 50 });
    const { data } = await bet(who, { red: 2_00, low: 1_00 });
    expect(data).toMatchObject({
      stake: 4_50,
      position: {
        stake: 4_50,
        choice: {
          bets: [
            { spot: '7', amount: 50 },
            { spot: 'red', amount: 3_00 },
            { spot: 'low', amount: 1_00 },
          ],
        },
      },
    });
    expect((await lantern.api.gamingHistory({ body: {} }, who)).data.rounds).toHaveLength(1);
    expect(await cashOf(who)).toBe(95_50);
  });

  it('counts once however often it is sent, also at the same time and after its round', async () => {
    const round = await atFreshRound();
    const who = await someone();
    const requestId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => bet(who, { red: 10_00 }, { requestId })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await cashOf(who)).toBe(90_00);
    expect((await bet(who, { black: 10_00 }, { requestId })).info.resultCode).toBe('duplicate_transaction');
    await lantern.clock.advance({ minutes: 3 });
    expect(
      (await bet(who, { red: 10_00 }, { requestId, round })).data,
      'the answer of then, not today’s receipt',
    ).toEqual(answers[0]!.data);
    expect((await lantern.api.getRound({ params: { id: answers[0]!.data.id } }, who)).data.state).toBe('settled');
    expect((await lantern.api.gamingHistory({ body: {} }, who)).data.rounds).toHaveLength(1);
  });

  it('is in time to the last millisecond, and too late on the next', async () => {
    const round = await atFreshRound();
    const who = await someone();
    const { closesAt } = (await look(who)).table.next;
    await lantern.clock.advanceTo(closesAt - 1);
    expect((await bet(who, { red: 1_00 }, { round })).info.success).toBe(true);
    await lantern.clock.advanceTo(closesAt);
    expect(await bet(who, { red: 1_00 }, { round })).toMatchObject({
      status: 200,
      info: { success: false, resultCode: 'betting_closed' },
    });
    expect((await bet(who, { red: 1_00 }, { round: round + 2 })).info.resultCode).toBe('betting_closed');
    expect(await cashOf(who)).toBe(99_00);
    // The next round takes bets while this one is dealt.
    const next = await bet(who, { red: 1_00 }, { round: round + 1 });
    expect(next).toMatchObject({ info: { success: true }, data: { fairness: null } });
    await lantern.clock.advance({ minutes: 2 });
    expect((await look(who)).mine.map(({ state }) => state)).toEqual(['settled', 'settled']);
    expect((await lantern.reconcile(who.id)).findings).toEqual([]);
  });

  it('moves nothing when it is refused', async () => {
    await atFreshRound();
    const who = await someone();
    const codeOf = async (...given: Parameters<typeof bet>) => (await bet(...given)).info.resultCode;
    expect(await codeOf(who, { red: 25 })).toBe('stake_not_offered');
    expect(await codeOf(who, { red: 75 })).toBe('stake_not_offered');
    expect(await codeOf(who, { red: 500_50 })).toBe('stake_not_offered');
    expect(await codeOf(who, { purple: 1_00 })).toBe('choice_not_offered');
    expect(await codeOf(who, { red: 1_00 }, { stake: 50 })).toBe('choice_not_offered');
    expect(await codeOf(who, { red: 1_00 }, { choice: { kind: 'mines', mines: 3 } })).toBe('choice_not_offered');
    expect(await codeOf(who, { red: 101_00 })).toBe('insufficient_funds');
    for (const stake of [0, -1, 0.5, 1e14, '100', null])
      expect(await bet(who, { red: 1_00 }, { stake })).toMatchObject({
        status: 422,
        info: { resultCode: 'invalid_request' },
      });
    for (const spot of ['RED', 'red red', 'x'.repeat(41)])
      expect((await bet(who, { [spot]: 1_00 })).info.success).toBe(false);
    await bet(who, { red: 50_00, black: 49_00 });
    expect(await cashOf(who)).toBe(1_00);
    expect((await look(who)).mine).toHaveLength(1);
    expect((await bet(who, { red: 1_00 }, { mode: 'both' })).status).toBe(422);
  });

  it('keeps within what the licence and an active bonus allow in one round, in parts too', async () => {
    await atFreshRound();
    const who = await someone();
    await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    expect((await bet(who, { red: 3_00 })).info.success).toBe(true);
    expect((await bet(who, { red: 2_50 })).info.resultCode).toBe('bonus_stake_too_high');
    expect((await bet(who, { red: 2_00 })).info.success).toBe(true);
  });

  it('can be refused for real money while play money plays', async () => {
    await atFreshRound();
    const who = await visitor();
    expect((await bet(who, { red: 1_00 })).info.resultCode).toBe('session_expired');
    const { data } = await bet(who, { red: 1_00 }, { mode: 'fun' });
    expect(data).toMatchObject({ mode: 'fun', currency: 'FUN', stake: 1_00, balanceAfter: 999_00 });
    await lantern.clock.advance({ minutes: 1 });
    expect((await look(who, 'fun')).mine[0]).toMatchObject({ state: 'settled' });
    expect(await look(who)).toMatchObject({ limits: null, mine: [] });
  });

  it('is not for barred territories, nor for anybody else to see whole', async () => {
    await atFreshRound();
    const [who, other] = [await someone(), await someone()];
    expect((await bet({ ...who, headers: { [clientHeaders.country]: 'US' } }, { red: 1_00 })).info.resultCode).toBe(
      'restriction_error',
    );
    const { data } = await bet(who, { red: 1_00 });
    expect(await lantern.api.getRound({ params: { id: data.id } }, other)).toMatchObject({ status: 404 });
    expect((await look(other)).mine).toEqual([]);
    expect(await bet({ player: 'nobody.nothing' }, { red: 1_00 })).toMatchObject({
      status: 401,
      info: { resultCode: 'session_expired' },
    });
  });
});

describe('what the others see', () => {
  it('is each bet of who agreed to be shown, with a masked name, and in the end what it paid; of all others that there are any', async () => {
    await atFreshRound();
    const [who, silent, other] = [await someone(), await someone(), await visitor()];
    await lantern.api.updateNeighbours({ body: { shown: true } }, who);
    await bet(who, everything);
    await bet(silent, { red: 3_00 });
    await bet(other, { red: 2_00 }, { mode: 'fun' });
    const { next } = (await look(who)).table;
    await lantern.clock.advanceTo(next.closesAt);
    await expect.poll(async () => (await look(other, 'fun')).table.betsTotal).toBe(3);
    const seen = async () => (await look(other, 'fun')).table.bets;
    expect(await seen()).toEqual([
      {
        player: expect.stringMatching(/^..\*\*\*$/) as string,
        currency: 'EUR',
        stake: 21_00,
        choice: expect.anything() as unknown,
        payout: null,
      },
    ]);
    await lantern.clock.advanceTo(next.resultAt);
    const [{ payout: paid } = { payout: null }] = await seen();
    expect([20_00, 36_00]).toContain(paid);
    expect((await look(who)).mine[0]!.payout).toBe(paid);
  });

  it('is nothing of who took the agreement back, from the next bet on', async () => {
    await atFreshRound();
    const [who, other] = [await someone(), await visitor()];
    await lantern.api.updateNeighbours({ body: { shown: true } }, who);
    await bet(who, { red: 1_00 });
    await lantern.api.updateNeighbours({ body: { shown: false } }, who);
    await bet(who, { black: 1_00 });
    await lantern.clock.advanceTo((await look(who)).table.next.closesAt);
    await expect
      .poll(async () => (await look(other, 'fun')).table)
      .toMatchObject({ phase: 'dealing', bets: [], betsTotal: 1 });
  });
});

describe('who learns of the result', () => {
  it('is the player who went away: the table tells, and nobody has to look', async () => {
    await atFreshRound();
    const who = await someone();
    await lantern.clock.advanceTo((await look(who)).table.next.closesAt - 500);
    await lantern.clock.letGo();
    const placed = await bet(who, everything);
    // The alarm goes by the machine's clock: the bet is told after half a second and the dealing.
    await expect
      .poll(
        async () => (await lantern.reconcile(who.id)).balances.find(({ account }) => account === 'player:cash')?.amount,
        { timeout: 20_000, interval: 250 },
      )
      .toBeGreaterThan(79_00);
    expect((await lantern.api.getRound({ params: { id: placed.data.id } }, who)).data.state).toBe('settled');
  }, 60_000);

  it('is everybody, also when the table answers only after a while', async () => {
    await atFreshRound();
    const who = await someone();
    await bet(who, everything);
    await lantern.faults.next(`TABLE /${id}`, '500', 2);
    await lantern.clock.advance({ minutes: 1 });
    await look(who);
    expect((await look(who)).mine[0]!.state).toBe('settled');
    expect((await lantern.reconcile(who.id)).findings).toEqual([]);
    const cash = await cashOf(who);
    await lantern.clock.advance({ hours: 2 });
    await look(who);
    expect(await cashOf(who)).toBe(cash);
  });

  it('takes no bets while the table can promise nothing', async () => {
    await atFreshRound();
    const who = await someone();
    await lantern.faults.next(`TABLE /${id}`, '500');
    expect((await bet(who, { red: 1_00 })).info.success).toBe(false);
    expect(await cashOf(who)).toBe(100_00);
  });
});

describe('as a game of its own', () => {
  it('is not played like one: its rounds are everybody’s', async () => {
    const who = await someone();
    const choice = { kind: 'bets', bets: [{ spot: 'red', amount: 1_00 }] };
    expect(
      (
        await lantern.api.playRound(
          { body: { gameid: id, mode: 'real', stake: 1_00, choice, requestId: crypto.randomUUID() } },
          who,
        )
      ).info.resultCode,
    ).toBe('game_not_available');
  });

  it('keeps no seed of the player waiting', async () => {
    const who = await someone();
    await bet(who, { red: 1_00 });
    expect((await lantern.api.rotateSeeds({ body: { requestId: crypto.randomUUID() } }, who)).info.success).toBe(true);
  });
});
