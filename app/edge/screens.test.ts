import type { ServerBuild } from '@remix-run/cloudflare';
import { describe, expect, it, vi } from 'vitest';
import { screensOf } from './screens';

const route = (id: string, path: string, handle?: object) =>
  [id, { id, path, parentId: 'root', module: { default: () => null, handle } }] as const;

const screens = screensOf(
  Object.fromEntries([
    ['root', { id: 'root', path: '', module: {} }],
    route('home', '', { title: 'common.lantern', found: true }),
    route('bets', 'sports/bets', { seenBy: 'player' }),
    route('sport', 'sports/:sport', { found: true }),
    route('event', 'sports/event/:id'),
    route('info', 'info/:url?', { found: true }),
    route('not-found', '*'),
  ]) as unknown as ServerBuild['routes'],
);

describe('the route of an address', () => {
  it.each([
    ['/', '/'],
    ['/sports/bets', '/sports/bets'],
    ['/Sports/Bets/', '/sports/bets'],
    ['/sports/bets.data', '/sports/bets'],
    ['/sports/tennis', '/sports/:sport'],
    ['/sports/event/m-1', '/sports/event/:id'],
    ['/info', '/info/:url?'],
    ['/info/terms', '/info/:url?'],
    ['/sports/event/m-1/more', '/*'],
    ['/nowhere', '/*'],
  ])('of %s is %s', (path, pattern) => expect(screens.patternAt(path)).toBe(pattern));

  it('is found by what was made when the Worker began', () => {
    const made = vi.spyOn(globalThis, 'RegExp');
    for (const path of ['/', '/sports/tennis', '/nowhere']) {
      screens.patternAt(path);
      screens.factsAt(path);
      screens.stands(path);
      screens.isFound(path);
    }
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});

describe('a page of ours', () => {
  it('stands at the address as it is written, whatever is asked of it', () => {
    expect(['/sports/bets?tab=open', '/info#top', '/'].map(screens.stands)).toEqual([true, true, true]);
    expect(['/Sports/Bets', '/nowhere'].map(screens.stands)).toEqual([false, false]);
  });

  it('is for search engines where its route says so', () => {
    expect(['/', '/sports/tennis', '/info/terms', '/sports/bets'].map(screens.isFound)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
