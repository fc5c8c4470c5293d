import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, unattendedRound } from 'contract/constants';
import { startLantern, type Lantern } from '../harness';
import { openAccount, type Account } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

const someone = () => openAccount(lantern, { balance: 500_00 });
const round = async (who: Account, body: Record<string, unknown>) =>
  (await lantern.api.playRound({ body: { mode: 'real', stake: 1_00, requestId: crypto.randomUUID(), ...body } }, who))
    .data;
const decide = async (who: Account, id: string, decision: string, step: number) =>
  (await lantern.api.decideRound({ params: { id }, body: { decision, step, requestId: crypto.randomUUID() } }, who))
    .data;
const cashOf = async (who: Account) => (await lantern.api.getBalance({}, who)).data.cash;
const withdraw = async (who: Account, amount: number) =>
  (await lantern.api.withdraw({ body: { method: 'card', amount, requestId: crypto.randomUUID() } }, who)).info
    .resultCode;
async function loggedInAgain({ username, password, ...rest }: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return {
    ...rest,
    username,
    password,
    player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
  };
}
/** Excludes somebody, who then logs in to see what became of it. */
async function excluded(who: Account): Promise<Account> {
  expect(
    (await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who)).info.resultCode,
  ).toBe('ok');
  return loggedInAgain(who);
}

/** A round that waits for its player, tried until one does. `touched`: a first decision was made. */
async function waiting(who: Account, game: string, touched: boolean) {
  for (let tries = 0; tries < 60; tries += 1) {
    const opened = await round(who, {
      gameid: game,
      ...(game === 'buried-light' ? { choice: { kind: 'mines', mines: 1 } } : {}),
    });
    if (opened.state !== 'open') continue;
    if (!touched) return opened;
    const first = {
      'velvet-blackjack': 'hit',
      'buried-light': 'cell-0',
      'above-and-below': opened.options.includes('higher') ? 'higher' : 'lower',
    }[game]!;
    const decided = await decide(who, opened.id, first, 0);
    if (decided.state === 'open') return decided;
  }
  throw new Error(`No round of ${game} was left open.`);
}

/** What a round came to that nobody went on with, by what the game's rules publish. */
const ends = [
  { game: 'velvet-blackjack', touched: false, by: 'stand' },
  { game: 'velvet-blackjack', touched: true, by: 'stand' },
  { game: 'green-lamp-poker', touched: false, by: 'hold-11111' },
  { game: 'fireside-poker', touched: false, by: 'hold-11111' },
  { game: 'above-and-below', touched: true, by: 'cash-out' },
  { game: 'buried-light', touched: true, by: 'cash-out' },
  { game: 'above-and-below', touched: false, by: null },
  { game: 'buried-light', touched: false, by: null },
] as const;

describe.each(ends)('an open round of $game, decided in: $touched', ({ game, touched, by }) => {
  /** The round is over by its rule, the money is where it belongs, and all of it can be taken out. */
  async function expectOver(who: Account, id: string, before: number) {
    const { data: over } = await lantern.api.getRound({ params: { id } }, who);
    if (by === null) {
      expect(over).toMatchObject({ state: 'void', stake: 0, payout: 0, options: [] });
      expect(await cashOf(who)).toBe(before + 1_00);
    } else {
      expect(over.state).toBe('settled');
      expect(over.position!.decisions.at(-1)).toMatchObject({ what: by, byRule: true });
      expect(await cashOf(who)).toBe(before + over.payout);
      if (by === 'cash-out') expect(over.payout).toBeGreaterThan(0);
    }
    expect((await lantern.reconcile(who.id)).findings).toEqual([]);
  }

  it('ends when its player excludes himself, and all his cash can be taken out', async () => {
    const who = await someone();
    const { id } = await waiting(who, game, touched);
    const before = await cashOf(who);
    const after = await excluded(who);
    await expectOver(after, id, before);
    expect(await withdraw(after, await cashOf(after))).toBe('ok');
  });

  it('ends after a day, to the millisecond, and not before', async () => {
    const who = await someone();
    const { id } = await waiting(who, game, touched);
    const before = await cashOf(who);
    await lantern.clock.advance({ hours: 23, minutes: 59, seconds: 59, milliseconds: 999 });
    const later = await loggedInAgain(who);
    expect((await lantern.api.getRound({ params: { id } }, later)).data.state).toBe('open');
    await lantern.clock.advance({ milliseconds: 1 });
    await expectOver(later, id, before);
  });
});

describe('an open round', () => {
  it('ends with an operator’s freeze too, and its seed can then be changed', async () => {
    const who = await someone();
    const { id } = await waiting(who, 'buried-light', true);
    await lantern.players.setFrozen(who.username, true);
    expect((await lantern.api.getRound({ params: { id } }, who)).data.state).toBe('settled');
    expect((await lantern.api.rotateSeeds({ body: { requestId: crypto.randomUUID() } }, who)).info.resultCode).toBe(
      'ok',
    );
  });

  it('that was gone on with waits for a day anew; each has its own', async () => {
    expect(unattendedRound).toBe(24 * hours);
    const who = await someone();
    const early = await waiting(who, 'buried-light', false);
    await lantern.clock.advance({ hours: 20 });
    const there = await loggedInAgain(who);
    const late = await waiting(there, 'above-and-below', true);
    await lantern.clock.advance({ hours: 4 });
    const states = async (seen: Account) =>
      Promise.all(
        [early, late].map(async ({ id }) => (await lantern.api.getRound({ params: { id } }, seen)).data.state),
      );
    const then = await loggedInAgain(who);
    expect(await states(then)).toEqual(['void', 'open']);
    await lantern.clock.advance({ hours: 20 });
    expect(await states(await loggedInAgain(who))).toEqual(['void', 'settled']);
  });

  it('keeps no cash from being taken out, unless bonus money is in it', async () => {
    const who = await someone();
    await waiting(who, 'buried-light', true);
    expect(await withdraw(who, 20_00)).toBe('ok');
    // Cash is staked first, so all of it is on its way out before.
    const other = await someone();
    await withdraw(other, 500_00);
    await lantern.bonuses.give(other.id, { amount: 10_00, started: true });
    const { data: opened } = await lantern.api.playRound(
      {
        body: {
          gameid: 'buried-light',
          mode: 'real',
          stake: 2_00,
          requestId: crypto.randomUUID(),
          choice: { kind: 'mines', mines: 1 },
        },
      },
      other,
    );
    expect(opened.state).toBe('open');
    expect((await lantern.api.cashierMethods({}, other)).data.withdrawBlockers.map(({ code }) => code)).toContain(
      'open_rounds',
    );
  });
});
