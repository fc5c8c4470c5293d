import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';
import { openAccount, type Account } from '../harness/player';
import type { Span, WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: providersKnown('acme') });
  await listAcmeTitles(lantern);
});
afterAll(() => lantern.stop());

const dayLess1s: Span = { hours: 23, minutes: 59, seconds: 59 };
let count = 0;
const requestId = (): string => `protection-${String((count += 1)).padStart(8, '0')}`;
const card = { number: '4000 0000 0000 9995', expiry: '12/59', cvc: '123', holder: 'Mara Tester' };

const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, wanted);
async function loggedInAgain({ username, password, ...rest }: Account, language = 'en'): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  const { data } = await lantern.api.login({ body: { username, password, terms: true } }, { anonymous, language });
  return { ...rest, username, password, player: data.sessionid };
}

/** Works while the product's time stands still, so that only `advance` moves it. */
async function withStandingClock(work: () => Promise<void>): Promise<void> {
  await lantern.clock.freeze();
  try {
    await work();
  } finally {
    await lantern.clock.letGo();
  }
}

const deposit = (who: Caller, amount: number) =>
  lantern.api.deposit({ body: { method: 'card', amount, requestId: requestId(), card } }, who);
const limits = async (who: Caller) => (await lantern.api.getLimits({}, who)).data;
const limitOf = async (who: Caller) => (await limits(who)).deposit;
const setLimit = (who: Account, newLimit: unknown, password = who.password) =>
  lantern.api.setDepositLimit({ body: { newLimit, password } }, who);
const exclude = (who: Account, change: object = {}) =>
  lantern.api.selfExclude({ body: { password: who.password, confirm: true, ...change } }, who);
const codeOf = async (answer: Promise<{ info: { resultCode: string } }>): Promise<string> =>
  (await answer).info.resultCode;
const play = (who: Caller, mode: 'real' | 'fun') =>
  lantern.api.playRound({ body: { gameid: 'lantern-festival', mode, stake: 100, requestId: requestId() } }, who);

