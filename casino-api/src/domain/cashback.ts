import { instantCashback } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import { refused, type Outcome } from '../outcome';
import { closedPeriod, periodOf, type Period, type PeriodKind } from './periods';
import { hasBenefit } from './vip-levels';

/** Percent of the net cash loss of a closed period (DOMAIN §4). */
export const lossCashback = { weekly: 5, monthly: 3 } as const;

/** The fixed money rewards: Gold and up once a week, Platinum once a month. Euro minor units (DOMAIN §4). */
export const moneyRewards = { weekly: 50_00, monthly: 250_00 } as const;

const hundredths = 10_000;
/** Parts of the accumulator that make one minor unit: an edge in hundredths of a percent, of which 20 % are paid back. */
export const instantParts = (hundredths * 100) / instantCashback.shareOfEdge;

/** The house's edge in hundredths of a percent. @param rtp hundredths of a percent, null when unknown */
export const edgeOf = (rtp: number | null): number =>
  rtp === null ? instantCashback.unknownRtpEdge * 100 : Math.min(instantCashback.edgeCap * 100, Math.max(0, hundredths - rtp));

/** What a cash stake (minor units) adds to the instant pot, in parts: exact. */
export const instantOf = (cashStake: number, rtp: number | null): number => cashStake * edgeOf(rtp);

/** Whole minor units of the pot; what is left below one stays for the next claim. */
export const instantPayable = (parts: number): number => Math.max(0, Math.floor(parts / instantParts));
export const instantAfter = (parts: number, paid: number): number => parts - paid * instantParts;

/** The period that a claim is for: today's claim takes the pot as it stands, the others pay for the period that has just closed. */
export const claimedPeriod = (kind: PeriodKind, at: number): Period => (kind === 'daily' ? periodOf(kind, at) : closedPeriod(kind, at));

/** Whether a player of a level has that cashback at all: daily everybody, the others from Silver. */
export const isOffered = (kind: PeriodKind, level: number): boolean =>
  kind === 'daily' || hasBenefit(level, kind === 'weekly' ? 'weeklyCashback' : 'monthlyCashback');

/** The fixed reward that a claim pays besides, minor units of the player's currency. */
export function moneyRewardOf(kind: PeriodKind, level: number, currency: Currency): number {
  if (kind === 'daily') return 0;
  const benefit = kind === 'weekly' ? 'weeklyMoneyReward' : 'monthlyMoneyReward';
  return hasBenefit(level, benefit) ? fromEuro(moneyRewards[kind], currency) : 0;
}

/** Part of a period's net cash loss, truncated; a period that was won gives nothing. Minor units. */
export const lossCashbackOf = (kind: keyof typeof lossCashback, netLoss: number): number => Math.floor((Math.max(0, netLoss) * lossCashback[kind]) / 100);

/** Minor units of the player's currency. */
export interface CashbackClaim {
  offered: boolean;
  frozen: boolean;
  alreadyClaimed: boolean;
  available: number;
}

/** Why nothing is paid, or null. Refusals: `account_frozen`, `cashback_not_offered`, `cashback_already_claimed`, `nothing_to_claim`. */
export function claimRefusal({ offered, frozen, alreadyClaimed, available }: CashbackClaim): Outcome<never> | null {
  if (frozen) return refused('account_frozen');
  if (!offered) return refused('cashback_not_offered');
  if (alreadyClaimed) return refused('cashback_already_claimed');
  return available > 0 ? null : refused('nothing_to_claim');
}
