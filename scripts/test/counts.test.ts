import { describe, expect, it } from 'vitest';
import { countLine, countPlaywright, countVitest, settle, total } from './counts';

const vitest = (report: object) =>
  countVitest(
    JSON.stringify({
      success: true,
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      ...report,
    }),
  );
const playwright = (stats: object, errors: unknown[] = []) =>
  countPlaywright(JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }));

describe('what a suite came to', () => {
  it('vitest: a file that did not load is a failure though no test failed', () => {
    expect(vitest({})).toEqual({ passed: 3, failed: 0 });
    expect(vitest({ success: false })).toEqual({ passed: 3, failed: 1 });
    expect(vitest({ success: false, numFailedTests: 2 })).toEqual({ passed: 3, failed: 2 });
  });

  it('a skipped test is a failure', () => {
    expect(vitest({ numPendingTests: 1 }).failed).toBe(1);
    expect(playwright({ skipped: 1 }).failed).toBe(1);
  });

  it('playwright: flaky specs and errors outside specs are failures', () => {
    expect(playwright({})).toEqual({ passed: 2, failed: 0 });
    expect(playwright({ flaky: 1 }).failed).toBe(1);
    expect(playwright({}, [{}]).failed).toBe(1);
  });

  it('our own runners close with a line', () => {
    expect(countLine('lobby ok\n4 passed, 1 failed\n')).toEqual({ passed: 4, failed: 1 });
    expect(countLine('nothing was said')).toBeNull();
  });

  it('a runner that ran nothing, or broke off, has failed', () => {
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(settle({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(settle(null, 0)).toEqual({ passed: 0, failed: 1 });
    expect(settle({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
    expect(settle({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('all suites are summed', () => {
    expect(
      total([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
