import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../build';

type Graph = ReadonlyMap<string, readonly string[]>;

/** What imports what, types included, among the files of some folders. */
function imports(folders: readonly string[]): Graph {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file)),
  );
  const known = new Set(files);
  const resolve = (importer: string, source: string) => {
    const from = source.startsWith('~/') ? `app/${source.slice(2)}` : source;
    const base = from.startsWith('.') ? path.posix.join(path.posix.dirname(importer), from) : from;
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).filter((file) => known.has(file));
  };
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
      return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName))];
    }),
  );
}

/** A way back to where it began, for the first that there is; null without a cycle. */
function cycleOf(graph: Graph): string[] | null {
  const done = new Set<string>();
  const look = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = look(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = look(file, []);
    if (cycle) return cycle;
  }
  return null;
}

describe('imports, types included,', () => {
  const folders = ['app', 'functions', 'contract', 'locales', 'casino-api/src', 'scripts', 'tests', 'e2e'];
  const house = imports(folders);

  it('run in no cycle anywhere in the house', () => {
    expect(house.size).toBeGreaterThan(1_000);
    expect(cycleOf(house)).toBeNull();
  });

  it('are found where one is planted among the real files', () => {
    const [importer, [imported]] = [...house].find(([, targets]) => targets.length > 0)! as [string, [string]];
    const planted = new Map([...house, [imported, [...house.get(imported)!, importer]]]);
    expect(cycleOf(planted)).toEqual([importer, imported, importer]);
  });

  it.each([
    ['app/layout/page-head.ts', 'app/layout/route-handle.ts'],
    ['app/tables/family.ts', 'app/play/index.ts'],
    ['casino-api/src/kernel/outcome.ts', 'contract/result-codes.ts'],
  ])('are counted where only a type is taken: %s takes one of %s', (file, target) =>
    expect(house.get(file)).toContain(target),
  );

  it('are found where they run in one', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['b']],
    ]);
    expect(cycleOf(graph)).toEqual(['b', 'd', 'b']);
    expect(cycleOf(new Map([...graph, ['d', []]]))).toBeNull();
  });
});
