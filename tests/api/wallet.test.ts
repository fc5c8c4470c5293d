import { minutes } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordWinners } from '../../casino-api/src/features/winners/record-winners';
import { startLantern, type Lantern } from '../harness';
import { GameProvider, providersKnown, type Forgery } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
let acme: GameProvider;
beforeAll(async () => {
  lantern = await startLantern({ api: providersKnown('acme', 'other') });
  await listAcmeTitles(lantern);
  acme = new GameProvider(lantern, 'acme');
});
afterAll(() => lantern.stop());

const stake = 1_00;
const payout = 2_60;
let count = 0;

/** One player with one round at the provider; `tell` sends any of its messages. */
async function table(wanted: WantedPlayer = { balance: 500_00 }) {
  const { playerId, sessionid } = await lantern.players.make(wanted);
  const playerToken = await lantern.walletToken(sessionid!, 'acme');
  const newRound = () => {
    const id = `r${(count += 1)}`;
    const base = { playerToken, roundId: id, gameid: 'ember-crates' };
    const bet = { ...base, transactionId: `${id}-bet`, amount: stake, currency: 'EUR' };
    const win = { ...base, transactionId: `${id}-win`, amount: payout, currency: 'EUR', closes: true };
    const rollback = { ...base, transactionId: `${id}-back`, betTransactionId: `${id}-bet` };
    return {
      bet: (change: object = {}, forgery?: Forgery) => acme.tell('bet', { ...bet, ...change }, forgery),
      win: (change: object = {}, forgery?: Forgery) => acme.tell('win', { ...win, ...change }, forgery),
      rollback: (change: object = {}, forgery?: Forgery) => acme.tell('rollback', { ...rollback, ...change }, forgery),
    };
  };
  const caller = { player: sessionid! };
  return {
    playerId,
    sessionid: sessionid!,
    playerToken,
    caller,
    newRound,
    cash: async () => (await lantern.api.getBalance({}, caller)).data.cash,
    balance: (forgery?: Forgery) => acme.tell('balance', { playerToken }, forgery),
    logOut: () => lantern.api.logout({}, caller),
  };
}

