/** Shows how far the tests are, a mark each. What failed is told once, at the end of `npm test`, by its cause. */
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

const marks = { passed: '·', failed: 'x', skipped: '-', pending: '?' } as const;
const width = 100;

export default class Progress implements Reporter {
  private shown = 0;

  onTestCaseResult(test: TestCase): void {
    process.stdout.write(marks[test.result().state]);
    this.shown += 1;
    if (this.shown % width === 0) process.stdout.write('\n');
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    process.stdout.write('\n');
    for (const { message, stack } of errors) process.stdout.write(`Outside of any test: ${stack ?? message}\n`);
  }
}
