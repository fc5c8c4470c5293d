import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount, type Account } from '../harness/player';
import type { Span, WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, wanted);
async function loggedInAgain(who: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  const { username, password } = who;
  return {
    ...who,
    player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
  };
}
async function withStandingClock(work: () => Promise<void>): Promise<void> {
  await lantern.clock.freeze();
  try {
    await work();
  } finally {
    await lantern.clock.letGo();
  }
}

const list = async (who: Caller) => (await lantern.api.bonuses({}, who)).data.bonuses;
const start = (id: string, who: Caller) => lantern.api.startBonus({ params: { id } }, who);
const forfeit = (id: string, who: Caller) => lantern.api.forfeitBonus({ params: { id } }, who);
const redeem = (code: unknown, who: Caller) => lantern.api.redeemCode({ body: { code } }, who);
const balanceOf = async (who: Caller) => (await lantern.api.getBalance({}, who)).data;
const receipts = async (who: Caller, body = {}) => (await lantern.api.bonusHistory({ body }, who)).data;
const codeOf = async (answer: Promise<{ info: { resultCode: string } }>): Promise<string> =>
  (await answer).info.resultCode;
const play = (who: Caller, over: Record<string, unknown> = {}) =>
  lantern.api.playRound(
    { body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: crypto.randomUUID(), ...over } },
    who,
  );
const booksAreRight = async ({ id }: Account) => expect((await lantern.reconcile(id)).findings).toEqual([]);

describe('the list of bonuses', () => {
  it('shows the active one, the queue and what has ended, with its terms', async () => {
    const who = await someone();
    const waiting = await lantern.bonuses.give(who.id, { amount: 3_00 });
    const active = await lantern.bonuses.give(who.id, { amount: 10_00, expiresInSeconds: 3_600, started: true });
    const over = await lantern.bonuses.give(who.id, { amount: 4_00 });
    await forfeit(over.id, who);
    const bonuses = await list(who);
    expect(bonuses.map(({ id, state }) => [id, state])).toEqual([
      [active.id, 'active'],
      [waiting.id, 'queued'],
      [over.id, 'forfeited'],
    ]);
    expect(bonuses[0]).toMatchObject({
      name: 'Test bonus',
      currency: 'EUR',
      amount: 10_00,
      balance: 10_00,
      wageringRequirement: 30,
      pointsNeeded: 300_00,
      pointsGained: 0,
      openBets: 0,
      maximumStake: 5_00,
      freeSpins: null,
      endedAt: null,
      contribution: {
        slots: 100,
        'crash-and-fast': 100,
        livecasino: 20,
        table: 20,
        'game-shows': 20,
        virtual: 20,
        sportsbook: 20,
      },
    });
    expect(bonuses[0]!.expiresAt).toBe(bonuses[0]!.startedAt! + 3_600_000);
    expect(bonuses[0]!.validFor).toBe(3_600_000);
    expect(bonuses[1]).toMatchObject({ balance: 0, startedAt: null, validFor: null, expiresAt: null });
    expect(await balanceOf(who)).toMatchObject({ cash: 0, bonus: 10_00 });
    expect((await lantern.api.getPlayer({}, who)).data.balance.bonus).toBe(10_00);
    await booksAreRight(who);
  });

  it('names bonuses in the reader’s language', async () => {
    const who = await someone();
    await redeem('WELCOME100', who);
    const names = await Promise.all(languages.map(async (language) => (await list({ ...who, language }))[0]!.name));
    expect(new Set(names).size).toBe(languages.length);
    expect(names).toContain('Willkommensbonus');
  });

  it('forgets what ended 30 days ago', async () => {
    const who = await someone();
    const { id } = await lantern.bonuses.give(who.id, { amount: 1_00 });
    await forfeit(id, who);
    await lantern.clock.advance({ days: 29, hours: 23 });
    expect(await list(await loggedInAgain(who))).toHaveLength(1);
    await lantern.clock.advance({ hours: 1 });
    expect(await list(await loggedInAgain(who))).toEqual([]);
  });
});

