import * as cashier from 'contract/cashier';
import { gamingHistory, transactions, type Transaction } from 'contract/history';
import { getBalance } from 'contract/player';
import { getRound, playRound } from 'contract/rounds';
import { must, same, type Answer, type Bench, type Caller } from '../bench';
import { check, type Check } from '../check';
import { acceptedCard, untilCredited } from '../people';
import { launchOf } from '../tables';

const refusedWith = ({ status, info }: Answer, code: string, how: string, wanted = 200) =>
  must(
    !info.success && info.resultCode === code && status === wanted,
    `${how}: ${status} ${info.resultCode} instead of ${wanted} ${code}`,
  );

const balance = async (bench: Bench, caller: Caller) => (await bench.call(getBalance, {}, caller)).data;

/** A game whose rounds ask for nothing but a stake, with the smallest stake of a mode. */
async function table(
  bench: Bench,
  mode: 'real' | 'fun',
  caller: Caller,
): Promise<{ gameid: string; mode: string; stake: number }> {
  const launch = await launchOf(bench, 'slot', mode, caller);
  must(launch !== null, 'no slot can be played');
  return { gameid: launch!.game.id, mode, stake: Math.min(...launch!.stakes) };
}

/** Plays a round for real money, made fresh by its own id unless `over` names one. */
async function bet(bench: Bench, caller: Caller, over: object = {}) {
  return bench.call(
    playRound,
    { body: { ...(await table(bench, 'real', caller)), requestId: bench.requestId(), ...over } },
    caller,
  );
}

