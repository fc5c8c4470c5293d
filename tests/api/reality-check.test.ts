import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

let count = 0;
const requestId = (): string => `reality-test-${String((count += 1)).padStart(8, '0')}`;
const someone = async (): Promise<Caller> => ({ player: (await lantern.players.make({ balance: 100_00 })).sessionid! });
const play = (caller: Caller, body: Record<string, unknown> = {}) =>
  lantern.api.playRound(
    { body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: requestId(), ...body } },
    caller,
  );
const set = (caller: Caller, minutes: number) => lantern.api.updateRealityCheck({ body: { minutes } }, caller);
const answer = (caller: Caller) => lantern.api.answerRealityCheck({}, caller);
const sittingOf = async (caller: Caller, id = 'lantern-festival') =>
  (await lantern.api.launchGame({ params: { id } }, caller)).data.sitting;

describe('the reality check', () => {
  it('pauses play when its interval has run, to the second, until it is answered', async () => {
    const caller = await someone();
    await set(caller, 15);
    await lantern.clock.advance({ minutes: 14, seconds: 59 });
    expect((await play(caller)).info.resultCode).toBe('ok');
    await lantern.clock.advance({ seconds: 1 });
    const before = (await lantern.api.getBalance({}, caller)).data;
    expect(await play(caller)).toMatchObject({
      status: 200,
      info: {
        success: false,
        resultCode: 'reality_check_due',
        message: 'Time for your reality check. Answer it to play on',
      },
    });
    expect((await lantern.api.getBalance({}, caller)).data).toEqual(before);
    expect((await play(caller, { mode: 'fun' })).info.resultCode).toBe('ok');
    const { dueAt } = (await answer(caller)).data;
    expect((await sittingOf(caller))?.realityCheck).toEqual({ minutes: 15, dueAt });
    expect((await play(caller)).info.resultCode).toBe('ok');
  });

  it('lets an open round be played to its end', async () => {
    const caller = await someone();
    await set(caller, 15);
    const { data: opened } = await play(caller, { gameid: 'buried-light', choice: { kind: 'mines', mines: 1 } });
    await lantern.clock.advance({ minutes: 16 });
    expect(
      (
        await lantern.api.decideRound(
          { params: { id: opened.id }, body: { decision: 'cell-0', step: 0, requestId: requestId() } },
          caller,
        )
      ).info.resultCode,
    ).toBe('ok');
  });

  it('is off unless the player sets one, and begins anew with a log-in', async () => {
    const caller = await someone();
    await lantern.clock.advance({ hours: 3 });
    expect(await sittingOf(caller)).toMatchObject({ realityCheck: null });
    expect((await play(caller)).info.resultCode).toBe('ok');
    expect((await answer(caller)).data).toEqual({ dueAt: null });
    const player = await lantern.players.make({ balance: 10_00 });
    await set({ player: player.sessionid! }, 15);
    await lantern.clock.advance({ minutes: 20 });
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    const { data } = await lantern.api.login(
      { body: { username: player.username, password: player.password, terms: true } },
      { anonymous },
    );
    expect((await play({ player: data.sessionid })).info.resultCode).toBe('ok');
  });

  it('needs a session', async () => expect(await answer({ player: 'nobody.nothing' })).toMatchObject({ status: 401 }));
});

describe('the sitting', () => {
  it('tells since when, and what it came to', async () => {
    const caller = await someone();
    const first = await play(caller);
    const second = await play(caller, { stake: 200 });
    expect(await sittingOf(caller)).toMatchObject({
      staked: 300,
      paid: first.data.payout + second.data.payout,
      timezone: 'UTC',
    });
  });

  it('is none of a visitor', async () => {
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    expect(
      (
        await lantern.api.launchGame(
          { params: { id: 'lantern-festival' }, query: { play_for_fun: 'true' } },
          { anonymous },
        )
      ).data.sitting,
    ).toBeNull();
  });
});