describe('starting a bonus', () => {
  it('puts its money on the books, once however often it is asked for', async () => {
    const who = await someone();
    const { id } = await lantern.bonuses.give(who.id, { amount: 10_00 });
    const [first, again] = [await start(id, who), await start(id, who)];
    expect(first).toMatchObject({
      status: 200,
      info: { success: true },
      data: { id, state: 'active', balance: 10_00 },
    });
    expect(again.data).toEqual(first.data);
    expect(await balanceOf(who)).toMatchObject({ cash: 0, bonus: 10_00 });
    await booksAreRight(who);
  });

  it('is refused while another is active, and possible once that one is over', async () => {
    const who = await someone();
    const [a, b] = [
      await lantern.bonuses.give(who.id, { amount: 1_00 }),
      await lantern.bonuses.give(who.id, { amount: 2_00 }),
    ];
    const answers = await Promise.all([start(a.id, who), start(b.id, who)]);
    expect(answers.map(({ info }) => info.resultCode).sort()).toEqual(['bonus_already_active', 'ok']);
    const [active, queued] = await list(who);
    await forfeit(active!.id, who);
    expect((await start(queued!.id, who)).data).toMatchObject({ state: 'active' });
  });

  it('is refused for what has ended, what never was, and a frozen player', async () => {
    const who = await someone();
    const { id } = await lantern.bonuses.give(who.id, { amount: 1_00 });
    await forfeit(id, who);
    expect(await codeOf(start(id, who))).toBe('bonus_not_available');
    expect(await codeOf(start('no-such-bonus', who))).toBe('bonus_not_available');
    const waiting = await lantern.bonuses.give(who.id, { amount: 1_00 });
    await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who);
    expect(await codeOf(start(waiting.id, await loggedInAgain(who)))).toBe('account_frozen');
  });
});

describe('giving a bonus up', () => {
  it('takes the bonus’s money, leaves the cash, and changes nothing when repeated', async () => {
    const who = await someone({ balance: 20_00 });
    const { id } = await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    expect((await forfeit(id, who)).data).toMatchObject({ state: 'forfeited', balance: 0 });
    expect((await forfeit(id, who)).info.success).toBe(true);
    expect(await balanceOf(who)).toMatchObject({ cash: 20_00, bonus: 0 });
    await booksAreRight(who);
  });

  it('unblocks the withdrawal that the bonus stood in the way of', async () => {
    const who = await someone({ balance: 50_00 });
    const { id } = await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    const withdraw = () =>
      lantern.api.withdraw({ body: { method: 'card', amount: 30_00, requestId: crypto.randomUUID() } }, who);
    expect((await lantern.api.cashierMethods({}, who)).data.withdrawBlockers).toMatchObject([
      { code: 'bonus_active', needed: 300_00, gained: 0, balance: 10_00 },
    ]);
    expect((await withdraw()).info).toMatchObject({ success: false, resultCode: 'bonus_active' });
    await forfeit(id, who);
    expect((await lantern.api.cashierMethods({}, who)).data.withdrawBlockers).toEqual([]);
    expect((await withdraw()).info.success).toBe(true);
    await booksAreRight(who);
  });

  it('is possible for a frozen player, who may want to withdraw', async () => {
    const who = await someone();
    const { id } = await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who);
    expect((await forfeit(id, await loggedInAgain(who))).data.state).toBe('forfeited');
  });
});

