import { describe, expect, it } from 'vitest';
import { root } from '../build';
import { isBuilt, lintable, productTests, roomOf } from './changed';

describe('what a change touches', () => {
  it.each([
    ['casino-api/src/features/bonuses/wagering.ts', 'bonuses'],
    ['locales/de/cashier.ts', 'cashier'],
    ['app/routes/cashier.deposit.tsx', 'cashier'],
    ['app/races/board.tsx', 'races'],
    ['contract/tables.ts', 'tables'],
    ['scripts/test.ts', null],
  ])('%s is of the room %s', (file, room) => expect(roomOf(file)).toBe(room));

  it('is tested by the tests of its room first, and by no more than end within the minute', () => {
    const tests = productTests(root, ['locales/de/cashier.ts']);
    expect(tests).toContain('tests/edge/cashier.test.ts');
    expect(tests.length).toBeLessThanOrEqual(4);
    expect(productTests(root, ['README.md'])).toEqual([]);
    expect(productTests(root, ['tests/locale.test.ts'])).toEqual(['tests/locale.test.ts']);
  });

  it('is linted where it is code, and built where it goes into a Worker', () => {
    expect(lintable(['README.md', 'app/a.tsx', 'public/x.js'])).toEqual(['app/a.tsx']);
    expect(['app/a.test.ts', 'tests/x.ts', 'README.md'].filter(isBuilt)).toEqual([]);
  });
});
