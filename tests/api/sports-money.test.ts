/** What comes of bets on sports: how they are settled, and what bonuses, rewards and withdrawals make of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SportsBet } from 'contract/sports/bets';
import type { MatchDetail } from 'contract/sports/matches';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount, type Account } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';
import { marketOf, Programme, singleOf } from '../harness/sports';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

const someone = (wanted: WantedPlayer = {}) => openAccount(lantern, { balance: 500_00, ...wanted });

const match = (seconds?: number) => matches.match(seconds);

const place = (who: Caller, on: MatchDetail, selectionId = 'home', over: Record<string, unknown> = {}) =>
  lantern.api.placeSportsBet({ body: singleOf(on, selectionId, over) }, who);
/** One of the three wins, whatever comes. */
const placeAll = async (who: Caller, event: MatchDetail, over: Record<string, unknown> = {}): Promise<SportsBet[]> => {
  const placed: SportsBet[] = [];
  for (const selection of ['home', 'draw', 'away'] as const)
    placed.push((await place(who, event, selection, over)).data.bets[0]!);
  return placed;
};
const bets = async (who: Caller) => (await lantern.api.sportsBets({}, who)).data.bets;
const cashOf = async (who: Caller): Promise<number> => (await lantern.api.getBalance({}, who)).data.cash;
const rounds = async (who: Caller) => (await lantern.api.gamingHistory({ body: {} }, who)).data.rounds;
const booksAreRight = async ({ id }: Account) => expect((await lantern.reconcile(id)).findings).toEqual([]);

