/** What outside providers may not do, and what their rounds leave to operators (DOMAIN §2). */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';
import { askPlayerObject } from '../harness/player-object';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: { ...providersKnown('acme', 'beta'), GAME_CEILINGS: '{"acme":1000000}' } });
  await listAcmeTitles(lantern);
});
afterAll(() => lantern.stop());

type Answer<Data> = { ok: true; data: Data } | { ok: false; code: string };
/** As a desk calls a player's object. */
interface Exceptions {
  exceptionView(kind: string, subject: string, at: number): Promise<Answer<{ about: Record<string, unknown> }>>;
  decideException(
    kind: string,
    subject: string,
    decision: string,
    by: { actor: string; note: string },
    at: number,
  ): Promise<Answer<{ isRepeated: boolean }>>;
}

let count = 0;
async function someone(provider = 'acme', username?: string) {
  const { playerId, sessionid } = await lantern.players.make({ balance: 500_00, ...(username && { username }) });
  const caller = { player: sessionid! };
  const playerToken = await lantern.walletToken(sessionid!, provider);
  const house = new GameProvider(lantern, provider);
  const exceptions = await askPlayerObject<Exceptions>(lantern, playerId, 'exceptions');
  const by = { actor: 'somebody@operators.example', note: 'seen' };
  return {
    playerId,
    caller,
    /** What waits for an operator; null: it doesn't, or not any more. */
    waiting: async (kind: string, subject: string) => {
      const view = await exceptions.exceptionView(kind, subject, await lantern.clock.now());
      return view.ok ? view.data.about : null;
    },
    decide: async (kind: string, subject: string, decision: string) =>
      exceptions.decideException(kind, subject, decision, by, await lantern.clock.now()),
    round: (gameid = 'ember-crates') => {
      const id = `o${(count += 1)}`;
      const base = { playerToken, roundId: id, gameid };
      return {
        id,
        bet: (amount: number, over: object = {}) =>
          house.tell('bet', { ...base, transactionId: `${id}-bet`, amount, currency: 'EUR', ...over }),
        win: (amount: number, over: object = {}) =>
          house.tell('win', { ...base, transactionId: `${id}-win`, amount, currency: 'EUR', closes: true, ...over }),
        rollback: (over: object = {}) =>
          house.tell('rollback', { ...base, transactionId: `${id}-back`, betTransactionId: `${id}-bet`, ...over }),
      };
    },
    cash: async () => (await lantern.api.getBalance({}, caller)).data.cash,
    history: async () => (await lantern.api.gamingHistory({ body: {} }, caller)).data.rounds,
    hits: async () =>
      (await lantern.api.myChallenges({}, caller)).data.tiers
        .filter(({ hitAt }) => hitAt !== null)
        .map(({ multiplier }) => multiplier),
    booksAreRight: async () => expect((await lantern.reconcile(playerId)).findings).toEqual([]),
  };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const exceptionsOf = async ({ playerId }: Someone) =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT kind, subject, amount, is_over FROM exceptions WHERE player_id = ? ORDER BY id')
      .bind(playerId)
      .all()
  ).results;
const shown = async () => (await lantern.api.casinoLatestData()).data.latest.map(({ amount }) => amount);

describe('a provider', () => {
  it('takes no bet on a game that is not its own, and is paid no win there', async () => {
    const player = await someone('beta');
    for (const gameid of ['lantern-festival', 'ember-crates']) {
      const round = player.round(gameid);
      expect((await round.bet(25_00)).info.resultCode).toBe('game_not_available');
      expect(await round.win(500_000)).toMatchObject({
        info: { success: true },
        data: { state: 'open', balance: 500_00 },
      });
      await expect
        .poll(() => exceptionsOf(player), { timeout: 10_000 })
        .toContainEqual({ kind: 'open_outside_round', subject: `beta:${round.id}`, amount: 500_000, is_over: 0 });
    }
    expect([await player.cash(), await player.hits()]).toEqual([500_00, []]);
    await player.booksAreRight();
  });

  it('plays a round on one game: its wins follow it, another bet elsewhere is refused', async () => {
    const player = await someone();
    const round = player.round();
    await round.bet(1_00);
    expect((await round.bet(1_00, { transactionId: `${round.id}-two`, gameid: 'night-crates' })).info.resultCode).toBe(
      'game_not_available',
    );
    expect((await round.win(2_00, { gameid: 'lantern-festival' })).data).toMatchObject({
      state: 'settled',
      balance: 501_00,
    });
    expect(await player.history()).toMatchObject([{ gameid: 'ember-crates', gametitle: 'Ember Crates', payout: 2_00 }]);
  });

  it('names a round’s game with its bet, whatever a win before it said', async () => {
    const player = await someone();
    const round = player.round();
    await round.win(2_00, { gameid: 'lantern-festival' });
    expect((await round.bet(1_00)).data).toMatchObject({ state: 'settled', balance: 501_00 });
    expect(await player.history()).toMatchObject([{ gameid: 'ember-crates', gametitle: 'Ember Crates' }]);
    await expect.poll(() => exceptionsOf(player), { timeout: 10_000 }).toMatchObject([{ is_over: 1 }]);
  });
});

