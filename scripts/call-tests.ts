/** Which tests of `tests/api` judged a call's answers, from what was recorded while they ran (`tests/harness/recorded-calls.ts`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordOf, type JudgedCall } from '../tests/harness/recorded-calls';

export interface TestRecord {
  /** `cashier`, of `tests/api/cashier.test.ts`. */
  name: string;
  judged: readonly JudgedCall[];
}

export interface TestsOfCall {
  /** Names of the records, each once. */
  happy: string[];
  error: string[];
  security: string[];
}

/** Refusals of rights: who calls is not who may, or what is asked for is not his. */
const securityCodes = new Set([
  'session_expired',
  'invalid_api_key',
  'invalid_signature',
  'forbidden',
  'restriction_error',
  'not_found',
]);

const kindOf = ({ code }: JudgedCall): keyof TestsOfCall =>
  code === 'ok' ? 'happy' : securityCodes.has(code) ? 'security' : 'error';

export function testsOf(call: string, records: readonly TestRecord[]): TestsOfCall {
  const found: TestsOfCall = { happy: [], error: [], security: [] };
  for (const { name, judged } of records) {
    const own = judged.filter((each) => each.call === call);
    for (const kind of new Set(own.map(kindOf))) found[kind].push(name);
  }
  return found;
}

/** The codes with which a call was answered and judged, each with who called; after a `~` who was only answered so in a race. */
export function answersOf(call: string, records: readonly TestRecord[]): Map<string, string[]> {
  const own = records.flatMap(({ judged }) => judged.filter((each) => each.call === call));
  const codes = [...new Set(own.map(({ code }) => code))].sort(
    (a, b) => Number(b === 'ok') - Number(a === 'ok') || (a < b ? -1 : 1),
  );
  const callersOf = (code: string) => {
    const answered = own.filter((each) => each.code === code);
    return [...new Set(answered.map(({ by }) => by))]
      .sort()
      .map((by) => (answered.some((each) => each.by === by && !each.races) ? by : `~${by}`));
  };
  return new Map(codes.map((code) => [code, callersOf(code)]));
}

/**
 * What the files of `tests/api` recorded when they last ran whole.
 * @throws naming those that never did
 */
export function readRecords(root: string): TestRecord[] {
  const files = readdirSync(path.join(root, 'tests/api'))
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
  const missing = files.filter((file) => !existsSync(recordOf(`tests/api/${file}`)));
  if (missing.length > 0)
    throw new Error(
      `Nothing is recorded of ${missing.join(', ')}: run \`npx vitest run --project miniflare tests/api\` first.`,
    );
  return files.map((file) => ({
    name: file.replace('.test.ts', ''),
    judged: JSON.parse(readFileSync(recordOf(`tests/api/${file}`), 'utf8')) as JudgedCall[],
  }));
}

/** The records without what may be chance. */
export const settledIn = (records: readonly TestRecord[]): TestRecord[] =>
  records.map(({ name, judged }) => ({ name, judged: judged.filter(({ races }) => !races) }));