describe('settling', () => {
  const seedOf = async (id: string) =>
    (await (
      await lantern.database()
    )
      .prepare('SELECT seed FROM sports_seeds WHERE event_id = ?')
      .bind(id)
      .first<{ seed: string }>())!.seed;

  it('happens by itself: nobody asks, and the money is there', async () => {
    await lantern.clock.letGo();
    const who = await someone();
    const event = await match(6);
    await matches.run('UPDATE sports_matches SET ends_at = starts_at + 500 WHERE id = ?', event.id);
    await placeAll(who, event);
    const cash = async () =>
      (await lantern.reconcile(who.id)).balances.find(({ account }) => account === 'player:cash')?.amount;
    expect(await cash()).toBe(470_00);
    await expect.poll(cash, { timeout: 20_000, interval: 250 }).toBeGreaterThan(470_00);
    await booksAreRight(who);
  });

  it('reaches a bet that the house had not heard of when its match was called off', async () => {
    const who = await someone();
    const [first, off] = [await match(600), await match(600)];
    await place(who, first);
    await place(who, off);
    await lantern.sports.postpone(off.id);
    await expect.poll(() => cashOf(who), { timeout: 20_000, interval: 250 }).toBe(490_00);
    await booksAreRight(who);
  });

  it('is set off by any other call when the end is overdue', async () => {
    const who = await someone();
    const event = await match(5);
    await placeAll(who, event);
    await lantern.clock.advance({ days: 3 });
    const again = { ...who, player: await sessionOf(who) };
    await expect.poll(() => cashOf(again)).toBeGreaterThan(470_00);
    expect((await rounds(again)).every(({ state }) => state === 'settled')).toBe(true);
  });

  it('waits for a result that is late, and pays it once', async () => {
    const who = await someone();
    const event = await match(5);
    await placeAll(who, event);
    const seed = await seedOf(event.id);
    await matches.run('DELETE FROM sports_seeds WHERE event_id = ?', event.id);
    await lantern.clock.advance({ hours: 2 });
    expect((await bets(who)).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(await cashOf(who)).toBe(470_00);
    await matches.run('INSERT INTO sports_seeds (event_id, seed) VALUES (?, ?)', event.id, seed);
    const lists = await Promise.all([bets(who), bets(who), bets(who), bets(who)]);
    const [paid] = lists[0]!.filter(({ state }) => state === 'won');
    for (const list of lists) expect(list).toEqual(lists[0]);
    expect(await cashOf(who)).toBe(470_00 + paid!.payout!);
    await booksAreRight(who);
  });

  it('is told in the bell, in the reader’s language: what was paid, what was lost, and that a stake came back', async () => {
    const who = await someone();
    const event = await match(5);
    await placeAll(who, event);
    const off = await match(600);
    await place(who, off);
    await lantern.sports.postpone(off.id);
    await lantern.clock.advance({ minutes: 1 });
    const paid = (await bets(who)).find(({ state }) => state === 'won')!.payout!;
    const told = async (language: 'en' | 'de') =>
      (await lantern.api.playerMessages({}, { ...who, language })).data.messages.flatMap(({ message }) =>
        message.split('\n'),
      );
    const title = `${event.home} – ${event.away}`;
    const [lines, german] = [await told('en'), await told('de')];
    const euro = (amount: number) => `€${(amount / 100).toFixed(2)}`;
    expect(lines.sort()).toEqual(
      [
        `Your bet on ${title} has been settled: ${euro(paid)} has been paid into your balance.`,
        `Your bet on ${title} was lost.`,
        `Your bet on ${title} was lost.`,
        `Your bet on ${off.home} – ${off.away} is void: €10.00 has been returned to your balance.`,
      ].sort(),
    );
    expect(german).toContain(`Ihre Wette auf ${title} ist verloren.`);
    await bets(who);
    expect(await told('en')).toHaveLength(4);
  });

  it('takes no other seed than the promised one', async () => {
    const who = await someone();
    const event = await match(5);
    await placeAll(who, event);
    const seed = await seedOf(event.id);
    await matches.run('UPDATE sports_seeds SET seed = ? WHERE event_id = ?', 'f'.repeat(64), event.id);
    await lantern.clock.advance({ minutes: 1 });
    expect((await bets(who)).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(lantern.lines.join('\n')).toContain('sports_seed_not_the_promised_one');
    await matches.run('UPDATE sports_seeds SET seed = ? WHERE event_id = ?', seed, event.id);
    expect((await bets(who)).filter(({ state }) => state === 'won')).toHaveLength(1);
  });

  it('is stopped by no self-exclusion, which stops new bets', async () => {
    const who = await someone();
    const event = await match(30);
    await placeAll(who, event);
    const other = await match(600);
    expect((await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who)).info.success).toBe(
      true,
    );
    const back = { ...who, player: await sessionOf(who) };
    expect((await place(back, other)).info.resultCode).toBe('account_frozen');
    await lantern.clock.advance({ seconds: 50 });
    expect((await bets(back)).filter(({ state }) => state === 'won')).toHaveLength(1);
    expect(await cashOf(back)).toBeGreaterThan(470_00);
    await booksAreRight(who);
  });

  async function sessionOf({ id, password }: Account): Promise<string> {
    const account = await (
      await lantern.database()
    )
      .prepare('SELECT username_key AS username FROM accounts WHERE player_id = ?')
      .bind(id)
      .first<{ username: string }>();
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    return (await lantern.api.login({ body: { username: account!.username, password, terms: true } }, { anonymous }))
      .data.sessionid;
  }
});

describe('what stands around a bet', () => {
  /** Odds below 1.2, by a margin that nobody would take. */
  async function cheap(event: MatchDetail): Promise<{ event: MatchDetail; selection: string }> {
    const likeliest = ['match-result', 'total:2.5']
      .flatMap((id) => marketOf(event, id).selections)
      .sort((a, b) => a.odds! - b.odds!)[0]!;
    await lantern.sports.reprice(event.id, Math.ceil((likeliest.odds! * 1.05) / 1.1 - 1_000));
    return { event: await matches.again(event.id), selection: likeliest.id };
  }

  it('an open bet of cash holds no withdrawal up', async () => {
    const who = await someone();
    await place(who, await match(30));
    expect(
      (await lantern.api.withdraw({ body: { method: 'card', amount: 50_00, requestId: crypto.randomUUID() } }, who))
        .info.success,
    ).toBe(true);
  });

  it('a bonus counts 20 % of the stake at odds of 1.2 and more, else nothing', async () => {
    const who = await someone({ balance: 20_00 });
    const { id } = await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    const { event, selection } = await cheap(await match());
    expect((await place(who, event, selection, { stake: 5_00 })).info.success).toBe(true);
    expect((await place(who, await match(), 'away', { stake: 5_00 })).info.success).toBe(true);
    expect((await place(who, await match(), 'home', { stake: 5_01 })).info.resultCode).toBe('bonus_stake_too_high');
    const receipts = (await lantern.api.bonusHistory({ body: { bonusId: id } }, who)).data.bets;
    expect(
      receipts
        .map(({ contributionPercent, rule, pointContribution }) => [contributionPercent, rule, pointContribution])
        .sort(),
    ).toEqual([
      [0, 'sportsbook:odds', 0],
      [20, 'category:sportsbook', 1_00],
    ]);
    expect((await lantern.api.bonuses({}, who)).data.bonuses[0]).toMatchObject({ pointsGained: 1_00, openBets: 2 });
    await booksAreRight(who);
  });

  it('a stake of a bonus wins for the bonus, and comes back to it from a match that was called off', async () => {
    const who = await someone({ balance: 0 });
    await lantern.bonuses.give(who.id, { amount: 30_00, started: true });
    const [off, on] = [await match(30), await match(30)];
    await place(who, off, 'home', { stake: 5_00 });
    await placeAll(who, on, { stake: 5_00 });
    expect((await lantern.api.getBalance({}, who)).data).toMatchObject({ cash: 0, bonus: 10_00 });
    await lantern.sports.postpone(off.id);
    await lantern.clock.advance({ seconds: 50 });
    const won = (await bets(who)).find(({ state }) => state === 'won')!;
    expect((await lantern.api.getBalance({}, who)).data).toMatchObject({ cash: 0, bonus: 15_00 + won.payout! });
    await booksAreRight(who);
  });

  it('cash points come with the settlement, for 20 % of the stake at odds of 1.2 and more', async () => {
    const who = await someone();
    const points = async () => (await lantern.api.loyalty({}, who)).data.totalCP;
    const { event, selection } = await cheap(await match(30));
    await place(who, event, selection, { stake: 125_00 });
    const fair = await match(60);
    await place(who, fair, 'away', { stake: 125_00 });
    const off = await match(60);
    await place(who, off, 'away', { stake: 125_00 });
    await lantern.clock.advance({ seconds: 50 });
    await bets(who);
    expect(await points()).toBe(0);
    await lantern.sports.postpone(off.id);
    await lantern.clock.advance({ seconds: 30 });
    expect((await bets(who)).every(({ state }) => state !== 'open')).toBe(true);
    expect(await points()).toBe(1);
  });
});
