import { hours, seconds } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { highestStake, licenceNames, licenceRules, licenceProfiles, type LicenceProfile } from './licence-profile';
import { freezeReason } from './freeze';

describe('a licence profile', () => {
  it('is as the specification says where nobody chose another', () => {
    expect(licenceProfiles.standard).toEqual({
      cancelWithdrawal: true, wageringCap: null, stakeCap: null, autoplay: false, shortestRound: 0, limitWait: 24 * hours, funModeBeforeAgeCheck: true,
    });
  });

  it.each(licenceNames)('%s never offers autoplay, and lets no raise of a limit pass at once', (name) => {
    const profile: LicenceProfile = licenceProfiles[name];
    expect(profile.autoplay).toBe(false);
    expect(profile.limitWait).toBeGreaterThanOrEqual(24 * hours);
  });

  it('caps stakes in the player’s currency, and never play money', () => {
    expect([highestStake(licenceProfiles.strict, 'EUR'), highestStake(licenceProfiles.strict, 'NOK')]).toEqual([5_00, 50_00]);
    expect([highestStake(licenceProfiles.strict, 'FUN'), highestStake(licenceProfiles.standard, 'EUR')]).toEqual([Infinity, Infinity]);
  });

  it('is told in the player’s currency', () => {
    expect(licenceRules(licenceProfiles.strict, 'NOK')).toEqual({ ...licenceProfiles.strict, stakeCap: 50_00 });
    expect(licenceRules(licenceProfiles.standard, 'NOK').stakeCap).toBeNull();
  });

  it('can be strict', () => {
    expect(licenceProfiles.strict).toMatchObject({ cancelWithdrawal: false, wageringCap: 10, shortestRound: 2.5 * seconds, funModeBeforeAgeCheck: false });
  });
});

it.each([
  [false, false, null],
  [false, true, 'self_excluded'],
  [true, false, 'operator'],
  [true, true, 'operator'],
])('frozen by the operator %s, excluded %s: %s', (byOperator, excluded, reason) => expect(freezeReason(byOperator, excluded)).toBe(reason));
