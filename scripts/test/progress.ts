/** Shows how far the tests are, a mark each, and in which file one failed. What failed is told once, at the end of `npm test`, by its cause. */
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

const marks = { passed: '·', failed: 'x', skipped: '-', pending: '?' } as const;
const width = 100;

export default class Progress implements Reporter {
  private shown = 0;
  private readonly failed = new Set<string>();

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    process.stdout.write(marks[state]);
    this.shown += 1;
    const file = test.module.relativeModuleId;
    // Long runs are mended while they go on.
    if (state === 'failed' && !this.failed.has(file)) process.stdout.write(` ${file}\n`);
    else if (this.shown % width === 0) process.stdout.write('\n');
    if (state === 'failed') this.failed.add(file);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    process.stdout.write('\n');
    for (const { message, stack } of errors) process.stdout.write(`Outside of any test: ${stack ?? message}\n`);
  }
}
