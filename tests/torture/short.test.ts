/** The torture suites in a minute: the same code as `npm run torture`, with smaller numbers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineOf } from '../../casino-api/src/games/registry';
import { doubleSpend } from './double-spend';
import { matchDay } from './match-day';
import { startModel, type ModelBench } from './model-runner';
import { sportsDay } from './sports-day';
import { storm } from './storm';

const engine = engineOf('lantern-festival')!;
const stakes = engine.stakes('EUR');
const show = (name: string, figures: Record<string, number | string>) =>
  console.log(
    `${name}: ${Object.entries(figures)
      .map(([figure, value]) => `${value} ${figure}`)
      .join(', ')}`,
  );

describe('money against a small model', { timeout: 240_000 }, () => {
  let bench: ModelBench;
  beforeAll(async () => {
    bench = await startModel();
  });
  afterAll(() => bench.stop());

  it('agrees on every answer, balance and statement over random command lists', async () => {
    const { failure, lists, commands, answers } = await bench.run({ seed: 20_261_120, lists: 500 });
    expect(failure).toBeNull();
    // A run that hardly ever gets its money moved would prove nothing.
    for (const done of [
      'bet ok',
      'win ok',
      'rollback ok',
      'play ok',
      'withdraw ok',
      'cancel ok',
      'notify ok',
      'prize ok',
      'bet round_closed',
      'withdraw open_rounds',
      'start ok',
      'forfeit ok',
      'spin ok',
      'withdraw bonus_active',
      'bet bonus_stake_too_high',
      'bonus completed',
      'bonus expired',
      'bonus forfeited',
    ]) {
      expect(answers[done] ?? 0, done).toBeGreaterThan(10);
    }
    show('model', { lists, commands });
  });

  it('comes to one result for every order of bet, win, rollback and their duplicates', async () => {
    const { failure, lists } = await bench.orders();
    expect(failure).toBeNull();
    expect(lists).toBeGreaterThan(2_800);
  });

  it('moves once or not at all when the storage fails, at each statement of every call', async () => {
    const { failure, calls, failures } = await bench.failing();
    expect(failure).toBeNull();
    expect(failures).toBeGreaterThan(10 * calls);
    show('failing storage', { calls, failures });
  });
});

it('keeps books that nothing can bend unnoticed', async () => {
  const bench = await startModel();
  try {
    expect(await bench.holes()).toEqual([]);
  } finally {
    await bench.stop();
  }
}, 120_000);

it('lets money for one be spent once, by bets and by withdrawals', async () => {
  const { findings, figures } = await doubleSpend({
    races: 8,
    runners: 40,
    gameid: engine.id,
    stake: stakes.at(-1)!,
  });
  show('double spend', figures);
  expect(findings).toEqual([]);
  expect(figures['bet races with exactly one round']).toBeGreaterThan(0);
}, 240_000);

it('loses nothing and does nothing twice when the runtime is killed in the middle of traffic', async () => {
  const { findings, figures } = await storm({
    operations: 800,
    players: 8,
    clients: 24,
    kills: 3,
    gameid: engine.id,
    stakes: stakes.slice(0, 5),
  });
  show('crash storm', figures);
  expect(findings).toEqual([]);
  // A storm in which nothing goes by the gateway, or nobody has a bonus, would prove nothing of them.
  for (const figure of [
    'lost answers',
    'by coins',
    'webhooks',
    'bonuses',
    'jackpot rounds',
    'paid out',
    'hands',
    'outside rounds',
    'excluded',
    'blocked',
  ])
    expect(figures[figure], figure).toBeGreaterThan(0);
}, 480_000);

it('settles a day of matches as its scores say, through a feed’s faults and a kill', async () => {
  const { findings, figures } = await matchDay({ matches: 4, players: 4, kills: 1, seed: 20_261_126 });
  show('match day', figures);
  expect(findings).toEqual([]);
  // A day without bets, faults and corrections would prove nothing.
  for (const figure of ['bets', 'settled anew', 'faults of the feed', 'polls', 'cash-outs'])
    expect(figures[figure], figure).toBeGreaterThan(0);
}, 240_000);

it('settles a match that many have bet on once, while betting goes on and the runtime dies', async () => {
  const { findings, figures } = await sportsDay({
    players: 6,
    bets: 240,
    clients: 12,
    kills: 1,
    watchers: 20,
    lead: 8_000,
    gameid: engine.id,
    stake: stakes[0]!,
  });
  show('sports day', figures);
  expect(findings).toEqual([]);
  expect(figures['bets meanwhile']).toBeGreaterThan(0);
}, 240_000);