describe('the deposit limit', () => {
  it('is none at first, and has its borders in the player’s currency', async () => {
    expect(await limits(await someone({ currency: 'NOK' }))).toEqual({
      currency: 'NOK',
      minimum: 200_00,
      maximum: 1_000_000_00,
      deposit: { current: null, used: 0, left: null, pending: null },
      selfExclusion: null,
      rules: {
        cancelWithdrawal: true,
        complaintAnswer: 56 * 86_400_000,
        wageringCap: null,
        stakeCap: null,
        autoplay: false,
        shortestRound: { slots: 0, otherGames: 0 },
        limitWait: 86_400_000,
        funModeBeforeAgeCheck: true,
        exclusionMonths: null,
      },
    });
  });

  it('applies at once when it is the first, and so does a cut; a raise does not', async () => {
    const player = await someone({ balance: 30_00 });
    expect((await setLimit(player, 500_00)).data.deposit).toEqual({
      current: 500_00,
      used: 30_00,
      left: 470_00,
      pending: null,
    });
    expect((await setLimit(player, 20_00)).data.deposit).toEqual({
      current: 20_00,
      used: 30_00,
      left: 0,
      pending: null,
    });
    const raised = await setLimit(player, 500_00);
    expect(raised.data.deposit).toMatchObject({ current: 20_00, pending: { newLimit: 500_00 } });
    expect(await limits(player)).toEqual(raised.data);
    expect(await deposit(player, 10_00)).toMatchObject({
      status: 200,
      info: { resultCode: 'deposit_limit_reached' },
      data: { limit: 20_00, used: 30_00, left: 0 },
    });
  });

  it('counts what is on its way like what has come, and forgets what was declined', async () => {
    const player = await someone({ balance: 50_00 });
    await setLimit(player, 200_00);
    const { data: onItsWay } = await deposit(player, 100_00);
    expect(await deposit(player, 50_01)).toMatchObject({
      info: { resultCode: 'deposit_limit_reached' },
      data: { left: 50_00 },
    });
    await lantern.payments.fail(onItsWay.id);
    expect(await limitOf(player)).toMatchObject({ used: 50_00, left: 150_00 });
    expect(await codeOf(deposit(player, 150_00))).toBe('ok');
  });

  it('is never passed by 64 deposits at once', async () => {
    const player = await someone();
    await setLimit(player, 200_00);
    const answers = await Promise.all(Array.from({ length: 64 }, () => deposit(player, 15_00)));
    expect(answers.filter(({ info }) => info.success)).toHaveLength(13);
    expect(new Set(answers.filter(({ info }) => !info.success).map(({ info }) => info.resultCode))).toEqual(
      new Set(['deposit_limit_reached']),
    );
    expect(await limitOf(player)).toMatchObject({ used: 195_00, left: 5_00 });
  });

  it('counts a deposit for 24 hours to the second', () =>
    withStandingClock(async () => {
      let player = await someone({ balance: 100_00 });
      await setLimit(player, 100_00);
      await lantern.clock.advance(dayLess1s);
      player = await loggedInAgain(player);
      expect(await codeOf(deposit(player, 10_00))).toBe('deposit_limit_reached');
      await lantern.clock.advance({ seconds: 1 });
      expect(await limitOf(player)).toMatchObject({ used: 0, left: 100_00 });
      await lantern.clock.advance({ seconds: 1 });
      expect(await codeOf(deposit(player, 100_00))).toBe('ok');
    }));

  it('is raised by a second word after 24 hours, not a second earlier, and the player is told when', () =>
    withStandingClock(async () => {
      let player = await someone();
      await setLimit(player, 100_00);
      const { data } = await setLimit(player, 300_00);
      expect(data.deposit.pending).toEqual({
        newLimit: 300_00,
        confirmableFrom: (await lantern.clock.now()) + 24 * 3_600_000,
        isConfirmable: false,
      });
      await lantern.clock.advance(dayLess1s);
      player = await loggedInAgain(player);
      expect(await lantern.api.confirmDepositLimit({}, player)).toMatchObject({
        info: { resultCode: 'limit_wait_not_over' },
        data: { confirmableFrom: data.deposit.pending!.confirmableFrom },
      });
      expect((await lantern.api.playerMessages({}, player)).data.messages).toEqual([]);
      await lantern.clock.advance({ seconds: 1 });
      expect((await lantern.api.playerMessages({}, player)).data.messages).toMatchObject([
        { message: expect.stringContaining('€300.00') as string, type: 'info' },
      ]);
      expect(await limitOf(player)).toMatchObject({ current: 100_00 });
      await lantern.clock.advance({ seconds: 1 });
      expect((await lantern.api.confirmDepositLimit({}, player)).data.deposit).toMatchObject({
        current: 300_00,
        pending: null,
      });
      expect(await codeOf(lantern.api.confirmDepositLimit({}, player))).toBe('nothing_pending');
    }));

  it('lets a second raise take the place of the first, and wait anew', () =>
    withStandingClock(async () => {
      let player = await someone();
      await setLimit(player, 100_00);
      await setLimit(player, 300_00);
      await lantern.clock.advance({ hours: 12 });
      player = await loggedInAgain(player);
      await setLimit(player, 200_00);
      await lantern.clock.advance({ hours: 12 });
      player = await loggedInAgain(player);
      expect(await codeOf(lantern.api.confirmDepositLimit({}, player))).toBe('limit_wait_not_over');
      await lantern.clock.advance({ hours: 12 });
      player = await loggedInAgain(player);
      expect((await lantern.api.confirmDepositLimit({}, player)).data.deposit.current).toBe(200_00);
    }));

  it('drops a raise that is withdrawn, or followed by a cut', async () => {
    const player = await someone();
    await setLimit(player, 100_00);
    await setLimit(player, 300_00);
    expect((await lantern.api.withdrawPendingLimit({}, player)).data.deposit).toMatchObject({
      current: 100_00,
      pending: null,
    });
    expect((await lantern.api.withdrawPendingLimit({}, player)).info.success).toBe(true);
    await setLimit(player, 300_00);
    expect((await setLimit(player, 50_00)).data.deposit).toMatchObject({ current: 50_00, pending: null });
    expect(await codeOf(lantern.api.confirmDepositLimit({}, player))).toBe('nothing_pending');
  });

  it.each([
    [19_99, 'limit_too_low', { minimum: 20_00 }],
    [100_000_01, 'limit_too_high', { maximum: 100_000_00 }],
  ])('of %i is refused: %s', async (newLimit, resultCode, data) => {
    const player = await someone();
    expect(await setLimit(player, newLimit)).toMatchObject({ status: 200, info: { success: false, resultCode }, data });
    expect(await limitOf(player)).toMatchObject({ current: null });
  });

  it.each([[0], [-1], [50.5], ['5000'], [null], [1e308], [[]], [{}]])('of %j is no limit', async (newLimit) => {
    const player = await someone();
    expect(await setLimit(player, newLimit)).toMatchObject({ status: 422, info: { resultCode: 'invalid_request' } });
    expect(await limitOf(player)).toMatchObject({ current: null });
  });

  it('takes the password, and nobody may guess it', async () => {
    const player = await someone();
    for (let i = 0; i < 5; i += 1) {
      expect(await setLimit(player, 50_00, `wrong-${i}`)).toMatchObject({
        info: { resultCode: 'invalid_password' },
        data: { errors: [{ field: 'password' }] },
      });
    }
    expect(await setLimit(player, 50_00)).toMatchObject({ status: 429, info: { resultCode: 'too_many_requests' } });
    expect(await codeOf(exclude(player))).toBe('too_many_requests');
    expect(await limitOf(player)).toMatchObject({ current: null });
  });

  it('is the player’s own: no session sees or changes another’s', async () => {
    const [owner, other] = [await someone(), await someone()];
    await setLimit(owner, 50_00);
    await setLimit(owner, 70_00);
    expect(await limitOf(other)).toMatchObject({ current: null, pending: null });
    await lantern.api.withdrawPendingLimit({}, other);
    expect(await limitOf(owner)).toMatchObject({ pending: { newLimit: 70_00 } });
    const { getLimits, setDepositLimit, confirmDepositLimit, withdrawPendingLimit, selfExclude } = lantern.api;
    const body = { newLimit: 50_00, password: owner.password, confirm: true };
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    for (const caller of [{}, { anonymous }, { player: `${owner.player}x` }]) {
      for (const call of [getLimits, setDepositLimit, confirmDepositLimit, withdrawPendingLimit, selfExclude]) {
        expect(
          await call({ body: call === setDepositLimit || call === selfExclude ? body : undefined }, caller),
        ).toMatchObject({ status: 401 });
      }
    }
  });
});

