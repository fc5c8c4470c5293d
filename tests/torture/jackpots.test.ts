/** `npm run torture -- jackpots`, with smaller numbers. */
import { expect, it } from 'vitest';
import { tortureJackpots } from './jackpots';

it('pays each hit of a jackpot once and in full, to two at one moment and through crashes', async () => {
  const { findings, figures } = await tortureJackpots({ pairs: 6, kills: 3 });
  console.log(`jackpots: ${Object.entries(figures).map(([figure, value]) => `${value} ${figure}`).join(', ')}`);
  expect(findings).toEqual([]);
  expect(figures['prizes paid']).toBe(6 * 2 + 1 + 3);
}, 120_000);
