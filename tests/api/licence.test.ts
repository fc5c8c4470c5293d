import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: { LICENCE_PROFILE: 'strict' } });
});
afterAll(() => lantern.stop());

let count = 0;
const requestId = (): string => `licence-test-${String((count += 1)).padStart(8, '0')}`;
const game = { gameid: 'lantern-festival', requestId: '' };

describe('under a strict licence', () => {
  it('a withdrawal that was asked for can’t be taken back', async () => {
    const { sessionid } = await lantern.players.make({ balance: 100_00 });
    const player = { player: sessionid! };
    const { data } = await lantern.api.withdraw({ body: { method: 'card', amount: 50_00, requestId: requestId() } }, player);
    expect((await lantern.api.pendingWithdrawals({}, player)).data.withdrawals).toEqual([]);
    expect((await lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [data.id] } }, player)).info.resultCode).toBe('nothing_to_cancel');
    expect((await lantern.api.getBalance({}, player)).data).toMatchObject({ cash: 50_00, held: 50_00 });
  });

  // 50.00 PLN are the game's 10 EUR.
  it('no stake above 5 EUR is offered or taken for real money, in the player’s currency; play money has no such cap', async () => {
    const { sessionid } = await lantern.players.make({ balance: 500_00, currency: 'PLN' });
    const player = { player: sessionid! };
    const { data: real } = await lantern.api.launchGame({ params: { id: game.gameid } }, player);
    const { data: fun } = await lantern.api.launchGame({ params: { id: game.gameid }, query: { play_for_fun: 'true' } }, player);
    expect(Math.max(...real.stakes)).toBeLessThanOrEqual(25_00);
    expect(real.stakes).toContain(real.defaultStake);
    expect(fun.stakes).toContain(50_00);
    const play = (mode: string, stake: number) => lantern.api.playRound({ body: { ...game, mode, stake, requestId: requestId() } }, player);
    expect((await play('real', 50_00)).info.resultCode).toBe('stake_not_offered');
    expect((await play('real', Math.max(...real.stakes))).info.resultCode).toBe('ok');
    expect((await play('fun', 50_00)).info.resultCode).toBe('ok');
  });

  it('play money is for players, whose age is known, and not for visitors', async () => {
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    const play = (caller: object) => lantern.api.playRound({ body: { ...game, mode: 'fun', stake: 1_00, requestId: requestId() } }, caller);
    expect(await play({ anonymous })).toMatchObject({ status: 401, info: { resultCode: 'session_expired' } });
    const { sessionid } = await lantern.players.make();
    expect((await play({ player: sessionid! })).info.resultCode).toBe('ok');
  });
});