describe('a win above what may be paid unseen', () => {
  it.each([
    ['ember-crates', 25_00, 10_000_01],
    ['small-crates', 25_00, 1_250_01],
  ])('is held: %s, %i, %i', async (game, stake, amount) => {
    const player = await someone();
    const round = player.round(game);
    await round.bet(stake);
    const answer = await round.win(amount);
    expect(answer).toMatchObject({ info: { success: true }, data: { state: 'settled', balance: 475_00 } });
    expect(await round.win(amount)).toEqual(answer);
    expect(await player.history()).toMatchObject([{ state: 'settled', payout: 0, held: amount }]);
    expect(await player.waiting('held_win', `acme:${round.id}-win`)).toMatchObject({
      roundId: round.id,
      amount,
      stake,
    });
    await expect
      .poll(() => exceptionsOf(player), { timeout: 10_000 })
      .toEqual([{ kind: 'held_win', subject: `acme:${round.id}-win`, amount, is_over: 0 }]);
    expect(lantern.lines.some((line) => line.includes('"held_win"') && line.includes(round.id))).toBe(true);
    expect([await player.hits(), await player.cash()]).toEqual([[], 475_00]);
    expect(await shown()).not.toContain(amount);
    await player.booksAreRight();
  });

  it.each([
    ['ember-crates', 10_000_00],
    ['small-crates', 1_250_00],
  ])('is none at the limit itself: %s', async (game, amount) => {
    const player = await someone();
    const round = player.round(game);
    await round.bet(25_00);
    expect((await round.win(amount)).data.balance).toBe(475_00 + amount);
    expect(await player.waiting('held_win', `acme:${round.id}-win`)).toBeNull();
  });

  it('is paid once it is released, with all that a win brings, and once', async () => {
    const player = await someone();
    const round = player.round();
    await round.bet(1_50);
    await round.win(10_000_01);
    const decide = (decision: string, subject = `acme:${round.id}-win`) => player.decide('held_win', subject, decision);
    const released = await Promise.all([decide('release'), decide('release')]);
    expect(released.map((answer) => answer.ok && answer.data.isRepeated).sort()).toEqual([false, true]);
    expect(await decide('void')).toMatchObject({ ok: false, code: 'duplicate_transaction' });
    expect(await decide('void', 'acme:nothing')).toMatchObject({ ok: false, code: 'not_found' });
    expect(await player.history()).toMatchObject([{ payout: 10_000_01, held: 0 }]);
    // The prize of the challenge comes on top.
    expect([await player.hits(), await player.cash()]).toEqual([[1_500], 498_50 + 10_000_01 + 250_00]);
    await expect.poll(shown, { timeout: 10_000 }).toContain(10_000_01);
    await expect
      .poll(() => exceptionsOf(player), { timeout: 10_000 })
      .toMatchObject([{ kind: 'held_win', is_over: 1 }]);
    await player.booksAreRight();
  });

  it('goes back to the house once it is voided', async () => {
    const player = await someone();
    const round = player.round();
    await round.bet(1_00);
    await round.win(10_000_01);
    expect(await player.decide('held_win', `acme:${round.id}-win`, 'void')).toMatchObject({ ok: true });
    expect(await player.history()).toMatchObject([{ state: 'settled', payout: 0, held: 0 }]);
    expect([await player.cash(), await player.waiting('held_win', `acme:${round.id}-win`)]).toEqual([499_00, null]);
    await player.booksAreRight();
  });

  it('goes with its bet when that is taken back', async () => {
    const player = await someone();
    const round = player.round();
    await round.bet(1_00);
    await round.win(10_000_01);
    expect((await round.rollback()).data).toMatchObject({ state: 'rolled_back', balance: 500_00 });
    expect(await player.waiting('held_win', `acme:${round.id}-win`)).toBeNull();
    await expect
      .poll(() => exceptionsOf(player), { timeout: 10_000 })
      .toMatchObject([{ kind: 'held_win', is_over: 1 }]);
    await player.booksAreRight();
  });
});

describe('a rollback', () => {
  it('is refused where it names a bet under another round, and the bet stands', async () => {
    const player = await someone();
    const [round, other] = [player.round(), player.round()];
    await round.bet(1_00);
    expect((await other.rollback({ betTransactionId: `${round.id}-bet` })).info.resultCode).toBe('not_found');
    expect(await player.cash()).toBe(499_00);
    expect((await round.rollback()).data).toMatchObject({ state: 'rolled_back', balance: 500_00 });
  });

  it('refuses a bet that comes after it under whichever round', async () => {
    const player = await someone();
    const [round, other] = [player.round(), player.round()];
    expect((await other.rollback({ betTransactionId: `${round.id}-bet` })).info.success).toBe(true);
    expect((await round.bet(1_00)).info.resultCode).toBe('round_closed');
    expect(await player.cash()).toBe(500_00);
  });

  it('takes back what was won, and another bet of the round brings it again, less what was spent of it', async () => {
    const player = await someone();
    const round = player.round();
    await round.bet(1_00);
    await round.win(10_00);
    const spent = player.round();
    await spent.bet(509_00);
    await spent.win(0);
    await round.rollback();
    // Of the win of 10.00 the stake of 1.00 that came back was left.
    expect(await player.cash()).toBe(0);
    expect((await round.bet(0, { transactionId: `${round.id}-free` })).data).toMatchObject({
      state: 'settled',
      balance: 1_00,
    });
    await player.booksAreRight();
  });
});

