import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './build';

interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Packages of a lock file that `npm ci` would miss: npm leaves out what its registry could not give (docs/decisions). */
function missing(packages: Record<string, LockEntry>): string[] {
  const found = (from: string, name: string): boolean => {
    const above = from.lastIndexOf('/node_modules/');
    return (
      `${from ? `${from}/` : ''}node_modules/${name}` in packages ||
      (from !== '' && found(above < 0 ? '' : from.slice(0, above), name))
    );
  };
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !found(from, name)),
  );
}

describe('the lock file', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, LockEntry> };

  it('names the packages of every platform, so that a clean install accepts it', () => {
    expect(missing(packages)).toEqual([]);
  });

  it('would tell one that is missing', () => {
    const name = 'node_modules/@rollup/rollup-darwin-arm64';
    expect(packages).toHaveProperty([name]);
    expect(missing(Object.fromEntries(Object.entries(packages).filter(([key]) => key !== name)))).toEqual([
      '@rollup/rollup-darwin-arm64',
    ]);
  });

  it('agrees with package.json, where every version is exact', () => {
    const { dependencies, devDependencies } = read('package.json') as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});