/** A player whose freeze is over, with the token of the mail. */
async function asked(wanted: WantedPlayer = {}): Promise<{ player: Account; token: string }> {
  const player = await someone(wanted);
  await exclude(player);
  await lantern.clock.advance({ hours: 24 });
  const again = await loggedInAgain(player);
  return { player: again, token: await tokenOf(player.email) };
}
async function tokenOf(email: string): Promise<string> {
  const mail = await vi.waitFor(() => lantern.mailbox.latestFor(email), 5_000);
  return decodeURIComponent(new URL(mail.link).pathname.split('/').at(-1)!);
}
const answer = (token: string, choice: unknown, password?: string) =>
  lantern.api.answerSelfExclusion({ params: { token }, body: { choice, password } });

describe('self-exclusion', () => {
  it('ends every session at once; a new one sees the money and takes it out, and nothing else', async () => {
    const player = await someone({ balance: 100_00 });
    const second = await loggedInAgain(player);
    expect((await exclude(player)).data.freezeEnds).toBeGreaterThan((await lantern.clock.now()) + 23 * 3_600_000);
    for (const ended of [player, second])
      expect(await lantern.api.getBalance({}, ended)).toMatchObject({ status: 401 });

    const back = await loggedInAgain(player);
    expect((await lantern.api.getPlayer({}, back)).data).toMatchObject({ frozen: true, balance: { cash: 100_00 } });
    expect(await limits(back)).toMatchObject({ selfExclusion: { until: null } });
    const { data } = await lantern.api.cashierMethods({}, back);
    expect([data.depositBlockers, data.withdrawBlockers]).toEqual([
      [{ code: 'account_frozen', payoutsHeld: false }],
      [],
    ]);
    const refusals = [
      deposit(back, 50_00),
      play(back, 'real'),
      play(back, 'fun'),
      lantern.api.launchGame({ params: { id: 'lantern-festival' } }, back),
      lantern.api.launchGame({ params: { id: 'lantern-festival' }, query: { play_for_fun: 'true' } }, back),
      setLimit(back, 50_00),
      lantern.api.confirmDepositLimit({}, back),
    ];
    for (const refusal of refusals) expect(await codeOf(refusal)).toBe('account_frozen');

    expect((await lantern.api.transactions({ body: {} }, back)).data.total).toBe(1);
    expect((await lantern.api.gamingHistory({ body: {} }, back)).info.success).toBe(true);
    const { data: withdrawal } = await lantern.api.withdraw(
      { body: { method: 'card', amount: 100_00, requestId: requestId() } },
      back,
    );
    await lantern.withdrawals.decide(player.id, withdrawal.id, 'approve');
    expect(await lantern.withdrawals.decide(player.id, withdrawal.id, 'pay')).toMatchObject({ state: 'paid' });
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
  });

  it('keeps nobody from money that is already his: a late win is paid, a deposit on its way is kept to be refunded', async () => {
    const player = await someone({ balance: 100_00 });
    const provider = new GameProvider(lantern, 'acme');
    const message = {
      playerToken: await lantern.walletToken(player.player, 'acme'),
      roundId: 'late',
      gameid: 'ember-crates',
      currency: 'EUR',
    };
    await provider.tell('bet', { ...message, transactionId: 'late-bet', amount: 10_00 });
    const { data: order } = await deposit(player, 50_00);
    await exclude(player);
    expect(
      (await provider.tell('win', { ...message, transactionId: 'late-win', amount: 30_00, closes: true })).info.success,
    ).toBe(true);
    expect(
      (await provider.tell('bet', { ...message, roundId: 'next', transactionId: 'next-bet', amount: 10_00 })).info
        .success,
    ).toBe(false);
    await lantern.payments.confirm(order.id);
    const { data } = await lantern.api.cashierMethods({}, await loggedInAgain(player));
    expect(data).toMatchObject({
      cash: 120_00,
      unallocated: [{ id: order.id, amount: 50_00, reason: 'account_frozen', creditable: false }],
    });
  });

  it('lasts through the freeze and its end, when a mail in the player’s language offers the choice', () =>
    withStandingClock(async () => {
      const player = await someone();
      const { freezeEnds } = (await exclude(player)).data;
      expect(freezeEnds).toBe((await lantern.clock.now()) + 24 * 3_600_000);
      await lantern.clock.advance(dayLess1s);
      expect((await limits(await loggedInAgain(player, 'de'))).selfExclusion).toMatchObject({ freezeEnds });
      expect((await lantern.mailbox.all()).filter(({ to }) => to === player.email)).toEqual([]);
      await lantern.clock.advance({ seconds: 1 });
      const back = await loggedInAgain(player, 'de');
      expect(await codeOf(play(back, 'fun'))).toBe('account_frozen');
      const mail = await vi.waitFor(() => lantern.mailbox.latestFor(player.email), 5_000);
      expect(mail.link).toMatch(/\/self-exclusion\//);
      expect(mail.text).toContain('6, 12 oder 60 Monate');
      await lantern.clock.advance({ seconds: 1 });
      expect((await limits(back)).selfExclusion).toMatchObject({ freezeEnds });
      expect((await lantern.mailbox.all()).filter(({ to }) => to === player.email)).toHaveLength(1);
    }));

  it('ends by the mailed link, which counts once', async () => {
    const { player, token } = await asked();
    for (const password of [undefined, 'Not-the-password-1'])
      expect(await codeOf(answer(token, 'return', password))).toBe('invalid_password');
    const chosen = await answer(token, 'return', player.password);
    expect(chosen.info.success).toBe(true);
    expect(await answer(token, 'return', player.password)).toMatchObject({ data: chosen.data });
    expect(await codeOf(answer(token, '60'))).toBe('token_expired');
    // A day to think it over, in which nothing opens.
    expect(chosen.data.until! - (await lantern.clock.now())).toBeGreaterThan(23.9 * 3_600_000);
    expect((await limits(player)).selfExclusion).toMatchObject({ until: chosen.data.until });
    expect(await codeOf(deposit(player, 50_00))).toBe('account_frozen');
    await lantern.clock.advance({ hours: 24, seconds: 1 });
    const back = await loggedInAgain(player);
    expect((await limits(back)).selfExclusion).toBeNull();
    expect(await codeOf(deposit(back, 50_00))).toBe('ok');
    expect((await lantern.api.getPlayer({}, back)).data.frozen).toBe(false);

    await exclude(back);
    expect(await codeOf(answer(token, 'return', player.password))).toBe('token_expired');
    expect((await lantern.api.getPlayer({}, await loggedInAgain(player))).data.frozen).toBe(true);
  });

  it('for months can’t be undone, and is over at their end to the second', () =>
    withStandingClock(async () => {
      const { player, token } = await asked();
      const { until } = (await answer(token, '6')).data;
      for (const choice of ['return', '12', '60']) expect(await codeOf(answer(token, choice))).toBe('token_expired');
      expect(await exclude(player)).toMatchObject({ info: { success: true } });
      await lantern.clock.advance({ seconds: (until! - (await lantern.clock.now())) / 1_000 - 1 });
      let back = await loggedInAgain(player);
      expect((await limits(back)).selfExclusion).toMatchObject({ until });
      expect(await codeOf(deposit(back, 50_00))).toBe('account_frozen');
      await lantern.clock.advance({ seconds: 1 });
      expect((await limits(back)).selfExclusion).toBeNull();
      await lantern.clock.advance({ seconds: 1 });
      back = await loggedInAgain(player);
      expect(await codeOf(deposit(back, 50_00))).toBe('ok');
    }));

  it('drops a raise of the limit that waits', async () => {
    const player = await someone();
    await setLimit(player, 50_00);
    await setLimit(player, 500_00);
    await exclude(player);
    expect(await limitOf(await loggedInAgain(player))).toMatchObject({ current: 50_00, pending: null });
  });

  it('takes the password and a plain yes', async () => {
    const player = await someone();
    expect(await codeOf(exclude(player, { password: 'not-the-password' }))).toBe('invalid_password');
    for (const confirm of [false, 'true', undefined])
      expect(await exclude(player, { confirm })).toMatchObject({ status: 422 });
    expect((await limits(player)).selfExclusion).toBeNull();
  });

  it.each(['return ', '7', 6, '', null, '__proto__'])('knows no choice %j', async (choice) => {
    expect(await answer('a.b.c', choice)).toMatchObject({ status: 422, info: { resultCode: 'invalid_request' } });
  });

  it('is answered by nothing but its own link', async () => {
    const { player, token } = await asked();
    const [id, secretOfLink, signature] = token.split('.');
    const { id: otherId } = await someone();
    for (const forged of [
      'x',
      player.player,
      `${id}.${secretOfLink}x.${signature}`,
      `${otherId}.${secretOfLink}.${signature}`,
      `${token}x`,
    ]) {
      expect(await codeOf(answer(forged, 'return'))).toBe('token_expired');
    }
    expect((await limits(player)).selfExclusion).not.toBeNull();
  });
});

it('what an operator froze can’t be taken out either', async () => {
  const player = await someone({ balance: 100_00, frozen: true });
  const { data } = await lantern.api.cashierMethods({}, player);
  expect(data.withdrawBlockers).toEqual([{ code: 'account_frozen', payoutsHeld: true }]);
  for (const refusal of [
    lantern.api.withdraw({ body: { method: 'card', amount: 50_00, requestId: requestId() } }, player),
    deposit(player, 50_00),
    play(player, 'real'),
  ]) {
    expect(await codeOf(refusal)).toBe('account_frozen');
  }
});
