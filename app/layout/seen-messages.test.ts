import { describe, expect, it } from 'vitest';
import { markSeen, newsOf } from './seen-messages';

const kept = (value: string | null) => ({ read: () => value });
const player = (count: number, newest: number) => ({ id: 'p1', messages: { count, newest } });

describe('what is news', () => {
  it.each<[string | null, number, number, number]>([
    [null, 0, 0, 0],
    [null, 1, 7, 7],
    ['p1.7', 1, 7, 0],
    ['p1.6', 2, 7, 7],
    ['p1.9', 1, 7, 0],
    ['p2.7', 1, 7, 7],
    ['p1.', 1, 7, 7],
    ['p1.x', 1, 7, 7],
    ['p1', 1, 7, 7],
    [`p1.${'9'.repeat(400)}`, 1, 7, 7],
    ['p1.-8', 1, 7, 7],
    ['p1.5', 0, 0, 0],
  ])('%j with %i entries up to %i: %i', (cookie, count, newest, news) => {
    expect(newsOf(player(count, newest), kept(cookie))).toBe(news);
  });

  it('ends with what was seen, and no later', () => {
    const written: string[] = [];
    const cookies = { write: (_: string, value: string) => written.push(value) };
    markSeen(player(1, 7), 5, cookies);
    markSeen(player(1, 7), 99, cookies);
    expect(written).toEqual(['p1.5', 'p1.7']);
  });
});
