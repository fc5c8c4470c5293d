/** Whether the build is of the sources as they stand: by content, so that a checkout or a touched file costs nothing. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, buildDir, root } from '../build';

/** What goes into a build: folders and files relative to the repository. */
export const sources = [
  'app',
  'functions',
  'contract',
  'casino-api',
  'public',
  'locales',
  'wrangler.toml',
  'remix.config.js',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/content',
  'scripts/islands.ts',
  'scripts/offline.ts',
];

const stamp = path.join(buildDir, 'sources.sha256');
const lock = `${buildDir}.lock`;

async function filesUnder(relative: string): Promise<string[]> {
  const absolute = path.join(root, relative);
  const kind = await stat(absolute).catch(() => null);
  if (!kind) return [];
  if (kind.isFile()) return [relative];
  const entries = await readdir(absolute, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.') && !/\.test\.tsx?$/.test(name))
      .map(({ name }) => filesUnder(`${relative}/${name}`)),
  );
  return nested.flat();
}

/** A fingerprint of everything that goes into a build; tests are left out. */
async function fingerprint(): Promise<string> {
  const files = (await Promise.all(sources.map(filesUnder))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const isBuilt = async (print: string): Promise<boolean> =>
  existsSync(stamp) && (await readFile(stamp, 'utf8')) === print;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One build at a time: a folder is made by one process only. A lock whose owner is gone is taken over. */
async function locked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      await mkdir(lock);
      await writeFile(path.join(lock, 'pid'), String(process.pid));
      break;
    } catch {
      const owner = Number(await readFile(path.join(lock, 'pid'), 'utf8').catch(() => '0'));
      if (owner && !existsSync(`/proc/${owner}`) && existsSync('/proc/self'))
        await rm(lock, { recursive: true, force: true });
      else await pause(200);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** Builds if the sources changed since the last build. @returns whether it had to. @throws when the build fails. */
export async function ensureBuilt(onBuild: () => void = () => undefined): Promise<boolean> {
  if (await isBuilt(await fingerprint())) return false;
  return locked(async () => {
    const print = await fingerprint();
    if (await isBuilt(print)) return false;
    onBuild();
    await build();
    await writeFile(stamp, print);
    return true;
  });
}
