/** Reads `.dev.vars`: `NAME=value` lines, comments, optional quotes. The same file that wrangler reads. */
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Variables } from '../runtime';

/** @returns null when there is no such file. */
export async function readDevVars(file: string): Promise<Variables | null> {
  try {
    return parseEnv(await readFile(file, 'utf8')) as Variables;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
