import { days, hours, minutes } from 'contract/constants';

/** How far back plays are looked at for "most played": the last day counts first, then the week. */
export const playWindows = { day: 1 * days, week: 7 * days } as const;

/** A report of an hour that nobody looks at any more is not made, and what was counted is not kept. */
export const playsKept = playWindows.week + 1 * days;

const reportsSpread = 30 * minutes;

/** The first moment of the hour that a moment lies in, epoch ms. */
export const hourStart = (at: number): number => Math.floor(at / hours) * hours;

/**
 * When an hour's plays are reported: when it is over, and not everybody's in the same minute.
 * @param spread from 0 to 1, the same for a player each time
 */
export const reportedAt = (hour: number, spread: number): number => hour + hours + Math.floor(spread * reportsSpread);
