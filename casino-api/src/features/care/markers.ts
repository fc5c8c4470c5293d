import { careMarkers as thresholds, days, hours, minutes } from 'contract/constants';

/** What gives reason for care (DOMAIN §14). */
const careMarkers = [
  'losses_chased',
  'limits_raised',
  'night_play',
  'withdrawals_cancelled',
  'deposits_declined',
] as const;
export type CareMarker = (typeof careMarkers)[number];

/** A deposit that was credited, epoch ms, and what was lost in play between the one before and it, minor units; below zero: won. */
export interface FollowedDeposit {
  at: number;
  amount: number;
  lostBefore: number;
}

/** What a player's object knows of the windows that the thresholds name; counts of what came after an operator last unmarked the player. */
export interface CareFacts {
  /** Of the last day, the oldest first; one more before them where there is one. */
  deposits: readonly FollowedDeposit[];
  raises: number;
  /** Rounds of each night. */
  nights: readonly number[];
  cancellations: number;
  declines: number;
}

/** How many deposits follow soon on one that was lost again. */
export const chasingDeposits = (deposits: readonly FollowedDeposit[]): number =>
  deposits.filter(({ at, lostBefore }, index) => {
    const before = deposits[index - 1];
    const { soon, lostShare } = thresholds.lossesChased;
    return before !== undefined && at - before.at <= soon && lostBefore * 100 >= before.amount * lostShare;
  }).length;

/** What of it all gives reason for care, in the order of the list. */
export function markersOf({ deposits, raises, nights, cancellations, declines }: CareFacts): CareMarker[] {
  const found: Record<CareMarker, boolean> = {
    losses_chased: chasingDeposits(deposits) >= thresholds.lossesChased.deposits,
    limits_raised: raises >= thresholds.limitsRaised.raises,
    night_play: nights.filter((rounds) => rounds >= thresholds.nightPlay.rounds).length >= thresholds.nightPlay.nights,
    withdrawals_cancelled: cancellations >= thresholds.withdrawalsCancelled.times,
    deposits_declined: declines >= thresholds.depositsDeclined.declined,
  };
  return careMarkers.filter((marker) => found[marker]);
}

/** How far a zone's clock is ahead of UTC at a moment, ms. */
function aheadOfUtc(timeZone: string, at: number): number {
  const local = new Intl.DateTimeFormat('en', {
    ...{
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    },
  }).formatToParts(at);
  const part = (type: string) => Number(local.find((each) => each.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((wall - at) / (15 * minutes)) * 15 * minutes;
}

/** The last nights by the player's clock, the one in hand first, as from and until in epoch ms. An unknown zone is UTC. */
export function nightsUntil(at: number, timeZone: string): { from: number; until: number }[] {
  let ahead = 0;
  try {
    ahead = aheadOfUtc(timeZone || 'UTC', at);
  } catch {
    // Kept as UTC.
  }
  const { within, fromHour, untilHour } = thresholds.nightPlay;
  const today = Math.floor((at + ahead) / days) * days - ahead;
  return Array.from({ length: within }, (_, night) => ({
    from: today - night * days + fromHour * hours,
    until: today - night * days + untilHour * hours,
  }));
}
