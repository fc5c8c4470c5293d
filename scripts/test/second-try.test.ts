import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures, type Failure } from './failures';
import { retryFailures, type Outcome } from './second-try';

const failure = (name: string, file = 'a'): Failure => ({
  file: `tests/${file}.test.ts`,
  name,
  why: 'other side closed',
});
const outcome = (passed: number, ...names: string[]): Outcome => ({
  counts: { passed, failed: names.length },
  failures: names.map((name) => failure(name)),
  wavered: [],
  longest: [],
});
const never = () => Promise.reject(new Error('asked again'));

describe('a second try', () => {
  it('is not made for what passed', async () => {
    expect(await retryFailures(outcome(9), never)).toEqual(outcome(9));
  });

  it('passes what passes alone, and names it', async () => {
    const settled = await retryFailures(outcome(9, 'deposits'), async () => outcome(3));
    expect(settled).toEqual({
      counts: { passed: 10, failed: 0 },
      failures: [],
      wavered: [failure('deposits')],
      longest: [],
    });
  });

  it('leaves failed what fails twice, and counts what fails beside it', async () => {
    expect((await retryFailures(outcome(9, 'deposits', 'plays'), async () => outcome(3, 'plays'))).counts).toEqual({
      passed: 10,
      failed: 1,
    });
    expect((await retryFailures(outcome(9, 'deposits'), async () => outcome(1, 'deposits', 'plays'))).counts).toEqual({
      passed: 8,
      failed: 2,
    });
  });

  it('is made for a file in which much failed: one product that hung fails all that comes after', async () => {
    const settled = await retryFailures(outcome(9, ...'abcdef'), async () => outcome(15));
    expect(settled.counts).toEqual({ passed: 15, failed: 0 });
  });

  it('is not made for many files, skipped tests or a runner that broke off', async () => {
    const many = { ...outcome(9, ...'abcdef'), failures: [...'abcdef'].map((name) => failure(name, name)) };
    const skipped = { ...outcome(9, 'deposits'), counts: { passed: 8, failed: 2 } };
    expect(await retryFailures(many, never)).toBe(many);
    expect(await retryFailures(skipped, never)).toBe(skipped);
    const first = outcome(9, 'deposits');
    expect(
      await retryFailures(first, async () => ({
        counts: { passed: 0, failed: 1 },
        failures: [],
        wavered: [],
        longest: [],
      })),
    ).toBe(first);
  });
});

describe('the failures in a report', () => {
  it('vitest: by file, test and first lines, and the file that did not load', () => {
    const text = JSON.stringify({
      testResults: [
        {
          name: '/house/tests/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            {
              fullName: 'a player deposits',
              status: 'failed',
              failureMessages: ['\u001b[31mError: 500\u001b[39m\n\n at x'],
            },
            { fullName: 'plays', status: 'passed', failureMessages: [] },
          ],
        },
        { name: '/house/tests/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(vitestFailures(text, '/house')).toEqual([
      { file: 'tests/a.test.ts', name: 'a player deposits', why: 'Error: 500\n at x' },
      { file: 'tests/b.test.ts', name: 'the whole file', why: 'no such module' },
    ]);
  });

  it('playwright: however deep the suite', () => {
    const test = (status: string, message?: string) => ({
      projectName: 'scripts off',
      status,
      results: [{ errors: message ? [{ message }] : [] }],
    });
    const suite = {
      file: 'lobby.spec.ts',
      specs: [{ title: 'opens', tests: [test('expected')] }],
      suites: [{ file: 'lobby.spec.ts', specs: [{ title: 'pages', tests: [test('unexpected', 'timed out')] }] }],
    };
    expect(playwrightFailures(JSON.stringify({ suites: [suite] }))).toEqual([
      { file: 'e2e/lobby.spec.ts', name: 'pages (scripts off)', why: 'timed out' },
    ]);
  });
});
