import { instantCashback } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import { refused, type Outcome } from '../../kernel/outcome';
import { closedPeriod, periodOf, type Period, type PeriodKind } from '../../kernel/periods';
import type { PeriodTerms } from './terms';
import { hasBenefit } from './vip-levels';

const hundredths = 10_000;
/** Parts of the accumulator that make one minor unit: an edge in hundredths of a percent, of which 20 % are paid back. */
export const instantParts = (hundredths * 100) / instantCashback.shareOfEdge;

/** The house's edge in hundredths of a percent. @param rtp hundredths of a percent, null when unknown */
export const edgeOf = (rtp: number | null): number =>
  rtp === null
    ? instantCashback.unknownRtpEdge * 100
    : Math.min(instantCashback.edgeCap * 100, Math.max(0, hundredths - rtp));

/** What a cash stake (minor units) adds to the instant pot, in parts: exact. */
export const instantOf = (cashStake: number, rtp: number | null): number => cashStake * edgeOf(rtp);

/** Whole minor units of the pot; what is left below one stays for the next claim. */
export const instantPayable = (parts: number): number => Math.max(0, Math.floor(parts / instantParts));
export const instantAfter = (parts: number, paid: number): number => parts - paid * instantParts;

/** The period that a claim is for: today's claim takes the pot as it stands, the others pay for the period that has just closed. */
export const claimedPeriod = (kind: PeriodKind, at: number): Period =>
  kind === 'daily' ? periodOf(kind, at) : closedPeriod(kind, at);

/** Whether a player of a level has that cashback at all: daily everybody, the others from Silver. */
export const isOffered = (kind: PeriodKind, level: number): boolean =>
  kind === 'daily' || hasBenefit(level, `${kind}Cashback`);

/** The periods that pay for themselves, by terms of their own. */
export type PaidPeriod = Exclude<PeriodKind, 'daily'>;

/** The fixed reward that a claim pays besides, minor units of the player's currency. */
export const moneyRewardOf = (
  kind: PaidPeriod,
  { reward }: Pick<PeriodTerms, 'reward'>,
  level: number,
  currency: Currency,
): number => (hasBenefit(level, `${kind}MoneyReward`) ? fromEuro(reward, currency) : 0);

/** Part of a period's net cash loss, truncated; a period that was won gives nothing. Minor units; exact, since a percentage has one decimal at the most. */
export const lossCashbackOf = ({ percent }: Pick<PeriodTerms, 'percent'>, netLoss: number): number =>
  Math.floor((Math.max(0, netLoss) * Math.round(percent * 10)) / 1_000);

/** What a player had when a period closed. */
export interface PeriodsEnd {
  /** The level held then; 0 below the first. */
  level: number;
  /** Whether a round with cash staked was settled in the period. */
  hasPlayed: boolean;
  /** Net cash loss of the period, minor units. */
  netLoss: number;
  /** What the stakes of the period added to the instant pot, parts. */
  instant: number;
}

/**
 * What a closed week or month pays, minor units of the player's currency: by the tier held when it closed, to who played in it. A later level
 * earns nothing for earlier periods (DOMAIN §4). Never more than the instant cashback on the same stakes: a share of a loss alone is worth more than the
 * house's edge to whoever stakes once, at long odds. `reward` is part of `pays`.
 * @param terms as they were when the period began
 */
export function closedPeriodPays(
  kind: PaidPeriod,
  terms: PeriodTerms,
  { level, hasPlayed, netLoss, instant }: PeriodsEnd,
  currency: Currency,
): { pays: number; reward: number } {
  if (!hasPlayed || !isOffered(kind, level)) return { pays: 0, reward: 0 };
  const most = instantPayable(instant);
  const reward = Math.min(most, moneyRewardOf(kind, terms, level, currency));
  return { pays: Math.min(most, lossCashbackOf(terms, netLoss) + reward), reward };
}

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
