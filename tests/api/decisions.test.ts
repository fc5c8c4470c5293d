import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from '../harness';
import type { Caller } from '../harness/api';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const requestId = (): string => `decisions-test-${String((count += 1)).padStart(8, '0')}`;
const someone = async (balance = 100_00): Promise<Caller> => ({
  player: (await lantern.players.make({ balance })).sessionid!,
});
const balanceOf = async (caller: Caller): Promise<number> => (await lantern.api.getBalance({}, caller)).data.cash;
const open = (caller: Caller, body: Record<string, unknown> = {}, query: { launch?: string } = {}) =>
  lantern.api.playRound(
    {
      query,
      body: {
        gameid: 'buried-light',
        mode: 'real',
        stake: 100,
        requestId: requestId(),
        choice: { kind: 'mines', mines: 1 },
        ...body,
      },
    },
    caller,
  );
const decide = (caller: Caller, id: string, step: number, decision: string, body: Record<string, unknown> = {}) =>
  lantern.api.decideRound({ params: { id }, body: { decision, step, requestId: requestId(), ...body } }, caller);

/** A round of which one cell is open and safe; with one mine the first cell is safe 24 times in 25. */
async function oneSafeCell(caller: Caller) {
  for (;;) {
    const { data: opened } = await open(caller);
    const { data: round } = await decide(caller, opened.id, 0, 'cell-12');
    if (round.state === 'open') return round;
  }
}

describe('a decision and the game as its page opens it', () => {
  it('come in one answer while the round is open and when it is over', async () => {
    const caller = await someone();
    const round = await oneSafeCell(caller);
    const decideFor = (step: number, decision: string) =>
      lantern.api.decideRound(
        {
          params: { id: round.id },
          query: { launch: 'buried-light' },
          body: { decision, step, requestId: requestId() },
        },
        caller,
      );
    const { data: over } = await decideFor(1, 'cash-out');
    expect(over.launch).toMatchObject({ openRound: null, balance: over.balanceAfter, round: { id: round.id } });
    const { data: opened } = await open(caller, {}, { launch: 'buried-light' });
    expect(opened.launch).toMatchObject({ openRound: { id: opened.id }, round: { id: opened.id, signature: null } });
  });

  it('come apart in a barred territory: the round goes on there, and no game is opened', async () => {
    const caller = await someone();
    const round = await oneSafeCell(caller);
    const barred = { ...caller, headers: { 'x-client-country': 'US' } };
    const cashOut = { decision: 'cash-out', step: 1, requestId: requestId() };
    const asked = { params: { id: round.id }, query: { launch: 'buried-light' }, body: cashOut };
    const { data, info } = await lantern.api.decideRound(asked, barred);
    expect([info.resultCode, data.state]).toEqual(['ok', 'settled']);
    expect(data).not.toHaveProperty('launch');
    const opened = await lantern.api.launchGame({ params: { id: 'buried-light' } }, barred);
    expect(opened.info.resultCode).toBe('restriction_error');
  });
});

