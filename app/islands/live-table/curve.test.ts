import { msUntil } from 'contract/play/growth';
import { describe, expect, it } from 'vitest';
import { curveOf, frame } from './curve';

const growth = { tau: 5_500, power: 1.6 };

describe('the curve of a flight', () => {
  it('begins in its corner, lying', () => {
    expect(curveOf(growth, 0, 100)).toMatchObject({ x: frame.left, y: frame.bottom, turn: 0 });
  });

  it('stays in its frame and ends at its tip, however high it is', () => {
    for (const multiple of [101, 150, 200, 1_000, 100_000]) {
      const { line, x, y, turn } = curveOf(growth, msUntil(growth, multiple), multiple);
      expect(line.endsWith(`${x} ${y}`)).toBe(true);
      for (const [, pointX, pointY] of line.matchAll(/([\d.]+) ([\d.]+)/g)) {
        expect(Number(pointX)).toBeGreaterThanOrEqual(frame.left);
        expect(Number(pointX)).toBeLessThanOrEqual(frame.right);
        expect(Number(pointY)).toBeGreaterThanOrEqual(frame.top);
        expect(Number(pointY)).toBeLessThanOrEqual(frame.bottom);
      }
      expect(turn).toBeGreaterThanOrEqual(0);
      expect(turn).toBeLessThanOrEqual(90);
    }
  });

  it('rises from left to right', () => {
    const points = [...curveOf(growth, 9_000, 900).line.matchAll(/([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    points.slice(1).forEach(([x, y], index) => {
      expect(x).toBeGreaterThan(points[index]![0]);
      expect(y).toBeLessThanOrEqual(points[index]![1]);
    });
  });
});
