import { describe, expect, it } from 'vitest';
import { rewardTiers } from '../../casino-api/src/features/loyalty/net-edge';
import { houseContribution } from '../../casino-api/src/features/bonuses/contribution';
import { costOf, gains, gifts, mostOf, stakes } from './cost';

const at = Date.UTC(2026, 10, 24, 12);
const named = (name: string) => gifts('standard', at).find((gift) => gift.name === name)!;

describe('no offer is worth more to a player than to the house', () => {
  it('by any game, tier and licence, nor are cashback, levels and challenges', () => expect(gains(at)).toEqual([]));

  it('nor are the free spins of levels at the highest value that operators set', () =>
    expect(gains(at, undefined, { gameid: 'kite-dragons', value: 5_00 })).toEqual([]));

  it('as it would be if all games of a category counted alike', () => {
    const found = gains(at, () => houseContribution);
    for (const what of [
      'welcome on velvet-blackjack, no tier, standard',
      'welcome on kite-dragons, Silver, standard',
      'welcome on above-and-below, no tier, standard',
      'welcome on lantern-festival, no tier, strict',
    ]) {
      expect(
        found.some((gain) => gain.startsWith(what)),
        what,
      ).toBe(true);
    }
  });

  it('at its dearest by less than a whole percent of contribution', () => {
    const welcome = named('welcome');
    const costs = rewardTiers.flatMap((tier) =>
      [...stakes.keys()].flatMap((gameid) => costOf(welcome, gameid, tier) ?? []),
    );
    expect(Math.max(...costs)).toBeLessThanOrEqual(1e-6);
    expect(Math.max(...costs)).toBeGreaterThan(-1_00);
  });
});

describe('the reckoning', () => {
  it('is that of blackjack as everybody can check it: 50 EUR, 30 times, at 20 % of a game that returns 99.59 %', () => {
    // 7,500 EUR staked, of which the house keeps 0.40 % less a fifth, and less what levels pay on a fifth of it: 15.75, not 30.
    expect(costOf(named('reload'), 'velvet-blackjack', null, houseContribution)).toBeCloseTo(
      50_00 - 7_500_00 * (0.004 - 0.00082 - 0.00105),
      0,
    );
  });

  it('takes free spins at what they return, and the most of a gift as lost at once', () => {
    expect(named('MOON20').face).toBeCloseTo(4_00 * 0.9611, 2);
    expect(mostOf(named('welcome'), null)).toBeLessThan(100_00);
    expect(mostOf(named('welcome'), null)).toBeGreaterThan(99_00);
  });
});
