import { minutes } from 'contract/constants';
import { describe, expect, it, vi } from 'vitest';
import { knownGame } from './known-games';

/** A database that knows one game by a title that can be changed. */
function catalogue(id: string) {
  const game = { title: 'First' as string | null };
  const first = vi.fn(async () =>
    game.title === null ? null : { title: game.title, category: 'slots', system: 'acme', highestMultiple: null },
  );
  const db = {
    prepare: () => ({ bind: (asked: string) => ({ first: asked === id ? first : async () => null }) }),
  } as unknown as D1Database;
  return { db, game, asked: () => first.mock.calls.length };
}

describe('a game that an isolate knows', () => {
  it('is asked for once a minute', async () => {
    const { db, game, asked } = catalogue('a');
    expect(await knownGame(db, 'a', 1_000)).toEqual({
      title: 'First',
      category: 'slots',
      system: 'acme',
      highestMultiple: null,
    });
    game.title = 'Second';
    expect((await knownGame(db, 'a', 1_000 + minutes - 1))?.title).toBe('First');
    expect(asked()).toBe(1);
    expect((await knownGame(db, 'a', 1_000 + minutes))?.title).toBe('Second');
    expect(asked()).toBe(2);
  });

  it('is asked for when the clock was set back', async () => {
    const { db, asked } = catalogue('b');
    await knownGame(db, 'b', 10 * minutes);
    await knownGame(db, 'b', minutes);
    expect(asked()).toBe(2);
  });

  it('is found as soon as it is there', async () => {
    const { db, game } = catalogue('c');
    game.title = null;
    expect(await knownGame(db, 'c', 0)).toBeNull();
    game.title = 'New';
    expect((await knownGame(db, 'c', 0))?.title).toBe('New');
  });
});
