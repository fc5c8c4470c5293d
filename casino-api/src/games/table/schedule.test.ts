import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedRound, openRound, phaseAt, shownRound, timesOf, type Schedule } from './schedule';

const schedule: Schedule = { first: 1_000_000, every: 30_000, dealing: 6_000, shown: 5_000 };

describe('the rounds of a table', () => {
  it('follow one another without a gap: at every moment exactly one takes bets', () => {
    const { closesAt } = timesOf(schedule, 7);
    expect([-1, 0, 1].map((after) => openRound(schedule, closesAt + after))).toEqual([7, 8, 8]);
    expect(timesOf(schedule, 8)).toEqual({
      round: 8,
      opensAt: closesAt,
      closesAt: closesAt + 30_000,
      resultAt: closesAt + 36_000,
    });
  });

  it('show a result when the dealing is over, not a millisecond before', () => {
    const { resultAt } = timesOf(schedule, 7);
    expect([-1, 0].map((after) => shownRound(schedule, resultAt + after))).toEqual([6, 7]);
  });

  it('deal, show and wait', () => {
    const { closesAt } = timesOf(schedule, 7);
    const phases = [-1, 0, 5_999, 6_000, 10_999, 11_000, 29_999, 30_000].map((after) =>
      phaseAt(schedule, closesAt + after),
    );
    expect(phases.map(({ phase, round }) => `${phase} ${round}`)).toEqual([
      'betting 7',
      'dealing 7',
      'dealing 7',
      'result 7',
      'result 7',
      'betting 8',
      'betting 8',
      'dealing 8',
    ]);
  });

  it('are the same however late somebody looks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (after) => {
        const at = schedule.first + after;
        const { phase, round, endsAt } = phaseAt(schedule, at);
        expect(endsAt).toBeGreaterThan(at);
        expect(phaseAt(schedule, endsAt).phase).not.toBe(phase);
        const { opensAt, closesAt } = timesOf(schedule, openRound(schedule, at));
        expect(opensAt <= at && at < closesAt).toBe(true);
        expect(shownRound(schedule, at)).toBeLessThanOrEqual(closedRound(schedule, at));
        if (phase !== 'betting') expect(round).toBe(closedRound(schedule, at));
      }),
    );
  });
});