// First, since what others win below comes to the feed when it does.
describe('the winners’ feed', () => {
  const feed = async () => (await lantern.api.casinoLatestData()).data;
  const shown = async () =>
    (await feed()).latest.map(({ player, gametitle, amount, currency }) => ({ player, gametitle, amount, currency }));
  const ofWin = (player: string, amount: number) => ({ player, gametitle: 'Ember Crates', amount, currency: 'EUR' });
  /** Of the rounds below only this one is waited for: what was told before it has arrived by then. */
  const settle = async (player: Awaited<ReturnType<typeof table>>, amount: number) => {
    const last = player.newRound();
    await last.bet();
    await last.win({ amount });
  };
  const toShow = (wins: unknown[]) =>
    expect.poll(async () => new Set(await shown()), { timeout: 20_000 }).toEqual(new Set(wins));
  const startAnew = async () => void (await (await lantern.database()).prepare('DELETE FROM winners').run());

  it('shows what a round pays above its stake, once, under a masked name', async () => {
    await startAnew();
    const player = await table({ username: 'quietwinner', balance: 500_00 });
    for (const amount of [0, stake, payout]) {
      const round = player.newRound();
      await round.bet();
      await round.win({ amount });
      await round.win({ amount });
    }
    await toShow([ofWin('qu***', payout)]);
    expect((await feed()).top).toEqual((await feed()).latest);
  });

  it('shows everybody at a table, though their round has one id', async () => {
    await startAnew();
    const [one, two] = [
      await table({ username: 'oneatatable', balance: 500_00 }),
      await table({ username: 'twoatatable', balance: 500_00 }),
    ];
    for (const [player, amount] of [
      [one, 3_00],
      [two, 4_00],
    ] as const) {
      const round = player.newRound();
      await round.bet({ roundId: 'everybodys' });
      await round.win({ roundId: 'everybodys', amount });
    }
    await toShow([ofWin('on***', 3_00), ofWin('tw***', 4_00)]);
  });

  it('follows a win that its provider raises', async () => {
    await startAnew();
    const player = await table({ username: 'raisedwin', balance: 500_00 });
    const round = player.newRound();
    await round.bet();
    await round.win();
    await toShow([ofWin('ra***', payout)]);
    await round.win({ transactionId: 'and-more', amount: 1_00 });
    await toShow([ofWin('ra***', payout + 1_00)]);
  });

  it.each([
    ['before', 'falsewin'],
    ['after', 'faintwin'],
  ])('keeps no win whose bet was rolled back %s it was told', async (when, username) => {
    await startAnew();
    const player = await table({ username, balance: 500_00 });
    const round = player.newRound();
    await round.bet();
    await round.win();
    if (when === 'after') await toShow([ofWin('fa***', payout)]);
    await round.rollback();
    await settle(player, 9_00);
    await toShow([ofWin('fa***', 9_00)]);
    expect((await feed()).top).toHaveLength(1);
  });

  it('keeps no win that is told after its end', async () => {
    await startAnew();
    const win = {
      roundId: 'acme:somebody:late',
      gameid: 'ember-crates',
      gametitle: 'Ember Crates',
      player: 'la***',
      amount: payout,
      currency: 'EUR' as const,
      wonAt: await lantern.clock.now(),
    };
    const database = await lantern.database();
    await recordWinners(database, [{ ...win, amount: 0 }]);
    await recordWinners(database, [win]);
    expect(await feed()).toEqual({ latest: [], top: [] });
  });

  it('keeps some hundred of some thousand wins, and shows the same', async () => {
    await startAnew();
    const database = await lantern.database();
    const [many, from] = [3_000, (await lantern.clock.now()) - 3_000_000];
    const wins = Array.from({ length: many }, (_, index) => ({
      roundId: `of-many-${index}`,
      gameid: 'ember-crates',
      gametitle: 'Ember Crates',
      player: `p${index}***`,
      amount: ((index * 7_919) % 6_007) + 1,
      currency: 'EUR' as const,
      wonAt: from + index * 1_000,
    }));
    const rows = async () =>
      (await database.prepare('SELECT count(*) AS rows FROM winners').first<{ rows: number }>())!.rows;
    let most = 0;
    for (let start = 0; start < many; start += 50) {
      await recordWinners(database, wins.slice(start, start + 50));
      most = Math.max(most, await rows());
    }
    console.log(`winners: ${await rows()} rows of ${many}, ${most} at most`);
    // 630 that lists may still need, and 400 until the next look at all of them.
    expect(most).toBeLessThanOrEqual(1_030);
    const amounts = (some: readonly { amount: number }[]) => some.map(({ amount }) => amount);
    expect(amounts((await feed()).latest)).toEqual(amounts(wins.slice(-10).reverse()));
    expect(amounts((await feed()).top)).toEqual(amounts([...wins].sort((a, b) => b.amount - a.amount).slice(0, 10)));
  }, 120_000);
});

