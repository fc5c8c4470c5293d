/** `npm run contract` as it is typed. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build';

const contract = (...options: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const command = path.join(root, 'node_modules/.bin/tsx');
    execFile(command, ['scripts/contract.ts', ...options], { cwd: root }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: `${out}${err}` }),
    );
  });

it('--own starts the API of this repository, judges it and stops it', { timeout: 60_000 }, async () => {
  const { code, said } = await contract('--own', '--only', 'skinConfig,skinMenu');
  expect(said).toContain('2 conform, 0 deviate, 0 not judged whole, 0 missing; 0 rules not judged');
  expect(code).toBe(0);
});

it('an API is named, or it is the own one', async () => {
  const both = await contract('--own', '--url', 'http://localhost:8799');
  expect([both.code, both.said]).toEqual([2, expect.stringContaining('--own starts the API of this repository')]);
  const none = await contract();
  expect([none.code, none.said]).toEqual([2, expect.stringContaining('--url has to be')]);
});
