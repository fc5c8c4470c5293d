/** wrangler uploads a built Worker as it is, with its source maps and static files. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build';
import { Refusal } from './platform';
import type { Worker } from './target';

interface UploadOptions {
  secretsFile?: string;
  /** The new version waits beside the one that serves, until a deployment names it. */
  aside?: boolean;
}

/** @returns the new version's id @throws Refusal with wrangler's own words */
export type Upload = (worker: Worker, options?: UploadOptions) => Promise<string>;

const wrangler = path.join(root, 'node_modules/.bin/wrangler');

function run(script: string, args: readonly string[], told: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(wrangler, args, {
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_OUTPUT_FILE_PATH: told, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Refusal(`${script} could not be uploaded.\n${said.slice(-3_000)}`)),
    );
  });
}

export const upload: Upload = async ({ script, config, environment }, { secretsFile, aside = false } = {}) => {
  const args = [
    ...(aside ? ['versions', 'upload'] : ['deploy']),
    ...['--config', config, '--name', script],
    ...(environment ? ['--env', environment] : []),
    ...(secretsFile ? ['--secrets-file', secretsFile] : []),
  ];
  const folder = await mkdtemp(path.join(tmpdir(), 'lantern-upload-'));
  const told = path.join(folder, 'wrangler.jsonl');
  try {
    await run(script, args, told);
    const entries = (await readFile(told, 'utf8')).trim().split('\n');
    const { version_id: version } = JSON.parse(entries.at(-1)!) as { version_id?: string };
    if (!version) throw new Refusal(`${script} was uploaded, and wrangler names no version of it.`);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
