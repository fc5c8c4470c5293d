import type { AppLoadContext } from '@remix-run/cloudflare';
import type { GameLaunch } from 'contract/games';
import { describe, expect, it } from 'vitest';
import { keepLaunch, openGame } from './launched';

const game = 'lantern-festival';
const launch = { mode: 'real', balance: 1, round: { id: 'r1', gameid: game } } as unknown as GameLaunch;
const fromApi = { mode: 'real', balance: 2 } as unknown as GameLaunch;

/** A request's context, and how often it asked the API. */
function caller(playerId: string | null, at = 1_000_000) {
  const asked: unknown[] = [];
  const api = {
    games: {
      launch: (...args: unknown[]) => (asked.push(args), Promise.resolve({ ok: true, data: fromApi })),
    },
  };
  const session = { playerId, anonymousId: 'a1' };
  const context = { api, session, path: `/play/lantern/${game}`, now: () => at } as unknown as AppLoadContext;
  const open = async (id = game, mode: 'real' | 'fun' = 'real', round: string | undefined = 'r1') => {
    const answer = await openGame(context, id, mode, round);
    return answer.ok ? answer.data.balance : null;
  };
  return { asked, context, open };
}

describe('what a game opens with after a round', () => {
  it('is what came with the round, once', async () => {
    const { asked, context, open } = caller('p1');
    keepLaunch(context, 'r1', launch);
    expect([await open(), asked.length]).toEqual([1, 0]);
    expect([await open(), asked.length]).toEqual([2, 1]);
    expect(asked).toEqual([
      [game, { fun: false, homeUrl: '/', cashierUrl: `/cashier/deposit?game=${game}`, round: 'r1' }],
    ]);
  });

  it.each([
    ['another session', 'p2', game, 'real', 'r1'],
    ['no player', null, game, 'real', 'r1'],
    ['another game', 'p1', 'tidewater', 'real', 'r1'],
    ['the other mode', 'p1', game, 'fun', 'r1'],
    ['another round', 'p1', game, 'real', 'r2'],
    ['no round', 'p1', game, 'real', undefined],
  ] as const)('is asked for by %s', async (_, player, id, mode, round) => {
    const { context, open: own } = caller('p1');
    keepLaunch(context, 'r1', launch);
    const other = caller(player);
    const answer = await openGame(other.context, id, mode, round);
    expect(answer).toEqual({ ok: true, data: fromApi });
    expect(await own()).toBe(1);
  });

  it('is asked for where nobody came for it in five seconds', async () => {
    keepLaunch(caller('p1').context, 'r1', launch);
    expect(await caller('p1', 1_004_999).open()).toBe(1);
    keepLaunch(caller('p1').context, 'r1', launch);
    expect(await caller('p1', 1_005_000).open()).toBe(2);
  });

  it('takes no more memory than the last two hundred', async () => {
    const { context, open } = caller('p1');
    for (let n = 0; n < 201; n += 1) keepLaunch(context, `r${n}`, launch);
    expect([await open(game, 'real', 'r0'), await open(game, 'real', 'r1'), await open(game, 'real', 'r200')]).toEqual([
      2, 1, 1,
    ]);
  });
});
