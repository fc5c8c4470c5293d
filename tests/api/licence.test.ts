import { days } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LicenceProfile } from '../../casino-api/src/kernel/licence-profile';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';
import { operatorVisitor } from '../harness/operators';
import { openAccount } from '../harness/player';
import { askPlayerObject } from '../harness/player-object';
import type { WantedPlayer } from '../harness/qa';

const profiles = ['strict', 'standard'] as const;
type Profile = (typeof profiles)[number];
const running = {} as Record<Profile, Lantern>;
beforeAll(async () => {
  for (const profile of profiles) {
    running[profile] = await startLantern({
      api: { LICENCE_PROFILE: profile, ...providersKnown('acme') },
    });
    await listAcmeTitles(running[profile]);
    await running[profile].clock.freeze();
  }
});
afterAll(() => Promise.all(profiles.map((profile) => running[profile].stop())));

const codeOf = async (answer: Promise<{ info: { resultCode: string } }>): Promise<string> =>
  (await answer).info.resultCode;

/** Somebody who plays under a profile, and what he does. */
async function under(profile: Profile, wanted: WantedPlayer = {}) {
  const lantern = running[profile];
  const who = await openAccount(lantern, { balance: 500_00, ...wanted });
  const round = (over: Record<string, unknown> = {}, caller: Caller = who) => ({
    body: { gameid: 'lantern-festival', mode: 'real', stake: 1_00, requestId: crypto.randomUUID(), ...over },
    caller,
  });
  const post = ({ body, caller }: ReturnType<typeof round>) => lantern.api.playRound({ body }, caller);
  const playerToken = await lantern.walletToken(who.player, 'acme');
  const acme = new GameProvider(lantern, 'acme');
  return {
    lantern,
    who,
    round,
    post,
    play: (over: Record<string, unknown> = {}, caller?: Caller) => codeOf(post(round(over, caller))),
    /** A bet of a round that an outside provider runs. */
    bet: (roundId: string, amount: number) =>
      codeOf(
        acme.tell('bet', {
          playerToken,
          roundId: `${roundId}-${who.id}`,
          gameid: 'ember-crates',
          transactionId: crypto.randomUUID(),
          amount,
          currency: 'EUR',
        }),
      ),
    cash: async () => (await lantern.api.getBalance({}, who)).data.cash,
    wait: (time: number) => lantern.clock.advance({ seconds: Math.floor(time / 1_000), milliseconds: time % 1_000 }),
  };
}

/** Sessions end long before a day does. */
async function again({ lantern, who: { username, password } }: Awaited<ReturnType<typeof under>>): Promise<Caller> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return {
    player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
  };
}

/**
 * Every field of the licence profile refuses a call (DOMAIN §6): the API is asked directly, under the profile that has the rule and under the one that has
 * not. A field without a proof does not compile.
 */