/** Nothing that was refused may move money. */
async function unmoved(bench: Bench, caller: Caller, refusal: () => Promise<void>): Promise<void> {
  const before = await balance(bench, caller);
  await refusal();
  const after = await balance(bench, caller);
  must(same(before, after), `a refusal moved money: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
}

const isFalling = (numbers: number[]): boolean =>
  numbers.every((number, index) => index === 0 || number <= numbers[index - 1]!);
const pay = (bench: Bench, caller: Caller, over: object = {}) =>
  bench.call(
    cashier.deposit,
    { body: { method: 'card', amount: 50_00, requestId: bench.requestId(), card: acceptedCard, ...over } },
    caller,
  );
const takeOut = (bench: Bench, caller: Caller, over: object = {}) =>
  bench.call(
    cashier.withdraw,
    { body: { method: 'card', amount: 20_00, requestId: bench.requestId(), ...over } },
    caller,
  );

export const moneyChecks: Check[] = [
  check(playRound, 'stake and payout move the balance', async (bench) => {
    const player = await bench.player();
    const before = await balance(bench, player);
    const { info, data } = await bet(bench, player);
    must(info.success, info.resultCode);
    must(
      data.balanceAfter === before.cash + before.bonus - data.stake + data.payout,
      `${before.cash + before.bonus} − ${data.stake} + ${data.payout} is told as ${data.balanceAfter}`,
    );
    const after = await balance(bench, player);
    must(
      after.cash + after.bonus === data.balanceAfter,
      `the round says ${data.balanceAfter}, the balance ${after.cash + after.bonus}`,
    );
  }),
  check(playRound, 'a repeated requestId gives the stored round', async (bench) => {
    const player = await bench.player();
    const requestId = bench.requestId();
    const first = await bet(bench, player, { requestId });
    must(same((await bet(bench, player, { requestId })).data, first.data), 'another round');
    const after = await balance(bench, player);
    must(after.cash + after.bonus === first.data.balanceAfter, 'the repetition moved money');
  }),
  check(playRound, 'another body under a used requestId is a duplicate_transaction', async (bench) => {
    const player = await bench.player();
    const requestId = bench.requestId();
    const { data } = await bet(bench, player, { requestId });
    await unmoved(bench, player, async () =>
      refusedWith(
        await bet(bench, player, { requestId, stake: data.stake * 2 }),
        'duplicate_transaction',
        'another stake',
        409,
      ),
    );
  }),
  check(playRound, 'refusals change nothing', async (bench) => {
    const player = await bench.player();
    await unmoved(bench, player, async () => {
      refusedWith(await bet(bench, player, { stake: 1 }), 'stake_not_offered', 'a stake of 1');
      refusedWith(await bet(bench, player, { gameid: 'no-such-game' }), 'game_not_available', 'an unknown game');
      for (const stake of [-100, 0, 1.5, '100', 1e20])
        refusedWith(await bet(bench, player, { stake }), 'invalid_request', `a stake of ${JSON.stringify(stake)}`, 422);
    });
  }),
  check(playRound, 'play money touches no real money', async (bench) => {
    const player = await bench.player();
    await unmoved(bench, player, async () => {
      const body = { ...(await table(bench, 'fun', player)), requestId: bench.requestId() };
      const { info, data } = await bench.call(playRound, { body }, player);
      must(info.success && data.currency === 'FUN', `${info.resultCode} in ${data?.currency}`);
    });
  }),
  check(playRound, 'real money needs a player', async (bench) => {
    const visitor = await bench.visitor();
    const body = { ...(await table(bench, 'fun', visitor)), mode: 'real', requestId: bench.requestId() };
    refusedWith(await bench.call(playRound, { body }, visitor), 'session_expired', 'a visitor', 401);
  }),
  check(getRound, 'the receipt is what the round said, for its player alone', async (bench) => {
    const { player, stranger } = await bench.people();
    const { data } = await bet(bench, player);
    const receipt = await bench.call(getRound, { params: { id: data.id } }, player);
    must(same({ ...receipt.data, signature: null }, data), 'another receipt than the answer of the round');
    const others = [await bench.visitor(), ...(stranger ? [stranger] : [])];
    for (const other of others)
      refusedWith(
        await bench.call(getRound, { params: { id: data.id } }, other),
        'not_found',
        "somebody else's round",
        404,
      );
  }),
  check(gamingHistory, 'it lists the real rounds, newest first', async (bench) => {
    const player = await bench.player();
    const played = [(await bet(bench, player)).data.id, (await bet(bench, player)).data.id];
    const { data } = await bench.call(gamingHistory, { body: { limit: 100 } }, player);
    must(isFalling(data.rounds.map(({ startedAt }) => startedAt)), 'not in the order of time');
    must(
      played.every((id) => data.rounds.some((round) => round.id === id)),
      'a round is not there',
    );
    const page = (await bench.call(gamingHistory, { body: { limit: 1, offset: 1 } }, player)).data;
    must(same(page.rounds[0], data.rounds[1]) && page.total === data.total, 'pages are not parts of the whole');
  }),
  check(cashier.cashierMethods, 'it shows the balance and borders that make sense', async (bench) => {
    const player = await bench.player();
    const { data } = await bench.call(cashier.cashierMethods, {}, player);
    must(data.cash === (await balance(bench, player)).cash, 'another balance than the player’s');
    must(
      [...data.deposit, ...data.withdraw].every(({ minimum, maximum }) => minimum > 0 && minimum <= maximum),
      'a minimum above its maximum',
    );
    must(data.deposit.length > 0 && data.withdraw.length > 0, 'no method');
  }),
  check(cashier.cashierMethods, 'it speaks the language of x-language', async (bench) => {
    const player = await bench.player();
    const told = async (language: string) =>
      (await bench.call(cashier.cashierMethods, {}, { ...player, language })).data.deposit.map(({ time, fee }) => [
        time,
        fee,
      ]);
    must(!same(await told('en'), await told('de')), 'the same texts in English and German');
  }),
  check(cashier.deposit, 'it is credited once, in full', async (bench) => {
    const player = await bench.player();
    const before = await balance(bench, player);
    const { info, data } = await pay(bench, player);
    must(info.success && data.amount === 50_00, info.resultCode);
    const state = await untilCredited(bench, data.id, player);
    const after = await balance(bench, player);
    must(state === 'credited', `${state} after five seconds`);
    must(after.cash === before.cash + 50_00, `${before.cash} became ${after.cash}`);
  }),
  check(cashier.deposit, 'a repeated requestId is the same order', async (bench) => {
    const player = await bench.player();
    const requestId = bench.requestId();
    const first = await pay(bench, player, { requestId });
    must((await pay(bench, player, { requestId })).data.id === first.data.id, 'another order');
    refusedWith(await pay(bench, player, { requestId, amount: 60_00 }), 'duplicate_transaction', 'another amount', 409);
    await untilCredited(bench, first.data.id, player);
  }),
  check(cashier.deposit, 'refusals change nothing', async (bench) => {
    const player = await bench.player();
    const { deposit: methods } = (await bench.call(cashier.cashierMethods, {}, player)).data;
    const { minimum, maximum } = methods.find(({ id }) => id === 'card') ?? methods[0]!;
    await unmoved(bench, player, async () => {
      refusedWith(await pay(bench, player, { amount: minimum - 1 }), 'amount_below_minimum', 'one below the minimum');
      refusedWith(await pay(bench, player, { amount: maximum + 1 }), 'amount_above_maximum', 'one above the maximum');
      for (const amount of [-50_00, 0, 50.5, '5000'])
        refusedWith(
          await pay(bench, player, { amount }),
          'invalid_request',
          `an amount of ${JSON.stringify(amount)}`,
          422,
        );
    });
  }),
  check(cashier.getDeposit, "it is nobody else's business", async (bench) => {
    const { player, stranger } = await bench.people();
    const { data } = await pay(bench, player);
    await untilCredited(bench, data.id, player);
    if (stranger)
      refusedWith(
        await bench.call(cashier.getDeposit, { params: { id: data.id } }, stranger),
        'not_found',
        'a stranger',
        404,
      );
    refusedWith(
      await bench.call(cashier.getDeposit, { params: { id: 'no-such-order' } }, player),
      'not_found',
      'an unknown order',
      404,
    );
  }),
  check(cashier.withdraw, 'it moves cash to the hold, once', async (bench) => {
    const player = await bench.player();
    const before = await balance(bench, player);
    const requestId = bench.requestId();
    const first = await takeOut(bench, player, { requestId });
    must(first.info.success, first.info.resultCode);
    must(
      (await takeOut(bench, player, { requestId })).data.id === first.data.id,
      'a repeated requestId is another withdrawal',
    );
    const after = await balance(bench, player);
    must(
      after.cash === before.cash - 20_00 && after.held === before.held + 20_00,
      `${JSON.stringify(before)} became ${JSON.stringify(after)}`,
    );
    refusedWith(
      await takeOut(bench, player, { requestId, amount: 30_00 }),
      'duplicate_transaction',
      'another amount',
      409,
    );
  }),
  check(cashier.withdraw, 'refusals change nothing', async (bench) => {
    const player = await bench.player();
    const { minimum } = (await bench.call(cashier.cashierMethods, {}, player)).data.withdraw[0]!;
    const { cash } = await balance(bench, player);
    await unmoved(bench, player, async () => {
      refusedWith(
        await takeOut(bench, player, { amount: minimum - 1 }),
        'amount_below_minimum',
        'one below the minimum',
      );
      refusedWith(await takeOut(bench, player, { amount: cash + 1 }), 'insufficient_funds', 'one more than there is');
    });
  }),
  check(cashier.pendingWithdrawals, 'it lists what is held', async (bench) => {
    const player = await bench.player();
    const { data } = await takeOut(bench, player);
    const { withdrawals } = (await bench.call(cashier.pendingWithdrawals, {}, player)).data;
    must(
      withdrawals.some(({ id }) => id === data.id),
      'a new one is not there',
    );
    const held = withdrawals.reduce((sum, { amount }) => sum + amount, 0);
    must(held <= (await balance(bench, player)).held, 'more than is held');
  }),
  check(cashier.cashierRequest, 'a request that never came is nothing', async (bench) => {
    const player = await bench.player();
    const { data } = await bench.call(cashier.cashierRequest, { params: { requestId: crypto.randomUUID() } }, player);
    must(data.deposit === null && data.withdrawal === null, JSON.stringify(data));
  }),
  check(cashier.withdrawals, 'each tells what happened to it, in order', async (bench) => {
    const player = await bench.player();
    const { data } = await takeOut(bench, player);
    const { withdrawals, cancelAllowed } = (await bench.call(cashier.withdrawals, {}, player)).data;
    const tracked = withdrawals.find(({ id }) => id === data.id);
    must(tracked !== undefined, 'a new one is not there');
    must(tracked!.steps[0]?.step === 'requested' && tracked!.cancellable === cancelAllowed, JSON.stringify(tracked));
    must(
      withdrawals.every(({ steps }) => steps.every(({ at }, index) => index === 0 || at >= steps[index - 1]!.at)),
      'steps are out of order',
    );
  }),
  check(cashier.cancelPendingWithdrawals, 'all are cancelled together, and only once', async (bench) => {
    const { player, stranger } = await bench.people();
    const { data } = await takeOut(bench, player);
    const cancel = (caller: Caller) =>
      bench.call(cashier.cancelPendingWithdrawals, { body: { trans_ids: [data.id] } }, caller);
    if (stranger) refusedWith(await cancel(stranger), 'nothing_to_cancel', 'a stranger');
    const before = await balance(bench, player);
    const cancelled = await cancel(player);
    must(cancelled.info.success && cancelled.data.cancelled.includes(data.id), cancelled.info.resultCode);
    const after = await balance(bench, player);
    must(
      after.cash === before.cash + cancelled.data.restored && cancelled.data.restored === before.held - after.held,
      `${JSON.stringify(before)} became ${JSON.stringify(after)}`,
    );
    must(
      (await bench.call(cashier.pendingWithdrawals, {}, player)).data.withdrawals.length === 0,
      'some are pending still',
    );
    await unmoved(bench, player, async () => void (await cancel(player)));
  }),
  check(transactions, 'deposits and withdrawals stand newest first, by when their cash moved', async (bench) => {
    // A deposit comes in when it is credited; a withdrawal leaves when it is asked for, and one that is not paid comes back.
    const moves = ['credited', 'cancelled', 'rejected'];
    const movedAt = ({ status, requestedAt, processedAt }: Transaction) =>
      moves.includes(status) ? (processedAt ?? requestedAt) : requestedAt;
    const player = await bench.player();
    const { data } = await pay(bench, player);
    await untilCredited(bench, data.id, player);
    await takeOut(bench, player);
    const list = async (body: object) =>
      (await bench.call(transactions, { body: { limit: 100, ...body } }, player)).data;
    const all = await list({});
    must(
      all.transactions.length > 1 && isFalling(all.transactions.map(movedAt)),
      'not in the order in which cash moved',
    );
    for (const type of ['deposit', 'withdraw'] as const)
      must(
        (await list({ type })).transactions.every((entry) => entry.type === type),
        `others than ${type}`,
      );
    must(
      all.transactions.some(({ id }) => id === data.id),
      'a deposit is not there',
    );
  }),
];