describe('promotion codes', () => {
  it('give what they stand for, in whatever case, in the player’s currency, once', async () => {
    const who = await someone({ currency: 'NOK' });
    expect(await redeem(' welcome100 ', who)).toMatchObject({
      status: 200,
      info: { success: true },
      data: {
        name: 'Welcome bonus',
        state: 'queued',
        currency: 'NOK',
        amount: 100_00,
        balance: 0,
        pointsNeeded: 3_000_00,
        maximumStake: 50_00,
        freeSpins: null,
      },
    });
    expect(await redeem('WELCOME100', who)).toMatchObject({
      status: 200,
      info: { success: false, resultCode: 'promotion_code_used' },
    });
    expect(await codeOf(redeem('　ＷｅｌＣＯＭＥ１００ ', who))).toBe('promotion_code_used');
    expect((await redeem('MOON20', who)).data.freeSpins).toEqual({ gameid: 'lantern-festival', left: 20, value: 2_00 });
    expect(await list(who)).toHaveLength(2);
  });

  it('are good once even when they are sent at the same time', async () => {
    const who = await someone();
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(redeem('WELCOME100', who))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(await list(who)).toHaveLength(1);
  });

  it('are refused when nobody knows them, or outside of their time', async () => {
    const who = await someone();
    const database = await lantern.database();
    const now = await lantern.clock.now();
    const insert = database.prepare(
      'INSERT INTO promotion_codes (code, names, amount, multiplier, from_time, until_time) VALUES (?, \'{"en":"Short"}\', 100, 30, ?, ?)',
    );
    await database.batch([
      insert.bind('EARLY', now + 60_000, null),
      insert.bind('LATE', null, now - 60_000),
      insert.bind('NOW', now - 60_000, now + 60_000),
    ]);
    for (const code of ['NO-SUCH-CODE', 'EARLY', 'LATE', '__proto__', "' OR 1=1 --", '%'])
      expect(await codeOf(redeem(code, who))).toBe('invalid_promotion_code');
    expect((await redeem('NOW', { ...who, language: 'de' })).data.name).toBe('Short');
    for (const code of ['', '   ', 'x'.repeat(41), 7, null, ['WELCOME100']])
      expect((await redeem(code, who)).status).toBe(422);
  });

  it('can’t be guessed: the tries of a player are counted', async () => {
    const who = await someone();
    const codes: string[] = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push(await codeOf(redeem(`GUESS${turn}`, who)));
    expect(codes).toEqual([...Array<string>(10).fill('invalid_promotion_code'), 'too_many_requests']);
    expect((await redeem('WELCOME100', who)).headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await codeOf(redeem('WELCOME100', await someone()))).toBe('ok');
  });

  it('give nothing to a frozen player', async () => {
    const who = await someone();
    await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who);
    const again = await loggedInAgain(who);
    expect(await codeOf(redeem('WELCOME100', again))).toBe('account_frozen');
    expect(await list(again)).toEqual([]);
  });
});

describe('a bonus runs out', () => {
  const hour: Span = { hours: 1 };

  it('with its second, and its money with it', async () => {
    const who = await someone();
    await withStandingClock(async () => {
      const active = await lantern.bonuses.give(who.id, { amount: 10_00, expiresInSeconds: 3_600, started: true });
      await lantern.clock.advance({ minutes: 59, seconds: 59 });
      expect((await list(who)).map(({ state }) => state)).toEqual(['active']);
      await lantern.clock.advance({ seconds: 1 });
      expect(await balanceOf(who)).toMatchObject({ bonus: 0 });
      expect((await list(who)).map(({ id, state }) => [id, state])).toEqual([[active.id, 'expired']]);
    });
    await booksAreRight(who);
  });

  it('never while it waits: its days count from its start', async () => {
    const who = await someone();
    await withStandingClock(async () => {
      const active = await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
      const waiting = await lantern.bonuses.give(who.id, { amount: 10_00, expiresInSeconds: 3_600 });
      await lantern.clock.advance({ hours: 5 });
      expect((await list(who))[1]).toMatchObject({
        id: waiting.id,
        state: 'queued',
        validFor: 3_600_000,
        expiresAt: null,
      });
      await forfeit(active.id, who);
      const { data: started } = await start(waiting.id, who);
      expect(started).toMatchObject({
        state: 'active',
        validFor: 3_600_000,
        expiresAt: started.startedAt! + 3_600_000,
      });
      await lantern.clock.advance({ minutes: 59, seconds: 59 });
      expect((await start(waiting.id, who)).data).toEqual(started);
      await lantern.clock.advance({ seconds: 1 });
      expect((await list(who)).find(({ id }) => id === waiting.id)).toMatchObject({
        state: 'expired',
        expiresAt: started.expiresAt,
      });
    });
    await booksAreRight(who);
  });

  it('of free spins too with the days from their start', async () => {
    const who = await someone();
    await withStandingClock(async () => {
      const spins = await lantern.bonuses.give(who.id, {
        freeSpins: { gameid: 'lantern-festival', count: 3, value: 20 },
        expiresInSeconds: 3_600,
      });
      await lantern.clock.advance({ hours: 2 });
      await start(spins.id, who);
      expect((await play(who, { stake: 20, bonusId: spins.id })).info.success).toBe(true);
      await lantern.clock.advance({ hours: 1 });
      expect(await codeOf(play(who, { stake: 20, bonusId: spins.id }))).toBe('bonus_not_available');
    });
  });

  it('and no bet draws on it after that', async () => {
    const who = await someone();
    await lantern.bonuses.give(who.id, { amount: 10_00, expiresInSeconds: 1_800, started: true });
    expect((await play(who)).info.success).toBe(true);
    await lantern.clock.advance(hour);
    expect(await codeOf(play(who))).toBe('insufficient_funds');
  });
});

