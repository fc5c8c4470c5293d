/** What the commands that deploy share: who runs them, how long they wait, and how a refusal is told. */
import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { root } from '../build';
import { Refusal } from './platform';
import type { SmokeOptions } from './smoke';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: root })).stdout.trim();

/** Of the branch that is checked out; with a mark when something is not committed, but for what a run of the tests notes of itself. */
export async function commitHere(): Promise<string> {
  const [commit, changes] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain', '--', '.', ':!tests/wavered.json'),
  ]);
  return changes ? `${commit} and changes` : commit;
}

/** Whom the lock and the history name. */
export const whoami = (environment: NodeJS.ProcessEnv): string => environment.GITHUB_ACTOR ?? userInfo().username;

/** What is said before it is asked for: a service token of Cloudflare Access opens what lies behind it. */
export const accessHeaders = ({
  ACCESS_CLIENT_ID: id,
  ACCESS_CLIENT_SECRET: secret,
}: NodeJS.ProcessEnv): Record<string, string> =>
  id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {};

export const waits = { patience: 300_000, pause: 3_000 } satisfies Partial<SmokeOptions>;
/** Longer than the longest silence of a machine that is still at it; shorter than anybody on call wants to wait. */
export const lockSeconds = 600;

/** Runs a command's work; a refusal is told in its own words. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
