import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributionFor, contributionOf, houseContribution, type ContributionTable } from './contribution';
import type { StakedOn } from '../catalogue/game-facts';
import { netEdge, rewardTiers } from '../loyalty/net-edge';

describe('the share of a stake that counts', () => {
  it.each([
    [{ gameid: 'a', category: 'slots' }, 100, 'category:slots'],
    [{ gameid: 'a', category: 'crash-and-fast' }, 100, 'category:crash-and-fast'],
    [{ gameid: 'a', category: 'livecasino' }, 20, 'category:livecasino'],
    [{ gameid: 'a', category: 'table' }, 20, 'category:table'],
    [{ gameid: 'a', category: 'game-shows' }, 20, 'category:game-shows'],
    [{ gameid: 'a', category: 'virtual' }, 20, 'category:virtual'],
    [{ gameid: 'a', category: 'sportsbook', odds: 1.19 }, 0, 'sportsbook:odds'],
    [{ gameid: 'a', category: 'sportsbook', odds: 1.2 }, 20, 'category:sportsbook'],
    [{ gameid: 'a', category: 'sportsbook', odds: 12 }, 20, 'category:sportsbook'],
    [{ gameid: 'a', category: 'sportsbook', odds: Number.NaN }, 0, 'sportsbook:odds'],
    [{ gameid: 'a', category: 'sportsbook' }, 0, 'sportsbook:odds'],
    [{ gameid: 'a', category: 'lottery' }, 0, 'none'],
    [{ gameid: 'a' }, 0, 'none'],
  ])('%o: %i %% by %s', (subject, percent, rule) => {
    expect(contributionOf(subject, houseContribution)).toEqual({ percent, rule });
  });

  it('is the game’s own where it has one, even none at all', () => {
    const table: ContributionTable = { ...houseContribution, games: { jackpot: 0, dice: 50 } };
    expect(contributionOf({ gameid: 'jackpot', category: 'slots' }, table)).toEqual({
      percent: 0,
      rule: 'game:jackpot',
    });
    expect(contributionOf({ gameid: 'dice', category: 'slots' }, table)).toEqual({ percent: 50, rule: 'game:dice' });
    expect(contributionOf({ gameid: 'other', category: 'slots' }, table)).toEqual({
      percent: 100,
      rule: 'category:slots',
    });
  });

  it('is nothing for what the tables don’t name, whatever the name', () => {
    const unknown = fc.string().filter((name) => !Object.hasOwn(houseContribution.categories, name));
    fc.assert(
      fc.property(
        fc.oneof(unknown, fc.constantFrom('__proto__', 'constructor', 'toString')),
        fc.string(),
        (category, gameid) => {
          expect(contributionOf({ gameid, category }, houseContribution)).toEqual({ percent: 0, rule: 'none' });
        },
      ),
    );
  });
});

describe('what a bonus is granted with', () => {
  const game = (rtp: number | null, category = 'slots'): StakedOn => ({ category, rtp, challenges: 0 });

  it('counts a stake for no more of the bonus than the house keeps of it, whatever the game, the tier and the multiplier', () => {
    const anyGame = fc.record({
      category: fc.constantFrom('slots', 'table', 'livecasino', 'sportsbook'),
      rtp: fc.option(fc.integer({ min: 8_500, max: 10_100 })),
      challenges: fc.constantFrom(0, 20, 60),
    });
    fc.assert(
      fc.property(
        anyGame,
        fc.constantFrom(...rewardTiers),
        fc.integer({ min: 1, max: 100 }),
        (staked, tier, multiplier) => {
          const { games } = contributionFor(
            { multiplier, tier },
            { games: new Map([['g', staked]]), others: () => game(0) },
          );
          const { percent } = contributionOf(
            { gameid: 'g', category: staked.category, odds: 2 },
            { ...houseContribution, games },
          );
          // Of the bonus, in hundredths of a percent of the stake.
          if (percent > 0) expect((percent * 100) / multiplier).toBeLessThanOrEqual(netEdge(staked, tier));
          // Nor a whole percent less than it could be.
          if (percent < houseContribution.categories[staked.category as 'slots']!)
            expect(((percent + 1) * 100) / multiplier).toBeGreaterThan(netEdge(staked, tier));
        },
      ),
    );
  });

  it('names the games that count otherwise than titles of unknown return do, and keeps to the most of each category', () => {
    const games = new Map([
      ['rich', game(9_900)],
      ['poor', game(9_000)],
      ['table', game(9_000, 'table')],
    ]);
    expect(
      contributionFor({ multiplier: 30, tier: null }, { games, others: (category) => game(null, category) }),
    ).toEqual({
      // 30 × (0.99 % − 0.2 % − 0.525 %), 30 × (9.99 % − 0.8 % − 0.525 %) above 100 %, and 30 × (3 % − 0.6 % − 0.525 %).
      games: { rich: 7, poor: 100 },
      categories: {
        slots: 56,
        'crash-and-fast': 56,
        livecasino: 20,
        table: 20,
        'game-shows': 20,
        virtual: 20,
        sportsbook: 20,
      },
      minimumOdds: 1.2,
    });
  });
});