it('a round of several bets comes to one result, whatever order its messages come in', async () => {
  const player = await someone();
  const messages = ['bet-1', 'bet-2', 'win', 'back-1', 'bet-2'] as const;
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...messages], { minLength: messages.length }), async (order) => {
      const round = player.round();
      const before = await player.cash();
      let state = '';
      for (const message of order) {
        const transactionId = `${round.id}-${message}`;
        const reply =
          message === 'win'
            ? await round.win(3_00, { transactionId })
            : message === 'back-1'
              ? await round.rollback({ transactionId, betTransactionId: `${round.id}-bet-1` })
              : await round.bet(message === 'bet-1' ? 1_00 : 50, { transactionId });
        // A repeated message is told what it was told before.
        if (reply.info.success) state = (await player.history()).find(({ id }) => id === round.id)?.state ?? state;
      }
      expect([state, (await player.cash()) - before]).toEqual(['settled', 2_50]);
    }),
    { numRuns: 25 },
  );
  await player.booksAreRight();
}, 120_000);

describe('a round that its provider leaves open', () => {
  beforeAll(() => lantern.clock.freeze());
  afterAll(() => lantern.clock.letGo());

  /** Two rounds of somebody: a stake whose round never ends, and a win whose bet never comes. */
  async function left() {
    const player = await someone();
    const [open, parked] = [player.round(), player.round()];
    await open.bet(2_00);
    await open.win(50, { closes: false });
    await parked.win(7_00);
    return { player, open, parked };
  }

  it('is reported after a day, to the millisecond, and a parked win with it', async () => {
    const { player, open, parked } = await left();
    await lantern.clock.advance({ hours: 23, minutes: 59, seconds: 59, milliseconds: 999 });
    const waiting = ({ id }: { id: string }) => player.waiting('open_outside_round', `acme:${id}`);
    expect([await waiting(open), await waiting(parked)]).toEqual([null, null]);
    await lantern.clock.advance({ milliseconds: 1 });
    expect([await waiting(open), await waiting(parked)]).toMatchObject([
      { roundId: open.id, stake: 2_00, parked: 0 },
      { roundId: parked.id, stake: 0, parked: 7_00 },
    ]);
    await expect
      .poll(() => exceptionsOf(player), { timeout: 10_000 })
      .toEqual([
        { kind: 'open_outside_round', subject: `acme:${open.id}`, amount: 2_00, is_over: 0 },
        { kind: 'open_outside_round', subject: `acme:${parked.id}`, amount: 7_00, is_over: 0 },
      ]);
    // Its provider speaks after all.
    expect((await open.win(1_00, { transactionId: `${open.id}-last` })).data.state).toBe('settled');
    await expect.poll(() => exceptionsOf(player), { timeout: 10_000 }).toMatchObject([{ is_over: 1 }, { is_over: 0 }]);
  });

  it.each([
    ['settle', 498_50, 'settled', 499_50],
    ['void', 500_00, 'void', 500_00],
  ] as const)('is closed by an operator: %s', async (decision, cash, state, afterLate) => {
    const { player, open, parked } = await left();
    const decide = (id: string, what: 'settle' | 'void' = decision) =>
      player.decide('open_outside_round', `acme:${id}`, what);
    expect(await decide(open.id)).toMatchObject({ ok: false, code: 'not_found' });
    await lantern.clock.advance({ hours: 24 });
    expect(await decide(open.id)).toMatchObject({ ok: true, data: { isRepeated: false } });
    expect(await decide(open.id)).toMatchObject({ ok: true, data: { isRepeated: true } });
    expect(await decide(open.id, decision === 'void' ? 'settle' : 'void')).toMatchObject({
      ok: false,
      code: 'duplicate_transaction',
    });
    // Nothing was staked there, so there is nothing to settle.
    expect(await decide(parked.id)).toMatchObject({ ok: true });
    expect((await parked.win(1_00, { transactionId: `${parked.id}-late-win` })).data.state).toBe('void');
    for (const { id } of [open, parked]) expect(await player.waiting('open_outside_round', `acme:${id}`)).toBeNull();
    const anew = (await lantern.reconcile(player.playerId)).balances.find(({ account }) => account === 'player:cash')!;
    expect(anew.amount).toBe(cash);
    // What its provider says later meets a closed round.
    expect((await open.bet(1_00, { transactionId: `${open.id}-late` })).info.success).toBe(false);
    expect((await open.win(1_00, { transactionId: `${open.id}-late-win` })).data).toMatchObject({
      state,
      balance: afterLate,
    });
    await player.booksAreRight();
  });
});
