/**
 * A failed test is asked once more, alone: under load this machine resets a connection now and then, whoever answers it.
 * What then passes counts as passed and is printed by name with its first message; what fails twice has failed.
 * See docs/decisions/2026-11-22-a-failed-test-is-asked-again.md.
 */
import type { Counts } from './counts';
import type { Failure } from './failures';
import type { FileTime } from './longest';

export interface Outcome {
  counts: Counts;
  failures: Failure[];
  /** Failed first, passed alone. */
  wavered: Failure[];
  /** The files that took longest; of the first try, where there were two. */
  longest: FileTime[];
}

/** Failures in more files than this are no hiccup. Where a product hangs, every later test of its file fails with it. */
const mostAskedAgain = 5;

const same = (one: Failure) => (other: Failure) => one.file === other.file && one.name === other.name;

/** `again` runs the failed tests, and whatever the runner can't part from them, with nothing beside them. */
export async function retryFailures(
  first: Outcome,
  again: (failures: Failure[]) => Promise<Outcome>,
): Promise<Outcome> {
  const { counts, failures } = first;
  // A skipped test or a runner that broke off is no failure that a second try could mend.
  const files = new Set(failures.map(({ file }) => file));
  if (failures.length === 0 || files.size > mostAskedAgain || failures.length !== counts.failed) return first;
  const second = await again(failures);
  if (second.counts.failed !== second.failures.length) return first;
  const all = counts.passed + counts.failed;
  return {
    counts: { passed: all - second.counts.failed, failed: second.counts.failed },
    failures: second.failures,
    wavered: failures.filter((failure) => !second.failures.some(same(failure))),
    longest: first.longest,
  };
}
