import { hours, seconds } from 'contract/constants';
import { fromEuro, type Currency, type MoneyUnit } from 'contract/money';
import type { LicenceRules } from 'contract/protection';

/** What a licence may want different (DOMAIN §6). Durations in ms, money in euro minor units; null: no such cap. */
export interface LicenceProfile {
  /** Whether a player may take back withdrawals that are not approved yet. */
  cancelWithdrawal: boolean;
  /** The highest wagering multiplier of a bonus. */
  wageringCap: number | null;
  /** The highest stake of a real-money round. */
  stakeCap: number | null;
  /** Never offered, under any licence. */
  autoplay: false;
  /** The shortest time from one real-money round of a slot to the next. */
  shortestRound: number;
  /** How long a raise of the deposit limit waits before it can be confirmed. */
  limitWait: number;
  /** Whether play money is there for visitors whose age nobody checked. */
  funModeBeforeAgeCheck: boolean;
}

/** `standard` is what the specification says; `strict` takes the tightest rule of every switch. */
export const licenceProfiles = {
  standard: {
    cancelWithdrawal: true,
    wageringCap: null,
    stakeCap: null,
    autoplay: false,
    shortestRound: 0,
    limitWait: 24 * hours,
    funModeBeforeAgeCheck: true,
  },
  strict: {
    cancelWithdrawal: false,
    wageringCap: 10,
    stakeCap: 5_00,
    autoplay: false,
    shortestRound: 2.5 * seconds,
    limitWait: 24 * hours,
    funModeBeforeAgeCheck: false,
  },
} as const satisfies Record<string, LicenceProfile>;

/** The highest stake of a round, minor units of `unit`; play money has none. */
export const highestStake = ({ stakeCap }: LicenceProfile, unit: MoneyUnit): number => (unit === 'FUN' || stakeCap === null ? Infinity : fromEuro(stakeCap, unit));

/** The profile as its player is told it: the stake cap in minor units of `currency`. */
export const licenceRules = (profile: LicenceProfile, currency: Currency): LicenceRules => ({
  ...profile,
  stakeCap: profile.stakeCap === null ? null : fromEuro(profile.stakeCap, currency),
});

export type LicenceName = keyof typeof licenceProfiles;
export const licenceNames = Object.keys(licenceProfiles) as [LicenceName, ...LicenceName[]];