describe('free spins', () => {
  const spins = { gameid: 'lantern-festival', count: 3, value: 20 };

  it('take no stake, are counted down, and what they win is to be wagered', async () => {
    const who = await someone();
    const { id } = await lantern.bonuses.give(who.id, { freeSpins: spins, started: true });
    let won = 0;
    for (const left of [2, 1, 0]) {
      const { data: round } = await play(who, { stake: 20, bonusId: id });
      expect(round).toMatchObject({ state: 'settled', stake: 0 });
      won += round.payout;
      const { cash, bonus } = await balanceOf(who);
      expect(cash).toBe(0);
      const [shown] = await list(who);
      // Spins that won nothing leave nothing to wager: the last one ends the bonus.
      const isOver = left === 0 && won === 0;
      expect(shown).toMatchObject({
        state: isOver ? 'completed' : 'active',
        amount: won,
        pointsNeeded: won * 30,
        pointsGained: 0,
        freeSpins: { left },
      });
      expect(bonus).toBe(won);
    }
    expect(await codeOf(play(who, { stake: 20, bonusId: id }))).toBe('bonus_not_available');
    expect((await receipts(who)).bets).toMatchObject(
      [1, 2, 3].map(() => ({ stake: 0, rule: 'free_spin', pointContribution: 0 })),
    );
    await booksAreRight(who);
  });

  it('are played once for each request', async () => {
    const who = await someone();
    const { id } = await lantern.bonuses.give(who.id, { freeSpins: spins, started: true });
    const body = { stake: 20, bonusId: id, requestId: crypto.randomUUID() };
    const [first, ...more] = await Promise.all([play(who, body), play(who, body), play(who, body)]);
    for (const again of more) expect(again.data).toEqual(first.data);
    expect((await list(who))[0]!.freeSpins!.left).toBe(2);
    expect((await play(who, { ...body, bonusId: undefined })).info.resultCode).toBe('duplicate_transaction');
  });

  it('are for their game, their value and real money, of one’s own active bonus', async () => {
    const who = await someone({ balance: 20_00 });
    const other = await someone();
    const waiting = await lantern.bonuses.give(who.id, { freeSpins: spins });
    expect(await codeOf(play(who, { stake: 20, bonusId: waiting.id }))).toBe('bonus_not_available');
    await start(waiting.id, who);
    expect(await codeOf(play(who, { stake: 40, bonusId: waiting.id }))).toBe('stake_not_offered');
    expect(await codeOf(play(who, { stake: 20, bonusId: waiting.id, mode: 'fun' }))).toBe('bonus_not_available');
    expect(await codeOf(play(who, { stake: 20, bonusId: 'no-such-bonus' }))).toBe('bonus_not_available');
    expect(await codeOf(play(other, { stake: 20, bonusId: waiting.id }))).toBe('bonus_not_available');
    expect((await play(who, { stake: 20, bonusId: '' })).status).toBe(422);
    expect((await list(who))[0]!.freeSpins!.left).toBe(3);
    expect(await balanceOf(who)).toMatchObject({ cash: 20_00, bonus: 0 });
  });
});

