import { days, hours, minimumAge, seconds } from 'contract/constants';
import { fromEuro, type Currency, type MoneyUnit } from 'contract/money';
import type { LicenceRules } from 'contract/protection';

/** What a licence may want different (DOMAIN §6). Durations in ms, money in euro minor units; null: no such cap. */
export interface LicenceProfile {
  /** Whether a player may take back withdrawals that are not approved yet. */
  cancelWithdrawal: boolean;
  /** The highest wagering multiplier of a bonus. */
  wageringCap: number | null;
  /** The highest stake of a real-money round in all, whatever it is staked by. The youngest first; empty: no cap. */
  stakeBands: readonly StakeBand[];
  /** Never offered, under any licence. */
  autoplay: false;
  /** The shortest time from the start of one real-money round to the start of the next, by what the first one is. */
  shortestRound: { slots: number; otherGames: number };
  /** How long a raise of the deposit limit waits before it can be confirmed. */
  limitWait: number;
  /** Whether play money is there for visitors whose age nobody checked. */
  funModeBeforeAgeCheck: boolean;
  /** For how many months a self-exclusion lasts at the least; null: its player is asked after the freeze. */
  exclusionMonths: number | null;
  /** How long after a complaint was made it is answered at the latest; after that its way to dispute resolution is open. */
  complaintAnswer: number;
  /** How long after money moved last it is kept who a player is. */
  recordsKept: number;
}

/** For players of an age or more, up to the next band. `highest` in euro minor units. */
interface StakeBand {
  fromAge: number;
  highest: number;
}

/** `standard` is what the specification says; `strict` takes the tightest rule of every switch. */
export const licenceProfiles = {
  standard: {
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
  },
  strict: {
    cancelWithdrawal: false,
    wageringCap: 10,
    stakeBands: [
      { fromAge: minimumAge, highest: 2_00 },
      { fromAge: 25, highest: 5_00 },
    ],
    autoplay: false,
    shortestRound: { slots: 2.5 * seconds, otherGames: 5 * seconds },
    limitWait: 24 * hours,
    funModeBeforeAgeCheck: false,
    exclusionMonths: 6,
    complaintAnswer: 10 * days,
    recordsKept: 10 * 365 * days,
  },
} as const satisfies Record<string, LicenceProfile>;

/**
 * What somebody may stake in a round at the most, euro minor units; null: as much as the game takes.
 * @param age null for a visitor, who is told the cap of most
 */
export function stakeCapAt({ stakeBands }: LicenceProfile, age: number | null): number | null {
  const band =
    age === null ? stakeBands.at(-1) : (stakeBands.findLast(({ fromAge }) => age >= fromAge) ?? stakeBands[0]);
  return band?.highest ?? null;
}

/** A cap in minor units of `unit`; play money has none. @param cap euro minor units */
export const highestStake = (cap: number | null, unit: MoneyUnit): number =>
  unit === 'FUN' || cap === null ? Infinity : fromEuro(cap, unit);

/** How long a round lasts at the least, ms. A bet on a match is no round of a game. */
export const shortestRoundOf = ({ shortestRound }: LicenceProfile, category: string): number =>
  category === 'sportsbook' ? 0 : category === 'slots' ? shortestRound.slots : shortestRound.otherGames;

/** The longest that a player ever waits for the next round, ms; 0 where none waits. */
export const longestRest = ({ shortestRound }: LicenceProfile): number =>
  Math.max(shortestRound.slots, shortestRound.otherGames);

/** The profile as its player is told it: the stake cap in minor units of `currency`. @param cap of the player, euro minor units */
export function licenceRules(profile: LicenceProfile, cap: number | null, currency: Currency): LicenceRules {
  const { stakeBands: _, recordsKept: __, ...rules } = profile;
  return { ...rules, stakeCap: cap === null ? null : fromEuro(cap, currency) };
}

export type LicenceName = keyof typeof licenceProfiles;
export const licenceNames = Object.keys(licenceProfiles) as [LicenceName, ...LicenceName[]];
