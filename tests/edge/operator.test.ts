import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';

const key = 'operator-key-of-thirty-two-characters';
let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: { OPERATOR_KEY: key } });
});
afterAll(() => lantern.stop());

const page = (headers: Record<string, string> = {}) =>
  lantern.visitor().get('/__ops/returns', { headers: { accept: 'text/html', ...headers } });
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
    const read = async () =>
      (await lantern.visitor().get('/__ops/returns', { headers: { accept: 'application/json' } })).html;
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
});

describe('whose page it is', () => {
  it('is the operators’ where QA is off: their key opens it, nothing else does', async () => {
    const house = await startLantern({ api: { OPERATOR_KEY: key, QA: 'off' }, edge: { QA: 'off' } });
    try {
      const get = (authorization?: string) =>
        house
          .visitor()
          .get('/__ops/returns', { headers: { accept: 'text/html', ...(authorization ? { authorization } : {}) } });
      const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
      expect((await get()).status).toBe(401);
      expect((await get()).headers.get('www-authenticate')).toContain('Basic');
      for (const wrong of [basic('ops:wrong'), basic(key), `Bearer ${key}`, 'Basic', 'Basic ???'])
        expect((await get(wrong)).status).toBe(401);
      expect((await get(basic(`ops:${key}`))).status).toBe(200);
    } finally {
      await house.stop();
    }
  });

  it('is nobody’s where no key is set', async () => {
    const house = await startLantern({ api: { QA: 'off' }, edge: { QA: 'off' } });
    try {
      expect((await house.visitor().get('/__ops/returns')).status).toBe(404);
    } finally {
      await house.stop();
    }
  });
});
