import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minutes, seconds } from 'contract/constants';
import type { EdgeContext } from './context';
import { CookieJar } from './cookies';
import { tellFirstDeposit } from './first-deposit';

const now = Date.UTC(2026, 10, 22, 12);
const told = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
beforeEach(() => vi.stubGlobal('fetch', told));
afterEach(() => {
  vi.unstubAllGlobals();
  told.mockClear();
});

async function tell(
  player: { first_deposit: string; first_deposit_date: number | null },
  { cookie = null as string | null, url = 'https://events.example/' } = {},
) {
  const cookies = await CookieJar.open(cookie, true, 'secret');
  const context = {
    cookies,
    env: { ANALYTICS_URL: url },
    now: () => now,
    later: (work: Promise<unknown>) => void work,
    log: () => undefined,
  } as unknown as EdgeContext;
  tellFirstDeposit(context, { id: 'p-1', ...player });
  return { times: told.mock.calls.length, stored: (await cookies.setCookies()).join('') };
}
const at = (first_deposit_date: number | null, first_deposit = '50.00') => ({ first_deposit, first_deposit_date });

describe('a first deposit', () => {
  it.each([
    [30 * minutes - seconds, 1],
    [30 * minutes, 1],
    [30 * minutes + seconds, 0],
    [0, 1],
  ])('made %i ms ago is told %i times', async (ago, times) => {
    expect((await tell(at(now - ago))).times).toBe(times);
  });

  it('is kept with whose it is and when it was, and not told again', async () => {
    const first = await tell(at(now - minutes));
    expect(first.stored).toMatch(new RegExp(`^firstDeposit=p-1\\.${now - minutes}; `));
    expect((await tell(at(now - minutes), { cookie: `firstDeposit=p-1.${now - minutes}` })).times).toBe(1);
    expect((await tell(at(now - minutes), { cookie: `firstDeposit=p-2.${now - minutes}` })).times).toBe(2);
  });

  it('that there is none of is not told', async () => {
    expect((await tell(at(null, '0.00'))).times).toBe(0);
    expect((await tell(at(now, '0.00'))).times).toBe(0);
  });

  it('is kept but told to nobody where nobody wants to know', async () => {
    const { times, stored } = await tell(at(now), { url: '' });
    expect([times, stored.startsWith('firstDeposit=')]).toEqual([0, true]);
  });
});
