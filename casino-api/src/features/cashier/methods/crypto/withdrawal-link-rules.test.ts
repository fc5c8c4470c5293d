import { hours, seconds } from 'contract/constants';
import { expect, it } from 'vitest';
import { isLinkGood, linkExpiresAt } from './withdrawal-link-rules';

it('a mailed link is good for 24 hours, and not at their end', () => {
  const issued = Date.UTC(2026, 10, 25);
  const end = issued + 24 * hours;
  expect(linkExpiresAt(issued)).toBe(end);
  expect([-1 * seconds, -1, 0, 1 * seconds].map((offset) => isLinkGood(issued, end + offset))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
