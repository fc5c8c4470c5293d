import { describe, expect, it } from 'vitest';
import { weightOf } from '../domain/cash-points';
import { contributionOf } from '../domain/contribution';
import { gameFacts } from './game-facts';

describe('what a game counts as', () => {
  it.each(['velvet-blackjack', 'fireside-poker', 'green-lamp-poker'])('%s is a card table to bonuses and points, though it is listed elsewhere', (gameid) => {
    expect(contributionOf({ gameid, ...gameFacts(gameid) })).toEqual({ percent: 20, rule: 'category:table' });
    expect(weightOf(gameFacts(gameid))).toBe(20);
  });

  it('is else its category', () => {
    expect(gameFacts('tinkers-dice').category).toBe('crash-and-fast');
    expect(gameFacts('no-such-game')).toEqual({ category: '', rtp: null });
  });
});