describe('the history of bets', () => {
  it('shows how each stake was paid and what it counted', async () => {
    const who = await someone({ currency: 'EUR' });
    const { id } = await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    const { data: round } = await play(who);
    const { total, bets } = await receipts(who);
    expect(total).toBe(1);
    expect(bets).toEqual([
      {
        roundId: round.id,
        bonusId: id,
        bonusName: 'Test bonus',
        gameid: 'lantern-festival',
        gametitle: 'Lantern Festival',
        gamegroup: 'slots',
        provider: 'lantern',
        currency: 'EUR',
        stake: 1_00,
        cashShare: 0,
        bonusShare: 1_00,
        contributionPercent: 100,
        rule: 'category:slots',
        pointContribution: 1_00,
        pointsBefore: 0,
        pointsAfter: 1_00,
        isRolledBack: false,
        at: round.startedAt,
      },
    ]);
    expect(round.balanceAfter).toBe(9_00 + round.payout);
    expect(await balanceOf(who)).toMatchObject({ cash: 0, bonus: 9_00 + round.payout });
  });

  it('is told by bonus, by day and by page', async () => {
    const who = await someone();
    const a = await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    for (let turn = 0; turn < 3; turn += 1) await play(who, { stake: 20 });
    await forfeit(a.id, who);
    const b = await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    await play(who, { stake: 40 });
    expect((await receipts(who, { bonusId: b.id })).bets).toMatchObject([{ bonusId: b.id, stake: 40 }]);
    expect(await receipts(who, { bonusId: a.id, limit: 2, offset: 2 })).toMatchObject({
      total: 3,
      bets: [{ pointsBefore: 0, pointsAfter: 20 }],
    });
    const { roundId } = (await receipts(who, { bonusId: b.id })).bets[0]!;
    expect(await receipts(who, { roundId })).toMatchObject({ total: 1, bets: [{ roundId, bonusId: b.id }] });
    expect((await receipts(who, { roundId, bonusId: a.id })).total).toBe(0);
    expect((await receipts(who, { dateTo: '2020-01-01' })).total).toBe(0);
    expect((await receipts(who, { dateFrom: '2020-01-01' })).total).toBe(4);
    expect((await receipts(who, { dateFrom: '2020-02-31', dateTo: '2020-02-31' })).total).toBe(0);
    for (const body of [{ limit: 0 }, { limit: 501 }, { offset: -1 }, { dateFrom: 'today' }, { bonusId: '' }]) {
      expect((await lantern.api.bonusHistory({ body }, who)).status).toBe(422);
    }
  });
});

describe('who may', () => {
  it('see and touch bonuses: nobody but their player, with a session that is good', async () => {
    const [owner, other] = [await someone(), await someone()];
    const { id } = await lantern.bonuses.give(owner.id, { amount: 10_00, started: true });
    await play(owner);
    expect(await list(other)).toEqual([]);
    expect((await lantern.api.getBonus({ params: { id } }, owner)).data).toMatchObject({ id, state: 'active' });
    expect((await lantern.api.getBonus({ params: { id } }, other)).status).toBe(404);
    expect(await codeOf(start(id, other))).toBe('bonus_not_available');
    expect(await codeOf(forfeit(id, other))).toBe('bonus_not_available');
    expect(await receipts(other, { bonusId: id })).toEqual({ total: 0, bets: [] });
    await lantern.api.logout({}, owner);
    const anonymous = { anonymous: (await lantern.api.anon()).data.anonSessionId };
    for (const who of [owner, {}, anonymous, { player: 'forged-session-id-of-some-length' }]) {
      const calls = [
        lantern.api.bonuses({}, who),
        lantern.api.getBonus({ params: { id } }, who),
        start(id, who),
        forfeit(id, who),
        redeem('WELCOME100', who),
        lantern.api.bonusHistory({ body: {} }, who),
      ];
      for (const call of calls)
        expect(await call).toMatchObject({ status: 401, info: { resultCode: 'session_expired' }, data: null });
    }
    expect((await lantern.api.bonuses({}, { key: null })).info.resultCode).toBe('invalid_api_key');
    expect((await list(await loggedInAgain(owner)))[0]).toMatchObject({ id, state: 'active' });
  });
});

describe('the QA console', () => {
  it('gives a bonus once for its key, and only to players', async () => {
    const who = await someone();
    const [first, again] = [
      await lantern.bonuses.give(who.id, { amount: 5_00, key: 'one' }),
      await lantern.bonuses.give(who.id, { amount: 5_00, key: 'one' }),
    ];
    expect(again.id).toBe(first.id);
    expect(await list(who)).toHaveLength(1);
    await expect(lantern.bonuses.give(crypto.randomUUID(), { amount: 5_00 })).rejects.toThrow('404');
    await expect(lantern.bonuses.give('nobody', { amount: 5_00 })).rejects.toThrow('422');
    await expect(lantern.bonuses.give(who.id, { amount: -1 })).rejects.toThrow('422');
  });
});
