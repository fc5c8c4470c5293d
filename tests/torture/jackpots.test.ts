/** `npm run torture -- jackpots`, with smaller numbers. */
import { expect, it } from 'vitest';
import { tortureJackpots } from './jackpots';

it('pays each hit of a jackpot once and in full, to two at one moment and through crashes', async () => {
  const { findings, figures } = await tortureJackpots({ pairs: 6, kills: 3 });
  console.log(
    `jackpots: ${Object.entries(figures)
      .map(([figure, value]) => `${value} ${figure}`)
      .join(', ')}`,
  );
  expect(findings).toEqual([]);
  expect(figures['prizes paid']).toBe(6 * 2 + 1 + 3 + Number(figures['by chance']));
}, 120_000);

it('finds a pool that is paid twice over or not in full, a round that is played twice, and a hit that no pool knows of', async () => {
  let [asked, prizes] = [0, 0];
  const { findings } = await tortureJackpots({
    pairs: 1,
    kills: 0,
    planted: ({ path, body }, reply) => {
      const data = reply.data as {
        id?: string;
        outcome?: { jackpot: { prize: number | null } | null };
        jackpots?: { gameid: string; hits: number }[];
      };
      if (path === '/rounds' && (body as { stake: number }).stake === 50_00 && (asked += 1) === 4)
        return { ...reply, data: { ...data, id: 'another-round' } };
      if (path === '/jackpots')
        return {
          ...reply,
          data: { ...data, jackpots: data.jackpots!.map((pool) => ({ ...pool, hits: Math.max(0, pool.hits - 1) })) },
        };
      const prize = data.outcome?.jackpot?.prize ?? null;
      // The first pair's second prize is as large as a pool that nobody has won yet.
      if (path.startsWith('/player/rounds/') && prize !== null && (prizes += 1) <= 2)
        return {
          ...reply,
          data: { ...data, payout: 1e9, outcome: { ...data.outcome, jackpot: { prize: 1_000_000_00 } } },
        };
      return reply;
    },
  });
  for (const found of ['got 3 rounds', 'the second got', 'the pool has paid', 'after 2 hits'])
    expect(findings.join('; ')).toContain(found);
}, 120_000);

it('finds a hit that pays a cent less than was staked for it', async () => {
  const { findings } = await tortureJackpots({
    pairs: 1,
    kills: 0,
    planted: ({ path }, reply) => {
      const data = reply.data as { outcome?: { jackpot: { prize: number | null } | null } };
      const prize = data.outcome?.jackpot?.prize ?? null;
      return path.startsWith('/player/rounds/') && prize !== null
        ? { ...reply, data: { ...data, outcome: { ...data.outcome, jackpot: { prize: prize - 1 } } } }
        : reply;
    },
  });
  expect(findings.join('; ')).toContain('after 2 hits');
}, 120_000);