describe('a round at an outside provider', () => {
  it('takes the stake, pays the win and stands in the player’s history', async () => {
    const player = await table();
    const round = player.newRound();
    expect(await round.bet()).toMatchObject({
      status: 200,
      info: { success: true },
      data: { state: 'open', balance: 499_00, currency: 'EUR' },
    });
    expect(await round.win()).toMatchObject({ data: { state: 'settled', balance: 501_60 } });
    expect((await player.balance()).data).toEqual({ balance: 501_60, currency: 'EUR' });
    const { data } = await lantern.api.gamingHistory({ body: {} }, player.caller);
    expect(data.rounds).toMatchObject([
      { gameid: 'ember-crates', gametitle: 'Ember Crates', state: 'settled', stake, payout },
    ]);
    expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true, findings: [] });
  });

  it('gives the stake back on a rollback, once; another bet of the round is a bet', async () => {
    const player = await table();
    const round = player.newRound();
    await round.bet();
    expect(await round.rollback()).toMatchObject({ data: { state: 'rolled_back', balance: 500_00 } });
    expect(await round.rollback()).toMatchObject({ data: { state: 'rolled_back', balance: 500_00 } });
    expect((await round.bet()).data, 'its repetition').toMatchObject({ state: 'open', balance: 499_00 });
    expect((await round.bet({ transactionId: 'another' })).data).toMatchObject({ state: 'open', balance: 499_00 });
    expect(await player.cash()).toBe(499_00);
  });

  it('is refused for good when its rollback came first', async () => {
    const player = await table();
    const round = player.newRound();
    expect(await round.rollback()).toMatchObject({ info: { success: true }, data: { state: 'rolled_back' } });
    expect(await round.bet()).toMatchObject({ info: { success: false, resultCode: 'round_closed' } });
    expect(await player.cash()).toBe(500_00);
  });

  it.each(['bet', 'win', 'rollback'] as const)(
    'answers a repeated %s as the first time, and refuses another body under its id',
    async (kind) => {
      const player = await table();
      const round = player.newRound();
      if (kind !== 'bet') await round.bet();
      const first = await round[kind]();
      await player.newRound().bet();
      expect(await round[kind]()).toEqual(first);
      const changed = kind === 'rollback' ? { betTransactionId: 'another' } : { amount: stake + 1 };
      expect(await round[kind](changed)).toMatchObject({ status: 409, info: { resultCode: 'duplicate_transaction' } });
      expect(await round[kind]({ roundId: 'another' })).toMatchObject({ status: 409 });
    },
  );

  it('takes one of many bets that come at once for the last of the money', async () => {
    const player = await table({ balance: 10_00 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.newRound().bet({ amount: 10_00 })));
    expect(answers.filter(({ info }) => info.success)).toHaveLength(1);
    expect(new Set(answers.filter(({ info }) => !info.success).map(({ info }) => info.resultCode))).toEqual(
      new Set(['insufficient_funds']),
    );
    expect(await player.cash()).toBe(0);
  });

  it.each([
    ['insufficient_funds', 200, { amount: 500_01 }],
    ['invalid_currency', 200, { currency: 'USD' }],
    ['invalid_currency', 200, { currency: 'FUN' }],
    ['restriction_error', 403, { country: 'US' }],
    ['restriction_error', 403, { country: 'nl' }],
    ['game_not_available', 200, { gameid: 'no-such-game' }],
  ])('is refused with %s', async (code, status, change) => {
    const player = await table();
    expect(await player.newRound().bet(change)).toMatchObject({ status, info: { success: false, resultCode: code } });
    expect(await player.cash()).toBe(500_00);
  });

  it.each([
    { amount: -1 },
    { amount: 1.5 },
    { amount: 1e14 },
    { amount: '100' },
    { currency: 'XXX' },
    { transactionId: '' },
    { roundId: 'a b' },
    { playerToken: null },
    { gameid: '__proto__' },
  ])('with %j changes nothing', async (change) => {
    const player = await table();
    const { status, info } = await player.newRound().bet(change);
    expect([404, 422]).toContain(status);
    expect(info.success).toBe(false);
    expect(await player.cash()).toBe(500_00);
  });
});

describe('once the session is over', () => {
  it('no bet and no balance, but the win and the rollback of what was staked', async () => {
    const player = await table();
    const [won, lost] = [player.newRound(), player.newRound()];
    const taken = await won.bet();
    await lost.bet();
    await player.logOut();
    expect(await player.newRound().bet()).toMatchObject({ status: 401, info: { resultCode: 'session_expired' } });
    expect((await player.balance()).info.resultCode).toBe('session_expired');
    expect(await won.bet(), 'a repeated bet keeps its answer').toEqual(taken);
    expect(await won.win()).toMatchObject({ status: 200, data: { state: 'settled', balance: 500_60 } });
    expect(await lost.rollback()).toMatchObject({ status: 200, data: { state: 'rolled_back', balance: 501_60 } });
    expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true });
  });
});

describe('the token', () => {
  it('is good for its provider alone, and is no session', async () => {
    const player = await table();
    const other = new GameProvider(lantern, 'other');
    const message = {
      playerToken: player.playerToken,
      transactionId: 'x',
      roundId: 'x',
      gameid: 'ember-crates',
      amount: stake,
      currency: 'EUR',
    };
    expect((await other.tell('bet', message)).info.resultCode).toBe('session_expired');
    expect((await other.tell('win', { ...message, closes: true })).status).toBe(404);
    expect((await lantern.api.getBalance({}, { player: player.playerToken })).status).toBe(401);
    expect((await acme.tell('balance', { playerToken: player.sessionid })).info.resultCode).toBe('session_expired');
    expect(
      (await acme.tell('rollback', { ...message, playerToken: `${player.playerToken}x`, betTransactionId: 'x' }))
        .status,
    ).toBe(404);
    expect(await player.cash()).toBe(500_00);
  });

  it('does not lead to another player’s round', async () => {
    const [one, two] = [await table(), await table()];
    const round = one.newRound();
    await round.bet();
    await round.rollback({ playerToken: two.playerToken });
    await round.win({ playerToken: two.playerToken });
    expect([await one.cash(), await two.cash()]).toEqual([499_00, 500_00]);
  });
});

