/** Reads from each kind of runner which tests failed and why, so that the end of a long output names them. */
import path from 'node:path';

export interface Failure {
  /** From the repository's root. */
  file: string;
  name: string;
  /** The first lines of what the runner says. */
  why: string;
}

const colours = /\u001b\[[0-9;]*m/g;
const firstLines = (text: string): string =>
  text
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .join('\n');

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** A file that did not load counts as one failure, by its own message. */
export function vitestFailures(text: string, root: string): Failure[] {
  const { testResults } = JSON.parse(text) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length)
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        name: fullName,
        why: firstLines(failureMessages?.join('\n') ?? ''),
      }));
    return status === 'failed' ? [{ file, name: 'the whole file', why: firstLines(message) }] : [];
  });
}

interface PlaywrightSuite {
  file: string;
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

export function playwrightFailures(text: string): Failure[] {
  const { suites } = JSON.parse(text) as { suites: PlaywrightSuite[] };
  const of = ({ file, specs = [], suites: inner = [] }: PlaywrightSuite): Failure[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          file: `e2e/${file}`,
          name: `${title} (${projectName})`,
          why: firstLines(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n')),
        })),
    ),
    ...inner.flatMap(of),
  ];
  return suites.flatMap(of);
}

/** Of a tool that counts nothing, or of a runner of ours: the lines marked as failed, else what it said last. */
export function toolFailures(command: string, output: string): Failure[] {
  const said = output
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim());
  const marked = said.filter((line) => /^\s*✗/.test(line));
  const why = (marked.length ? marked.slice(0, 40) : said.slice(-20)).join('\n');
  return [{ file: command, name: marked.length ? 'marked lines' : 'last lines', why }];
}
