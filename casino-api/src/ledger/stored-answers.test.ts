import { expect, it } from 'vitest';
import { derivedId } from './stored-answers';

it('derives ids from player and key together', () => {
  expect(derivedId('p', 'k')).toMatch(/^[0-9a-f]{24}$/);
  expect(derivedId('p', 'k')).toBe(derivedId('p', 'k'));
  expect(derivedId('p', 'k2')).not.toBe(derivedId('p', 'k'));
  expect(derivedId('p2', 'k')).not.toBe(derivedId('p', 'k'));
});
