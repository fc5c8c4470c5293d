import { hours } from 'contract/constants';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourStart, reportedAt } from './play-hours';

it('every moment lies in one hour, which is reported after it is over and before the next one is', () => {
  fc.assert(
    fc.property(fc.nat(4_000_000_000_000), fc.double({ min: 0, max: 1, noNaN: true }), (at, spread) => {
      const hour = hourStart(at);
      expect(hour % hours).toBe(0);
      expect(at - hour).toBeGreaterThanOrEqual(0);
      expect(at - hour).toBeLessThan(hours);
      expect(reportedAt(hour, spread)).toBeGreaterThanOrEqual(hour + hours);
      expect(reportedAt(hour, spread)).toBeLessThan(hour + 2 * hours);
    }),
  );
});
