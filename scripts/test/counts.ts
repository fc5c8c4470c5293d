/** Reads from each kind of runner how many checks passed and failed. A suite that ran nothing has failed. */

export interface Counts {
  passed: number;
  failed: number;
}

/** What vitest's JSON reporter writes, as far as it is read. */
interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Skipped tests count as failed: nothing here is skipped on purpose. A file that did not even load fails the run by `success`. */
export function countVitest(text: string): Counts {
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(text) as VitestReport;
  const failed = numFailedTests + numPendingTests + numTodoTests;
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export function countPlaywright(text: string): Counts {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** The closing line of our own runners; null when there is none. */
export function countLine(output: string): Counts | null {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : null;
}

/** What a suite came to: an exit code against its own count, or no checks at all, is a failure. */
export function settle(counts: Counts | null, exitCode: number): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  if (failed > 0 || (exitCode === 0 && passed > 0)) return { passed, failed };
  return { passed, failed: 1 };
}

export const total = (all: Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});
