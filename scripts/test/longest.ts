/** Reads from each kind of runner which files took longest, so that whoever wants `npm test` quicker knows where to begin. */
import path from 'node:path';

export interface FileTime {
  /** From the repository's root. */
  file: string;
  seconds: number;
}

const listed = 5;

/** Files run side by side, so their times come to more than the suite's. */
const longest = (times: FileTime[]): FileTime[] => [...times].sort((a, b) => b.seconds - a.seconds).slice(0, listed);

export function vitestLongest(text: string, root: string): FileTime[] {
  const { testResults } = JSON.parse(text) as { testResults: { name: string; startTime: number; endTime: number }[] };
  return longest(
    testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
}

interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

export function playwrightLongest(text: string): FileTime[] {
  const { suites } = JSON.parse(text) as { suites: PlaywrightSuite[] };
  const milliseconds = ({ specs = [], suites: inner = [] }: PlaywrightSuite): number =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
      .reduce((sum, duration) => sum + duration, 0) + inner.reduce((sum, suite) => sum + milliseconds(suite), 0);
  return longest(suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: milliseconds(suite) / 1000 })));
}
