import { minutes } from 'contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetGames, knownDetails, knownGame } from './known-games';

/** A database that knows one game by a title that can be changed, and can be away. */
function catalogue(id = 'a') {
  const game = { title: 'First' as string | null, playable: 1, isAway: false };
  const first = vi.fn(async () => {
    if (game.isAway) throw new Error('D1 is away');
    return (
      game.title && {
        ...{ id, system: 'acme', title: game.title, provider: 'Acme Games', category: 'slots', picture: null },
        ...{ is_new: 0, is_jackpot: 0, playable: game.playable, pc: 1, mobile: 0, highest_multiple: null, is_off: 0 },
      }
    );
  });
  const DB = {
    prepare: () => ({ bind: (asked: string) => ({ first: asked === id ? first : async () => null }) }),
  } as unknown as D1Database;
  const look = (at: number, switches: ReadonlySet<string> = new Set(), asked = id) =>
    knownDetails({ env: { DB } as Parameters<typeof knownDetails>[0]['env'], at, language: 'en', switches }, asked);
  return { game, bet: (at: number) => knownGame(DB, id, at), look, asked: () => first.mock.calls.length };
}

beforeEach(forgetGames);

describe('a game that an isolate knows', () => {
  it('is asked for once a minute', async () => {
    const { bet, game, asked } = catalogue();
    expect(await bet(1_000)).toEqual({ title: 'First', category: 'slots', system: 'acme', highestMultiple: null });
    game.title = 'Second';
    expect((await bet(1_000 + minutes - 1))?.title).toBe('First');
    expect(asked()).toBe(1);
    expect((await bet(1_000 + minutes))?.title).toBe('Second');
    expect(asked()).toBe(2);
  });

  it('is asked for when the clock was set back', async () => {
    const { bet, asked } = catalogue();
    await bet(10 * minutes);
    await bet(minutes);
    expect(asked()).toBe(2);
  });

  it('is found as soon as it is there', async () => {
    const { bet, look, game } = catalogue();
    game.title = null;
    expect([await bet(0), await look(0)]).toEqual([null, null]);
    game.title = 'New';
    expect((await bet(0))?.title).toBe('New');
    expect((await look(0))?.title).toBe('New');
  });

  it('is asked for anew once it was changed here', async () => {
    const { bet, look, game } = catalogue();
    await look(0);
    game.title = 'Second';
    forgetGames();
    expect([(await look(0))?.title, (await bet(0))?.title]).toEqual(['Second', 'Second']);
  });
});

describe('who looks at a game', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('is told what others were told before, with one question for all', async () => {
    const { look, bet, asked } = catalogue();
    for (let at = 0; at < minutes; at += 1_000) expect((await look(at))?.title).toBe('First');
    await bet(minutes - 1);
    expect(asked()).toBe(1);
  });

  it('is told of it as it was known last while the database is away; a bet is not judged by that', async () => {
    const { look, bet, game } = catalogue();
    await look(0);
    game.isAway = true;
    game.title = 'Second';
    expect((await look(minutes - 1))?.title).toBe('First');
    expect((await look(60 * minutes))?.title).toBe('First');
    await expect(bet(60 * minutes)).rejects.toThrow('D1 is away');
    game.isAway = false;
    expect((await look(60 * minutes))?.title).toBe('Second');
  });

  it('learns nothing of a game that nobody has looked at while the database is away', async () => {
    const { look, game } = catalogue();
    game.isAway = true;
    await expect(look(0)).rejects.toThrow('D1 is away');
  });

  it('sees at once that it was switched off, or its provider', async () => {
    const { look, asked } = catalogue();
    expect((await look(0))?.isOff).toBe(false);
    expect((await look(0, new Set(['game a'])))?.isOff).toBe(true);
    expect((await look(0, new Set(['provider acme'])))?.isOff).toBe(true);
    expect((await look(0, new Set(['game b'])))?.isOff).toBe(false);
    expect(asked()).toBe(1);
  });

  it('finds none that was taken off', async () => {
    const { look, bet, game } = catalogue();
    game.playable = 0;
    expect(await look(0)).toBeNull();
    expect((await bet(0))?.title, 'its rounds are finished').toBe('First');
  });
});
