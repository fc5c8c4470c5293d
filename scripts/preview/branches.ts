/** Each branch of a preview in a worktree of its own, built there from its own packages. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: root })).stdout.trim();

/** The host label of a branch: `feature/New_Lobby` → `feature-new-lobby`. */
export const labelOf = (branch: string): string =>
  branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 63);

export class PreviewError extends Error {
  override name = 'PreviewError';
}

/** @throws PreviewError when two branches would share a name, or one has none. */
export function labelled(branches: readonly string[]): Map<string, string> {
  const byLabel = new Map<string, string>();
  for (const branch of branches) {
    const label = labelOf(branch);
    if (!label) throw new PreviewError(`"${branch}" has no letter or digit to name its host by.`);
    const other = byLabel.get(label);
    if (other !== undefined)
      throw new PreviewError(
        `"${other}" and "${branch}" would both be ${label}.localhost. Preview them one at a time.`,
      );
    byLabel.set(label, branch);
  }
  return byLabel;
}

export const currentBranch = (): Promise<string> => git('rev-parse', '--abbrev-ref', 'HEAD');

/**
 * Checks a branch out as it is committed, beside the others, with its packages. Branches with the same lock file share ours.
 * @throws PreviewError for a branch that does not exist.
 */
export async function checkOut(branch: string, folder: string): Promise<void> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${branch}^{commit}`).catch(() => {
    throw new PreviewError(`There is no branch "${branch}" here.`);
  });
  if (existsSync(path.join(folder, '.git')))
    await run('git', ['checkout', '--quiet', '--detach', '--force', commit], { cwd: folder });
  else {
    await mkdir(path.dirname(folder), { recursive: true });
    await git('worktree', 'prune');
    await git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  }
  const lockOf = (base: string) => readFile(path.join(base, 'package-lock.json'), 'utf8');
  const modules = path.join(folder, 'node_modules');
  if (existsSync(modules)) return;
  if ((await lockOf(folder)) === (await lockOf(root))) await symlink(path.join(root, 'node_modules'), modules);
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
}
