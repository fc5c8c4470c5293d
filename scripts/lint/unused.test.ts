import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../build';

interface Report {
  issues: { file: string; [kind: string]: unknown }[];
}

/** What no other file uses, as `npm run unused` finds it: `file: name`. */
async function unusedIn(directory: string): Promise<string[]> {
  const stdout = await new Promise<string>((resolve, reject) =>
    execFile(
      process.execPath,
      [path.join(root, 'node_modules/knip/bin/knip.js'), '--reporter', 'json', '--no-config-hints'],
      { cwd: directory, maxBuffer: 10_000_000 },
      // It ends with 1 where it found something; what it can't do leaves no report.
      (error, out) => (out ? resolve(out) : reject(error ?? new Error('knip said nothing'))),
    ),
  );
  const { issues } = JSON.parse(stdout) as Report;
  return issues.flatMap(({ file, ...kinds }) =>
    Object.values(kinds)
      .flatMap((found) => (Array.isArray(found) ? (found as { name?: string }[]) : []))
      .map(({ name }) => `${file}: ${name}`),
  );
}

describe('what is exported', () => {
  it('is used by another file, and so is every file and every package', async () => {
    expect(await unusedIn(root)).toEqual([]);
  }, 120_000);

  it('and used by nobody is found, a value as well as a type', async () => {
    const copy = await mkdtemp(path.join(tmpdir(), 'lantern-unused-'));
    try {
      await mkdir(path.join(copy, 'contract'));
      await mkdir(path.join(copy, 'functions'));
      await writeFile(path.join(copy, 'package.json'), '{"name":"copy","type":"module"}');
      await writeFile(path.join(copy, 'knip.json'), await readFile(path.join(root, 'knip.json'), 'utf8'));
      await writeFile(
        path.join(copy, 'contract/planted.ts'),
        'export const used = 1;\nexport const left = 2;\nexport type Left = 3;\n',
      );
      await writeFile(
        path.join(copy, 'functions/_worker.ts'),
        "import { used } from 'contract/planted';\nconsole.log(used);\n",
      );
      expect(await unusedIn(copy)).toEqual(['contract/planted.ts: left', 'contract/planted.ts: Left']);
    } finally {
      await rm(copy, { recursive: true });
    }
  }, 60_000);
});
