import type { ServerBuild } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { asMatched, firstSegments, routesBehind } from './remix-handlers';

const route = (id: string, path: string | undefined, parentId = 'root') =>
  [id, { id, path, parentId, module: {} }] as const;

const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: {} }],
  route('home', undefined),
  route('casino', 'casino'),
  route('play', 'play/:system/:title'),
  route('profile', 'profile'),
  route('profile.account', 'my-account/:redirect?', 'profile'),
  route('history', 'profile/history'),
  route('open', ':anything/more'),
  route('not-found', '*'),
]) as unknown as ServerBuild['routes'];

describe('the routes behind an address', () => {
  it('are those of its first segment, those of any segment, and their parents', () => {
    expect(Object.keys(routesBehind(routes, 'profile')).sort()).toEqual([
      'history',
      'not-found',
      'open',
      'profile',
      'profile.account',
      'root',
    ]);
    expect(Object.keys(routesBehind(routes, 'play')).sort()).toEqual(['not-found', 'open', 'play', 'root']);
    expect(Object.keys(routesBehind(routes, '')).sort()).toEqual(['home', 'not-found', 'open', 'root']);
  });

  it('are told apart by their static first segments', () => {
    expect([...firstSegments(routes)].sort()).toEqual(['', 'casino', 'play', 'profile']);
  });
});

describe('the first segment of an address', () => {
  it.each([
    ['/casino', 'casino'],
    ['/Casino/x', 'casino'],
    ['/%63asino', 'casino'],
    ['/casino.data', 'casino'],
    ['/_root.data', ''],
    ['/', ''],
    ['/%E0%A4%A', '*'],
  ])('of %s is "%s"', (path, segment) => expect(asMatched(path)).toBe(segment));
});
