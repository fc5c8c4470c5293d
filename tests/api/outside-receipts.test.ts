/** The receipt of a round that an outside provider runs: every transaction that it told, and what became of each. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({
    api: { ...providersKnown('acme'), GAME_CEILINGS: '{"acme":1000000}' },
  });
  await listAcmeTitles(lantern);
});
afterAll(() => lantern.stop());

let count = 0;
async function someone() {
  const { sessionid } = await lantern.players.make({ balance: 500_00 });
  const caller = { player: sessionid! };
  const playerToken = await lantern.walletToken(sessionid!, 'acme');
  const acme = new GameProvider(lantern, 'acme');
  const id = `r${(count += 1)}`;
  const base = { playerToken, roundId: id, gameid: 'ember-crates' };
  const receipt = (roundId = id, provider = 'acme') =>
    lantern.api.getOutsideRound({ params: { provider, id: roundId } }, caller);
  return {
    id,
    caller,
    receipt,
    steps: async () => (await receipt()).data.steps.map(({ what, id: of, amount }) => [what, of, amount]),
    bet: (amount: number) => acme.tell('bet', { ...base, transactionId: 'b', amount, currency: 'EUR' }),
    win: (amount: number, closes = true) =>
      acme.tell('win', { ...base, transactionId: 'w', amount, currency: 'EUR', closes }),
    rollback: () => acme.tell('rollback', { ...base, transactionId: 'x', betTransactionId: 'b' }),
  };
}

it('tells of a round that was won, with when each of it was booked', async () => {
  const { id, bet, win, receipt } = await someone();
  const from = await lantern.clock.now();
  await bet(1_00);
  await lantern.clock.advance({ minutes: 1 });
  await win(2_50);
  const { data } = await receipt();
  expect(data).toMatchObject({
    ...{ id, provider: 'acme', gameid: 'ember-crates', gametitle: 'Ember Crates', state: 'settled', currency: 'EUR' },
    ...{ stake: 1_00, payout: 2_50, held: 0, balanceAfter: 501_50 },
  });
  expect(data.steps).toMatchObject([
    { what: 'bet', id: 'b', amount: 1_00 },
    { what: 'win', id: 'w', amount: 2_50 },
  ]);
  const [taken, paid] = data.steps.map(({ at }) => at!);
  expect(taken! - from).toBeGreaterThanOrEqual(0);
  expect(paid! - taken!).toBeGreaterThanOrEqual(60_000);
});

it('tells of a round that was lost: a win of nothing is booked nowhere', async () => {
  const { bet, win, receipt } = await someone();
  await bet(1_00);
  await win(0);
  expect((await receipt()).data).toMatchObject({
    ...{ state: 'settled', payout: 0 },
    steps: [{ what: 'bet' }, { what: 'win', amount: 0, at: null }],
  });
});

it('tells what was taken back, whichever came first', async () => {
  const won = await someone();
  await won.bet(1_00);
  await won.win(2_50);
  await won.rollback();
  expect((await won.receipt()).data).toMatchObject({ state: 'rolled_back', stake: 0, payout: 0 });
  expect((await won.steps()).sort()).toEqual([
    ['bet', 'b', 1_00],
    ['bet_returned', 'b', 1_00],
    ['win', 'w', 2_50],
    ['win_taken_back', 'w', 2_50],
  ]);
  const early = await someone();
  await early.rollback();
  await early.win(2_50);
  expect(await early.steps()).toEqual([
    ['bet_returned', 'b', 0],
    ['win_unpaid', 'w', 2_50],
  ]);
});

it('tells of a win that waits, for its bet or for an operator', async () => {
  const early = await someone();
  await early.win(2_50);
  expect(await early.steps()).toEqual([['win_waits', 'w', 2_50]]);
  const large = await someone();
  await large.bet(1_00);
  await large.win(90_000_00);
  expect((await large.receipt()).data).toMatchObject({ payout: 0, held: 90_000_00 });
  expect(await large.steps()).toEqual([
    ['bet', 'b', 1_00],
    ['win_held', 'w', 90_000_00],
  ]);
});

it('is the player’s own, and of an outside round', async () => {
  const [mine, theirs] = [await someone(), await someone()];
  await theirs.bet(1_00);
  const own = await lantern.api.playRound(
    { body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: crypto.randomUUID() } },
    mine.caller,
  );
  for (const [id, provider] of [
    [theirs.id, 'acme'],
    [own.data.id, 'lantern'],
    ['nobodys', 'nobody'],
  ] as const)
    expect((await mine.receipt(id, provider)).info.resultCode).toBe('not_found');
});