describe('a round of several decisions', () => {
  it('takes the stake at once, waits, and pays when the player cashes out', async () => {
    const caller = await someone();
    const { data: opened } = await open(caller);
    expect(opened).toMatchObject({
      state: 'open',
      stake: 100,
      payout: 0,
      outcome: { kind: 'mines', opened: [], field: null },
      fairness: { serverSeed: null },
    });
    expect(opened.options).toHaveLength(25);
    expect(await balanceOf(caller)).toBe(99_00);
    const other = await someone();
    const round = await oneSafeCell(other);
    const before = await balanceOf(other);
    const { data: paid } = await decide(other, round.id, 1, 'cash-out');
    expect(paid).toMatchObject({
      state: 'settled',
      stake: 100,
      payout: 102,
      options: [],
      balanceAfter: before + 102,
      outcome: { lost: false, multiple: 102 },
    });
    expect(await balanceOf(other)).toBe(before + 102);
    expect((await lantern.api.getRound({ params: { id: round.id } }, other)).data).toEqual({
      ...paid,
      signature: expect.any(String) as string,
    });
  });

  it('goes on where it was left: the game opens with it, and no second one beside it', async () => {
    const caller = await someone();
    const round = await oneSafeCell(caller);
    const launch = await lantern.api.launchGame({ params: { id: 'buried-light' } }, caller);
    expect(launch.data.openRound).toEqual(round);
    expect((await open(caller)).info.resultCode).toBe('round_open');
    const fun = await open(caller, { mode: 'fun' });
    expect(fun.data).toMatchObject({ state: 'open', mode: 'fun' });
  });

  it('counts a decision once however often it is sent, also at the same time', async () => {
    const caller = await someone();
    const round = await oneSafeCell(caller);
    const before = await balanceOf(caller);
    const body = { requestId: requestId() };
    const answers = await Promise.all([1, 2, 3].map(() => decide(caller, round.id, 1, 'cash-out', body)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await balanceOf(caller)).toBe(before + 102);
    expect((await decide(caller, round.id, 1, 'cell-3', body)).info.resultCode).toBe('duplicate_transaction');
  });

  it('tells whoever sends a request again what it was answered with, though the round has gone on since', async () => {
    const caller = await someone();
    const [opening, first] = [{ requestId: requestId() }, { requestId: requestId() }];
    const opened = await open(caller, opening);
    const step = () => decide(caller, opened.data.id, 0, 'cell-0', first);
    const answer = await step();
    if (answer.data.state === 'open') await decide(caller, opened.data.id, 1, 'cash-out');
    expect((await open(caller, opening)).data).toEqual(opened.data);
    expect((await step()).data).toEqual(answer.data);
    expect((await lantern.api.getRound({ params: { id: opened.data.id } }, caller)).data.state).toBe('settled');
  });

  it('refuses what comes out of turn or is not possible, and leaves the round as it was', async () => {
    const caller = await someone();
    const round = await oneSafeCell(caller);
    expect((await decide(caller, round.id, 0, 'cell-3')).info.resultCode).toBe('decision_out_of_turn');
    expect((await decide(caller, round.id, 2, 'cell-3')).info.resultCode).toBe('decision_out_of_turn');
    expect((await decide(caller, round.id, 1, 'cell-12')).info.resultCode).toBe('decision_not_offered');
    expect((await decide(caller, round.id, 1, 'hit')).info.resultCode).toBe('decision_not_offered');
    expect((await lantern.api.getRound({ params: { id: round.id } }, caller)).data).toEqual(round);
    await decide(caller, round.id, 1, 'cash-out');
    expect((await decide(caller, round.id, 2, 'cell-3')).info.resultCode).toBe('round_closed');
  });

  it('lets two tabs race: one decision moves the round, the other is told where it stands', async () => {
    const caller = await someone();
    const round = await oneSafeCell(caller);
    const before = await balanceOf(caller);
    const codes = (
      await Promise.all([decide(caller, round.id, 1, 'cash-out'), decide(caller, round.id, 1, 'cash-out')])
    )
      .map(({ info }) => info.resultCode)
      .sort();
    expect(codes).toEqual(['ok', 'round_closed']);
    expect(await balanceOf(caller)).toBe(before + 102);
  });

  it('opens only with a choice on offer, and takes nothing otherwise', async () => {
    const caller = await someone();
    for (const choice of [undefined, { kind: 'mines', mines: 4 }])
      expect((await open(caller, { choice })).info.resultCode).toBe('choice_not_offered');
    for (const choice of [
      { kind: 'mines', mines: 0 },
      { kind: 'mines', mines: 1.5 },
      { kind: 'slot' },
      'mines',
      { kind: '__proto__' },
    ]) {
      expect(await open(caller, { choice })).toMatchObject({ status: 422, info: { resultCode: 'invalid_request' } });
    }
    expect(await balanceOf(caller)).toBe(100_00);
  });
});

describe('whose round it is', () => {
  it("is nobody else's: another's round is not found", async () => {
    const [owner, other] = [await someone(), await someone()];
    const round = await oneSafeCell(owner);
    expect(await decide(other, round.id, 1, 'cash-out')).toMatchObject({
      status: 404,
      info: { resultCode: 'not_found' },
    });
    expect(await decide({ player: 'nobody.nothing' }, round.id, 1, 'cash-out')).toMatchObject({ status: 401 });
    expect((await lantern.api.getRound({ params: { id: round.id } }, owner)).data).toEqual(round);
  });

  it('can be finished for play money without an account', async () => {
    const visitor: Caller = { anonymous: (await lantern.api.anon()).data.anonSessionId };
    await lantern.api.launchGame({ params: { id: 'buried-light' }, query: { play_for_fun: 'true' } }, visitor);
    const { data: opened } = await open(visitor, { mode: 'fun' });
    expect((await decide(visitor, opened.id, 0, 'cell-0')).info.resultCode).toBe('ok');
  });
});
