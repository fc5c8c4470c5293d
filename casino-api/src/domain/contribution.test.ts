import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributionOf, houseContribution, type ContributionTable } from './contribution';

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
    expect(contributionOf(subject)).toEqual({ percent, rule });
  });

  it('is the game’s own where it has one, even none at all', () => {
    const table: ContributionTable = { ...houseContribution, games: { jackpot: 0, dice: 50 } };
    expect(contributionOf({ gameid: 'jackpot', category: 'slots' }, table)).toEqual({ percent: 0, rule: 'game:jackpot' });
    expect(contributionOf({ gameid: 'dice', category: 'slots' }, table)).toEqual({ percent: 50, rule: 'game:dice' });
    expect(contributionOf({ gameid: 'other', category: 'slots' }, table)).toEqual({ percent: 100, rule: 'category:slots' });
  });

  it('is nothing for what the tables don’t name, whatever the name', () => {
    const unknown = fc.string().filter((name) => !Object.hasOwn(houseContribution.categories, name));
    fc.assert(fc.property(fc.oneof(unknown, fc.constantFrom('__proto__', 'constructor', 'toString')), fc.string(), (category, gameid) => {
      expect(contributionOf({ gameid, category })).toEqual({ percent: 0, rule: 'none' });
    }));
  });
});
