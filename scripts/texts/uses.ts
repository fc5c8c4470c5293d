/** Where the code says a text, and on which screens that code stands: for the texts that no visit meets. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../build';
import type { Row } from './corpus';
import { nameOf } from './known';
import type { Pictured, Use } from './places';

/** What a source file names of texts: whole keys, and the beginnings of those that are put together. */
export interface Named {
  file: string;
  whole: ReadonlySet<string>;
  begun: ReadonlySet<string>;
  code: string;
}

export function namedIn(file: string, code: string): Named {
  const all = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, found]) => found!));
  return { file, code, whole: all(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g), begun: all(/`([\w-]+\.[\w.-]*)\$\{/g) };
}

/** The files that say a text. @param key as the code has it, such as `sports.halfWon`, without a plural's form */
export function filesSaying(key: string, sources: readonly Named[]): string[] {
  const whole = sources.filter(({ whole: keys }) => keys.has(key));
  if (whole.length > 0) return whole.map(({ file }) => file);
  const heads = sources.flatMap(({ file, begun }) =>
    [...begun].filter((head) => key.startsWith(head)).map((head) => ({ file, head })),
  );
  const longest = Math.max(0, ...heads.map(({ head }) => head.length));
  if (longest > 0) return [...new Set(heads.filter(({ head }) => head.length === longest).map(({ file }) => file))];
  // The API takes its texts from their object, and so does whoever asks for all of the site's; views name them by their keys.
  const [feature, ...rest] = key.split('.');
  const last = new RegExp(`\\b${rest[0]}\\b`);
  const object = new RegExp(`\\b${feature}\\b`);
  const takesByKey = ({ file, code }: Named) => !file.startsWith('casino-api/') && !code.includes('siteTexts(');
  return sources
    .filter((source) => !takesByKey(source) && object.test(source.code) && last.test(source.code))
    .map(({ file }) => file);
}

const folders = ['app', 'contract', 'casino-api/src', 'scripts'];

/** What every source file of ours names. */
export function sources(): Named[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .map((file) => namedIn(file, readFileSync(path.join(root, file), 'utf8'))),
  );
}

/** The files of ours that each route stands on. */
async function filesOfRoutes(routes: readonly string[]): Promise<Map<string, Set<string>>> {
  const { metafile } = await build({
    entryPoints: [...routes],
    absWorkingDir: root,
    outdir: 'none',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'neutral',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty', '.svg': 'empty', '.md': 'empty' },
    plugins: [
      {
        name: 'paths',
        setup({ onResolve, resolve }) {
          onResolve({ filter: /^virtual:|\?/ }, ({ path: asked }) => ({ path: asked, external: true }));
          onResolve({ filter: /^~\// }, ({ path: asked }) =>
            resolve(`./app/${asked.slice(2)}`, { resolveDir: root, kind: 'import-statement' }),
          );
          onResolve({ filter: /^(contract|locales)\// }, ({ path: asked }) =>
            resolve(`./${asked}`, { resolveDir: root, kind: 'import-statement' }),
          );
        },
      },
    ],
  });
  const found = new Map<string, Set<string>>();
  for (const { entryPoint, inputs } of Object.values(metafile.outputs))
    if (entryPoint) found.set(entryPoint, new Set(Object.keys(inputs)));
  return found;
}

const namespaces = new Map<string, string>();
function namespaceOf(file: string): string {
  const before = namespaces.get(file);
  if (before !== undefined) return before;
  const code = readFileSync(path.join(root, 'locales/en', file), 'utf8');
  const found = /export const (\w+)/.exec(code)?.[1] ?? '';
  namespaces.set(file, found);
  return found;
}

/** As the code has it: `paymentMethods.card.name` of `payment-methods.ts`. */
export const keyOf = ({ file, key }: Row): string => `${namespaceOf(file)}.${key}`;

/** Where each text is said, by its name. */
export async function usesOf(rows: readonly Row[], pictured: readonly Pictured[]): Promise<Map<string, Use[]>> {
  const [named, files] = [sources(), await filesOfRoutes([...new Set(pictured.map(({ route }) => route))])];
  return new Map(
    rows.map((row) => {
      const key = keyOf(row).replace(/_(?:one|many|other)$/, '');
      const uses = filesSaying(key, named).map((file) => ({
        file,
        screens: pictured
          .filter(({ route }) => files.get(route)?.has(file))
          .sort((a, b) => files.get(a.route)!.size - files.get(b.route)!.size),
      }));
      return [nameOf(row), uses.sort((a, b) => Number(b.screens.length > 0) - Number(a.screens.length > 0))] as const;
    }),
  );
}
