import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board, fallOf, restOf, slotLeft } from './geometry';

const paths = fc
  .constantFrom(8, 12, 16)
  .chain((rows) => fc.array(fc.constantFrom('L', 'R'), { minLength: rows, maxLength: rows }))
  .map((steps) => steps.join(''));

/** Where a path of relative hops ends, across. */
const endOf = (path: string): number =>
  [...path.matchAll(/q\S+ \S+ (\S+) /g)].reduce((x, [, hop]) => x + Number(hop), board.width / 2);

describe('the way of a ball', () => {
  it('ends in the middle of the slot that its steps lead to', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const slot = [...path].filter((side) => side === 'R').length;
        const [left, right] = [slotLeft(slot, path.length), slotLeft(slot + 1, path.length)];
        expect(restOf(path).x).toBeCloseTo((left + right) / 2, 0);
        // Each hop is drawn to a tenth of a unit.
        expect(Math.abs(endOf(fallOf(path)) - restOf(path).x)).toBeLessThan(1);
      }),
    );
  });

  /** What is drawn about its end reaches so far down. */
  const radius = 8;

  it('ends above its slot, so that what the slot pays can be read', () => {
    fc.assert(
      fc.property(paths, (path) => {
        expect(restOf(path).y + radius).toBeLessThanOrEqual(board.slotTop);
        const [, start] = /V(\S+?)q/.exec(fallOf(path))!;
        const down = [...fallOf(path).matchAll(/q\S+ \S+ \S+ ([\d.]+)/g)].map(([, hop]) => Number(hop));
        const end = down.reduce((y, hop) => y + hop, Number(start));
        expect(Math.abs(end - restOf(path).y)).toBeLessThan(1);
      }),
    );
  });

  it('has a hop for every row', () => expect(fallOf('LRLLRRLR').split('q')).toHaveLength(9));
});
