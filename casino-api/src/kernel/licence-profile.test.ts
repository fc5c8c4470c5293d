import { days, hours, seconds } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import {
  highestStake,
  licenceNames,
  licenceRules,
  licenceProfiles,
  longestRest,
  shortestRoundOf,
  stakeCapAt,
  type LicenceProfile,
} from './licence-profile';

describe('a licence profile', () => {
  it('is as the specification says where nobody chose another', () => {
    expect(licenceProfiles.standard).toEqual({
      cancelWithdrawal: true,
      wageringCap: null,
      stakeBands: [],
      autoplay: false,
      shortestRound: { slots: 0, otherGames: 0 },
      limitWait: 24 * hours,
      funModeBeforeAgeCheck: true,
      exclusionMonths: null,
      complaintAnswer: 56 * days,
      recordsKept: 5 * 365 * days,
    });
  });

  it('is strict in every field where it is chosen', () => {
    expect(licenceProfiles.strict).toEqual({
      cancelWithdrawal: false,
      wageringCap: 10,
      stakeBands: [
        { fromAge: 18, highest: 2_00 },
        { fromAge: 25, highest: 5_00 },
      ],
      autoplay: false,
      shortestRound: { slots: 2_500, otherGames: 5_000 },
      limitWait: 24 * hours,
      funModeBeforeAgeCheck: false,
      exclusionMonths: 6,
      complaintAnswer: 10 * days,
      recordsKept: 10 * 365 * days,
    });
  });

  it.each(licenceNames)('%s never offers autoplay, and lets no raise of a limit pass at once', (name) => {
    const profile: LicenceProfile = licenceProfiles[name];
    expect(profile.autoplay).toBe(false);
    expect(profile.limitWait).toBeGreaterThanOrEqual(24 * hours);
  });

  it('caps stakes in the player’s currency, and never play money', () => {
    expect([highestStake(5_00, 'EUR'), highestStake(5_00, 'NOK')]).toEqual([5_00, 50_00]);
    expect([highestStake(5_00, 'FUN'), highestStake(null, 'EUR')]).toEqual([Infinity, Infinity]);
  });

  it('caps stakes by age, and tells a visitor the cap of most', () => {
    expect([18, 24, 25, 70, null].map((age) => stakeCapAt(licenceProfiles.strict, age))).toEqual([
      2_00, 2_00, 5_00, 5_00, 5_00,
    ]);
    // Nobody below the lowest age plays; were there somebody, the lowest cap would hold.
    expect(stakeCapAt(licenceProfiles.strict, 17)).toBe(2_00);
    expect(stakeCapAt(licenceProfiles.standard, 18)).toBeNull();
    const [youngest] = licenceProfiles.strict.stakeBands;
    expect(stakeCapAt({ ...licenceProfiles.strict, stakeBands: [youngest] }, null)).toBe(2_00);
  });

  it('has rounds of slots and of other games last their time, and bets on matches none', () => {
    const { strict, standard } = licenceProfiles;
    expect(
      ['slots', 'livecasino', 'crash-and-fast', '', 'sportsbook'].map((category) => shortestRoundOf(strict, category)),
    ).toEqual([2_500, 5_000, 5_000, 5_000, 0]);
    expect([longestRest(strict), longestRest(standard)]).toEqual([5_000, 0]);
  });

  it('is told in the player’s currency', () => {
    expect(licenceRules(licenceProfiles.strict, 2_00, 'NOK')).toMatchObject({ wageringCap: 10, stakeCap: 20_00 });
    expect(licenceRules(licenceProfiles.standard, null, 'NOK').stakeCap).toBeNull();
  });

  it('can be strict', () => {
    expect(licenceProfiles.strict).toMatchObject({
      cancelWithdrawal: false,
      wageringCap: 10,
      shortestRound: { slots: 2.5 * seconds, otherGames: 5 * seconds },
      funModeBeforeAgeCheck: false,
    });
  });
});
