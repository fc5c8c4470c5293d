import { expect, it } from 'vitest';
import { narrowed } from './narrowed';

const row = (...points: number[][]) => ({ width: points.length, height: 1, data: Uint8Array.from(points.flat()) });

it('a point is the mean of those that it stands for', () => {
  const two = narrowed(row([0, 0, 0, 255], [100, 0, 0, 255], [200, 0, 0, 255], [200, 0, 0, 255]), 2);
  expect([...two.data]).toEqual([50, 0, 0, 255, 200, 0, 0, 255]);
  expect([...narrowed(row([0, 0, 0, 255], [90, 0, 0, 255], [180, 0, 0, 255]), 2).data]).toEqual([
    30, 0, 0, 255, 150, 0, 0, 255,
  ]);
});

it('what can’t be seen gives no colour', () => {
  expect([...narrowed(row([200, 0, 0, 255], [0, 250, 0, 0]), 1).data]).toEqual([200, 0, 0, 128]);
});

it('the height goes with the width, and a narrow picture stays as it is', () => {
  const square = { width: 4, height: 6, data: new Uint8Array(96).fill(7) };
  expect(narrowed(square, 2)).toMatchObject({ width: 2, height: 3 });
  expect(new Set(narrowed(square, 3).data)).toEqual(new Set([7]));
  expect(narrowed({ width: 9, height: 1, data: new Uint8Array(36) }, 2)).toMatchObject({ width: 2, height: 1 });
  expect(narrowed(square, 4)).toBe(square);
});