describe('a message', () => {
  it.each<[string, Forgery]>([
    ['signed with another secret', { secret: 'x'.repeat(32) }],
    ['of a provider nobody knows', { provider: 'nobody' }],
    ['of another provider', { provider: 'other' }],
    ['with another body than was signed', { body: '{"amount":1}' }],
    ['with a body that is no message', { body: '{' }],
    ['without a signature', { signature: '' }],
    ['signed 5 minutes and a second ago', { skew: -5 * minutes - 1_000 }],
    ['signed 5 minutes and a second ahead', { skew: 5 * minutes + 1_000 }],
  ])('%s is refused', async (_, forgery) => {
    const player = await table();
    await lantern.clock.freeze();
    const answers = [
      await player.newRound().bet({}, forgery),
      await player.newRound().win({}, forgery),
      await player.newRound().rollback({}, forgery),
      await player.balance(forgery),
    ];
    await lantern.clock.letGo();
    for (const { status, info } of answers)
      expect({ status, code: info.resultCode }).toEqual({ status: 401, code: 'invalid_signature' });
    expect(await player.cash()).toBe(500_00);
  });

  it.each([-5 * minutes, 5 * minutes])('is taken from a clock that is off by %i ms', async (skew) => {
    const player = await table();
    await lantern.clock.freeze();
    expect((await player.newRound().bet({}, { skew })).info.success).toBe(true);
    await lantern.clock.letGo();
  });
});

describe('every order of bet, win, rollback and their repetitions', () => {
  type Message = 'bet' | 'win' | 'rollback';
  const messages: Message[] = ['bet', 'win', 'rollback', 'bet', 'win'];
  /** Every ordered choice of one to five of the five messages: 5 + 20 + 60 + 120 + 120. */
  const sequences = (left: readonly Message[]): Message[][] =>
    left.flatMap((message, index) => [
      [message],
      ...sequences(left.filter((_, other) => other !== index)).map((rest) => [message, ...rest]),
    ]);
  /** What the messages come to, whatever their order. */
  const result = (told: ReadonlySet<Message>) => {
    if (told.has('rollback')) return { state: 'rolled_back', gain: 0 };
    if (!told.has('bet')) return { state: 'open', gain: 0 };
    return told.has('win') ? { state: 'settled', gain: payout - stake } : { state: 'open', gain: -stake };
  };

  it('comes to one result, and each repetition to its first answer', async () => {
    const player = await table();
    const all = sequences(messages);
    expect(all).toHaveLength(325);
    let cash = await player.cash();
    const wrong: string[] = [];
    for (const sequence of all) {
      const round = player.newRound();
      const first = new Map<Message, string>();
      let last = { state: '', balance: 0 };
      for (const message of sequence) {
        const reply = await round[message]();
        const text = JSON.stringify(reply);
        if ((first.get(message) ?? text) !== text)
          wrong.push(`${sequence.join(' ')}: ${message} answered ${first.get(message)}, then ${text}`);
        if (message !== 'bet' && !reply.info.success)
          wrong.push(`${sequence.join(' ')}: ${message} refused with ${reply.info.resultCode}`);
        if (!first.has(message) && reply.info.success) last = reply.data;
        first.set(message, text);
      }
      const expected = result(new Set(sequence));
      const real = { state: last.state, gain: last.balance - cash };
      if (JSON.stringify(real) !== JSON.stringify(expected))
        wrong.push(`${sequence.join(' ')}: ${JSON.stringify(real)} instead of ${JSON.stringify(expected)}`);
      cash = last.balance;
    }
    expect(wrong).toEqual([]);
    expect(await player.cash()).toBe(cash);
    expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true, findings: [] });
  }, 400_000);
});
