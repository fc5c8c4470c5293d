import { expect, it } from 'vitest';
import { minutes, seconds } from 'contract/constants';
import { refreshAfter } from './deposit-status';

it('looks again every two seconds at first, and more calmly when the provider takes its time', () => {
  const waited = (passed: number) => refreshAfter(1_000, 1_000 + passed);
  expect([0, 2 * seconds, 2 * minutes - 1].map(waited)).toEqual([2, 2, 2]);
  expect([2 * minutes, 8 * 60 * minutes].map(waited)).toEqual([15, 15]);
});
