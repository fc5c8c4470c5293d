import { days } from 'contract/constants';

/** A win as the lists of winners are ordered: when it was won (epoch ms) and what it is worth in euro minor units. `amount` 0: it was taken back. */
export interface ListedWin {
  roundId: string;
  amount: number;
  euroAmount: number;
  wonAt: number;
}

/** How many wins each list shows. */
export const winnersShown = 10;
/** How far back the highest wins are looked for. */
export const highestWindow = 30 * days;

/** So many wins could be taken back at once, and the lists would still be whole. */
const spare = 20;
const kept = winnersShown + spare;
/** Wins that each was lower than the one before would all be kept; so many are enough. */
const highestKept = 500;
/** A win that was taken back is remembered as long as late word of it may put it up again. */
const takenBackKept = 100;

/** Later wins first, of two at one moment the higher. */
const byTime = (a: ListedWin, b: ListedWin) => b.wonAt - a.wonAt || b.euroAmount - a.euroAmount;

/**
 * The wins that no list will ever show again, however time goes on: as many as a list is long are both later and higher, so they leave the window
 * of the highest after it. What is kept of n wins grows with the logarithm of n at most, and ends at `mostKept`.
 */
export function superseded(wins: readonly ListedWin[]): string[] {
  const standing = wins.filter(({ amount }) => amount > 0).sort(byTime);
  const from = (standing[0]?.wonAt ?? 0) - highestWindow;
  // The highest of those that came later, the lowest of them last.
  const later: number[] = [];
  const unbeaten = standing.filter(({ euroAmount, wonAt }) => {
    const place = later.findIndex((worth) => worth < euroAmount);
    const isBeaten = wonAt <= from || (place === -1 && later.length >= kept);
    later.splice(place === -1 ? later.length : place, 0, euroAmount);
    later.length = Math.min(later.length, kept);
    return !isBeaten;
  });
  const takenBack = wins.filter(({ amount }) => amount === 0).sort(byTime);
  const stays = new Set([
    ...standing.slice(0, kept),
    ...unbeaten.sort((a, b) => b.euroAmount - a.euroAmount || b.wonAt - a.wonAt).slice(0, highestKept),
    ...takenBack.slice(0, takenBackKept),
  ]);
  return wins.filter((win) => !stays.has(win)).map(({ roundId }) => roundId);
}

/** What stays at most when the superseded are gone. */
export const mostKept = kept + highestKept + takenBackKept;
