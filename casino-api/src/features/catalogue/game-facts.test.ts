import { describe, expect, it } from 'vitest';
import { weightOf } from '../loyalty/cash-points';
import { contributionOf, houseContribution } from '../bonuses/contribution';
import { gameFacts } from './game-facts';

describe('what a game counts as', () => {
  it.each(['velvet-blackjack', 'fireside-poker', 'green-lamp-poker'])(
    '%s is a card table to bonuses and points, though it is listed elsewhere',
    (gameid) => {
      expect(contributionOf({ gameid, ...gameFacts(gameid) }, houseContribution)).toEqual({
        percent: 20,
        rule: 'category:table',
      });
      expect(weightOf(gameFacts(gameid))).toBe(20);
    },
  );

  it('goes by its best bet', () => {
    expect(
      ['harbour-roulette', 'jade-room-baccarat', 'tinkers-dice', 'lantern-festival'].map(
        (gameid) => gameFacts(gameid).rtp,
      ),
    ).toEqual([9_864, 9_894, 9_800, 9_610]);
  });

  it('has what challenges bring back, if a round can reach the lowest of them', () => {
    expect(
      ['kite-dragons', 'lantern-festival', 'ladder-of-stars', 'skyward'].map((gameid) => gameFacts(gameid).challenges),
    ).toEqual([0, 20, 60, 0]);
    expect(gameFacts('someone-elses', 'slots').challenges).toBe(60);
  });

  it('is else its category', () => {
    expect(gameFacts('tinkers-dice').category).toBe('crash-and-fast');
    expect(gameFacts('no-such-game')).toEqual({ category: '', rtp: null, challenges: 0 });
  });
});
