import { careMarkers as thresholds, days, hours, minutes } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { type CareFacts, chasingDeposits, markersOf, nightsUntil } from './markers';

const nothing: CareFacts = { deposits: [], raises: 0, nights: [], cancellations: 0, declines: 0 };
const at = Date.UTC(2026, 10, 26, 12);
/** So many deposits, each soon after one that was lost whole. */
const chase = (count: number, { gap = minutes, lost = 100_00 } = {}) =>
  Array.from({ length: count + 1 }, (_, index) => ({
    at: at + index * gap,
    amount: 100_00,
    lostBefore: index ? lost : 0,
  }));
const nights = (count: number, rounds: number = thresholds.nightPlay.rounds) =>
  Array.from({ length: count }, () => rounds);

describe('a marker for care', () => {
  it('is none where nothing happened', () => expect(markersOf(nothing)).toEqual([]));

  it.each<[string, (times: number) => Partial<CareFacts>, number]>([
    ['losses_chased', (times) => ({ deposits: chase(times) }), thresholds.lossesChased.deposits],
    ['limits_raised', (raises) => ({ raises }), thresholds.limitsRaised.raises],
    ['night_play', (times) => ({ nights: nights(times) }), thresholds.nightPlay.nights],
    ['withdrawals_cancelled', (cancellations) => ({ cancellations }), thresholds.withdrawalsCancelled.times],
    ['deposits_declined', (declines) => ({ declines }), thresholds.depositsDeclined.declined],
  ])('%s is found at its threshold and not below', (marker, facts, threshold) => {
    expect(markersOf({ ...nothing, ...facts(threshold - 1) })).toEqual([]);
    expect(markersOf({ ...nothing, ...facts(threshold) })).toEqual([marker]);
    expect(markersOf({ ...nothing, ...facts(threshold + 1) })).toEqual([marker]);
  });

  it('of night play counts nights with enough rounds', () => {
    const { nights: needed, rounds } = thresholds.nightPlay;
    expect(markersOf({ ...nothing, nights: nights(needed, rounds - 1) })).toEqual([]);
  });
});

describe('a deposit chases losses', () => {
  const { soon, lostShare } = thresholds.lossesChased;
  it.each([
    ['in time', { gap: soon }, 1],
    ['too late', { gap: soon + 1 }, 0],
    ['after enough was lost', { lost: lostShare * 100 }, 1],
    ['after less was lost', { lost: lostShare * 100 - 1 }, 0],
    ['after a win', { lost: -1 }, 0],
  ])('%s', (_, how, count) => expect(chasingDeposits(chase(1, how))).toBe(count));
  it('never as the first', () => expect(chasingDeposits(chase(0))).toBe(0));
});

describe('nights', () => {
  it('are those of the player’s clock, the one in hand first', () => {
    expect(nightsUntil(at, 'UTC')[0]).toEqual({ from: Date.UTC(2026, 10, 26), until: Date.UTC(2026, 10, 26, 5) });
    expect(nightsUntil(at, 'Asia/Tokyo')[0]!.from).toBe(Date.UTC(2026, 10, 25, 15));
    expect(nightsUntil(at, 'Asia/Kolkata')[1]!.from).toBe(Date.UTC(2026, 10, 24, 18, 30));
    expect(nightsUntil(at, 'no/zone')).toEqual(nightsUntil(at, ''));
    const all = nightsUntil(at, 'UTC');
    expect(all).toHaveLength(thresholds.nightPlay.within);
    expect(all.every(({ from, until }) => until - from === 5 * hours)).toBe(true);
    expect(all[0]!.from - all[1]!.from).toBe(days);
  });
});