const proofs: Record<keyof LicenceProfile, () => Promise<void>> = {
  /** The person is not erased before. */
  async recordsKept() {
    for (const [profile, stands] of [
      ['strict', true],
      ['standard', false],
    ] as const) {
      const { lantern, who } = await under(profile);
      const desk = await askPlayerObject<{ erasable(at: number): Promise<{ obstacles: string[] }> }>(
        lantern,
        who.id,
        'player-desk',
      );
      const later = (await lantern.clock.now()) + (5 * 365 + 1) * days;
      expect((await desk.erasable(later)).obstacles.includes('law')).toBe(stands);
    }
  },

  async cancelWithdrawal() {
    for (const [profile, code, held] of [
      ['strict', 'nothing_to_cancel', 50_00],
      ['standard', 'ok', 0],
    ] as const) {
      const { lantern, who } = await under(profile);
      const { data } = await lantern.api.withdraw(
        { body: { method: 'card', amount: 50_00, requestId: crypto.randomUUID() } },
        who,
      );
      expect(await codeOf(lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [data.id] } }, who))).toBe(code);
      expect((await lantern.api.getBalance({}, who)).data.held).toBe(held);
    }
  },

  /** Wagered ten times over a bonus is done with and in nobody's way any more; at thirty times it still stands before a withdrawal. */
  async wageringCap() {
    for (const [profile, code] of [
      ['strict', 'ok'],
      ['standard', 'bonus_active'],
    ] as const) {
      const { lantern, who, play, wait } = await under(profile);
      const withdraw = () =>
        codeOf(lantern.api.withdraw({ body: { method: 'card', amount: 20_00, requestId: crypto.randomUUID() } }, who));
      await lantern.bonuses.give(who.id, { amount: 1_00, started: true });
      for (let stakes = 0; stakes < 10_00; stakes += 5_00) {
        expect(await withdraw()).toBe('bonus_active');
        expect(await play({ stake: 5_00 })).toBe('ok');
        await wait(2_500);
      }
      expect(await withdraw()).toBe(code);
    }
  },

  async stakeBands() {
    for (const [birthdate, highest] of [
      ['01-02-1990', 5_00],
      ['01-01-2006', 2_00],
    ] as const) {
      const { play, wait } = await under('strict', { birthdate });
      expect([await play({ stake: highest + 1_00 }), await play({ stake: highest })]).toEqual([
        'stake_not_offered',
        'ok',
      ]);
      await wait(2_500);
      expect(await play({ stake: 10_00, mode: 'fun' })).toBe('ok');
    }
    expect(await (await under('standard', { birthdate: '01-01-2006' })).play({ stake: 10_00 })).toBe('ok');
  },

  async shortestRound() {
    const { post, round, play, wait, cash } = await under('strict');
    expect(await play()).toBe('ok');
    const before = await cash();
    const early = round();
    expect(await post(early)).toMatchObject({
      status: 200,
      info: { success: false, resultCode: 'round_too_soon' },
      data: { wait: 2_500 },
    });
    await wait(2_499);
    expect((await post(early)).data).toEqual({ wait: 1 });
    expect(await cash()).toBe(before);
    await wait(1);
    // The refused request is the one that is played.
    expect(await codeOf(post(early))).toBe('ok');
    const standard = await under('standard');
    expect([await standard.play(), await standard.play()]).toEqual(['ok', 'ok']);
  },

  /** Dispute resolution opens with an answer or the end of the time for one: until then the back office can't open it, and after it can't close without it. */
  async complaintAnswer() {
    for (const [profile, days] of [
      ['strict', 10],
      ['standard', 56],
    ] as const) {
      const { lantern, who, wait } = await under(profile, { balance: 0 });
      const { reference } = (
        await lantern.api.contact(
          { body: { name: 'Mira', email: who.email, message: 'My win is missing', complaint: true } },
          who,
        )
      ).data;
      const post = async (form: Record<string, string>) => {
        const support = await operatorVisitor(lantern, 'support');
        const posted = { ticket: reference, state: 'waiting', answers: '0', note: 'as agreed', ...form };
        return (await support.post('/__ops/support', posted, { follow: false })).status;
      };
      const escalate = () => post({ step: 'escalate', text: 'The round had no win.' });
      await vi.waitFor(async () => expect(await escalate()).toBe(409), 5_000);
      await wait(days * 86_400_000 - 60_000);
      expect([await escalate(), await post({ step: 'close' })]).toEqual([409, 409]);
      await wait(61_000);
      expect([await post({ step: 'close' }), await escalate()]).toEqual([409, 303]);
      expect(await post({ step: 'close', state: 'escalated', answers: '1' })).toBe(303);
    }
  },

  async autoplay() {
    for (const profile of profiles) {
      const { play } = await under(profile);
      for (const wish of [{ autoplay: true }, { rounds: 10 }]) expect(await play(wish)).toBe('invalid_request');
    }
  },

  async limitWait() {
    for (const profile of profiles) {
      const player = await under(profile, { balance: 0 });
      const { lantern, who, wait } = player;
      const limit = (newLimit: number) =>
        lantern.api.setDepositLimit({ body: { newLimit, password: who.password } }, who);
      await limit(50_00);
      await limit(100_00);
      await wait(24 * 3_600_000 - 1_000);
      expect(await codeOf(lantern.api.confirmDepositLimit({}, await again(player)))).toBe('limit_wait_not_over');
      await wait(1_000);
      expect(await codeOf(lantern.api.confirmDepositLimit({}, await again(player)))).toBe('ok');
    }
  },

  /** Months, and not a mail about them: a deposit is refused until their last millisecond. Elsewhere the player is asked after a day. */
  async exclusionMonths() {
    const strict = await under('strict', { balance: 0 });
    const { lantern, who, wait } = strict;
    const { until, freezeEnds } = (
      await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who)
    ).data;
    expect(freezeEnds).toBe(until);
    const deposit = async () =>
      codeOf(
        lantern.api.deposit(
          { body: { method: 'crypto', chain: 'BTC', amount: 50_00, requestId: crypto.randomUUID() } },
          await again(strict),
        ),
      );
    await wait(25 * 3_600_000);
    expect(await deposit()).toBe('account_frozen');
    expect((await lantern.mailbox.all()).filter(({ to }) => to === who.email)).toEqual([]);
    const left = until! - (await lantern.clock.now());
    expect(left).toBeGreaterThan(179 * 24 * 3_600_000);
    await wait(left - 1);
    expect(await deposit()).toBe('account_frozen');
    await wait(1);
    expect(await deposit()).toBe('ok');
    const standard = await under('standard');
    expect(
      (
        await standard.lantern.api.selfExclude(
          { body: { password: standard.who.password, confirm: true } },
          standard.who,
        )
      ).data.until,
    ).toBeNull();
    await standard.wait(24 * 3_600_000);
    await again(standard);
    await expect
      .poll(async () => (await standard.lantern.mailbox.all()).filter(({ to }) => to === standard.who.email).length)
      .toBe(1);
  },

  async funModeBeforeAgeCheck() {
    for (const [profile, code] of [
      ['strict', 'session_expired'],
      ['standard', 'ok'],
    ] as const) {
      const { lantern, play } = await under(profile);
      const anonymous = (await lantern.api.anon()).data.anonSessionId;
      expect([await play({ mode: 'fun' }, { anonymous }), await play({ mode: 'fun' })]).toEqual([code, 'ok']);
    }
  },
};

