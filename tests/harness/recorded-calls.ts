/**
 * Which calls of the API the tests made, and of which they judged the answer. An answer is judged when the test asserts something before it makes its
 * next call; one that was only a step on the way is not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allCalls } from 'contract/index';
import { resultCodes } from 'contract/result-codes';

/** Who called: without the key or with another one, with a player's session, a visitor's, or none. */
type CalledBy = 'stranger' | 'player' | 'visitor' | 'nobody';

export interface JudgedCall {
  call: string;
  code: string;
  by: CalledBy;
  /** It was only answered so beside another one of its name: which of them is refused, and by what, may be chance. */
  races?: true;
}

const recordsFolder = path.join(import.meta.dirname, '../../node_modules/.cache/calls');
export const recordOf = (testFile: string): string =>
  path.join(recordsFolder, `${testFile.replaceAll('/', '__')}.json`);

/** How many assertions the running test has made; null where nothing is recorded, outside of tests. */
let assertions: (() => number) | null = null;
let judged = new Map<string, JudgedCall>();
let steps: JudgedCall[] = [];
let assertedBefore = 0;
/** Calls that wait for their answer. */
const underWay = new Set<{ call: string; races?: true }>();

/** @param count how many assertions the running test has made */
export function startRecording(count: () => number): void {
  [assertions, judged, steps] = [count, new Map(), []];
}

/** What was answered before a test began is no answer of its own. */
export function beginTest(): void {
  [steps, assertedBefore] = [[], 0];
}

/** Keeps what was asserted on since it was answered, and forgets what was not. */
export function judgeSteps(): void {
  if (assertions && assertions() > assertedBefore)
    for (const step of steps) {
      const key = [step.call, step.code, step.by].join(' ');
      if (!step.races || !judged.has(key)) judged.set(key, step);
    }
  steps = [];
}

/** Makes a call and notes what came. Calls side by side, begun before any of them was answered, are judged together. */
export async function recorded<Answer>(
  said: Omit<JudgedCall, 'code'> | null,
  make: () => Promise<Answer>,
  codeOf: (answer: Answer) => string | Promise<string>,
): Promise<Answer> {
  if (!assertions || !said) return make();
  judgeSteps();
  const begun = judged;
  const own: { call: string; races?: true } = { call: said.call };
  for (const other of underWay) if (other.call === own.call) other.races = own.races = true;
  underWay.add(own);
  const answer = await make().finally(() => underWay.delete(own));
  const step: JudgedCall = { ...said, code: await codeOf(answer), ...(own.races && { races: true }) };
  // What a file left under way when it ended is none of the next one's calls.
  if (judged === begun) {
    steps.push(step);
    assertedBefore = assertions();
  }
  return answer;
}

export const judgedCalls = (): JudgedCall[] =>
  [...judged.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call);

/** Writes what a whole file of tests judged. @param testFile relative to the repository */
export function writeRecord(testFile: string): void {
  mkdirSync(recordsFolder, { recursive: true });
  writeFileSync(recordOf(testFile), JSON.stringify(judgedCalls()));
}

/** Literal addresses before those with parameters. */
const patterns = allCalls()
  .map(([name, call]) => ({
    name,
    method: call.method,
    parameters: call.path.split(':').length,
    pattern: new RegExp(`^${call.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`),
  }))
  .sort((a, b) => a.parameters - b.parameters);

/** The call of the contract that answers at an address; null for any other. */
export const callAt = (method: string, address: string): string | null =>
  patterns.find((each) => each.method === method && each.pattern.test(address.split('?')[0]!))?.name ?? null;

/** By what headers, each in lower case, a caller says who he is. @param key the right one */
export function callerIn(headers: Record<string, string>, key: string): CalledBy {
  if (headers['api-key'] !== key) return 'stranger';
  return headers['x-player-session'] ? 'player' : headers['x-anon-session'] ? 'visitor' : 'nobody';
}

/** The code in an envelope; of an answer without a body, the one that its status stands for. */
export async function codeIn(response: Response): Promise<string> {
  const byStatus = Object.entries(resultCodes).find(([, status]) => status === response.status)?.[0] ?? 'ok';
  if (!response.headers.get('content-type')?.includes('json')) return byStatus;
  const envelope = (await response
    .clone()
    .json()
    .catch(() => null)) as { info?: { resultCode?: string } } | null;
  return envelope?.info?.resultCode ?? byStatus;
}
