/** `wrangler tail` follows a Worker's lines at the stand-in as runbooks name it: those that are searched for, and no other Worker's. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addScript, startPlatform } from '../tests/harness/platform';
import { root } from './build';

it('wrangler tail prints the lines that are searched for', { timeout: 120_000 }, async () => {
  const platform = await startPlatform();
  for (const script of ['lantern-edge-production', 'lantern-casino-api-production']) addScript(platform, script, {});
  const event = (text: string) => ({ logs: [{ message: [`{"level":"${text}"}`] }] });
  const wrangler = path.join(root, 'node_modules/wrangler/bin/wrangler.js');
  const asked = ['tail', 'lantern-edge-production', '--format', 'json', '--search', '"level":"error"'];
  const { tails } = platform.account;
  const followed = new Promise<string>((resolve) => (tails.onFollowed = resolve));
  const tail = spawn(process.execPath, [wrangler, ...asked], {
    cwd: root,
    env: { ...process.env, ...platform.environment, NODE_OPTIONS: '' },
  });
  let told = '';
  tail.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  try {
    expect(await followed).toBe('lantern-edge-production');
    tails.tell('lantern-casino-api-production', event('error","of":"another'));
    tails.tell('lantern-edge-production', event('info'));
    tails.tell('lantern-edge-production', event('error'));
    await expect.poll(() => told, { timeout: 30_000, interval: 100 }).toContain(String.raw`{\"level\":\"error\"}`);
    expect(told).not.toMatch(/info|another/);
  } finally {
    tail.kill();
    platform.stop();
  }
});