describe('a field of the licence profile refuses a call:', () => {
  for (const [field, prove] of Object.entries(proofs)) it(field, prove);
});

describe('the stake cap', () => {
  it('is for the round in all: what a provider asks for by several bets counts together', async () => {
    const strict = await under('strict');
    expect([await strict.bet('r1', 4_00), await strict.bet('r1', 1_00), await strict.bet('r1', 1)]).toEqual([
      'ok',
      'ok',
      'stake_not_offered',
    ]);
    expect(await strict.cash()).toBe(495_00);
  });

  it('offers no opening that the game’s own moves can bring above it: what is doubled and split returns what the page says', async () => {
    const { lantern, who, play } = await under('strict');
    const { data } = await lantern.api.launchGame({ params: { id: 'velvet-blackjack' } }, who);
    expect(data.stakes).toEqual([1_00]);
    expect(await play({ gameid: 'velvet-blackjack', stake: 2_00 })).toBe('stake_not_offered');
  });

  it('is told, and offered, in the player’s currency', async () => {
    const { lantern, who } = await under('strict', { currency: 'PLN' });
    expect((await lantern.api.getLimits({}, who)).data.rules).toMatchObject({
      stakeCap: 25_00,
      shortestRound: { slots: 2_500, otherGames: 5_000 },
    });
    const stakesOf = async (query: Record<string, string>) =>
      (await lantern.api.launchGame({ params: { id: 'lantern-festival' }, query }, who)).data.stakes;
    expect(Math.max(...(await stakesOf({})))).toBeLessThanOrEqual(25_00);
    expect(await stakesOf({ play_for_fun: 'true' })).toContain(50_00);
  });
});

describe('a bonus’s highest stake', () => {
  it('is for the round in all too', async () => {
    const { lantern, who, bet, cash } = await under('standard');
    await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    expect([await bet('r1', 4_00), await bet('r1', 1_00), await bet('r1', 1)]).toEqual([
      'ok',
      'ok',
      'bonus_stake_too_high',
    ]);
    expect(await cash()).toBe(495_00);
  });

  it('leaves out the moves that would go above it', async () => {
    const { lantern, who, round, post } = await under('standard');
    await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    for (let tries = 0; tries < 40; tries += 1) {
      const { data } = await post(round({ gameid: 'velvet-blackjack', stake: 5_00 }));
      expect(data.options).not.toContain('double');
      expect(data.options).not.toContain('split');
      if (data.state !== 'open') continue;
      expect(data.options).toEqual(['hit', 'stand']);
      const decide = (decision: string) =>
        lantern.api.decideRound(
          { params: { id: data.id }, body: { decision, step: 0, requestId: crypto.randomUUID() } },
          who,
        );
      expect(await codeOf(decide('double'))).toBe('bonus_stake_too_high');
      expect(await codeOf(decide('stand'))).toBe('ok');
      return;
    }
    throw new Error('Forty rounds of blackjack were over at once.');
  });
});

describe('the shortest round', () => {
  it('is the player’s: across games, tabs and providers; other games’ rounds last longer, and play money has no pace', async () => {
    const { play, bet, wait } = await under('strict');
    expect(await play()).toBe('ok');
    expect([
      await play({ gameid: 'kite-dragons' }),
      await bet('outside', 1_00),
      await play({ mode: 'fun' }),
      await play({ mode: 'fun' }),
    ]).toEqual(['round_too_soon', 'round_too_soon', 'ok', 'ok']);
    await wait(2_500);
    expect(await play({ gameid: 'rainfall', choice: { kind: 'plinko', rows: 8, risk: 'low' } })).toBe('ok');
    await wait(4_999);
    expect(await play()).toBe('round_too_soon');
    await wait(1);
    expect(await play()).toBe('ok');
  });

  it('holds a provider’s round as well, whose next bets are not its beginning', async () => {
    const { bet, wait } = await under('strict');
    expect([await bet('a', 1_00), await bet('a', 1_00), await bet('b', 1_00)]).toEqual(['ok', 'ok', 'round_too_soon']);
    await wait(2_500);
    expect(await bet('b', 1_00)).toBe('ok');
  });

  it('is told with the game: how long a round lasts, and how long until the next', async () => {
    const { lantern, who, play, wait } = await under('strict');
    const pace = async (id: string) => (await lantern.api.launchGame({ params: { id } }, who)).data.sitting?.pace;
    expect(await pace('lantern-festival')).toEqual({ shortestRound: 2_500, wait: 0 });
    await play();
    await wait(1_000);
    expect([await pace('lantern-festival'), await pace('velvet-blackjack')]).toEqual([
      { shortestRound: 2_500, wait: 1_500 },
      { shortestRound: 5_000, wait: 1_500 },
    ]);
  });
});
