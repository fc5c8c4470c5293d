import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page } from '../harness';
import { operatorHeaders } from '../harness/operators';

let lantern: Lantern;
let operator: Record<string, string>;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const page = (path = '/__ops/returns') =>
  lantern.visitor().get(path, { headers: { accept: 'text/html', ...operator } });
let count = 0;

async function play(rounds: number): Promise<{ staked: number; paid: number; caller: { player: string } }> {
  const caller = { player: (await lantern.players.make({ balance: 1_000_00 })).sessionid! };
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { data } = await lantern.api.playRound(
      {
        body: {
          gameid: 'lantern-festival',
          mode: 'real',
          stake: 100,
          requestId: `operator-test-${String((count += 1)).padStart(8, '0')}`,
        },
      },
      caller,
    );
    paid += data.payout;
  }
  return { staked: rounds * 100, paid, caller };
}

describe('the page of returns', () => {
  it('shows what was staked and paid by game, once the hour is told, and the band of the stated return', async () => {
    const { staked, paid, caller } = await play(12);
    await lantern.api.playRound(
      {
        body: { gameid: 'lantern-festival', mode: 'fun', stake: 100, requestId: `operator-test-fun-${'0'.repeat(8)}` },
      },
      caller,
    );
    await lantern.clock.advance({ hours: 2 });
    await lantern.api.getBalance({}, caller);
    operator = await operatorHeaders(lantern, 'risk');
    const read = async () =>
      (await lantern.visitor().get('/__ops/returns', { headers: { accept: 'application/json', ...operator } })).html;
    await expect.poll(read).toContain('lantern-festival');
    const { data } = JSON.parse(await read()) as {
      data: {
        games: {
          gameid: string;
          rounds: number;
          staked: number;
          paid: number;
          band: { theoretical: number; verdict: string };
        }[];
      };
    };
    expect(data.games).toEqual([
      expect.objectContaining({
        gameid: 'lantern-festival',
        rounds: 12,
        staked,
        paid,
        band: expect.objectContaining({ theoretical: 0.961, verdict: 'too-few' }) as unknown,
      }),
    ]);
    const shown = await page();
    expect(shown).toHaveHeading('Returns of the games');
    expect(shown).toShow('too few rounds');
    expect(shown.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(shown.$('script').length).toBe(0);
  });

  it('has those outside of their band above every page, however little they were played', async () => {
    const database = await lantern.database();
    const insert = 'INSERT INTO game_returns (gameid, rounds, staked, paid, staked_squared, staked_paid, paid_squared)';
    await database.batch([
      database.prepare(`${insert} VALUES ('frostbell', 5000, 500000, 100000, 50000000, 10000000, 20000000)`),
      database.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 59) ${insert} SELECT 'title-' || i, 9000 + i, 1, 1, 1, 1, 1 FROM n`,
      ),
    ]);
    const outside = (shown: Page) => shown.$('[aria-label="Outside of their band"] tbody').text();
    const first = await page();
    expect(outside(first)).toContain('Frostbell');
    expect(first.$('[aria-label=Returns] tbody').text()).not.toContain('Frostbell');
    const next = first.$('nav[aria-label=Pages] a[rel=next]').attr('href')!;
    const second = await page(next);
    expect(outside(second)).toContain('Frostbell');
    expect(second.$('[aria-label=Returns] tbody').text()).toContain('Frostbell');
  });
});
