/** One fault, one message: what fails alike in many languages or on many screens is told once, with the tests that it fails. */
import type { Failure } from './failures';

interface Cause {
  /** What deviated, of the first test that it fails. */
  why: string;
  /** `file: name` of each test, in order. */
  tests: string[];
}

/** What stays the same of a message from one language or screen to the next: quoted words, addresses, figures and languages left out. */
const essenceOf = (why: string): string =>
  why
    .split('\n')[0]!
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|“[^”]*”/g, '“”')
    .replace(/\/[\w./?=&%:$-]*/g, '/')
    .replace(/\b(en|es|de|fr|pt|no|jp|nb|ja)\b/g, '')
    .replace(/\d+(\.\d+)?/g, '0')
    .slice(0, 200);

/** The nearer to the deviating rule or call, the sooner it is read: rules, then the API's calls, then screens, then a browser. */
const nearness = (file: string): number =>
  [/^(?!tests|e2e)/, /^tests\/api\//, /^tests\/(?!edge\/)/, /^tests\/edge\//, /^e2e\//].findIndex((at) =>
    at.test(file),
  );

export function causesOf(failures: readonly Failure[]): Cause[] {
  const causes = new Map<string, Cause & { file: string }>();
  const nearest = [...failures].sort((a, b) => nearness(a.file) - nearness(b.file));
  for (const { file, name, why } of nearest) {
    const key = `${file}: ${essenceOf(why)}`;
    const cause = causes.get(key) ?? { why, file, tests: [] };
    cause.tests.push(`${file}: ${name}`);
    causes.set(key, cause);
  }
  return [...causes.values()].map(({ why, tests }) => ({ why, tests }));
}

const mostNamed = 3;

/** What stands at the end of the output for a cause. */
export function causeLines({ why, tests }: Cause): string {
  const named = tests.slice(0, tests.length > mostNamed + 1 ? mostNamed : undefined);
  const more = tests.length > named.length ? [`  … and ${tests.length - named.length} more that fail alike`] : [];
  return [...named.map((test) => `  ${test}`), ...more, why.replace(/^/gm, '      ')].join('\n');
}
