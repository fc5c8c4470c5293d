/** wrangler uploads a built Worker as it is, with its source maps and static files. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../build';
import { Refusal } from './platform';
import type { Worker } from './target';

/** @throws Refusal with wrangler's own words */
export type Upload = (worker: Worker, options?: { secretsFile?: string }) => Promise<void>;

const wrangler = path.join(root, 'node_modules/.bin/wrangler');

export const upload: Upload = ({ script, config, environment }, { secretsFile } = {}) =>
  new Promise((resolve, reject) => {
    const args = [
      ...['deploy', '--config', config, '--name', script],
      ...(environment ? ['--env', environment] : []),
      ...(secretsFile ? ['--secrets-file', secretsFile] : []),
    ];
    const child = spawn(wrangler, args, {
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Refusal(`${script} could not be uploaded.\n${said.slice(-3_000)}`)),
    );
  });
