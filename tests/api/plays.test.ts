import { hours } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordPlays } from '../../casino-api/src/features/catalogue/record-plays';
import { startLantern, type Lantern } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';

let lantern: Lantern;
let acme: GameProvider;
beforeAll(async () => {
  lantern = await startLantern({ api: providersKnown('acme') });
  acme = new GameProvider(lantern, 'acme');
  // A house whose catalogue is acme's.
  await (await lantern.database()).prepare("UPDATE games SET system = 'acme'").run();
});
afterAll(() => lantern.stop());

let count = 0;
async function somebody() {
  const { playerId, sessionid } = await lantern.players.make({ balance: 100_00 });
  const playerToken = await lantern.walletToken(sessionid!, 'acme');
  return {
    playerId,
    player: sessionid!,
    /** What the player does next, whatever it is, brings what is due. */
    comesBack: () => lantern.api.getBalance({}, { player: sessionid! }),
    play: async (gameid: string, rounds = 1, end: 'win' | 'rollback' | null = 'win') => {
      for (let round = 0; round < rounds; round += 1) {
        const id = `plays-${(count += 1)}`;
        const base = { playerToken, roundId: id, gameid };
        await acme.tell('bet', { ...base, transactionId: `${id}-bet`, amount: 10, currency: 'EUR' });
        if (end === 'win')
          await acme.tell('win', { ...base, transactionId: `${id}-win`, amount: 0, currency: 'EUR', closes: true });
        if (end === 'rollback')
          await acme.tell('rollback', { ...base, transactionId: `${id}-back`, betTransactionId: `${id}-bet` });
      }
    },
  };
}

const counted = async () =>
  Object.fromEntries(
    (
      await (
        await lantern.database()
      )
        .prepare('SELECT gameid, sum(plays) AS plays FROM game_plays GROUP BY gameid')
        .all<{ gameid: string; plays: number }>()
    ).results.map(({ gameid, plays }) => [gameid, plays]),
  );
const top = async () =>
  (await lantern.api.categorizedGames()).data.rails.find(({ rail }) => rail === 'top')!.games.map(({ id }) => id);
const mostPlayed = async (section: string, limit = 3) =>
  (await lantern.api.mostPlayedGames({ params: { section, limit } })).data.games.map(({ id }) => id);

describe('the top games', () => {
  it('are the popular ones while nobody has played, and until the hour is over', async () => {
    const first = await somebody();
    expect((await top()).slice(0, 3)).toEqual(['lantern-festival', 'skyward', 'crown-of-embers']);
    await first.play('frostbell', 3);
    await first.play('raven-post', 2);
    await first.play('glasshouse', 9, 'rollback');
    await first.play('frostbell', 1, null);
    await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'fun', stake: 20, requestId: crypto.randomUUID() } },
      { player: first.player },
    );
    expect(await counted()).toEqual({});
    expect((await top())[0]).toBe('lantern-festival');
  });

  it('are those with the most settled rounds for real money of the last day', async () => {
    const second = await somebody();
    await second.play('raven-post', 2);
    await lantern.clock.advance({ hours: 2 });
    await second.comesBack();
    await expect.poll(counted).toEqual({ 'raven-post': 2 });
    expect((await top()).slice(0, 2)).toEqual(['raven-post', 'lantern-festival']);
  });
});

it('an hour is told once, and by everybody who played in it', async () => {
  const [third, fourth] = [await somebody(), await somebody()];
  await third.play('the-ninth-key', 2);
  await fourth.play('the-ninth-key', 3);
  await lantern.clock.advance({ hours: 2 });
  await Promise.all([third.comesBack(), third.comesBack(), fourth.comesBack()]);
  await expect.poll(async () => (await counted())['the-ninth-key']).toBe(5);
  expect(await mostPlayed('slots', 2)).toEqual(['the-ninth-key', 'raven-post']);
  expect((await mostPlayed('livecasino', 1))[0]).toBe('lamplight-roulette');
});

it('what was played a day ago stands behind, and what was played a week ago counts no more', async () => {
  await lantern.clock.advance({ hours: 25 });
  const fifth = await somebody();
  await fifth.play('thunder-orchard');
  await lantern.clock.advance({ hours: 2 });
  await fifth.comesBack();
  await expect.poll(() => mostPlayed('slots', 3)).toEqual(['thunder-orchard', 'the-ninth-key', 'raven-post']);
  await lantern.clock.advance({ days: 8 });
  expect((await top())[0]).toBe('lantern-festival');
});

it('a report that is told again counts once, beside others', async () => {
  const database = (await lantern.database()) as unknown as D1Database;
  const hour = Math.floor((await lantern.clock.now()) / hours) * hours;
  const sums = { rounds: 2, staked: 200, paid: 50, stakedSquared: 20_000, stakedPaid: 5_000, paidSquared: 2_500 };
  const one = { playerId: 'one', hour, plays: { skyward: 2, frostbell: 1 }, returns: { skyward: sums } };
  await recordPlays(database, [one, one]);
  await recordPlays(database, [one, { playerId: 'two', hour, plays: { skyward: 5 }, returns: { skyward: sums } }]);
  const { results } = await database
    .prepare('SELECT gameid, plays FROM game_plays WHERE hour = ? ORDER BY gameid')
    .bind(hour)
    .all();
  expect(results).toEqual([
    { gameid: 'frostbell', plays: 1 },
    { gameid: 'skyward', plays: 7 },
  ]);
  const { results: returned } = await database
    .prepare(
      "SELECT rounds, staked, paid, staked_squared, staked_paid, paid_squared FROM game_returns WHERE gameid = 'skyward'",
    )
    .all();
  expect(returned).toEqual([
    { rounds: 4, staked: 400, paid: 100, staked_squared: 40_000, staked_paid: 10_000, paid_squared: 5_000 },
  ]);
  const { results: kept } = await database
    .prepare('SELECT count(*) AS old FROM game_plays WHERE hour < ?')
    .bind(hour - 8 * 24 * hours)
    .all();
  expect(kept).toEqual([{ old: 0 }]);
});
